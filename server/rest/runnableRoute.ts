import type { GraphQLSchema } from 'graphql';
import { ShopError, STATUS, type ErrorCode, type FieldErrors } from '../core/errors';
import type { Context } from '../graphql/context';
import type { Executor, PresentableError } from '../graphql/executor';
import { refusalIn } from '../graphql/formatError';
import type { Operation } from '../graphql/operation';
import { variablesFor } from './input';
import type { AnyRoute, RestAnswer, RestRequest } from './route';

/** A route whose document was compiled. */
export class RunnableRoute {
  private readonly operation: Operation;

  constructor(
    private readonly executor: Executor,
    private readonly schema: GraphQLSchema,
    readonly route: AnyRoute,
  ) {
    this.operation = executor.own(route.document);
  }

  /**
   * Answers a request by the GraphQL operation that the path stands for.
   * @throws ShopError for a refusal; whatever else went wrong as it is, to be logged and masked
   */
  async run(sent: RestRequest, context: Context): Promise<RestAnswer> {
    this.executor.authorize(this.operation, context.viewer);
    const request = this.withBody(sent);
    try {
      return await this.answer(request, context);
    } catch (error) {
      throw this.inTermsOfTheBody(error, request);
    }
  }

  private async answer(request: RestRequest, context: Context): Promise<RestAnswer> {
    const { variables = () => ({}), bodyVariable, answer } = this.route;
    const checked = variablesFor(this.schema, this.operation.document, variables(request), bodyVariable);
    const { data, errors } = await this.executor.run(this.operation, { variables: checked }, context);
    const first = errors?.[0];
    if (first) throw refusalIn(first) ?? refusalFrom(first) ?? first.originalError ?? first;
    return answer(data as never, request);
  }

  /** A body that is missing is one without fields; one that is no object is refused as a whole. */
  private withBody(request: RestRequest): RestRequest {
    if (!this.route.bodyVariable) return request;
    const { body = {} } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new ShopError('BAD_USER_INPUT', 'Send the body as a JSON object, like {"name": "value"}');
    }
    return { ...request, body };
  }

  private inTermsOfTheBody(error: unknown, request: RestRequest): unknown {
    const { bodyPath } = this.route;
    if (!(error instanceof ShopError) || !error.details.fields) return error;
    const fields = Object.entries(error.details.fields).map(([path, message]) => [
      IN_THE_REQUEST[path] ?? bodyPath?.(path, request) ?? path,
      message,
    ]);
    return new ShopError(error.code, error.message, {
      ...error.details,
      fields: Object.fromEntries(fields) as FieldErrors,
    });
  }
}

/** Where a request says what GraphQL takes as an argument. */
const IN_THE_REQUEST: Readonly<Record<string, string>> = {
  idempotencyKey: 'Idempotency-Key',
  after: 'cursor',
};

/** A refusal that GraphQL itself made, of a variable for instance. */
function refusalFrom(error: PresentableError): ShopError | null {
  const { code, fields } = error.extensions;
  if (typeof code !== 'string' || code === 'INTERNAL' || !(code in STATUS)) return null;
  return new ShopError(code as ErrorCode, error.message, {
    fields: fields as FieldErrors | undefined,
  });
}
