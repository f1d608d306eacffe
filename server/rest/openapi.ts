import {
  Kind,
  isInputType,
  isNonNullType,
  isObjectType,
  parse,
  typeFromAST,
  type FieldNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { AnyObjectSchema } from 'yup';
import { OPERATIONS } from '../api/authorization/operations';
import { VIEWER_KINDS } from '../api/authorization/rules';
import { ANSWERS, type Selected } from './answers';
import { describeExport } from './exports/describe';
import { exportsTable } from './exports/table';
import { inputSchema, memberSchema, selectedSchema, type JsonSchema } from './jsonSchema';
import { REQUIRED } from './shapes/required';
import type { AnyRoute } from './route';

/** What is wrong, in the one shape that every refusal has (specification 12.3). */
const ERROR: JsonSchema = {
  type: 'object',
  description: 'A refusal.',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'What is wrong and what would be right, for a person to read.' },
    code: { type: 'string', description: 'What is wrong, for programs.', examples: ['BAD_USER_INPUT'] },
    fields: {
      type: 'object',
      description: 'From the path of a field in the body, like "items.0.quantity", to what is wrong with it.',
      additionalProperties: { type: 'string' },
    },
    fresh: { type: 'object', description: 'With PRICE_CHANGED: the amounts as they are now.' },
    requestId: { type: 'string', description: 'With INTERNAL: the number under which the log tells all.' },
  },
};

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Something of the request is not valid; `fields` names each.',
  401: 'Nobody is signed in, or the API token is not valid.',
  403: 'The viewer, or the scope of the token, is not allowed to do this.',
  404: 'There is no such thing for the viewer.',
  409: 'The request is valid, but not as things are now.',
  413: 'The body is too large.',
  415: 'The body is not said to be JSON.',
  429: 'Too many failed tries; `Retry-After` says how many seconds to wait.',
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Made by the client before sending and kept over retries: the same key with the same body gives the first answer again.',
  schema: { type: 'string', minLength: 16, maxLength: 200 },
};

/** Words that paging has on the paths, by those that it has in the operations. */
const QUERY_NAMES: Readonly<Record<string, string>> = { first: 'limit', after: 'cursor' };

/** The documented paths as an OpenAPI 3.1 document, made from the table of routes and the GraphQL schema alone. */
export function openapi(schema: GraphQLSchema, routes: readonly AnyRoute[]): object {
  const schemas: Record<string, JsonSchema> = { Error: ERROR };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    (paths[route.path] ??= {})[route.method.toLowerCase()] = new Description(schema, route, schemas).operation();
  }
  for (const each of exportsTable) paths[each.path] = { get: describeExport(schema, each, REFUSALS) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bustan',
      version: '1',
      description: 'The documented paths of the shop. Each stands for an operation that GraphQL offers at /graphql.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'bustan.sid', description: 'The session of a person.' },
        token: { type: 'http', scheme: 'bearer', description: 'An API token, made under /api/tokens.' },
      },
    },
  };
}

