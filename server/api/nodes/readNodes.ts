import type { Standing } from '../../catalog/pictures/inlinePictures';
import { forbidden } from '../../core/errors';
import type { Context } from '../../graphql/context';
import { parseGlobalId } from '../../graphql/nodes/node';
import type { Viewer } from '../../identity/viewer';
import { OPERATIONS } from '../authorization/operations';
import { refuseUnless } from '../authorization/rules';
import { nodeIdOf, NODE_READERS } from './nodeReaders';

/** A node with the name of its type; null when there is none; the refusal that reading it by itself has. */
type FoundNode = { readonly __typename: string } | Error | null;

/**
 * The nodes in the order of their global ids, each with the rights that reading it by itself takes; one statement for
 * each type.
 */
export async function readNodes(
  context: Context,
  nodeIds: readonly string[],
  standing: Standing,
): Promise<FoundNode[]> {
  const found = new Map<string, FoundNode>();
  const wanted = new Map<string, Set<number>>();
  for (const nodeId of nodeIds) {
    const name = parseGlobalId(nodeId);
    const reader = name && NODE_READERS.get(name.type);
    if (!reader) continue;
    const refusal = refusalOf(reader.operation(context.viewer, name.id), context.viewer);
    if (refusal) found.set(nodeId, refusal);
    else wanted.set(name.type, (wanted.get(name.type) ?? new Set()).add(name.id));
  }
  await Promise.all(
    [...wanted].map(async ([type, ids]) => {
      const reader = NODE_READERS.get(type)!;
      for (const value of await reader.read(context, [...ids], standing)) {
        found.set(nodeIdOf(type, reader, value), { __typename: type, ...value });
      }
    }),
  );
  return nodeIds.map((nodeId) => found.get(nodeId) ?? null);
}

/** Why the viewer may not run the operation; null when it may. */
function refusalOf(operation: string, viewer: Viewer): Error | null {
  const rule = OPERATIONS[operation];
  if (!rule) return forbidden(`${operation} is open to nobody.`);
  try {
    refuseUnless(rule, viewer);
    return null;
  } catch (error) {
    return error as Error;
  }
}
