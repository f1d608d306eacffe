import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** A schema of JSON Schema 2020-12, which OpenAPI 3.1 uses. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  $ref?: string;
  [keyword: string]: unknown;
}

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  ID: { type: 'string' },
  Money: { type: 'string', pattern: String.raw`^-?\d+\.\d{2}$`, examples: ['12.50'] },
  DateTime: { type: 'string', format: 'date-time' },
};
/** An amount in a request may have fewer decimals. */
/** A whole number in a request. */
export const INPUT_INT: JsonSchema = { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };
const INPUT_MONEY: JsonSchema = { type: 'string', pattern: String.raw`^-?\d{1,12}(\.\d{1,2})?$`, examples: ['12.50'] };

/** The schema of a selection of an object's fields, with enum values as the paths have them: in lower case. */
export function selectedSchema(schema: GraphQLSchema, type: GraphQLObjectType, set: SelectionSetNode): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const node of set.selections) {
    if (node.kind !== Kind.FIELD || node.name.value === '__typename') continue;
    const field = type.getFields()[node.name.value];
    if (!field) continue;
    const name = node.alias?.value ?? node.name.value;
    properties[name] = described(outputSchema(schema, field.type, node.selectionSet), field.description);
  }
  return object(properties);
}

/** The schema of the fragment on a union's member. */
export function memberSchema(schema: GraphQLSchema, set: SelectionSetNode, member: string): JsonSchema {
  const type = schema.getType(member);
  const fragment = set.selections.find(
    (node) => node.kind === Kind.INLINE_FRAGMENT && node.typeCondition?.name.value === member,
  );
  if (!isObjectType(type) || fragment?.kind !== Kind.INLINE_FRAGMENT) throw new Error(`No ${member} is selected`);
  return selectedSchema(schema, type, fragment.selectionSet);
}

function outputSchema(schema: GraphQLSchema, type: GraphQLOutputType, set: SelectionSetNode | undefined): JsonSchema {
  if (isNonNullType(type)) return presentSchema(schema, type.ofType, set);
  return nullable(presentSchema(schema, type, set));
}

function presentSchema(schema: GraphQLSchema, type: GraphQLOutputType, set: SelectionSetNode | undefined): JsonSchema {
  if (isListType(type)) return { type: 'array', items: outputSchema(schema, type.ofType as GraphQLOutputType, set) };
  if (isObjectType(type) && set) return selectedSchema(schema, type, set);
  return leaf(type as GraphQLNamedType);
}

/** The schema of an input type, as the paths take it. */
export function inputSchema(type: GraphQLInputType): JsonSchema {
  if (isNonNullType(type)) return presentInput(type.ofType);
  return nullable(presentInput(type));
}

function presentInput(type: GraphQLInputType): JsonSchema {
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType) };
  if (isInputObjectType(type)) return inputObject(type);
  return leaf(type as GraphQLNamedType, true);
}

function inputObject(type: GraphQLInputObjectType): JsonSchema {
  const fields = Object.values(type.getFields());
  const properties = fields.map((field) => [field.name, described(inputSchema(field.type), field.description)]);
  const required = fields.flatMap(({ name, type: of, defaultValue }) =>
    isNonNullType(of) && defaultValue === undefined ? [name] : [],
  );
  return described(
    { type: 'object', properties: Object.fromEntries(properties) as Record<string, JsonSchema>, required },
    type.description,
  );
}

function leaf(type: GraphQLNamedType, isInput = false): JsonSchema {
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ value }) => String(value)) };
  if (isInput && type.name === 'Money') return INPUT_MONEY;
  if (isInput && type.name === 'Int') return INPUT_INT;
  return SCALARS[type.name] ?? {};
}

/** An object whose properties are all required. */
export function object(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

export function nullable(schema: JsonSchema): JsonSchema {
  // A schema without a type allows everything, null too.
  if (schema.$ref) return { anyOf: [schema, { type: 'null' }] };
  if (schema.type === undefined || Array.isArray(schema.type)) return schema;
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}

/** The schema without null, for what is required. */
export function nonNull(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.type)) return schema;
  const type = schema.type.find((each) => each !== 'null');
  return { ...schema, type, ...(schema.enum && { enum: schema.enum.filter((value) => value !== null) }) };
}

function described(schema: JsonSchema, description: string | null | undefined): JsonSchema {
  return description ? { ...schema, description } : schema;
}
