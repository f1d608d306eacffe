import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** The longest body that is read before Express: what may wait for a place. */
const MAX_LENGTH = 64_000;
const JSON_TYPE = /^application\/json(?: *; *charset=utf-8)?$/i;

/** Whether the request has a short body of plain JSON, of a length that is known. All others are for Express. */
export function hasPlainJson(headers: IncomingHttpHeaders): boolean {
  const { 'content-type': type, 'content-length': length } = headers;
  return (
    type !== undefined &&
    length !== undefined &&
    JSON_TYPE.test(type) &&
    Number(length) > 0 &&
    Number(length) <= MAX_LENGTH &&
    headers['content-encoding'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined
  );
}

/**
 * Reads the whole body, which must be one of `hasPlainJson`.
 * @param use gets it once it is there. Only until it returns, `giveBack` puts the body back, to be read again as if it had
 *   not been read.
 */
export function readBody(request: IncomingMessage, use: (body: Buffer, giveBack: () => void) => void): void {
  const length = Number(request.headers['content-length']);
  const chunks: Buffer[] = [];
  let received = 0;
  const read = (): void => {
    for (let chunk = request.read() as Buffer | null; chunk !== null; chunk = request.read() as Buffer | null) {
      chunks.push(chunk);
      received += chunk.length;
    }
    if (received < length) return;
    request.off('readable', read);
    const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    use(body, () => request.unshift(body));
  };
  request.on('readable', read);
}
