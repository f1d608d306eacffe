// prom-client's own entry also loads a part of OpenTelemetry, which the shop does not want without traces; its files have
// no types of their own.
declare module 'prom-client/lib/counter' {
  import { Counter } from 'prom-client';
  export = Counter;
}
declare module 'prom-client/lib/gauge' {
  import { Gauge } from 'prom-client';
  export = Gauge;
}
declare module 'prom-client/lib/histogram' {
  import { Histogram } from 'prom-client';
  export = Histogram;
}
declare module 'prom-client/lib/registry' {
  import { Registry } from 'prom-client';
  export = Registry;
}
declare module 'prom-client/lib/cluster' {
  import { AggregatorRegistry } from 'prom-client';
  export = AggregatorRegistry;
}
