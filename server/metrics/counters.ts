import Counter from 'prom-client/lib/counter';
import Histogram from 'prom-client/lib/histogram';
import { registry } from './registry';

const registers = [registry];

/** Orders that were placed; one that was sent again under its key counts once. */
export const placedOrders = new Counter({
  name: 'bustan_orders_placed_total',
  help: 'Orders that were placed, by the checkout.',
  labelNames: ['kind'] as const,
  registers,
});

export const refusedOrders = new Counter({
  name: 'bustan_orders_refused_total',
  help: 'Orders that were refused for a reason that the screen answers, by its code.',
  labelNames: ['code'] as const,
  registers,
});

/** Orders that got another status; what was rolled back or sent again counts for nothing. */
export const orderStatuses = new Counter({
  name: 'bustan_order_statuses_total',
  help: 'Orders that were set to another status, by that status.',
  labelNames: ['status'] as const,
  registers,
});

export const changedOrders = new Counter({
  name: 'bustan_orders_changed_total',
  help: 'Changes of the lines of orders, by their buyers and by the shop.',
  registers,
});

/** Tries of jobs that have ended: `done`, `failed` when it is tried again, `given_up` when it was the last. */
export const jobRuns = new Counter({
  name: 'bustan_job_runs_total',
  help: 'Tries of jobs that have ended, by task and outcome: done, failed or given_up.',
  labelNames: ['task', 'outcome'] as const,
  registers,
});

export const limitRefusals = new Counter({
  name: 'bustan_rate_limit_refusals_total',
  help: 'What came too often and was refused, by the limit.',
  labelNames: ['limit'] as const,
  registers,
});

export const operationRefusals = new Counter({
  name: 'bustan_operation_limit_refusals_total',
  help: 'Documents of clients that were refused before they ran, by the limit of operations that they are over.',
  labelNames: ['limit'] as const,
  registers,
});

export const operationCosts = new Histogram({
  name: 'bustan_operation_cost',
  help: "What clients' own documents cost that ran, in the unit of the limit.",
  buckets: [10, 50, 100, 500, 1_000, 2_500, 5_000, 10_000, 20_000],
  registers,
});

/** What was looked for in a cache since it was asked last. */
export interface Lookups {
  readonly cache: string;
  readonly hits: number;
  readonly misses: number;
}

const lookups = new Set<() => readonly Lookups[]>();

const cacheLookups = new Counter({
  name: 'bustan_cache_lookups_total',
  help: 'Responses that were looked for in a cache.',
  labelNames: ['cache', 'result'] as const,
  registers,
  collect: () => {
    for (const take of lookups) {
      for (const { cache, hits, misses } of take()) {
        cacheLookups.inc({ cache, result: 'hit' }, hits);
        cacheLookups.inc({ cache, result: 'miss' }, misses);
      }
    }
  },
});

/** Has what was looked for in caches counted whenever the metrics are asked for: caches count by plain numbers. @returns ends it */
export function countLookups(take: () => readonly Lookups[]): () => void {
  lookups.add(take);
  return () => void lookups.delete(take);
}

export const turnedAway = new Counter({
  name: 'bustan_turned_away_total',
  help: 'Requests that were refused since more was asked than the shop can do.',
  registers,
});
