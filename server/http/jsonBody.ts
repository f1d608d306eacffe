import { json, type Request, type RequestHandler } from 'express';
import { waitingForClient } from '../admission/ticket';

/** The largest body of most requests, in bytes. */
const BODY_LIMIT = 1_000_000;
/** The largest body of an admin's writes, in bytes: a picture of 5 MB as base64, and the rest of the form. */
const PICTURE_BODY_LIMIT = 8_000_000;

/**
 * Reads a bounded JSON body. A larger bound holds where `takesPictures` gives true; it is called only for a body that
 * is over the ordinary bound, or of unknown length.
 */
export function jsonBody(takesPictures: (request: Request) => Promise<boolean>): RequestHandler {
  const ordinary = waitingForClient(json({ limit: BODY_LIMIT, strict: false }));
  const large = waitingForClient(json({ limit: PICTURE_BODY_LIMIT, strict: false }));
  return async (request, response, next) => {
    const { 'content-length': length, 'transfer-encoding': encoding, 'content-encoding': compressed } = request.headers;
    const mayBeLarge = encoding !== undefined || compressed !== undefined || Number(length) > BODY_LIMIT;
    const isTooLarge = Number(length) > PICTURE_BODY_LIMIT;
    const parse = mayBeLarge && !isTooLarge && (await takesPictures(request)) ? large : ordinary;
    void parse(request, response, next);
  };
}
