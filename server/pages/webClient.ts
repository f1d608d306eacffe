import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { ShopError } from '../core/errors';
import { allowStyles, stylesIn } from '../http/securityHeaders';
import { answerPage, type PageParts } from './pages';
import { notFoundScreen, productScreen, SCREENS, storeScreen, type Screen } from './screens';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * The built web client: hashed files that may be cached for ever and were compressed by the build, and a page for every
 * screen.
 * @param parts what pages are made of; null when the web client is not built
 */
export function webClient(folder: string, parts: PageParts | null): Router {
  const router = Router();
  if (!parts) {
    router.get('/{*rest}', notBuilt);
    return router;
  }
  const page = (screenOf: (request: Parameters<RequestHandler>[0]) => Screen): RequestHandler => {
    return (request, response) => answerPage(parts, screenOf(request), request, response);
  };
  router.get(
    ['/', '/store'],
    page(({ query }) => storeScreen(query)),
  );
  router.get(
    '/products/:product',
    page(({ params }) => productScreen(String(params.product))),
  );
  for (const [address, screen] of Object.entries(SCREENS)) {
    router.get(
      address,
      page(() => screen),
    );
  }
  router.get('/index.html', (_request, response) => response.redirect(301, '/'));
  router.use(
    expressStaticGzip(folder, {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: {
        fallthrough: true,
        redirect: false,
        // Vite's manifest is in a folder whose name begins with a dot.
        dotfiles: 'ignore',
        setHeaders: (response, file) => {
          response.setHeader('Cache-Control', file.includes(`${path.sep}assets${path.sep}`) ? ONE_YEAR : 'no-cache');
          // As it is now: a later build may have put another one there.
          const [page] = /^.*\.html(?=$|\.)/.exec(file) ?? [];
          if (page !== undefined) allowStyles(response, stylesIn(readFileSync(page, 'utf8')));
        },
      },
    }),
  );
  router.get(
    '/{*rest}',
    page(() => notFoundScreen),
  );
  router.use(onlyReads);
  return router;
}

const onlyReads: RequestHandler = (request, response) => {
  response.setHeader('Allow', 'GET, HEAD');
  throw new ShopError('METHOD_NOT_ALLOWED', `${request.method} is not allowed here; use GET.`);
};

const notBuilt: RequestHandler = (_request, response) => {
  response.status(503).type('text').send('The web client is not built. Run: npm run build');
};
