import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { ShopError } from '../core/errors';
import type { Gate, Kind } from './gate';

declare module 'http' {
  interface IncomingMessage {
    /** The request's place at the gate; absent where none is needed. */
    ticket?: Ticket;
  }
}

/** The longest that the work of a request counts after its client has gone, in milliseconds: no statement lasts longer. */
const MAX_ABANDONED_MS = 30_000;

/** What a ticket is made of. */
interface TicketParts {
  readonly visitor: string;
  kind: Kind;
  readonly response: ServerResponse;
  refuse: (refusal: ShopError) => void;
}

/** A request that is worked on, or waits to be. */
export class Ticket {
  private state: 'waiting' | 'working' | 'paused' | 'over' = 'paused';
  private withdraw: (() => void) | undefined;

  constructor(
    private readonly gate: Gate,
    private readonly parts: TicketParts,
  ) {
    const { response } = parts;
    // The response's end is the end of the work. That the client has gone is not: what it asked for is still worked on.
    const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
    response.end = (...args: unknown[]) => {
      this.leave('over');
      return end(...args);
    };
    response.once('close', () => {
      if (this.state === 'working') setTimeout(() => this.leave('over'), MAX_ABANDONED_MS).unref();
      else this.leave('over');
    });
  }

  get isWorking(): boolean {
    return this.state === 'working';
  }

  get kind(): Kind {
    return this.parts.kind;
  }

  /** Calls when there is room for the work; refuses the request when there is none in time. */
  enter(begin: () => void): void {
    if (this.state === 'over') return;
    this.state = 'waiting';
    const { visitor, kind, refuse } = this.parts;
    this.withdraw = this.gate.enter({
      visitor,
      kind,
      begin: () => {
        this.state = 'working';
        begin();
      },
      refuse: (refusal) => {
        this.state = 'over';
        refuse(refusal);
      },
    });
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
    if (state === 'working') this.gate.leave(this.parts);
    else if (state === 'waiting') this.withdraw?.();
  }
}

/** A middleware that waits for the client rather than works: meanwhile its request takes no place. */
export function waitingForClient(middleware: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const { ticket } = request;
    if (!ticket?.isWorking || request.complete) return middleware(request, response, next);
    ticket.pause();
    return middleware(request, response, (error?: unknown) => {
      if (error) next(error);
      else ticket.enter(next);
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
