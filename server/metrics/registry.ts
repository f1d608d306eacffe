import Registry from 'prom-client/lib/registry';

/** Every metric of this process. A registry of the shop's own, so that nothing else appears in it. */
export const registry = new Registry();

/** The metrics of this process, as processes pass them to each other. */
export type Snapshot = Awaited<ReturnType<typeof registry.getMetricsAsJSON>>;
