import type { GraphQLError, GraphQLSchema } from 'graphql';
import { ShopError, STATUS, type ErrorCode, type FieldErrors } from '../errors';
import type { Context } from '../graphql/context';
import { Operation } from '../graphql/execute';
import { refusalIn } from '../graphql/formatError';
import { variablesFor } from './input';
import type { AnyRoute, RestAnswer, RestRequest } from './route';

/** A route whose document was compiled. */
export class RunnableRoute {
  private readonly operation: Operation;

  constructor(
    private readonly schema: GraphQLSchema,
    readonly route: AnyRoute,
  ) {
    this.operation = new Operation(schema, route.document);
  }

  /**
   * Answers a request by the GraphQL operation that the path stands for.
   * @throws ShopError for a refusal; whatever else went wrong as it is, to be logged and masked
   */
  async run(request: RestRequest, context: Context): Promise<RestAnswer> {
    try {
      return await this.answer(request, context);
    } catch (error) {
      throw this.inTermsOfTheBody(error, request);
    }
  }

  private async answer(request: RestRequest, context: Context): Promise<RestAnswer> {
    const { variables = () => ({}), bodyVariable, answer } = this.route;
    const given = variablesFor(this.schema, this.operation.document, variables(request), bodyVariable);
    const causes: GraphQLError[] = [];
    const { data, errors } = await this.operation.run(given, context, (error) => causes.push(error));
    const [first] = causes;
    if (first) throw refusalIn(first) ?? refusalFrom(errors?.[0]) ?? first.originalError ?? first;
    return answer(data as never, request);
  }

  private inTermsOfTheBody(error: unknown, request: RestRequest): unknown {
    const { bodyPath } = this.route;
    if (!bodyPath || !(error instanceof ShopError) || !error.details.fields) return error;
    const fields = Object.entries(error.details.fields).map(([path, message]) => [bodyPath(path, request), message]);
    return new ShopError(error.code, error.message, {
      ...error.details,
      fields: Object.fromEntries(fields) as FieldErrors,
    });
  }
}

/** A refusal that GraphQL itself made, of a variable for instance. */
function refusalFrom(
  error: { message: string; extensions?: { code?: unknown; fields?: unknown } } | undefined,
): ShopError | null {
  const code = error?.extensions?.code;
  if (!error || typeof code !== 'string' || code === 'INTERNAL' || !(code in STATUS)) return null;
  return new ShopError(code as ErrorCode, error.message, {
    fields: error.extensions?.fields as FieldErrors | undefined,
  });
}
