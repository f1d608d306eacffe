import {
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  parse,
  print,
  specifiedRules,
  validate,
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
} from 'graphql';
import { limitsRule, OPERATION_LIMITS } from '../../../server/graphql/limits';
import { buildShopSchema } from '../../../server/api/schema';
import type { TestShop } from '../../support/shop';
import type { GraphqlAnswer, ShopClient } from '../../support/shopClient';
import { OPERATIONS } from './operations';

export const schema = buildShopSchema();
export const queries = Object.keys(schema.getQueryType()!.getFields()).map((name) => `Query.${name}`);

/** How deep fields are nested; types that refer to each other would nest without end. */
const DEPTH = 6;

/** The path to a field of a response: names of fields, and `... on Type` for a member of a union. */
type FieldPath = readonly string[];

/** The paths to all scalar fields. */
function fieldPathsFrom(type: GraphQLCompositeType, above: FieldPath = []): FieldPath[] {
  if (above.length >= DEPTH) return [];
  if (!isObjectType(type)) {
    return schema
      .getPossibleTypes(type)
      .flatMap((member) => fieldPathsFrom(member, [...above, `... on ${member.name}`]));
  }
  return Object.values(type.getFields()).flatMap((field): FieldPath[] => {
    const inner = getNamedType(field.type);
    const fieldPath = [...above, field.name];
    return isCompositeType(inner) ? fieldPathsFrom(inner, fieldPath) : [fieldPath];
  });
}

function selectionOf(paths: readonly FieldPath[]): string {
  const inside = new Map<string, FieldPath[]>();
  for (const [first, ...rest] of paths) inside.set(first!, [...(inside.get(first!) ?? []), rest]);
  const fields = [...inside].map(([name, below]) => (below[0]!.length === 0 ? name : `${name} ${selectionOf(below)}`));
  return `{ ${fields.join(' ')} }`;
}

/** The operation of the table, with these fields selected. */
function documentOf(query: string, paths: readonly FieldPath[]): DocumentNode | null {
  const document = parse(OPERATIONS[query]!.document);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${query} is no operation`);
  const [root] = operation.selectionSet.selections as FieldNode[];
  const text = print({
    ...document,
    definitions: [
      {
        ...operation,
        selectionSet: { ...operation.selectionSet, selections: [{ ...root!, selectionSet: undefined }] },
      },
    ],
  });
  const whole = text.replace(/\}\s*$/, ` ${selectionOf(paths)} }`);
  try {
    const made = parse(whole, { maxTokens: OPERATION_LIMITS.tokens });
    return validate(schema, made, [...specifiedRules, limitsRule]).length === 0 ? made : null;
  } catch {
    return null;
  }
}

/** Fields that no operation can select, since one alone exceeds the limits. */
export const overLimits = new Set<string>();

/** As few operations as the limits allow that together select all of this. */
function documentsOf(query: string, paths: readonly FieldPath[]): string[] {
  const document = documentOf(query, paths);
  if (document) return [print(document)];
  if (paths.length < 2) {
    overLimits.add(`${query}: ${paths.flat().join(' ')}`);
    return [];
  }
  const half = Math.ceil(paths.length / 2);
  return [...documentsOf(query, paths.slice(0, half)), ...documentsOf(query, paths.slice(half))];
}

export interface QueryResponse {
  query: string;
  document: string;
  answer: GraphqlAnswer;
  /** The answer as it came. */
  text: string;
}

/** Sends these queries with all fields selected. */
export async function queryEverything(names: readonly string[], client: ShopClient): Promise<QueryResponse[]> {
  const responses: QueryResponse[] = [];
  for (const query of names) {
    const type = getNamedType(schema.getQueryType()!.getFields()[query.slice('Query.'.length)]!.type);
    const rule = OPERATIONS[query]!;
    const documents = isCompositeType(type) ? documentsOf(query, fieldPathsFrom(type)) : [rule.document];
    for (const documentText of documents) {
      const variables = rule.variables?.() ?? {};
      const { status, headers, body, text } = await client.rest('POST', '/graphql', { query: documentText, variables });
      const answer = { status, headers, data: body.data, errors: body.errors ?? [] };
      expect([query, answer.errors]).toEqual([query, []]);
      responses.push({ query, document: documentText, answer, text });
    }
  }
  return responses;
}

/** Every value of an answer without values of its own, by the type and the field that hold it. */
export function* values(
  found: unknown,
  type: GraphQLCompositeType,
): Generator<[field: string, kind: string, value: unknown]> {
  if (found === null || typeof found !== 'object') return;
  if (Array.isArray(found)) {
    for (const each of found) yield* values(each, type);
    return;
  }
  for (const [name, value] of Object.entries(found)) {
    const holders = isObjectType(type) ? [type] : schema.getPossibleTypes(type);
    const holder = holders.find((each) => Object.keys(found).every((key) => key in each.getFields()))!;
    const inner = getNamedType(holder.getFields()[name]!.type);
    if (isCompositeType(inner)) yield* values(value, inner);
    else for (const leaf of leaves(value)) yield [`${holder.name}.${name}`, inner.name, leaf];
  }
}

function leaves(value: unknown): unknown[] {
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [value];
}

/** Every amount that some column of some table holds, as the shop writes it. */
export async function amountsIn(shop: TestShop, table: string, column: string): Promise<string[]> {
  const rows = await shop.db.query<{ amount: string }[]>(
    `SELECT DISTINCT "${column}"::text AS amount FROM "${table}" WHERE "${column}" IS NOT NULL AND "${column}" <> 0`,
  );
  return rows.map(({ amount }) => amount);
}

export async function allAmounts(shop: TestShop): Promise<Set<string>> {
  const columns = await shop.db.query<{ table: string; column: string }[]>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'numeric' AND column_name !~ 'percent|discount$'`,
  );
  const found = await Promise.all(columns.map(({ table, column }) => amountsIn(shop, table, column)));
  return new Set(found.flat());
}

/** Whether a number is a count, which may equal a small amount by chance. */
const isCount = (value: number) => Number.isInteger(value) && value < 1_000;

/**
 * Whatever in the responses is an amount of money, or equals one of the shop's.
 * @param shown the fields whose amounts are meant to be read; the same amount anywhere else is exposed
 */
export function exposedAmounts(
  responses: readonly QueryResponse[],
  amounts: ReadonlySet<string>,
  shown: ReadonlySet<string> = new Set(),
): unknown[] {
  const exposed: unknown[] = [];
  for (const { query, answer, text } of responses) {
    const type = getNamedType(schema.getQueryType()!.getFields()[query.slice('Query.'.length)]!.type);
    const meant: unknown[] = [];
    for (const [field, kind, value] of values(Object.values(answer.data)[0], type as GraphQLCompositeType)) {
      if (shown.has(field)) meant.push(value);
      else if (kind === 'Money' && value !== null) exposed.push([query, field, value]);
      // How much a code takes off is a percentage.
      else if (
        typeof value === 'string' &&
        /^\d+\.\d\d$/.test(value) &&
        field !== 'ValidDiscountCode.discountPercent'
      ) {
        exposed.push([query, field, value]);
      } else if (typeof value === 'number' && !isCount(value) && amounts.has(value.toFixed(2))) {
        exposed.push([query, field, value]);
      }
    }
    for (const amount of text.match(/\d+\.\d\d?(?!\d)/g) ?? []) {
      // Each time that a field shows it accounts for one of the text.
      const at = meant.indexOf(amount);
      if (at >= 0) meant.splice(at, 1);
      else if (amounts.has(Number(amount).toFixed(2))) exposed.push([query, amount]);
    }
  }
  return exposed;
}
