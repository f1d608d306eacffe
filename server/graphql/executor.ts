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
  type ValidationContext,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { worksHere } from '../identity/duties';
import type { Viewer } from '../identity/viewer';
import { operationCosts, operationRefusals } from '../metrics/counters';
import { traced } from '../tracing/tracing';
import type { Context } from './context';
import { formatError, isFault } from './errors/formatError';
import { limitsRule, namingItsLimit, OPERATION_LIMITS } from './limits';
import { Operation, type OperationRequest } from './operation';

/** The most bytes that clients' documents take which are cached: checked and, when they repeat, compiled. */
const MAX_BYTES = 16_000_000;
/** A longer text is not cached. */
const MAX_CACHED_LENGTH = 32_000;
const BYTES_OF_CHARACTER = 2;
/** The first run of a document may be its only one. */
const COMPILE_AFTER = 2;

/** Refuses a root field to a viewer who may not run it; called before anything of the operation runs. */
export type Authorize = (root: string, viewer: Viewer) => void;

/** The result of an operation as it leaves the server. */
export interface Answer {
  /** Absent when nothing ran. */
  data?: Record<string, unknown> | null;
  errors?: readonly FormattedError[];
  /** Of a client's document. */
  extensions?: { cost: AnswerCost };
}

/**
 * What the operation cost (specification 11.2), in the unit of the limit. `requestedQueryCost` is what Shopify's API calls
 * the price that is known before anything runs; the allowance is that of one operation, and full again for the next.
 */
interface AnswerCost {
  requestedQueryCost: number;
  /** The allowance. */
  maximumQueryCost: number;
  /** How much of the allowance the operation left. */
  remainingQueryCost: number;
}

/** An error as it leaves the server; `originalError` is its cause, which is never sent. */
export class FormattedError extends GraphQLError {
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
 * Runs every operation, wherever it comes from: documents that clients send to Apollo Server, stored documents, REST
 * paths and live streams. Refusals of resolvers are formatted, everything unexpected is logged and masked.
 */
export class Executor {
  private readonly trusted = new Map<string, Operation>();
  private readonly validated = new LRUCache<string, Operation>({
    maxSize: MAX_BYTES,
    sizeCalculation: (operation, source) => operation.bytes + BYTES_OF_CHARACTER * source.length,
  });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly authorizeRoot: Authorize,
    /** Waits until what this process caches has been told of all that is committed. */
    private readonly untilToldEverything: () => Promise<void>,
  ) {}

  /** Adds a document of the shop's own; parsed and compiled when it first runs, so that a start does neither in vain. */
  addTrusted(source: string): Operation {
    const operation = new Operation(this.schema, () => parse(source), { after: 0, isTrusted: true });
    this.trusted.set(source, operation);
    return operation;
  }

  /** A document of the shop's own that is made for a request; compiled when it repeats. */
  make(source: string): Operation {
    return new Operation(this.schema, () => parse(source), { after: COMPILE_AFTER, isTrusted: true });
  }

  /**
   * A client's document, checked against the schema and the limits.
   * @param parsed the parsed document, where it was parsed already
   * @throws InvalidDocument
   */
  check(source: string, parsed?: DocumentNode): Operation {
    const cached = this.trusted.get(source) ?? this.validated.get(source);
    if (cached) return cached;
    const document = parsed ?? parseWithinLimits(source);
    const costs = new Map<string, number>();
    const limits = (context: ValidationContext) => limitsRule(context, (name, cost) => costs.set(name, cost));
    const errors = validate(this.schema, document, [...specifiedRules, limits]).map(namingItsLimit);
    if (errors.length > 0) {
      countLimits(errors);
      throw new InvalidDocument(errors);
    }
    const operation = new Operation(this.schema, () => document, { after: COMPILE_AFTER, isTrusted: false }, costs);
    if (source.length <= MAX_CACHED_LENGTH) this.validated.set(source, operation);
    return operation;
  }

  /** A client's document that was checked before; null for any other, also for one that is not cached any more. */
  findChecked(source: string): Operation | null {
    return this.validated.get(source) ?? null;
  }

  /**
   * Refuses the whole operation to a viewer who may not run all of it, before its variables are checked. Without this
   * call, each root field is refused by itself while the operation runs.
   * @throws ShopError UNAUTHENTICATED or FORBIDDEN
   */
  authorize({ roots }: Pick<Operation, 'roots'>, viewer: Viewer): void {
    for (const root of roots) this.authorizeRoot(root, viewer);
  }

  async run(operation: Operation, request: OperationRequest, context: Context): Promise<Answer> {
    const cost = operation.costOf(request);
    if (cost !== null) operationCosts.observe(cost);
    const result = await traced(`execute ${operation.label}`, {}, () => operation.run(request, context));
    // Who changed a price and looks at the shop as a guest sees the new one, at once.
    if (operation.writes(request) && worksHere(context.viewer.account)) await this.untilToldEverything();
    return withCost(formatResult(result, context), cost);
  }

  /** The results of a subscription as they come, or one result with the errors for which it cannot begin. */
  async subscribe(
    operation: Operation,
    request: OperationRequest,
    context: Context,
  ): Promise<AsyncIterable<Answer> | Answer> {
    const cost = operation.costOf(request);
    const { errors } = operation.coerceVariables(request);
    if (errors) return withCost(formatResult({ errors }, context), cost);
    const results = await subscribe(operation.executionArgs(request, context));
    if (!(Symbol.asyncIterator in results)) return withCost(formatResult(results, context), cost);
    return formatResults(results as AsyncGenerator<ExecutionResult<Record<string, unknown>>>, context, cost);
  }
}

/** Counts a document that is over limits, once for each; their names are those of the limits. */
function countLimits(errors: readonly GraphQLError[]): void {
  for (const limit of new Set(errors.map(({ extensions }) => extensions.limit))) {
    if (typeof limit === 'string') operationRefusals.inc({ limit });
  }
}

async function* formatResults(
  results: AsyncGenerator<ExecutionResult<Record<string, unknown>>>,
  context: Context,
  cost: number | null,
): AsyncGenerator<Answer> {
  for await (const result of results) yield withCost(formatResult(result, context), cost);
}

/** The answer with what its operation cost; unchanged for an operation of the shop's own, which is not measured. */
function withCost(answer: Answer, cost: number | null): Answer {
  if (cost === null) return answer;
  const maximumQueryCost = OPERATION_LIMITS.cost;
  const remainingQueryCost = maximumQueryCost - cost;
  return { ...answer, extensions: { cost: { requestedQueryCost: cost, maximumQueryCost, remainingQueryCost } } };
}

function formatResult(result: ExecutionResult<Record<string, unknown>>, context: Context): Answer {
  if (!result.errors) return { data: result.data ?? null };
  // One without a path is about the request itself, and may repeat what was sent.
  for (const error of result.errors) if (error.path && isFault(error)) context.logFault(error.originalError);
  const errors = result.errors.map((error) => new FormattedError(formatError(withCode(error), error), error));
  return { ...(result.data !== undefined && { data: result.data }), errors };
}

/** An error without a path is about the request itself: nothing ran. */
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
