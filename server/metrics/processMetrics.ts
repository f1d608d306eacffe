import { monitorEventLoopDelay } from 'node:perf_hooks';
import Counter from 'prom-client/lib/counter';
import Gauge from 'prom-client/lib/gauge';
import { registry } from './registry';

/** How often the delay is looked at, in milliseconds; a shorter one is not seen. */
const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

const registers = [registry];
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

new Gauge({
  name: 'bustan_processes',
  help: 'Processes that answer requests, and this question.',
  aggregator: 'sum',
  registers,
}).set(1);

new Gauge({
  name: 'bustan_event_loop_delay_seconds',
  help: 'How long the event loop kept work waiting since the last time that this was read, of the process with the longest.',
  labelNames: ['percentile'] as const,
  aggregator: 'max',
  registers,
  collect() {
    for (const [percentile, nanoseconds] of [
      ['50', delay.percentile(50)],
      ['99', delay.percentile(99)],
      ['100', delay.max],
    ] as const) {
      // The resolution is a part of each value. Before the first one, the maximum is 0 and the minimum huge.
      this.set({ percentile }, delay.count === 0 ? 0 : Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1_000));
    }
    delay.reset();
  },
});

new Gauge({
  name: 'process_resident_memory_bytes',
  help: 'Memory of all processes that answer requests.',
  aggregator: 'sum',
  registers,
  collect() {
    this.set(process.memoryUsage.rss());
  },
});

new Gauge({
  name: 'nodejs_heap_used_bytes',
  help: 'Memory of it that JavaScript uses.',
  aggregator: 'sum',
  registers,
  collect() {
    this.set(process.memoryUsage().heapUsed);
  },
});

new Gauge({
  name: 'process_start_time_seconds',
  help: 'When the process that was started last began, in Unix time.',
  aggregator: 'max',
  registers,
}).set(Math.round(Date.now() / 1_000 - process.uptime()));

const cpu = new Counter({
  name: 'process_cpu_seconds_total',
  help: 'Processor time of all processes that answer requests.',
  registers,
  collect: () => {
    const { user, system } = process.cpuUsage();
    cpu.reset();
    cpu.inc((user + system) / 1e6);
  },
});

/** Begins to look at the delay of the event loop. */
export function watchEventLoop(): void {
  delay.enable();
}
