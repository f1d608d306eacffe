import {
  GraphQLError,
  parse,
  specifiedRules,
  subscribe,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Viewer } from '../identity/viewer';
import type { Context } from './context';
import { formatError, isFault } from './formatError';
import { limitsRule, OPERATION_LIMITS } from './limits';
import { holdsTextOrObject, Operation, type OperationRequest } from './operation';

/** Documents of others that are remembered, checked and, once they repeat, compiled. */
const MOST_DOCUMENTS = 500;
/** What they may take together, and one of them, in characters of their text; a longer one is not remembered. */
const MOST_CHARACTERS = 8_000_000;
const LONGEST_REMEMBERED = 32_000;
/** The first run of a document may be its only one. */
const COMPILE_AFTER = 2;

/** What runs before anything of an operation is looked at: refuses a root field to whom it is not for. */
export type Authorize = (root: string, viewer: Viewer) => void;

/** An answer as it leaves the server. */
export interface Answer {
  /** Absent when nothing ran. */
  data?: Record<string, unknown> | null;
  errors?: readonly PresentableError[];
}

/** An error as it leaves the server; `originalError` is what it was made from, and is never sent. */
export class PresentableError extends GraphQLError {
  constructor(
    private readonly formatted: GraphQLFormattedError,
    { path, originalError }: GraphQLError,
  ) {
    super(formatted.message, { path, originalError, extensions: formatted.extensions });
  }

  override toJSON(): GraphQLFormattedError {
    return this.formatted;
  }
}

/** A document that cannot run: it cannot be read, does not fit the schema or is over the limits. */
export class InvalidDocument extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super(errors[0]?.message);
  }
}

/**
 * The one way in which operations run, whoever sends them: Apollo Server for other people's documents, the stored
 * documents, the documented paths and the live streams. Refusals of resolvers are formatted, everything unexpected is
 * logged and masked.
 */
export class Executor {
  private readonly shopsOwn = new Map<string, Operation>();
  private readonly checked = new LRUCache<string, Operation>({
    max: MOST_DOCUMENTS,
    maxSize: MOST_CHARACTERS,
    maxEntrySize: LONGEST_REMEMBERED,
    sizeCalculation: (_, source) => Math.max(1, source.length),
  });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly authorizeRoot: Authorize,
  ) {}

  /** A document of the shop's own, compiled at once and kept. @throws when it does not fit the schema */
  own(source: string): Operation {
    const operation = new Operation(this.schema, parse(source), 0).compile();
    this.shopsOwn.set(source, operation);
    return operation;
  }

  /**
   * Somebody's document, held against the schema and the limits.
   * @param parsed the same document, where it was parsed already
   * @throws InvalidDocument
   */
  check(source: string, parsed?: DocumentNode): Operation {
    const known = this.shopsOwn.get(source) ?? this.checked.get(source);
    if (known) return known;
    const document = parsed ?? parseWithinLimits(source);
    const errors = validate(this.schema, document, [...specifiedRules, limitsRule]);
    if (errors.length > 0) throw new InvalidDocument(errors);
    const operation = new Operation(this.schema, document, holdsTextOrObject(document) ? Infinity : COMPILE_AFTER);
    this.checked.set(source, operation);
    return operation;
  }

  /**
   * Refuses the operation as a whole to whoever may not run all of it, before its variables are looked at. Without this,
   * each root field is refused for itself while it runs.
   * @throws ShopError UNAUTHENTICATED or FORBIDDEN
   */
  authorize({ roots }: Operation, viewer: Viewer): void {
    for (const root of roots) this.authorizeRoot(root, viewer);
  }

  async run(operation: Operation, request: OperationRequest, context: Context): Promise<Answer> {
    return present(await operation.run(request, context), context);
  }

  /** The answers to a subscription as they come; or the one answer that says why there are none. */
  async subscribe(
    operation: Operation,
    request: OperationRequest,
    context: Context,
  ): Promise<AsyncIterable<Answer> | Answer> {
    const results = await subscribe(operation.executionArgs(request, context));
    if (!(Symbol.asyncIterator in results)) return present(results, context);
    return presentEach(results as AsyncGenerator<ExecutionResult<Record<string, unknown>>>, context);
  }
}

async function* presentEach(
  results: AsyncGenerator<ExecutionResult<Record<string, unknown>>>,
  context: Context,
): AsyncGenerator<Answer> {
  for await (const result of results) yield present(result, context);
}

function present(result: ExecutionResult<Record<string, unknown>>, context: Context): Answer {
  if (!result.errors) return { data: result.data ?? null };
  for (const error of result.errors) if (isFault(error)) context.logFault(error.originalError);
  const errors = result.errors.map((error) => new PresentableError(formatError(withCode(error), error), error));
  return { ...(result.data !== undefined && { data: result.data }), errors };
}

/** An error without a path is about the request, which was wrong before anything ran. */
function withCode(error: GraphQLError): GraphQLFormattedError {
  const { message, path, locations } = error;
  return {
    message,
    path,
    locations,
    extensions: path ? error.extensions : { code: 'BAD_USER_INPUT', ...error.extensions },
  };
}

function parseWithinLimits(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: OPERATION_LIMITS.tokens });
  } catch (error) {
    throw error instanceof GraphQLError ? new InvalidDocument([error]) : error;
  }
}
