import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a span says beside its name. Never what a client sent, but for its path. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** What follows a request on its way, when traces are made. */
export interface Tracer {
  /** Begins the span of a request, and handles it within. */
  request(request: IncomingMessage, response: ServerResponse, handle: () => void): void;
  /** Does the work within a span of its own. */
  span<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** The same function, which belongs to the request at hand whoever calls it. */
  bound(work: () => void): () => void;
  /** Sends what is left. */
  end(): Promise<void>;
}

/** Null: no traces are made, and nothing of OpenTelemetry is loaded (specification 27.5). */
let tracer: Tracer | null = null;

/** From now on traces are made. */
export function setTracer(made: Tracer): void {
  tracer = made;
}

/** Handles a request, in a span of its own when traces are made. */
export function traceRequest(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
  if (tracer === null) handle();
  else tracer.request(request, response, handle);
}

/** Does the work, in a span of its own when traces are made. */
export function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer === null ? work() : tracer.span(name, attributes, work);
}

/** The function as it is to be called later, perhaps while another request is at hand. */
export function inContext(work: () => void): () => void {
  return tracer === null ? work : tracer.bound(work);
}

/** Sends the traces that wait. */
export async function endTraces(): Promise<void> {
  await tracer?.end();
}
