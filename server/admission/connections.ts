import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../rateLimits/network';

/** For how long nothing may move on a connection in the midst of a request, in milliseconds. */
const SILENCE_MS = 60_000;
/** How many requests a client may send in a row without waiting for an answer. */
const MOST_AHEAD = 32;

/**
 * Ends connections on which nothing moves any more, so that a client that does not read its answer does not hold it in
 * memory for ever; and bounds how many one network may have open, unless all come from a proxy (docs/specification 21.7).
 * @param most how many connections of one network; null for no bound
 */
export function boundConnections(server: Server, most: number | null): void {
  server.setTimeout(SILENCE_MS);
  // Each of the requests that wait on a connection listens for its end.
  server.on('connection', (socket: Socket) => socket.setMaxListeners(2 * MOST_AHEAD));
  if (most === null) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? 'unknown');
    const count = (open.get(network) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}

/**
 * Ends connections of clients that send request after request and read no answer, which Node.js takes without a bound.
 * @returns whether the request is one of a connection that was ended, and is not to be looked at
 */
export function refuseFarAhead(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const ahead = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // A response has its connection at once unless another one is still being sent on it.
    if (response.socket !== null) {
      if (ahead.has(socket)) ahead.delete(socket);
      return false;
    }
    const count = (ahead.get(socket) ?? 0) + 1;
    ahead.set(socket, count);
    if (count > MOST_AHEAD) socket.destroy();
    return count > MOST_AHEAD;
  };
}
