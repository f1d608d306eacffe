import { ApolloServer, type ApolloServerPlugin, type ApolloServerOptionsWithGateway } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Server } from 'node:http';
import { STATUS } from '../core/errors';
import type { Context } from '../graphql/context';
import { InvalidDocument, FormattedError, type Executor } from '../graphql/executor';
import { formatError, isFault } from '../graphql/formatError';
import { OPERATION_LIMITS } from '../graphql/limits';
import type { StoredDocuments } from './storedDocuments';

/** The context of the resolvers of an HTTP request. */
export interface HttpContext extends Context {
  readonly requestId: string;
}

/**
 * Apollo Server, which reads GraphQL requests and writes responses, and finds stored documents by their hash. The
 * executor validates and runs every operation.
 */
export function createApollo(
  schema: GraphQLSchema,
  executor: Executor,
  stored: StoredDocuments,
  httpServer: Server,
): ApolloServer<HttpContext> {
  return new ApolloServer<HttpContext>({
    gateway: gatewayTo(schema, executor),
    introspection: true,
    // Reads of other sites' pages are refused before (`readsOfOwnSite`), so that a client need not send a header for it.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    // The executor validates, with the limits.
    dangerouslyDisableValidation: true,
    formatError: (formatted, error) => (error instanceof FormattedError ? formatted : formatError(formatted, error)),
    persistedQueries: { cache: persistedQueries(stored) },
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: 10_000 }),
      ApolloServerPluginLandingPageDisabled(),
      logErrors,
    ],
  });
}

const MAX_PERSISTED_LENGTH = 2_000_000;
const MAX_DOCUMENT_LENGTH = 20_000;

/**
 * Documents by their hash: those that the web client was built with, and those that other clients have sent with it. Of
 * these the least recently used make room, so that nobody fills the memory with them; whose was dropped sends it again.
 */
function persistedQueries(stored: StoredDocuments): KeyValueCache {
  const sent = new LRUCache<string, string>({
    maxSize: MAX_PERSISTED_LENGTH,
    maxEntrySize: MAX_DOCUMENT_LENGTH,
    // With what an entry takes besides.
    sizeCalculation: (source) => source.length + 300,
  });
  return {
    get: (key) => Promise.resolve(stored.get(key.replace(/^apq:/, ''))?.source ?? sent.get(key)),
    set: (key, source) => {
      sent.set(key, source);
      return Promise.resolve();
    },
    delete: (key) => Promise.resolve(sent.delete(key)),
  };
}

/** A gateway is the only way to give Apollo Server an executor of our own. */
function gatewayTo(schema: GraphQLSchema, executor: Executor): Gateway {
  return {
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: () =>
      Promise.resolve({
        executor: async ({ source, document, request, context }) => {
          try {
            return await executor.run(executor.check(source, document), request, context as HttpContext);
          } catch (error) {
            if (error instanceof InvalidDocument) return { errors: error.errors.map(invalid) };
            throw error;
          }
        },
      }),
    stop: () => Promise.resolve(),
  };
}

type KeyValueCache = NonNullable<
  Exclude<ApolloServerOptionsWithGateway<HttpContext>['persistedQueries'], false>
>['cache'] &
  object;
type Gateway = NonNullable<ApolloServerOptionsWithGateway<HttpContext>['gateway']>;

function invalid(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', ...error.extensions },
  });
}

/** Logs unexpected errors, and adds the request's id to them, under which the log has the cause. */
const logErrors: ApolloServerPlugin<HttpContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors: ({ errors, contextValue }) => {
        for (const error of errors) {
          if (!(error instanceof FormattedError) && isFault(error)) contextValue.logFault(error.originalError);
        }
        return Promise.resolve();
      },
      willSendResponse: ({ response, contextValue }) => {
        if (response.body.kind === 'single') {
          for (const error of response.body.singleResult.errors ?? []) {
            if (error.extensions?.code === 'INTERNAL') error.extensions.requestId = contextValue.requestId;
            if (error.extensions?.code === 'UNAVAILABLE') {
              response.http.status = STATUS.UNAVAILABLE;
              response.http.headers.set('retry-after', String(error.extensions.retryAfter));
            }
          }
        }
        // A response may hold what only this viewer may see.
        response.http.headers.set('cache-control', 'private, no-store');
        return Promise.resolve();
      },
    }),
};
