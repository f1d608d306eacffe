import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type Response } from 'express';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { readCatalogueState } from '../../catalog/catalogueChanges';
import type { Config } from '../../core/config';
import type { Queryable } from '../../db/queryable';
import { notFound } from '../../core/errors';
import { originOf } from '../publicOrigin';
import { allEntries, otherEntries, partsOf, productEntries } from './sitemap';

/**
 * What is for search engines alone: `/robots.txt`, `/sitemap.xml` and, in a large shop, its parts `/sitemap-0.xml` ….
 */
export function crawlers({ reads, config }: { reads: Queryable; config: Config }): Router {
  const router = Router();

  router.get('/robots.txt', (request, response) => {
    const sitemap = `${originOf(config, request)}/sitemap.xml`;
    // Pages that must not be indexed have a robots tag, which a crawler that is kept out could not read.
    response.set('Cache-Control', 'public, max-age=3600').type('text');
    response.send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`);
  });

  router.get('/sitemap.xml', async (request, response) => {
    const state = await readCatalogueState(reads);
    const origin = originOf(config, request);
    const parts = partsOf(state);
    if (parts === 0) return send(request, response, state.version, allEntries(reads), sitemap(origin));
    const addresses = Array.from({ length: parts + 1 }, (_, part) => ({ url: `${origin}/sitemap-${part}.xml` }));
    await send(request, response, state.version, addresses, new SitemapIndexStream());
  });

  router.get('/sitemap-:part.xml', async (request, response) => {
    const part = /^\d{1,6}$/.test(String(request.params.part)) ? Number(request.params.part) : Number.NaN;
    const state = await readCatalogueState(reads);
    if (!(part <= partsOf(state)) || partsOf(state) === 0) throw notFound('Sitemap');
    const entries = part === 0 ? otherEntries(reads) : productEntries(reads, part);
    await send(request, response, state.version, entries, sitemap(originOf(config, request)));
  });
  return router;
}

const sitemap = (hostname: string) =>
  new SitemapStream({ hostname, xmlns: { news: false, xhtml: true, image: false, video: false } });

/** Sends entries as they are read, or a 304 when nothing has changed since. */
async function send(
  request: Request,
  response: Response,
  version: string,
  entries: Iterable<object> | AsyncIterable<object>,
  xml: Transform,
): Promise<void> {
  response.set({ ETag: `W/"${version}"`, 'Cache-Control': 'public, max-age=3600' }).type('xml');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  await pipeline(Readable.from(entries), xml, response);
}
