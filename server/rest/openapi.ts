import { Kind, isObjectType, type FieldNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { OPERATIONS } from '../api/authorization/operations';
import { scopesFor } from '../api/authorization/rules';
import { ANSWERS } from './answers';
import type { Selected } from './shapes/answerShapes';
import { describeExport } from './exports/describe';
import { describeOwnData } from './exports/ownDataRouter';
import { exportsTable } from './exports/table';
import { memberSchema, selectedSchema, type JsonSchema } from './jsonSchema';
import { ERROR, LIMIT_HEADERS, refusals } from './refusals';
import { describeRedirects } from './redirects';
import { RequestShape } from './requestShape';
import { securityOf } from './security';
import type { AnyRoute } from './route';
import { ROUTE_GROUPS } from './routes';

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Made by the client before sending and kept over retries: the same key with the same request gives the first answer again, with `Idempotent-Replay: true`, and changes nothing; with another it is refused with IDEMPOTENCY_CONFLICT. Without it, what is sent twice is done twice.',
  schema: { type: 'string', minLength: 16, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
};

const NEXT_PAGE = { description: 'The address of the next page, with `rel="next"`.', schema: { type: 'string' } };
const REPLAY = {
  description: '`true` when this is the answer that the same key was given before.',
  schema: { type: 'string', enum: ['true'] },
};

/** What is counted by network or account, and refused when it comes too often. */
const LIMITED = new Set([
  'POST /api/login',
  'POST /api/login/code',
  'POST /api/login/passkey/options',
  'POST /api/login/passkey',
  'POST /api/register',
  'PATCH /api/account/profile',
  'POST /api/account/email/confirmation',
  'POST /api/admin/users/{id}/email/confirmation',
  'POST /api/email/confirm',
  'POST /api/account/second-step/passkeys/options',
  'POST /api/account/second-step/passkeys/{id}/removal',
  'POST /api/account/second-step/app/options',
  'POST /api/account/second-step/app/removal',
  'POST /api/account/second-step/recovery-codes',
  'POST /api/account/password',
  'POST /api/account/close',
  'POST /api/password/request',
  'POST /api/password/reset',
  'POST /api/discount-codes/validate',
  'POST /api/orders/guest',
  'POST /api/orders',
  'POST /api/orders/{id}/follow',
  'POST /api/orders/{id}/cancel',
  'POST /api/orders/{id}/change',
  'PUT /api/orders/{id}/transfer',
  'POST /api/cart',
]);

/** Who answers for the API, in its description. */
export interface Contact {
  name: string;
  email: string;
}

/** The documented paths as an OpenAPI 3.1 document, derived from the table of routes and the GraphQL schema. */
export function openapi(schema: GraphQLSchema, contact: Contact): object {
  const schemas: Record<string, JsonSchema> = { Error: ERROR };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, routes } of ROUTE_GROUPS) {
    for (const route of routes) {
      const operation = new Description(schema, route, schemas).operation();
      (paths[route.path] ??= {})[route.method.toLowerCase()] = { tags: [name], ...operation };
    }
  }
  for (const [path, get] of Object.entries(describeRedirects())) {
    (paths[path] ??= {}).get = { tags: ['Account'], ...get };
  }
  Object.assign(paths, describeOwnData());
  for (const each of exportsTable) paths[each.path] = { get: { tags: ['Exports'], ...describeExport(schema, each) } };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bustan',
      version: '1',
      description: 'The documented paths of the shop. Each stands for an operation that GraphQL offers at /graphql.',
      contact,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [
      ...ROUTE_GROUPS.map(({ name, description }) => ({ name, description })),
      { name: 'Exports', description: 'Lists as CSV files.' },
    ],
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'bustan.sid',
          description: 'The session of a person; over HTTPS `__Host-bustan.sid`.',
        },
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
      description: this.description(),
      ...this.security(),
      parameters: this.parameters(),
      ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
      responses: this.responses(),
    };
  }

  /** What the operations behind the path say of themselves. */
  private description(): string {
    const fields = this.rootType().getFields();
    const texts = this.roots().map(({ name }) => fields[name.value]?.description ?? '');
    return [...new Set(texts.filter((text) => text !== ''))].join('\n\n');
  }

  /** Whether it is open to guests, to sessions and to tokens, and which scopes a token needs. */
  private security(): object {
    const rules = this.roots().map((node) => OPERATIONS[`${this.rootType().name}.${node.name.value}`]);
    const isOpen = rules.every((rule) => rule?.viewers.includes('guest'));
    return securityOf(isOpen, scopesFor(rules));
  }

  private parameters(): object[] {
    const inPath = Object.entries(this.request.path).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      schema,
    }));
    const inQuery = Object.entries(this.request.query).map(([name, schema]) => ({
      name,
      in: 'query',
      // A list has commas between its entries.
      ...(schema.type === 'array' && { style: 'form', explode: false }),
      ...(this.request.requiredQuery.includes(name) && { required: true }),
      schema,
    }));
    return [...inPath, ...inQuery, ...(this.request.takesKey ? [IDEMPOTENCY_KEY] : [])];
  }

  private responses(): Record<string, object> {
    const { method, path } = this.route;
    const answer = ANSWERS[`${method} ${path}`];
    if (!answer) throw new Error(`What ${method} ${path} answers is not said in answers.ts`);
    const content = answer.body && {
      content: { 'application/json': { schema: answer.body(this.selected(), this.name) } },
    };
    return {
      [answer.status]: { description: answer.body ? 'As asked.' : 'Done.', ...this.headers(), ...content },
      ...refusals(this.refusals(), this.isCounted),
    };
  }

  /** Whether its requests are counted, and refused when there are too many. */
  private get isCounted(): boolean {
    return LIMITED.has(`${this.route.method} ${this.route.path}`);
  }

  private headers(): object {
    const headers = {
      ...(this.isCounted && LIMIT_HEADERS),
      ...('cursor' in this.request.query && { Link: NEXT_PAGE }),
      ...(this.request.takesKey && { 'Idempotent-Replay': REPLAY }),
    };
    return Object.keys(headers).length > 0 ? { headers } : {};
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
      ...(this.isCounted ? [429] : []),
      503,
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