/** One route, described. */
class Description {
  private readonly document: OperationDefinitionNode;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly route: AnyRoute,
    private readonly schemas: Record<string, JsonSchema>,
  ) {
    const [definition] = parse(route.document, { noLocation: true }).definitions;
    if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${route.path} has no operation`);
    this.document = definition;
  }

  operation(): object {
    const { method, path, summary } = this.route;
    const body = this.body();
    return {
      operationId: `${method.toLowerCase()}${path.replace(/\{(\w)/g, '{By/$1').replace(/[^A-Za-z]+(\w)?/g, (_, next: string = '') => next.toUpperCase())}`,
      summary,
      security: this.security(),
      parameters: this.parameters(),
      ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
      responses: this.responses(),
    };
  }

  /** Whether the viewer must be somebody, and whether a token may stand for it. */
  private security(): object[] {
    const rules = this.roots().map((node) => OPERATIONS[`${this.rootType().name}.${node.name.value}`]);
    const isOpen = rules.every((rule) => rule?.who.length === VIEWER_KINDS.length || rule?.who.includes('guest'));
    const scopes = rules.map((rule) => rule?.needs ?? 'session');
    const byToken = scopes.includes('session') ? [] : [{ token: [...new Set(scopes)] }];
    return [...(isOpen ? [{}] : []), { session: [] }, ...byToken];
  }

  private parameters(): object[] {
    const inPath = [...this.route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'integer', minimum: 1 },
    }));
    const isRead = this.route.method === 'GET' || this.route.method === 'DELETE';
    const inQuery = this.variables()
      .filter(({ isOfPath }) => isRead && !isOfPath)
      .map(({ name, type }) => ({
        name: QUERY_NAMES[name] ?? name,
        in: 'query',
        ...(name === 'first'
          ? { schema: { type: 'integer', minimum: 1, maximum: 100, default: 100 } }
          : { schema: present(inputSchema(type)) }),
      }));
    return [...inPath, ...inQuery, ...(this.takesKey() ? [IDEMPOTENCY_KEY] : [])];
  }

  private body(): JsonSchema | null {
    const { method, bodyVariable, body } = this.route;
    if (body) return body;
    if (method === 'GET' || method === 'DELETE') return null;
    const variables = this.variables().filter(({ isOfPath }) => !isOfPath);
    const whole = variables.find(({ name }) => name === bodyVariable);
    if (whole) return this.wholeBody(whole.type);
    if (variables.length === 0) return null;
    return {
      type: 'object',
      properties: Object.fromEntries(variables.map(({ name, type }) => [name, inputSchema(type)])),
      required: variables.filter(({ type }) => isNonNullType(type)).map(({ name }) => name),
    };
  }

  /** The operation's input; the key of an order travels in a header, and what the rules of a form require is required. */
  private wholeBody(type: GraphQLInputType): JsonSchema {
    const { idempotencyKey: _, ...properties } = inputSchema(type).properties ?? {};
    const rules = REQUIRED[String(isNonNullType(type) ? type.ofType : type)];
    const required = rules ? requiredBy(rules) : (inputSchema(type).required ?? []);
    for (const name of required) if (properties[name]) properties[name] = present(properties[name]);
    return { ...inputSchema(type), properties, required: required.filter((name) => name in properties) };
  }

  private responses(): Record<string, object> {
    const { method, path } = this.route;
    const answer = ANSWERS[`${method} ${path}`];
    if (!answer) throw new Error(`What ${method} ${path} answers is not said in answers.ts`);
    const content = answer.body && {
      content: { 'application/json': { schema: answer.body(this.selected(), this.name) } },
    };
    const error = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
    const refusals = this.refusals().map((status) => [status, { description: REFUSALS[status], ...error }]);
    return {
      [answer.status]: { description: answer.body ? 'As asked.' : 'Done.', ...content },
      ...(Object.fromEntries(refusals) as Record<string, object>),
      default: { description: 'Any other refusal.', ...error },
    };
  }

  private refusals(): number[] {
    const { method, path } = this.route;
    const hasBody = this.body() !== null;
    return [
      ...(hasBody || this.parameters().length > 0 ? [400] : []),
      401,
      403,
      ...(path.includes('{') || path.endsWith('/validate') ? [404] : []),
      ...(method === 'GET' ? [] : [409]),
      ...(hasBody ? [413, 415] : []),
      ...(path === '/api/login' ? [429] : []),
    ];
  }

  private selected(): Selected {
    const rootOf = (name: string): FieldNode => {
      const found = this.roots().find((node) => (node.alias?.value ?? node.name.value) === name);
      if (!found) throw new Error(`${this.route.path} does not ask for ${name}`);
      return found;
    };
    const whole = () => selectedSchema(this.schema, this.rootType(), this.document.selectionSet);
    return {
      root: (name) => whole().properties?.[name] ?? {},
      member: (root, type) => {
        const { selectionSet } = rootOf(root);
        if (!selectionSet) throw new Error(`${root} selects nothing`);
        return memberSchema(this.schema, selectionSet, type);
      },
    };
  }

  /** The first to name a schema says it; a list of things and one thing alone refer to the same. */
  private readonly name = (name: string, schema: JsonSchema): JsonSchema => {
    // What is said of a field that holds it is not about the thing.
    const { description: _, ...bare } = schema;
    const present: JsonSchema = { ...bare, ...(Array.isArray(schema.type) && { type: 'object' }) };
    const known = this.schemas[name];
    if (known && JSON.stringify(known) !== JSON.stringify(present)) return present;
    this.schemas[name] = present;
    return { $ref: `#/components/schemas/${name}` };
  };

  private rootType() {
    const type = this.schema.getRootType(this.document.operation);
    if (!isObjectType(type)) throw new Error('The schema has no such root');
    return type;
  }

  private roots(): FieldNode[] {
    return this.document.selectionSet.selections.filter((node) => node.kind === Kind.FIELD);
  }

  private takesKey(): boolean {
    return this.variables().some(({ type }) => 'idempotencyKey' in (inputSchema(type).properties ?? {}));
  }

  /** The document's variables; a number that must be there stands in the path, wherever the path has room for it. */
  private variables(): { name: string; type: GraphQLInputType; isOfPath: boolean }[] {
    const room = this.route.path.includes('{');
    return (this.document.variableDefinitions ?? []).flatMap(({ variable, type: node }) => {
      const type = typeFromAST(this.schema, node as never);
      if (!isInputType(type)) return [];
      const name = variable.name.value;
      return [{ name, type, isOfPath: room && name !== 'first' && String(type) === 'Int!' }];
    });
  }
}

/** What a path requires is never null. */
function present(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.type)) return schema;
  const type = schema.type.find((each) => each !== 'null');
  return { ...schema, type, ...(schema.enum && { enum: schema.enum.filter((value) => value !== null) }) };
}

function requiredBy(rules: AnyObjectSchema): string[] {
  return Object.entries(rules.describe().fields).flatMap(([name, field]) =>
    'optional' in field && !field.optional ? [name] : [],
  );
}
