import {
  GraphQLInt,
  isInputType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { AnyObjectSchema } from 'yup';
import { isLanguage, LANGUAGES, type Language } from '../../common/languages';
import { badInput } from '../core/errors';
import { inputSchema, nonNull, type JsonSchema } from './jsonSchema';
import type { AnyRoute } from './route';
import { withBounds } from './shapes/bounds';
import { fieldsSchema } from './shapes/columns';
import { CONDITIONS, INPUT_RULES } from './shapes/inputRules';

/** A variable of a route's document. */
interface Variable {
  name: string;
  type: GraphQLInputType;
  /** Whether it comes from a part of the path. */
  isOfPath: boolean;
}

/** Names of the paging parameters on the paths, by their names in the operations. */
const QUERY_NAMES: Readonly<Record<string, string>> = { first: 'limit', after: 'cursor' };
/** What comes in the header `Idempotency-Key`, as an argument or as a field of the input. */
const KEY = 'idempotencyKey';
/** What says something in several languages. */
const TRANSLATED_TYPES: ReadonlySet<string> = new Set(['Product', 'Category', 'OrderLine']);
/** The parameter `language` (specification 12.11). */
export const LANGUAGE: JsonSchema = {
  type: 'string',
  description: 'In which language the shop’s texts are told; each falls back to English.',
  enum: Object.keys(LANGUAGES),
  default: 'en',
};
const LIMIT: JsonSchema = { type: 'integer', minimum: 1, maximum: 100, default: 100 };

/**
 * What a request to a route may hold, derived from its document: what OpenAPI describes, and by which everything else is
 * refused (specification 12.2).
 */
export class RequestShape {
  readonly operation: OperationDefinitionNode;
  /** The parameters of the path, by their names. */
  readonly path: Readonly<Record<string, JsonSchema>>;
  /** The parameters of the query, by their names. */
  readonly query: Readonly<Record<string, JsonSchema>>;
  /** Those of them that must be there. */
  readonly requiredQuery: readonly string[];
  /** The body that the path asks for; null for none. */
  readonly body: JsonSchema | null;
  /** Whether the request may carry an `Idempotency-Key`. */
  readonly takesKey: boolean;
  private readonly variables: readonly Variable[];

  constructor(
    schema: GraphQLSchema,
    private readonly route: AnyRoute,
  ) {
    const document = parse(route.document, { noLocation: true });
    const [definition] = document.definitions;
    if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${route.path} has no operation`);
    this.operation = definition;
    const parts = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    this.variables = variablesOf(schema, definition, parts);
    this.path = Object.fromEntries(parts.map((name) => [name, this.partOf(name)]));
    this.takesKey = this.variables.some(
      ({ name, type }) => name === KEY || KEY in (inputSchema(type).properties ?? {}),
    );
    this.query = {
      ...this.queryOf(),
      ...(route.method === 'GET' && isTranslated(schema, document) && { language: LANGUAGE }),
    };
    this.requiredQuery = this.variables
      .filter(({ name, type, isOfPath }) => name in this.query && !isOfPath && isNonNullType(type))
      .map(({ name }) => name);
    const body = this.bodyOf();
    this.body = body && closed(route.moreBody ? extended(body, { properties: route.moreBody }) : body);
  }

  /** What a body may hold, also where none is asked for: a deletion takes the parameters of its query there, too. */
  get takenBody(): JsonSchema {
    return this.body ?? closed({ type: 'object', properties: this.query });
  }

  /** A part of the path: the number of something, unless the variable of its name is no number. */
  private partOf(name: string): JsonSchema {
    const schema = inputSchema(this.variables.find((variable) => variable.name === name)?.type ?? GraphQLInt);
    return schema.type === 'string' ? schema : { type: 'integer', minimum: 1 };
  }

  private queryOf(): Record<string, JsonSchema> {
    const { method, columns } = this.route;
    if (method !== 'GET' && method !== 'DELETE') return {};
    const inQuery = this.variables.filter(({ isOfPath }) => !isOfPath);
    const ofVariables = inQuery.map(({ name, type }): [string, JsonSchema] => [
      QUERY_NAMES[name] ?? name,
      name === 'first' ? LIMIT : nonNull(inputSchema(type)),
    ]);
    return { ...Object.fromEntries(ofVariables), ...(columns && { fields: fieldsSchema(columns) }) };
  }

  private bodyOf(): JsonSchema | null {
    const { method, bodyVariable, body, rules } = this.route;
    if (body) return rules ? withBounds(body, rules) : body;
    if (method === 'GET' || method === 'DELETE') return null;
    const variables = this.variables.filter(({ name, isOfPath }) => !isOfPath && name !== KEY);
    const whole = variables.find(({ name }) => name === bodyVariable);
    if (whole) return wholeBody(whole.type, rules);
    if (variables.length === 0) return null;
    const schema = {
      type: 'object',
      properties: Object.fromEntries(variables.map(({ name, type }) => [name, inputSchema(type)])),
      required: variables.filter(({ type }) => isNonNullType(type)).map(({ name }) => name),
    };
    return rules ? withBounds(schema, rules) : schema;
  }
}

/**
 * The language that a request asks for; English when it asks for none (specification 12.11).
 * @throws ShopError BAD_USER_INPUT for one that the shop does not speak
 */
export function askedLanguage(asked: unknown): Language {
  if (asked === undefined) return 'en';
  if (typeof asked === 'string' && isLanguage(asked)) return asked;
  throw badInput({ language: `Must be one of ${Object.keys(LANGUAGES).join(', ')}` });
}

/** Whether the document reads texts that are there in several languages. */
function isTranslated(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let found = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => {
        found ||= TRANSLATED_TYPES.has(types.getParentType()?.name ?? '');
      },
    }),
  );
  return found;
}

/**
 * The document's variables. From the path come those that have the names of its parts, and required integers, which mostly
 * have longer ones there (`userId` for `id`).
 */
function variablesOf(schema: GraphQLSchema, operation: OperationDefinitionNode, parts: readonly string[]): Variable[] {
  return (operation.variableDefinitions ?? []).flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node as never);
    if (!isInputType(type)) return [];
    const name = variable.name.value;
    const isNumber = parts.length > 0 && name !== 'first' && String(type) === 'Int!';
    return [{ name, type, isOfPath: parts.includes(name) || isNumber }];
  });
}

/** The operation's input as its rules have it; the key of an order travels in a header. */
function wholeBody(type: GraphQLInputType, ofRoute: AnyObjectSchema | undefined): JsonSchema {
  const schema = inputSchema(type);
  const { [KEY]: _, ...properties } = schema.properties ?? {};
  const required = (schema.required ?? []).filter((name) => name in properties);
  const name = String(isNonNullType(type) ? type.ofType : type);
  const rules = ofRoute ?? INPUT_RULES[name];
  const body = { ...schema, properties, required };
  return rules ? withBounds(body, rules, CONDITIONS[name]) : body;
}

/** The schema with more properties, at any depth. */
function extended(schema: JsonSchema, more: JsonSchema): JsonSchema {
  const properties = { ...schema.properties };
  for (const [name, part] of Object.entries(more.properties ?? {}))
    properties[name] = properties[name] ? extended(properties[name], part) : part;
  return {
    ...schema,
    ...more,
    ...(more.properties && { properties }),
    ...(more.items && { items: extended(schema.items ?? {}, more.items) }),
  };
}

/** The schema in which an object has no other properties than those that are named. */
function closed(schema: JsonSchema): JsonSchema {
  const { properties, items, additionalProperties: rest } = schema;
  return {
    ...schema,
    ...(items && { items: closed(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, closed(part)])),
      additionalProperties: false,
    }),
    ...(typeof rest === 'object' && { additionalProperties: closed(rest) }),
  };
}
