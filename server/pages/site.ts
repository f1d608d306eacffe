import { Router, type Request } from 'express';
import type { Config } from '../core/config';
import type { Queryable } from '../db/queryable';
import { ShownRate } from '../currency/shownRate';
import type { Caches } from '../graphql/caches';
import { GUEST } from '../identity/viewer';
import { sessionIdOf } from '../http/sessions/session';
import { readBuiltPage } from './build';
import { crawlers } from './crawlers/crawlers';
import type { FirstAnswers } from './firstAnswers';
import { readTranslations } from './translations';
import { webClient } from './webClient';

/** What the pages need of the shop. */
export interface SiteParts {
  config: Config;
  reads: Queryable;
  caches: Caches;
  firstAnswers: FirstAnswers;
  sessionSecret: string;
  /** Root of the project, where the built web client and the translations are. */
  root: string;
}

/** What browsers and search engines request: every path that is not of an API. */
export function site({ config, reads, caches, firstAnswers, sessionSecret, root }: SiteParts): Router {
  const folder = `${root}/build/web`;
  const built = readBuiltPage(folder);
  const router = Router();
  router.use(crawlers({ reads, config }));
  router.use(
    webClient(
      folder,
      built && {
        built,
        reads,
        config,
        t: readTranslations(root),
        firstAnswers,
        rate: new ShownRate(reads, caches.changes),
        cache: caches.pages,
        viewer: async ({ headers }: Request) => {
          const sid = sessionIdOf(headers.cookie, sessionSecret);
          return sid === null ? GUEST : (caches.findViewer(sid) ?? caches.readViewer(sid));
        },
      },
    ),
  );
  return router;
}
