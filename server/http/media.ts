import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { sizedPicture } from '../catalog/pictures/pictures';
import type { Queryable } from '../db/queryable';
import { notFound } from '../core/errors';

const MAX_BYTES = 64 * 2 ** 20;

/** `/media/<hash>-<width>.webp`: a picture of the catalogue in one of its widths; immutable. */
export function media(db: Queryable): RequestHandler {
  const cache = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (bytes) => bytes.length });
  return async (request, response) => {
    const file = String(request.params.file);
    const [, hash, width] = /^([0-9a-f]{32})-(\d{1,4})\.webp$/.exec(file) ?? [];
    if (!hash || !width) throw notFound('Picture');
    const bytes = cache.get(file) ?? (await sizedPicture(db, hash, Number(width)));
    if (!bytes) throw notFound('Picture');
    cache.set(file, bytes);
    response.set({
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.send(bytes);
  };
}
