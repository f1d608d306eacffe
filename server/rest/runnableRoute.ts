import { Kind, OperationTypeNode, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { ShopError, STATUS, type ErrorCode, type FieldErrors } from '../core/errors';
import { authorize } from '../api/authorization';
import type { Context } from '../graphql/context';
import { Operation } from '../graphql/execute';
import { refusalIn } from '../graphql/formatError';
import { variablesFor } from './input';
import type { AnyRoute, RestAnswer, RestRequest } from './route';

/** A route whose document was compiled. */
export class RunnableRoute {
  private readonly operation: Operation;
  private readonly operations: readonly string[];

  constructor(
    private readonly schema: GraphQLSchema,
    readonly route: AnyRoute,
  ) {
    this.operation = new Operation(schema, route.document);
    this.operations = operationsOf(this.operation.document);
  }

  /**
   * Answers a request by the GraphQL operation that the path stands for.
   * @throws ShopError for a refusal; whatever else went wrong as it is, to be logged and masked
   */
  async run(asked: RestRequest, context: Context): Promise<RestAnswer> {
    for (const operation of this.operations) authorize(operation, context.viewer);
    const request = this.withBody(asked);
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

/** The queries and mutations of a document, as the table of authorisation names them. */
function operationsOf(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const type = definition.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query';
    return definition.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD ? [`${type}.${selection.name.value}`] : [],
    );
  });
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
