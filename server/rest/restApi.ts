import { Router, type Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { DataSource } from 'typeorm';
import { ShopError } from '../core/errors';
import type { Queryable } from '../db/queryable';
import type { Contexts } from '../http/requestContext';
import type { Viewer } from '../identity/viewer';
import { maySendPictures } from '../http/sessions/session';
import { signInRedirects } from '../http/sessions/signInRedirects';
import { description } from './description';
import { ownDataRouter } from './exports/ownDataRouter';
import { exportRouter } from './exports/router';
import { openapi, type Contact } from './openapi';
import { restRouter } from './router';
import type { RunnableRoute } from './runnableRoute';

/** Also with more slashes than one in front, as programs make them that join addresses: it is no page. */
const OF_PROGRAMS = /^(?:\/+api|\/{2,}graphql)(?:\/|$)/i;

/** What the documented paths need of the shop. */
export interface RestParts {
  schema: GraphQLSchema;
  routes: readonly RunnableRoute[];
  db: DataSource;
  reads: Queryable;
  contexts: Contexts;
  /** Who answers for the API. */
  contact: Contact;
  /** The time zone of the dates in exports. */
  timeZone: string;
}

/** Everything below `/api`, for authenticated requests. */
export function restApi({ schema, routes: runnable, db, reads, contexts, contact, timeZone }: RestParts): Router {
  const router = Router();
  const viewerOf = (request: Request) => contexts.viewerOf(request);
  router.use(signInRedirects(reads));
  router.use(
    '/api/openapi.json',
    description(() => openapi(schema, contact)),
  );
  router.use(ownDataRouter({ db, reads, viewerOf }));
  const readsOf = (viewer: Viewer) => contexts.lateReadsOf(viewer) ?? reads;
  router.use(exportRouter({ schema, readsOf, viewerOf, timeZone }));
  router.use(restRouter(runnable, contexts, (request) => maySendPictures(reads, request)));
  router.use((request, _response, next) => {
    if (OF_PROGRAMS.test(request.path)) throw new ShopError('NOT_FOUND', 'There is no such path in the API.');
    next();
  });
  return router;
}
