import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request } from 'express';
import type { DataSource } from 'typeorm';
import { authorizeExport } from '../../api/authorization/guard';
import type { Queryable } from '../../db/queryable';
import { limitTeller } from '../../http/headers/rateLimitHeaders';
import { methodAmong } from '../../http/methods';
import { signedIn, type Viewer } from '../../identity/viewer';
import { ownData } from '../../personalData/export/ownData';
import { RateLimit } from '../../rateLimits/rateLimit';
import { refusals } from '../refusals';
import { securityOf } from '../security';

const PATH = '/api/account/export';
const MOST_IN_AN_HOUR = 10;
const ONE_HOUR = 3_600;
/** Pieces of text that wait for the client; each is a row. */
const PIECES = 64;

interface OwnDataParts {
  db: DataSource;
  reads: Queryable;
  viewerOf: (request: Request) => Promise<Viewer>;
}

/**
 * The download of all that is kept about who asks (specification 24.1), written while it is read. A response that is cut
 * off is no JSON.
 */
export function ownDataRouter({ db, reads, viewerOf }: OwnDataParts): Router {
  const router = Router();
  const why = 'Too many exports of this account.';
  const limit = new RateLimit(db, { name: 'account-export', most: MOST_IN_AN_HOUR, seconds: ONE_HOUR, why });
  router.all(PATH, methodAmong(['GET']), async (request, response) => {
    const viewer = await viewerOf(request);
    authorizeExport(PATH, viewer);
    const account = signedIn(viewer);
    await limit.take(String(account.id), limitTeller(response));
    const day = new Date().toISOString().slice(0, 10);
    response.attachment(`bustan_account_${day}.json`);
    response.type('application/json');
    response.set('Cache-Control', 'private, no-store');
    if (request.method === 'HEAD') return void response.end();
    const pieces = Readable.from(ownData(reads, account, request.sessionID), { highWaterMark: PIECES });
    try {
      await pipeline(pieces, response);
    } catch (error) {
      // The client closed the connection; any other error has cut the response off already.
      if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') {
        request.log.error({ err: error }, 'an export of an account broke off');
      }
    }
  });
  return router;
}

/** The same for the OpenAPI document. */
export function describeOwnData(): Record<string, object> {
  return {
    [PATH]: {
      get: {
        tags: ['Account'],
        operationId: 'getApiAccountExport',
        summary: 'All that the shop keeps about who asks, as a file; at most ten in an hour',
        description: 'A response that is cut off is no JSON.',
        ...securityOf(false, []),
        parameters: [],
        responses: {
          200: {
            description:
              'Account, addresses, orders with their lines, and so on; nothing by which anybody could sign in.',
            content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
          },
          ...refusals([401, 403, 429]),
        },
      },
    },
  };
}
