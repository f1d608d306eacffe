import { ApolloServer, type ApolloServerPlugin, type ApolloServerOptionsWithGateway } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Server } from 'node:http';
import type { Context } from '../graphql/context';
import { InvalidDocument, PresentableError, type Executor } from '../graphql/executor';
import { formatError, isFault } from '../graphql/formatError';
import { OPERATION_LIMITS } from '../graphql/limits';
import type { StoredDocuments } from './storedDocuments';

/** What the resolvers of an HTTP request are given. */
export interface HttpContext extends Context {
  readonly requestId: string;
}

/**
 * The HTTP face of the executor: Apollo Server reads requests and writes answers, with the stored documents by their
 * hash; whatever runs is run by the executor, which also checks what came.
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
    formatError: (formatted, error) => (error instanceof PresentableError ? formatted : formatError(formatted, error)),
    // Only what the web client was built with: nobody else fills the server's memory with documents.
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
      reportFaults,
    ],
  });
}

/** Apollo Server takes another executor only as a gateway. */
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

/** Logs what nobody expected, and tells the asker the number to find it by. */
const reportFaults: ApolloServerPlugin<HttpContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors: ({ errors, contextValue }) => {
        for (const error of errors) {
          if (!(error instanceof PresentableError) && isFault(error)) contextValue.logFault(error.originalError);
        }
        return Promise.resolve();
      },
      willSendResponse: ({ response, contextValue }) => {
        if (response.body.kind === 'single') {
          for (const error of response.body.singleResult.errors ?? []) {
            if (error.extensions?.code === 'INTERNAL') error.extensions.requestId = contextValue.requestId;
          }
        }
        // Answers of this way may hold what one viewer alone may see.
        response.http.headers.set('cache-control', 'private, no-store');
        return Promise.resolve();
      },
    }),
};
