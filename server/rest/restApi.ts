import { Router, type Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import { ShopError } from '../core/errors';
import type { Queryable } from '../db/queryable';
import type { Contexts } from '../http/requestContext';
import { isAdminRequest, viewerOfRequest } from '../http/session';
import { signInRedirects } from '../http/signInRedirects';
import { description } from './description';
import { exportRouter } from './exports/router';
import { openapi } from './openapi';
import { restRouter } from './router';
import { routes } from './routes';
import type { RunnableRoute } from './runnableRoute';

/** What the documented paths need of the shop. */
export interface RestParts {
  schema: GraphQLSchema;
  routes: readonly RunnableRoute[];
  reads: Queryable;
  contexts: Contexts;
  /** Where the days of an export begin and end. */
  timeZone: string;
}

/** Everything below `/api`, for requests of which it is known who sends them. */
export function restApi({ schema, routes: runnable, reads, contexts, timeZone }: RestParts): Router {
  const router = Router();
  const viewerOf = (request: Request) => viewerOfRequest(reads, request);
  router.use(signInRedirects(reads));
  router.use('/api/openapi.json', description(openapi(schema, routes)));
  router.use(exportRouter({ schema, reads, viewerOf, timeZone }));
  router.use(restRouter(runnable, contexts, (request) => isAdminRequest(reads, request)));
  router.use('/api', () => {
    throw new ShopError('NOT_FOUND', 'There is no such path in the API.');
  });
  return router;
}
