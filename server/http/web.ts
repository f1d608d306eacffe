import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { ShopError } from '../errors';

/** Addresses that the web client has a screen for; any other is its 404 screen, and is answered as one. */
const SCREENS = [
  '/',
  '/store',
  '/landing',
  '/products/:product',
  '/checkout',
  '/enhanced-checkout',
  '/order-success',
  '/login',
  '/register',
  '/orders/:id',
  '/admin',
  '/admin/login',
  '/admin/dashboard',
];

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** The built web client: hashed files that may be kept for ever, compressed beforehand, and one page for every screen. */
export function webClient(folder: string): Router {
  const router = Router();
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) {
    router.get('/{*rest}', notBuilt);
    return router;
  }
  const html = readFileSync(page, 'utf8');
  const send = (status: number): RequestHandler => {
    return (_request, response) => {
      response.status(status).set('Cache-Control', 'no-cache').type('html').send(html);
    };
  };
  router.get(SCREENS, send(200));
  // Until these portals are built, their people shop at their own prices in the store.
  router.get(['/business/portal', '/employee/portal'], (_request, response) => response.redirect(302, '/store'));
  router.use(
    expressStaticGzip(folder, {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: {
        fallthrough: true,
        redirect: false,
        // Among them what the build says about itself.
        dotfiles: 'ignore',
        setHeaders: (response, file) => {
          response.setHeader('Cache-Control', file.includes(`${path.sep}assets${path.sep}`) ? ONE_YEAR : 'no-cache');
        },
      },
    }),
  );
  router.get('/{*rest}', send(404));
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
