import cluster, { type Worker } from 'node:cluster';
import type { Server } from 'node:http';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What the first process says to a server process that another one takes the place of. */
const LEAVE = 'leave';
/** How long connections may stay beyond the time in which idle ones end: those of long answers and live streams. */
const LONGER_MS = 5_000;

/** Asks a server process to leave; it ends by itself. */
export function askToLeave(worker: Worker): void {
  // One that is ending already hears nothing.
  worker.send(LEAVE, () => undefined);
}

/**
 * Lets this server process leave without refusing anything when the first process asks: connections that come go to the
 * other processes, those that are there are told to close with their next response, and idle ones end at the time that
 * their clients were told. Then it stops as on SIGTERM, which ends live streams; these connect again.
 */
export function leaveWhenAsked(server: Server): void {
  if (!cluster.isWorker) return;
  process.on('message', (message) => {
    if (message === LEAVE) void leave(server);
  });
}

async function leave(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  // That of HTTP would also end idle connections at once, on which a request may be under way.
  const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
  await Promise.race([closed, delay(server.keepAliveTimeout + LONGER_MS)]);
  process.kill(process.pid, 'SIGTERM');
}
