import type { Metric } from 'prom-client';
import { STATUS } from '../core/errors';
import { registry } from './registry';
import { RequestTimes } from './requestTimes';

const times = new RequestTimes();
const COUNTS = 'bustan_requests_total';
const DURATIONS = 'bustan_request_duration_seconds';

for (const metric of [
  { name: COUNTS, help: 'Requests by operation and outcome.', type: 'counter', values: () => times.counts() },
  {
    name: DURATIONS,
    help: 'How long requests took until their answer was sent.',
    type: 'histogram',
    values: () => times.durations(DURATIONS),
  },
]) {
  const get = () => Promise.resolve({ ...metric, values: metric.values(), aggregator: 'sum' });
  registry.registerMetric({ name: metric.name, get } as unknown as Metric);
}

/** What clients are told that no `ShopError` says. */
const OTHER_CODES = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);
/** The code that stands for a status that came without one: the first of the list. */
const CODE_OF_STATUS = new Map<number, string>();
for (const [code, status] of Object.entries(STATUS)) {
  if (!CODE_OF_STATUS.has(status)) CODE_OF_STATUS.set(status, code);
}
/** Paths that no operation has, by what is asked for there. */
const SURFACES: readonly (readonly [RegExp, string])[] = [
  [/^\/graphql\/stream\/?$/, 'live'],
  [/^\/graphql\/?$/, 'graphql'],
  [/^\/api(\/|$)/, 'api'],
  [/^\/media\//, 'picture'],
  [/^\/assets\//, 'asset'],
  [/^\/(healthz|readyz)\/?$/, 'health'],
  [/^\/metrics\/?$/, 'metrics'],
];

/** A request that is over. */
export interface EndedRequest {
  /** What it asked for, where the shop knows it under a name of its own; absent: told from the path. */
  readonly operation: string | undefined;
  readonly path: string;
  readonly status: number;
  /** The code of its refusal, where one was sent. */
  readonly refusal: string | undefined;
  readonly aborted: boolean;
  readonly milliseconds: number;
}

/** Counts a request. No text of a client becomes a label: names are the shop's own, codes those of its list. */
export function noteRequest({ operation, path, status, refusal, aborted, milliseconds }: EndedRequest): void {
  times.note(operation ?? surfaceOf(path), outcomeOf(status, refusal, aborted), milliseconds);
}

function outcomeOf(status: number, refusal: string | undefined, aborted: boolean): string {
  if (aborted) return 'ABORTED';
  if (refusal !== undefined) return Object.hasOwn(STATUS, refusal) || OTHER_CODES.has(refusal) ? refusal : 'OTHER';
  if (status < 400) return 'OK';
  return CODE_OF_STATUS.get(status) ?? 'OTHER';
}

function surfaceOf(path: string): string {
  return SURFACES.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
