import { badInput } from '../../core/errors';
import type { JsonSchema } from '../jsonSchema';

/** The columns that a list can have, of which the parameter `fields` chooses some (specification 12.10). */
export interface Columns {
  /** In the order in which an entry has them. */
  readonly names: readonly string[];
  /** The document that reads these columns alone. */
  readonly document: (chosen: readonly string[]) => string;
}

/** A longer name is not repeated whole. */
const MAX_TOLD = 40;

/**
 * The columns that a request chose, in one form for every way to write the same choice: in the order of the entry, each
 * once.
 * @param fields the value of the parameter; undefined when it was not sent
 * @returns null for all columns
 * @throws ShopError BAD_USER_INPUT for a name that is none, naming those that there are
 */
export function chosenColumns({ names }: Columns, fields: unknown): readonly string[] | null {
  if (fields === undefined) return null;
  const there = `there are ${names.join(', ')}`;
  if (typeof fields !== 'string') throw badInput({ fields: 'Send fields once, with commas between the names' });
  if (fields === '') throw badInput({ fields: `Name at least one field; ${there}` });
  const chosen = new Set(fields.split(','));
  const unknown = [...chosen].find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const told = unknown.length > MAX_TOLD ? `${unknown.slice(0, MAX_TOLD)}…` : unknown;
    throw badInput({ fields: `There is no field "${told}" here; ${there}` });
  }
  return chosen.size === names.length ? null : names.filter((name) => chosen.has(name));
}

/** The parameter `fields`, described. */
export function fieldsSchema({ names }: Columns): JsonSchema {
  return {
    type: 'array',
    description: 'The fields that each entry has; without it all. Their order and repetitions change nothing.',
    minItems: 1,
    items: { type: 'string', enum: [...names] },
  };
}
