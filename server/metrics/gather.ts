import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import type { Registry } from 'prom-client';
import AggregatorRegistry from 'prom-client/lib/cluster';
import { singleFlight } from '../core/process/singleFlight';
import { registry, type Snapshot } from './registry';

/** How long a process may take to tell its metrics, in milliseconds; a gauge takes a second at most. */
const ANSWER_WITHIN_MS = 2_000;

/** Messages between the first process, which gathers, and those that answer requests. */
type Message =
  | { readonly kind: 'tell metrics'; readonly id: string }
  | { readonly kind: 'metrics'; readonly id: string; readonly snapshot: Snapshot }
  | { readonly kind: 'gather metrics'; readonly id: string }
  | { readonly kind: 'gathered metrics'; readonly id: string; readonly page: string };

/** The page for Prometheus: the metrics of all processes together. */
export type MetricsPage = () => Promise<string>;

export const METRICS_TYPE = registry.contentType;

/** The page of a shop that has one process. */
export const ownPage: MetricsPage = () => registry.metrics();

/**
 * In the first process: gathers the metrics of all. prom-client's own gathering forgets what an ended process has counted,
 * so that sums fall, which Prometheus takes for many new requests; here it stays in the sums, as far as it was told.
 */
export class MetricsGatherer {
  private readonly known = new Map<number, Snapshot>();
  private readonly waiting = new Map<string, (snapshot: Snapshot) => void>();

  constructor() {
    cluster.on('message', (worker: Worker, message: Message) => {
      if (message.kind === 'metrics') this.waiting.get(message.id)?.(message.snapshot);
      else if (message.kind === 'gather metrics') void this.answer(worker, message.id);
    });
    cluster.on('exit', ({ id }) => this.keepSums(id));
  }

  /** One gathering for all who ask at once. */
  readonly page: MetricsPage = singleFlight(() => this.gather());

  private async answer(worker: Worker, id: string): Promise<void> {
    const page = await this.page();
    send(worker, { kind: 'gathered metrics', id, page });
  }

  private async gather(): Promise<string> {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected() === true);
    await Promise.all(workers.map((worker) => this.ask(worker!)));
    return sumOf([...this.known.values()]).metrics();
  }

  private async ask(worker: Worker): Promise<void> {
    const id = randomUUID();
    let timer: NodeJS.Timeout | undefined;
    const snapshot = await new Promise<Snapshot | null>((resolve) => {
      timer = setTimeout(resolve, ANSWER_WITHIN_MS, null);
      this.waiting.set(id, resolve);
      send(worker, { kind: 'tell metrics', id });
    });
    clearTimeout(timer);
    this.waiting.delete(id);
    if (snapshot && !worker.isDead()) this.known.set(worker.id, snapshot);
    else this.forgetGauges(worker.id);
  }

  /** Of a process that does not answer, what it has counted stays. */
  private forgetGauges(id: number): void {
    const snapshot = this.known.get(id);
    if (snapshot) this.known.set(id, snapshot.filter(isCounted));
  }

  /** What an ended process has counted goes into one sum, since any number of them may end while the shop runs. */
  private keepSums(id: number): void {
    const counted = [this.known.get(ENDED) ?? [], (this.known.get(id) ?? []).filter(isCounted)];
    this.known.delete(id);
    // Made by prom-client of what it got, these metrics have their values in them.
    this.known.set(ENDED, sumOf(counted).getMetricsAsArray() as unknown as Snapshot);
  }
}

/** The number of no process, under which stands what all ended ones have counted. */
const ENDED = 0;

/** Whether it only grows. */
function isCounted({ type }: Snapshot[number]): boolean {
  return ['counter', 'histogram'].includes(String(type));
}

function sumOf(snapshots: readonly Snapshot[]): Registry {
  return AggregatorRegistry.aggregate(snapshots as unknown as object[]);
}

/** In a process that answers requests: tells its metrics whenever the first process asks. */
export function tellMetrics(): void {
  process.on('message', (message: Message) => {
    if (message.kind !== 'tell metrics') return;
    void registry
      .getMetricsAsJSON()
      .then((snapshot) => process.send?.({ kind: 'metrics', id: message.id, snapshot } satisfies Message));
  });
}

/** In such a process: the page of all, as the first process gathers it. @throws when it does not answer in time */
export const gatheredPage: MetricsPage = () =>
  new Promise((resolve, reject) => {
    const id = randomUUID();
    const end = (): void => {
      clearTimeout(timer);
      process.off('message', take);
    };
    const take = (message: Message): void => {
      if (message.kind !== 'gathered metrics' || message.id !== id) return;
      end();
      resolve(message.page);
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error('The first process did not gather the metrics in time'));
    }, 2 * ANSWER_WITHIN_MS);
    process.on('message', take);
    process.send?.({ kind: 'gather metrics', id } satisfies Message);
  });

function send(worker: Worker, message: Message): void {
  // Without a callback, a channel that has just closed would raise an error.
  worker.send(message, () => undefined);
}
