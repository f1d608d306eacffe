import { isInterfaceType, type GraphQLSchema } from 'graphql';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { LIMITS } from '../../../common/constants';
import { badInput } from '../../core/errors';
import type { Context } from '../../graphql/context';
import { Cost } from '../../graphql/cost';
import { Node } from '../../graphql/nodes/node';
import { nodeIdOf, NODE_READERS } from './nodeReaders';
import { readNodes } from './readNodes';

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'What a global id names; null when there is no such thing that the viewer may see.',
  })
  async node(
    @Arg('nodeId', () => ID, { description: 'The `nodeId` of what was read before.' }) nodeId: string,
    @Ctx() context: Context,
  ): Promise<object | null> {
    const [found = null] = await readNodes(context, [nodeId], 'alone');
    if (found instanceof Error) throw found;
    return found;
  }

  @Cost({ entriesOf: 'nodeIds' })
  @Query(() => [Node], {
    nullable: 'items',
    description: 'What each of the global ids names, in their order; null where there is no such thing.',
  })
  nodes(
    @Arg('nodeIds', () => [ID], { description: 'At most 100.' }) nodeIds: string[],
    @Ctx() context: Context,
  ): Promise<(object | null)[]> {
    if (nodeIds.length > LIMITS.page) throw badInput({ nodeIds: `Ask for at most ${LIMITS.page} at a time` });
    return readNodes(context, nodeIds, 'list');
  }
}

/** Gives each type that implements `Node` its `nodeId`. @throws for one that cannot be read */
export function withNodeIds(schema: GraphQLSchema): GraphQLSchema {
  const node = schema.getType('Node');
  if (!isInterfaceType(node)) throw new Error('Node is no interface');
  for (const type of schema.getPossibleTypes(node)) {
    const reader = NODE_READERS.get(type.name);
    if (!reader) throw new Error(`${type.name} implements Node, but has no reader`);
    type.getFields().nodeId!.resolve = (source: object) => nodeIdOf(type.name, reader, source);
  }
  return schema;
}
