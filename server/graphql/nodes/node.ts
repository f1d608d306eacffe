import { Field, ID, InterfaceType } from 'type-graphql';
import { isId } from '../../db/page';

/** What Relay calls a node (specification 11.9, docs/decisions/0017). Its types are read by `server/api/nodes/`. */
@InterfaceType('Node', { description: 'What can be read by a global id, whatever its type.' })
export abstract class Node {
  @Field(() => ID, { description: 'Names it for ever among all nodes: for `node` and `nodes`, and nothing else.' })
  nodeId: string;
}

/** A thing by the name of its type and its number. */
export interface NodeName {
  readonly type: string;
  readonly id: number;
}

/** The global id, which says nothing to clients; a stored one stays good for ever. */
export function globalId({ type, id }: NodeName): string {
  return Buffer.from(`${type}:${id}`).toString('base64url');
}

/** What a global id names; null for a text that `globalId` never gives. */
export function parseGlobalId(nodeId: string): NodeName | null {
  if (nodeId.length > MAX_LENGTH) return null;
  const [, type, id] = /^(\w+):(\d+)$/.exec(Buffer.from(nodeId, 'base64url').toString()) ?? [];
  if (type === undefined || id === undefined || !isId(id)) return null;
  const name = { type, id: Number(id) };
  return globalId(name) === nodeId ? name : null;
}

const MAX_LENGTH = 100;
