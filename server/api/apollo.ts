import { ApolloServer, type ApolloServerPlugin, type ApolloServerOptionsWithGateway } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Server } from 'node:http';
import { STATUS } from '../core/errors';
import type { Context } from '../graphql/context';
import { InvalidDocument, FormattedError, type Executor } from '../graphql/executor';
import { formatError, isFault } from '../graphql/errors/formatError';
import { OPERATION_LIMITS } from '../graphql/limits';
import type { PersistedDocuments } from './persistedDocuments';

/** The context of the resolvers of an HTTP request. */
export interface HttpContext extends Context {
  readonly requestId: string;
  /** Notes, for metrics and traces, which operation it is, and the code of the first error of its answer. */
  readonly noteOperation: (label: string) => void;
  readonly noteRefusal: (code: string) => void;
}

/**
 * Apollo Server, which reads GraphQL requests and writes responses, and finds stored documents by their hash. The
 * executor validates and runs every operation.
 */
export function createApollo(
  schema: GraphQLSchema,
  executor: Executor,
  persisted: PersistedDocuments,
  httpServer: Server,
): ApolloServer<HttpContext> {
  return new ApolloServer<HttpContext>({
    gateway: gatewayTo(schema, executor),
    introspection: true,
    // Reads of other sites' pages are refused before (`readsOfOwnSite`), so that a client need not send a header for it.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    // The executor keeps what is worth it, within bounds; Apollo Server would keep whatever can be parsed, by the length of its
    // JSON, in which comments do not count.
    documentStore: null,
    // The executor validates, with the limits.
    dangerouslyDisableValidation: true,
    formatError: (formatted, error) => (error instanceof FormattedError ? formatted : formatError(formatted, error)),
    persistedQueries: { cache: cacheOf(persisted) },
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: 10_000 }),
      ApolloServerPluginLandingPageDisabled(),
      // It would wrap every field in a resolver, so that compiled documents cost ten times as much; the shop says itself
      // what may be cached.
      ApolloServerPluginCacheControlDisabled(),
      logErrors,
    ],
  });
}

function cacheOf(persisted: PersistedDocuments): KeyValueCache {
  const hashOf = (key: string) => key.replace(/^apq:/, '');
  return {
    get: (key) => Promise.resolve(persisted.find(hashOf(key))),
    set: (key, source) => {
      persisted.add(hashOf(key), source);
      return Promise.resolve();
    },
    delete: () => Promise.resolve(false),
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
            const operation = executor.check(source, document);
            (context as HttpContext).noteOperation(operation.label);
            return await executor.run(operation, request, context as HttpContext);
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
          const { errors = [] } = response.body.singleResult;
          if (errors[0]) contextValue.noteRefusal(String(errors[0].extensions?.code));
          for (const error of errors) {
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
