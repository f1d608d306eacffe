import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { ShopError } from '../core/errors';
import type { Gate, Kind, Work } from './gate';

declare module 'http' {
  interface IncomingMessage {
    /** The request's place at the gate; absent where none is needed. */
    ticket?: Ticket;
  }
}

/** How long the work of a request counts after its client has gone, in milliseconds: longer than a guest's statement. */
const ABANDONED_MS = 3_000;
/** The largest body that a request may wait with, in bytes; parsed it takes many times as much. */
const MAX_WAITING_BODY = 64_000;

/** What a ticket is made of. */
interface TicketParts {
  readonly visitor: string;
  kind: Kind;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  refuse: (refusal: ShopError) => void;
}

/** A request that is worked on, or waits to be. */
export class Ticket {
  private state: 'waiting' | 'working' | 'paused' | 'over' = 'paused';
  private work: Work | undefined;

  constructor(
    private readonly gate: Gate,
    private readonly parts: TicketParts,
  ) {
    const { request, response } = parts;
    // From its head on, the client sets the pace of a response.
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (...args: unknown[]) => {
      this.leave('over');
      return writeHead(...args);
    };
    // The connection's end, since a response that still waits behind others on it has none. What was asked for is worked
    // on for a while.
    request.socket.once('close', this.abandon);
  }

  get isWorking(): boolean {
    return this.state === 'working';
  }

  get kind(): Kind {
    return this.parts.kind;
  }

  private readonly abandon = (): void => {
    if (this.state === 'working') setTimeout(() => this.leave('over'), ABANDONED_MS).unref();
    else this.leave('over');
  };

  /**
   * Calls when there is room for the work; refuses the request when there is none in time.
   * @param mayWait whether it may wait for room
   */
  enter(begin: () => void, mayWait = true): void {
    if (this.state === 'over') return;
    this.state = 'waiting';
    const { visitor, kind, refuse } = this.parts;
    // Before it enters: what is begun at once may pause and enter again before the gate comes back here.
    this.work = {
      visitor,
      kind,
      mayWait,
      begin: () => {
        this.state = 'working';
        begin();
      },
      refuse: (refusal) => {
        this.state = 'over';
        refuse(refusal);
      },
    };
    this.gate.enter(this.work);
  }

  /** Gives the place to others until `enter` is called again. */
  pause(): void {
    this.leave('paused');
  }

  /** Goes on as a read. */
  becomeRead(begin: () => void): void {
    this.pause();
    this.parts.kind = 'read';
    this.enter(begin);
  }

  private leave(next: 'paused' | 'over'): void {
    const { state } = this;
    this.state = next;
    if (next === 'over') this.parts.request.socket.off('close', this.abandon);
    if (state === 'working') this.gate.leave(this.parts);
    else if (state === 'waiting' && this.work) this.gate.withdraw(this.work);
  }
}

/** A middleware that waits for the client rather than works: meanwhile its request takes no place. */
export function waitingForClient(middleware: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const { ticket, headers } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!ticket?.isWorking || !hasBody || request.complete) return middleware(request, response, next);
    ticket.pause();
    return middleware(request, response, (error?: unknown) => {
      const length = Number(headers['content-length'] ?? Infinity);
      if (error) next(error);
      else ticket.enter(next, length <= MAX_WAITING_BODY);
    });
  };
}

/** A middleware for requests that came like a write: those for which the condition holds go on as reads. */
export function asRead(isRead: (body: unknown) => boolean): RequestHandler {
  return ({ ticket, body }, _response, next) => {
    if (ticket?.isWorking && ticket.kind === 'write' && isRead(body)) ticket.becomeRead(next);
    else next();
  };
}
