import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { ShopError } from '../core/errors';
import { noteRequest } from '../metrics/requests';

/** A request line over this length is too long by itself, whatever headers follow. */
const LONG_LINE = 8_000;
/** For how long what a client still sends is read, so that the answer is not lost with it. */
const LINGER_MS = 2_000;

/** What Node.js says of a request that it cannot read. */
interface ClientError extends Error {
  code?: string;
  /** What it was reading. */
  rawPacket?: Buffer;
}

/**
 * Answers requests that Node.js refuses before anybody sees them, as every other refusal is answered: too long an
 * address or headers, a request that does not come to its end, what is no HTTP (specification 12.3).
 * @param headers sent with every such answer
 */
export function answerClientErrors(server: Server, headers: Readonly<Record<string, string>>, log: Logger): void {
  const answered = new WeakSet<Socket>();
  server.on('clientError', (error: ClientError, socket: Socket) => {
    // The rest of what was refused.
    if (answered.has(socket)) return;
    // Node.js keeps the response that is being sent here; into the midst of it nothing is written.
    const { _httpMessage: current } = socket as { _httpMessage?: ServerResponse };
    if (!socket.writable || current?.headersSent) return void socket.destroy();
    answered.add(socket);
    const refusal = refusalOf(error);
    // What the client calls it cannot be read either.
    const requestId = randomUUID();
    const { status, code } = refusal;
    log.info({ requestId, status, cause: error.code }, 'a request could not be read');
    noteRequest({ operation: 'unreadable', path: '', status, refusal: code, aborted: false, milliseconds: 0 });
    socket.end(answerOf(refusal, { ...headers, 'X-Request-Id': requestId }));
    const lingering = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => clearTimeout(lingering));
  });
}

function refusalOf({ code, rawPacket }: ClientError): ShopError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return isLongRequestLine(rawPacket?.toString('latin1') ?? '')
        ? new ShopError('URI_TOO_LONG', 'The address is too long; send what is long in a body')
        : new ShopError('HEADERS_TOO_LARGE', 'The headers are too large; all of them together have at most 16 KB');
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new ShopError('PAYLOAD_TOO_LARGE', 'The extensions of a chunk are too large; leave them out');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ShopError('REQUEST_TIMEOUT', 'The request did not come to its end within a minute; send it again');
    default:
      return new ShopError('BAD_USER_INPUT', 'This is no HTTP/1.1 request that can be read');
  }
}

/** Whether what was being read begins with, or is in the midst of, a request line that is too long. */
function isLongRequestLine(packet: string): boolean {
  const [line = ''] = packet.split('\r\n', 1);
  return line.length > LONG_LINE && (/^[A-Z]+ [/*h]/.test(line) || / HTTP\/1\.[01]$/.test(line));
}

function answerOf({ status, code, message }: ShopError, headers: Readonly<Record<string, string>>): string {
  const body = JSON.stringify({ message, code });
  const lines = Object.entries({
    ...headers,
    Date: new Date().toUTCString(),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}
