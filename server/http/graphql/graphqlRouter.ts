import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { asRead } from '../../admission/ticket';
import { ShopError } from '../../core/errors';
import type { HttpContext } from '../../api/apollo';
import { jsonBody } from '../jsonBody';
import { boundedAnswers } from './boundedAnswers';
import { isQuery } from './isQuery';
import type { Contexts } from '../requestContext';

/**
 * `/graphql`: Apollo Server behind a bounded JSON body. What is refused before it goes on to the error handler.
 * @param access authenticates requests, and decides whose body may hold a picture
 */
export function graphqlRouter(
  apollo: ApolloServer<HttpContext>,
  contexts: Contexts,
  access: { authentication: readonly RequestHandler[]; takesPictures: (request: Request) => Promise<boolean> },
): Router {
  const router = Router();
  router.use((request, response, next) => {
    response.vary('Accept-Language');
    if (request.method !== 'GET' && request.method !== 'POST') {
      response.setHeader('Allow', 'GET, POST');
      throw new ShopError('METHOD_NOT_ALLOWED', `${request.method} is not allowed here; use GET or POST.`);
    }
    if (request.method === 'POST' && !request.is('application/json')) {
      throw new ShopError('UNSUPPORTED_MEDIA_TYPE', 'Send the operation as JSON, with Content-Type: application/json.');
    }
    next();
  });
  router.use(...access.authentication, jsonBody(access.takesPictures), asRead(isQuery));
  router.use((request, _response, next) => {
    // Apollo Server expects a body on every request; a GET has none.
    (request as { body?: unknown }).body ??= {};
    next();
  });
  const guests = new WeakSet<Response>();
  router.use(boundedAnswers((response) => guests.has(response)));
  router.use(
    expressMiddleware(apollo, {
      context: async ({ req, res }) => {
        try {
          const context = await contexts.ofRequest(req, res);
          if (!context.viewer.account) guests.add(res);
          return context;
        } catch (error) {
          // Apollo Server answers with a masked error; the request's line in the log names the cause.
          res.err = error instanceof Error ? error : new Error(String(error));
          throw error;
        }
      },
    }),
  );
  return router;
}
