import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ShopError } from '../core/errors';
import { turnedAway } from '../metrics/counters';
import { Gate, type Kind } from './gate';
import { inContext } from '../tracing/tracing';
import { answerRefusal, tooBusy } from './refusal';
import { Ticket } from './ticket';
import { Turns } from './turns';
import type { VisitorOf } from './visitors';

/** How often the log tells how many were refused, in milliseconds. */
const TOLD_EVERY_MS = 1_000;

/** Health must be told whatever happens. */
const NOT_COUNTED = /^\/(?:healthz|readyz)\/?(?:\?|$)/;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What the admission needs to know. */
export interface AdmissionParts {
  visitorOf: VisitorOf;
  /** How many requests are worked on at once. */
  places: number;
  /** Sent with every refusal. */
  headers: Readonly<Record<string, string>>;
  log: Pick<Logger, 'warn'>;
}

/**
 * Lets requests in: what is answered from the cache by turns of the visitors, all else through the gate, which refuses
 * what it cannot do (docs/specification 21.7).
 */
export class Admission {
  private readonly turns = new Turns();
  private readonly gate: Gate;
  private refused = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: AdmissionParts) {
    this.gate = new Gate(parts.places);
  }

  /** How many requests the gate works on, and how many wait there. */
  get gateCounts(): Readonly<Record<'working' | 'waiting', number>> {
    return this.gate.counts;
  }

  /** Sends an answer that is there already, when it is its visitor's turn. */
  inTurn(request: IncomingMessage, response: ServerResponse, send: () => void): void {
    this.turns.run({
      visitor: () => this.parts.visitorOf(request),
      send: inContext(send),
      refuse: () => this.refuse(request, response, tooBusy()),
    });
  }

  /** A connection was accepted. */
  connection(): void {
    this.gate.connection();
  }

  /**
   * Begins the work of a request when there is room for it; it takes a place until the head of its response is sent.
   * @param kind what it does, where that is known better than by its method
   */
  admit(
    request: IncomingMessage,
    response: ServerResponse,
    begin: () => void,
    kind: Kind = READS.has(request.method ?? '') ? 'read' : 'write',
  ): void {
    // The fast path, which asks for a place, may leave the request to Express.
    if (NOT_COUNTED.test(request.url ?? '') || request.ticket) return begin();
    request.ticket = new Ticket(this.gate, {
      visitor: this.parts.visitorOf(request),
      request,
      kind,
      response,
      refuse: (refusal) => this.refuse(request, response, refusal),
    });
    request.ticket.enter(inContext(begin));
  }

  private refuse(request: IncomingMessage, response: ServerResponse, refusal: ShopError): void {
    this.noteRefused();
    response.turnedAway = true;
    answerRefusal(request, response, refusal, this.parts.headers);
  }

  private noteRefused(): void {
    this.refused += 1;
    turnedAway.inc();
    this.timer ??= setTimeout(() => {
      this.parts.log.warn({ refused: this.refused }, 'more is asked of the shop than it can do');
      this.refused = 0;
      this.timer = undefined;
    }, TOLD_EVERY_MS).unref();
  }
}
