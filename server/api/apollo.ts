import { ApolloServer, type ApolloServerPlugin, type ApolloServerOptionsWithGateway } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Server } from 'node:http';
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
    csrfPrevention: { requestHeaders: ['apollo-require-preflight', 'x-apollo-operation-name'] },
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    // The executor validates, with the limits.
    dangerouslyDisableValidation: true,
    formatError: (formatted, error) => (error instanceof FormattedError ? formatted : formatError(formatted, error)),
    // Only the documents that the web client was built with; clients cannot add any, and fill the memory with them.
    persistedQueries: {
      cache: {
        get: (key) => Promise.resolve(stored.get(key.replace(/^apq:/, ''))?.source),
        set: () => Promise.resolve(),
        delete: () => Promise.resolve(false),
      },
    },
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: 10_000 }),
      ApolloServerPluginLandingPageDisabled(),
      logErrors,
    ],
  });
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
          }
        }
        // A response may hold what only this viewer may see.
        response.http.headers.set('cache-control', 'private, no-store');
        return Promise.resolve();
      },
    }),
};
