import {
  coerceInputValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isInputType,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
} from 'graphql';
import { truncateLists } from '../core/checkInput';
import { badInput, ShopError, type FieldErrors } from '../core/errors';
import type { AnyRoute } from './route';

/**
 * The variables of a document from the values of a REST request: its own fields alone, documented enum values
 * (`cod`) become GraphQL's names, nothing is cast.
 * @throws ShopError BAD_USER_INPUT with a message for each field of a wrong type: that of `wrongType` where its form has
 * one (specification 14.1), else what GraphQL's type takes
 */
export function variablesFor(
  schema: GraphQLSchema,
  document: DocumentNode,
  values: Record<string, unknown>,
  { bodyVariable, wrongType = {} }: Pick<AnyRoute, 'bodyVariable' | 'wrongType'> = {},
): Record<string, unknown> {
  const fieldErrors: FieldErrors = {};
  const variables: Record<string, unknown> = {};
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type: typeNode } of definition.variableDefinitions ?? []) {
      const name = variable.name.value;
      const type = typeFromAST(schema, typeNode as never);
      if (!isInputType(type)) continue;
      const value = pick(values[name], type);
      if (value === undefined && !isNonNullType(type)) continue;
      variables[name] = value;
      coerceInputValue(value, type, (path, invalid) => {
        const at = name === bodyVariable ? path : [name, ...path];
        addFieldError(fieldErrors, at, invalid, schemaTypeAt(type, path), wrongType[at.join('.')]);
      });
    }
  }
  if (Object.keys(fieldErrors).length > 0) throw badInput(fieldErrors);
  return variables;
}

/** The value with the fields of its type alone. */
function pick(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) {
    const inner = type.ofType;
    if (value !== undefined && value !== null) return pick(value, inner);
    // A missing object is checked field by field, with the documented messages.
    if (isListType(inner)) return value ?? [];
    return isInputObjectType(inner) && value === undefined ? pick({}, inner) : value;
  }
  if (value === undefined || value === null) return value;
  if (isListType(type)) {
    return Array.isArray(value)
      ? (truncateLists(value) as unknown[]).map((item) => pick(item, type.ofType))
      : new NotAList(value);
  }
  if (isEnumType(type)) return type.getValues().find((known) => known.value === value)?.name ?? new NotInEnum(value);
  if (!isInputObjectType(type)) return value;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const source = value as Record<string, unknown>;
  const picked: Record<string, unknown> = {};
  for (const field of Object.values(type.getFields())) {
    const part = pick(Object.hasOwn(source, field.name) ? source[field.name] : undefined, field.type);
    if (part !== undefined) picked[field.name] = part;
  }
  return picked;
}

/** A single value where a list is expected, which GraphQL would coerce to a list. */
class NotAList {
  constructor(readonly value: unknown) {}
}
/** A value that is not a documented one (`cod`), also where GraphQL would take it (`COD`). */
class NotInEnum {
  constructor(readonly value: unknown) {}
}

function schemaTypeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType {
  return path.reduce<GraphQLInputType>((at, key) => {
    const bare = isNonNullType(at) ? at.ofType : at;
    if (typeof key === 'number') return isListType(bare) ? bare.ofType : bare;
    return isInputObjectType(bare) ? (bare.getFields()[key]?.type ?? bare) : bare;
  }, type);
}

const EXPECTED: Readonly<Record<string, string>> = {
  String: 'Must be text',
  Int: 'Must be a whole number',
  Float: 'Must be a number',
  Boolean: 'Must be true or false',
  DateTime: 'Must be a moment as text, like "2026-11-21T08:30:00.000Z"',
  Money: 'Must be an amount as text with at most two decimals, like "12.50"',
};

function addFieldError(
  fieldErrors: FieldErrors,
  path: readonly (string | number)[],
  invalid: unknown,
  type: GraphQLInputType,
  documented: string | undefined,
): void {
  const named = getNamedType(type);
  // For an object the error is about its missing required fields.
  if (
    isInputObjectType(named) &&
    typeof invalid === 'object' &&
    invalid !== null &&
    !Array.isArray(invalid) &&
    !(invalid instanceof NotAList)
  ) {
    for (const field of Object.values(named.getFields())) {
      if (isNonNullType(field.type) && (invalid as Record<string, unknown>)[field.name] === undefined) {
        fieldErrors[[...path, field.name].join('.')] ??= `${field.name} is required`;
      }
    }
    return;
  }
  const expected =
    documented ??
    (invalid instanceof NotAList
      ? 'Must be a list'
      : isEnumType(named)
        ? `Must be one of ${named
            .getValues()
            .map(({ value }) => String(value))
            .join(', ')}`
        : isInputObjectType(named)
          ? 'Must be an object'
          : (EXPECTED[named.name] ?? 'Is not valid'));
  fieldErrors[path.join('.')] ??=
    invalid === undefined || invalid === null ? `${String(path.at(-1))} is required` : expected;
}

/** The body as an input with the key of the header; what is no object is left to be refused. */
export function withKey(body: unknown, idempotencyKey: string | null): unknown {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? { ...body, idempotencyKey } : body;
}

/** An id of the path. @throws ShopError NOT_FOUND for what is no id */
export function pathId(text: string | undefined, what: string): number {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  if (id < 1 || id > 2_147_483_647) throw new ShopError('NOT_FOUND', `${what} not found`);
  return id;
}

/** An id in the query string; undefined when it is absent. @throws ShopError BAD_USER_INPUT for what is no id */
export function queryId(query: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const text = query[name];
  if (text === undefined || text === '') return undefined;
  const id = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > 2_147_483_647) throw badInput({ [name]: `${name} must be a whole number` });
  return id;
}

/**
 * The documented paging: `limit` (1 to 100) and `cursor`.
 * @throws ShopError BAD_USER_INPUT for a limit that is not one
 */
export function paging(query: Readonly<Record<string, unknown>>): { first: number; after: string | undefined } {
  const { limit = '100', cursor } = query;
  const first = typeof limit === 'string' && /^\d{1,4}$/.test(limit) ? Number(limit) : 0;
  if (first < 1 || first > 100) throw badInput({ limit: 'limit must be a whole number from 1 to 100' });
  if (cursor !== undefined && typeof cursor !== 'string') throw badInput({ cursor: 'cursor must be given once' });
  return { first, after: cursor };
}
