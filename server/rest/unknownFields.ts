import { truncateLists } from '../core/checkInput';
import { badInput, type FieldErrors } from '../core/errors';
import type { JsonSchema } from './jsonSchema';
import type { RequestShape } from './requestShape';
import type { RestRequest } from './route';

/** As many unknown names as one refusal tells. */
const MAX_TOLD = 20;
/** A longer name is not repeated whole, and none is suggested for it. */
const MAX_NAME = 40;

/**
 * Refuses what a path does not take, by name, so that nothing that was misspelt is left out silently: parameters of the
 * query, and fields of the body of everything but a read (specification 12.2).
 * @throws ShopError BAD_USER_INPUT
 */
export function refuseUnknown(shape: RequestShape, method: string, { query, body }: RestRequest): void {
  const unknown = new Map(Object.entries(unknownParameters(query, Object.keys(shape.query))));
  if (method !== 'GET') addUnknown(unknown, body, shape.takenBody, [], shape.takesKey ? KEY_HINT : undefined);
  if (unknown.size > 0) throw badInput(Object.fromEntries(unknown));
}

/** What is wrong with the parameters of a query that are not among the known ones; empty when nothing is. */
export function unknownParameters(query: Readonly<Record<string, unknown>>, known: readonly string[]): FieldErrors {
  const unknown = Object.keys(query).filter((name) => !known.includes(name));
  return Object.fromEntries(
    unknown.slice(0, MAX_TOLD).map((name) => [shortened(name), told('parameter', name, known)]),
  );
}

/** Fields that belong elsewhere, with what would be right. */
const KEY_HINT: ReadonlyMap<string, string> = new Map([
  ['idempotencyKey', 'There is no field idempotencyKey here; send it as the header Idempotency-Key'],
]);

function addUnknown(
  unknown: Map<string, string>,
  value: unknown,
  schema: JsonSchema,
  path: readonly string[],
  hints?: ReadonlyMap<string, string>,
): void {
  if (Array.isArray(value)) {
    // Where no list is described, it is refused by its type, and lists in it may go as deep as anybody likes.
    const { items } = schema;
    if (!items) return;
    for (const [at, item] of (truncateLists(value) as unknown[]).entries())
      addUnknown(unknown, item, items, [...path, String(at)]);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const { properties = {}, additionalProperties: rest } = schema;
  for (const [name, part] of Object.entries(value)) {
    if (unknown.size >= MAX_TOLD) return;
    const at = [...path, shortened(name)];
    const known = Object.hasOwn(properties, name) ? properties[name] : rest;
    if (typeof known === 'object') addUnknown(unknown, part, known, at);
    else if (known === false)
      unknown.set(at.join('.'), hints?.get(name) ?? told('field', name, Object.keys(properties)));
  }
}

function told(kind: 'field' | 'parameter', name: string, known: readonly string[]): string {
  const nearest = nearestOf(name, known);
  const right =
    nearest !== undefined
      ? `did you mean ${nearest}?`
      : known.length > 0
        ? `there are ${known.join(', ')}`
        : `this path takes no ${kind}s`;
  return `There is no ${kind} ${shortened(name)} here; ${right}`;
}

/** The name as a refusal repeats it. */
export function shortened(name: string): string {
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
}

/** The known name that is most likely meant; undefined when none is much like it. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  if (name.length > MAX_NAME) return undefined;
  const most = Math.floor(name.length / 3);
  const [nearest] = known
    .map((each) => ({ each, distance: editDistance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return nearest?.each;
}

/** How many letters have to be put in, taken out or changed to make one text of the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at];
    for (let other = 1; other <= to.length; other += 1) {
      const changed = (row[other - 1] ?? 0) + (from[at - 1] === to[other - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[other] ?? 0) + 1, (next[other - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
