import { isLanguage } from '../../common/languages';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { badInput, ShopError } from '../core/errors';
import { jsonBody } from '../http/jsonBody';
import { methodAmong } from '../http/methods';
import type { Contexts } from '../http/requestContext';
import type { RestAnswer, RestRequest } from './route';
import type { RunnableRoute } from './runnableRoute';

/**
 * The documented paths as an Express router.
 * @param maySendPictures whether the sender's body may hold a picture, where the path takes one
 */
export function restRouter(
  routes: readonly RunnableRoute[],
  contexts: Contexts,
  maySendPictures: (request: Request) => Promise<boolean>,
): Router {
  const router = Router();
  const byPath = new Map<string, RunnableRoute[]>();
  for (const runnable of routes)
    byPath.set(runnable.route.path, [...(byPath.get(runnable.route.path) ?? []), runnable]);
  for (const [path, methods] of byPath) {
    const at = router.route(path.replace(/\{(\w+)\}/g, ':$1'));
    const takesPictures = methods.some(({ route }) => route.takesPictures);
    const parse = jsonBody(async (request) => takesPictures && (await maySendPictures(request)));
    at.all(methodAmong(methods.map(({ route }) => route.method)), requireJson, parse);
    for (const runnable of methods) {
      const operation = `${runnable.route.method} ${path}`;
      const handler: RequestHandler = async (request, response) => {
        request.operation = operation;
        const { language } = request.query;
        const known = typeof language === 'string' && isLanguage(language) ? language : 'en';
        const context = await contexts.ofRequest(request, response, known);
        // The request's own line in the log names the cause of a failure.
        const answer = await runnable.run(requestOf(request), { ...context, logFault: () => undefined });
        response.setHeader('Cache-Control', 'private, no-store');
        send(response, answer);
      };
      at[METHOD[runnable.route.method]](handler);
    }
  }
  return router;
}

const METHOD = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** Sends the response of a route. */
function send(response: Response, { status, body, headers = {} }: RestAnswer): void {
  response.status(status).set(headers);
  if (body === undefined) response.end();
  else response.json(body);
}

function requestOf(request: Request): RestRequest {
  const key = request.headers['idempotency-key'];
  if (Array.isArray(key)) throw badInput({ 'Idempotency-Key': 'Send one idempotency key' });
  return {
    params: request.params as Record<string, string>,
    query: request.query,
    body: request.body as unknown,
    idempotencyKey: key ?? null,
  };
}

/** A body must be sent as JSON; a request without one needs no `Content-Type`. */
const requireJson: RequestHandler = (request, _response, next) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (request.method === 'GET' || request.method === 'HEAD' || !hasBody || request.is('application/json'))
    return next();
  next(new ShopError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as JSON, with Content-Type: application/json.'));
};
