import { setTracer } from './tracing';

/**
 * Makes traces when `OTEL_EXPORTER_OTLP_ENDPOINT` says where to (specification 27.5). To be imported before everything
 * else: the driver of PostgreSQL is followed from the moment when it is loaded. Without the variable nothing of
 * OpenTelemetry is loaded, hence `require`.
 */
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()) {
  // oxlint-disable-next-line typescript/no-require-imports
  const { openTelemetry } = require('./openTelemetry') as typeof import('./openTelemetry');
  setTracer(openTelemetry(process.env));
}
