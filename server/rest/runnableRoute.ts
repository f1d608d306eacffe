import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { ShopError, STATUS, type ErrorCode, type FieldErrors } from '../core/errors';
import type { Context } from '../graphql/context';
import type { Executor, FormattedError } from '../graphql/executor';
import { refusalIn } from '../graphql/errors/formatError';
import type { Operation } from '../graphql/operation';
import { variablesFor } from './input';
import { askedLanguage, RequestShape } from './requestShape';
import type { AnyRoute, RestAnswer, RestRequest } from './route';
import { chosenColumns } from './shapes/columns';
import { refuseUnknown } from './unknownFields';

/** Choices of columns whose documents are kept compiled, of one route. */
const MAX_CHOICES = 100;

/** A route with its document. */
export class RunnableRoute {
  private readonly operation: Operation;
  /** Derived when the first request comes. */
  private derived: RequestShape | undefined;
  private readonly ofColumns = new LRUCache<string, Operation>({ max: MAX_CHOICES });

  constructor(
    private readonly executor: Executor,
    private readonly schema: GraphQLSchema,
    readonly route: AnyRoute,
  ) {
    this.operation = executor.addTrusted(route.document);
  }

  private get shape(): RequestShape {
    return (this.derived ??= new RequestShape(this.schema, this.route));
  }

  /** The root fields of the route's operation of which its answer shows something, like `products`. */
  get shownRoots(): string[] {
    return this.operation.rootFields.filter((name) => !this.route.unshown?.includes(name));
  }

  /**
   * Answers a request by the GraphQL operation of the route.
   * @throws ShopError for a refusal; any other error unchanged, to be logged and masked
   */
  async run(restRequest: RestRequest, context: Context): Promise<RestAnswer> {
    this.executor.authorize(this.operation, context.viewer);
    const sent = this.withBody(restRequest);
    refuseUnknown(this.shape, this.route.method, sent);
    askedLanguage(sent.query.language);
    const request = { ...sent, columns: this.columnsOf(sent.query) };
    try {
      return await this.answer(request, context);
    } catch (error) {
      throw this.withBodyPaths(error, request);
    }
  }

  /** The columns that a query chose of the list; null for all. @throws ShopError BAD_USER_INPUT */
  columnsOf(query: RestRequest['query']): readonly string[] | null {
    const { columns } = this.route;
    return columns ? chosenColumns(columns, query.fields) : null;
  }

  private operationFor(chosen: RestRequest['columns']): Operation {
    const { columns } = this.route;
    if (!columns || !chosen) return this.operation;
    const name = chosen.join();
    const known = this.ofColumns.get(name);
    if (known) return known;
    const operation = this.executor.make(columns.document(chosen));
    this.ofColumns.set(name, operation);
    return operation;
  }

  private async answer(request: RestRequest, context: Context): Promise<RestAnswer> {
    const { variables = () => ({}), answer } = this.route;
    const checked = variablesFor(this.schema, this.operation.document, variables(request), this.route);
    const { data, errors } = await this.executor.run(
      this.operationFor(request.columns),
      { variables: checked },
      context,
    );
    const first = errors?.[0];
    if (first) throw refusalIn(first) ?? refusalFrom(first) ?? first.originalError ?? first;
    return answer(data as never, request);
  }

  /** A missing body counts as one without fields; a body that is no object is refused. */
  private withBody(request: RestRequest): RestRequest {
    if (!this.route.bodyVariable) return request;
    const { body = {} } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new ShopError('BAD_USER_INPUT', 'Send the body as a JSON object, like {"name": "value"}');
    }
    return { ...request, body };
  }

  private withBodyPaths(error: unknown, request: RestRequest): unknown {
    const { bodyPath } = this.route;
    if (!(error instanceof ShopError) || !error.details.fields) return error;
    const fields = Object.entries(error.details.fields).map(([path, message]) => [
      REQUEST_NAMES[path] ?? bodyPath?.(path, request) ?? path,
      message,
    ]);
    return new ShopError(error.code, error.message, {
      ...error.details,
      fields: Object.fromEntries(fields) as FieldErrors,
    });
  }
}

/** The names in a request of what are arguments in GraphQL. */
const REQUEST_NAMES: Readonly<Record<string, string>> = {
  idempotencyKey: 'Idempotency-Key',
  after: 'cursor',
};

/** A refusal by GraphQL itself, of a variable for instance. */
function refusalFrom(error: FormattedError): ShopError | null {
  const { code, fields } = error.extensions;
  if (typeof code !== 'string' || code === 'INTERNAL' || !(code in STATUS)) return null;
  return new ShopError(code as ErrorCode, error.message, {
    fields: fields as FieldErrors | undefined,
  });
}
