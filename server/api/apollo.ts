import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Server } from 'node:http';
import type { Context } from '../graphql/context';
import { formatError, isFault } from '../graphql/formatError';
import { limitsRule, OPERATION_LIMITS } from '../graphql/limits';
import type { StoredDocuments } from './storedDocuments';

/** What Apollo's resolvers are given: the context and how to log about the request. */
export interface HttpContext extends Context {
  readonly requestId: string;
  logFault(error: unknown): void;
}

/** Apollo Server over the schema, within the limits, with the stored documents by their hash. */
export function createApollo(
  schema: GraphQLSchema,
  stored: StoredDocuments,
  httpServer: Server,
): ApolloServer<HttpContext> {
  return new ApolloServer<HttpContext>({
    schema,
    introspection: true,
    csrfPrevention: { requestHeaders: ['apollo-require-preflight', 'x-apollo-operation-name'] },
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    validationRules: [limitsRule],
    formatError: (formatted, error) => formatError(formatted, error),
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

/** Logs what nobody expected, and tells the asker the number to find it by. */
const reportFaults: ApolloServerPlugin<HttpContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors: ({ errors, contextValue }) => {
        for (const error of errors) {
          if (isFault(error)) contextValue.logFault(error.originalError);
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
