import {
  GraphQLError,
  parse,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from './context';
import { formatError } from './formatError';

/** A GraphQL answer as it leaves the server. */
export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLFormattedError[];
}

/** The error that a formatted one was made from, for the log. */
export type OnError = (error: GraphQLError) => void;

/** A document of the shop's own, compiled once and run many times. */
export class Operation {
  readonly document: DocumentNode;
  private readonly compiled: CompiledQuery;

  /** @throws when the document does not fit the schema: a fault of the build, not of a request */
  constructor(
    schema: GraphQLSchema,
    readonly source: string,
  ) {
    this.document = parse(source, { noLocation: true });
    const compiled = compileQuery(schema, this.document);
    if (!isCompiledQuery(compiled))
      throw new Error(`A stored document does not fit the schema: ${compiled.errors?.[0]?.message}`);
    this.compiled = compiled;
  }

  /** Runs the operation; errors come back formatted, and masked where they must be. */
  async run(variables: Record<string, unknown>, context: Context, onError: OnError): Promise<Answer> {
    const result = (await this.compiled.query({}, context, variables)) as ExecutionResult<Record<string, unknown>>;
    if (!result.errors) return { data: result.data ?? null };
    for (const error of result.errors) onError(error);
    return { data: result.data ?? null, errors: result.errors.map((error) => formatError(formatOf(error), error)) };
  }
}

function formatOf(error: GraphQLError): GraphQLFormattedError {
  // An error about a variable has no path: the request was wrong before anything ran.
  const extensions = error.path ? error.extensions : { code: 'BAD_USER_INPUT', ...error.extensions };
  return { message: error.message, path: error.path, extensions };
}
