import { Kind, isObjectType, type FieldNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { OPERATIONS } from '../api/authorization/operations';
import { ANSWERS, type Selected } from './answers';
import { describeExport } from './exports/describe';
import { exportsTable } from './exports/table';
import { memberSchema, selectedSchema, type JsonSchema } from './jsonSchema';
import { RequestShape } from './requestShape';
import type { AnyRoute } from './route';

/** The shape of every refusal (specification 12.3). */
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

/** The documented paths as an OpenAPI 3.1 document, derived from the table of routes and the GraphQL schema. */
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
  private readonly request: RequestShape;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly route: AnyRoute,
    private readonly schemas: Record<string, JsonSchema>,
  ) {
    this.request = new RequestShape(schema, route);
    this.document = this.request.operation;
  }

  operation(): object {
    const { method, path, summary } = this.route;
    const { body } = this.request;
    return {
      operationId: `${method.toLowerCase()}${path.replace(/\{(\w)/g, '{By/$1').replace(/[^A-Za-z]+(\w)?/g, (_, next: string = '') => next.toUpperCase())}`,
      summary,
      security: this.security(),
      parameters: this.parameters(),
      ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
      responses: this.responses(),
    };
  }

  /** Whether it is open to guests, to sessions and to tokens. */
  private security(): object[] {
    const rules = this.roots().map((node) => OPERATIONS[`${this.rootType().name}.${node.name.value}`]);
    const isOpen = rules.every((rule) => rule?.viewers.includes('guest'));
    const scopes = rules.map((rule) => rule?.scope ?? 'session');
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
    const inQuery = Object.entries(this.request.query).map(([name, schema]) => ({ name, in: 'query', schema }));
    return [...inPath, ...inQuery, ...(this.request.takesKey ? [IDEMPOTENCY_KEY] : [])];
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
    const hasBody = this.request.body !== null;
    return [
      400,
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

  /** Registers a schema under its name at its first use; a list and a single object refer to the same one. */
  private readonly name = (name: string, schema: JsonSchema): JsonSchema => {
    // The description of a field is not one of the type.
    const { description: _, ...bare } = schema;
    const named: JsonSchema = { ...bare, ...(Array.isArray(schema.type) && { type: 'object' }) };
    const known = this.schemas[name];
    if (known && JSON.stringify(known) !== JSON.stringify(named)) return named;
    this.schemas[name] = named;
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
}
