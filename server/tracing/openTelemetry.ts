import type { IncomingMessage } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { Tracer } from './tracing';

/** How long one try to send traces may take, and the last one when the process ends, in milliseconds. */
const SEND_WITHIN_MS = 5_000;
const END_WITHIN_MS = 3_000;
/** What is asked again and again without anybody's doing. */
const NOT_TRACED = /^\/(healthz|readyz|metrics)(\?|$)/;

/**
 * Makes traces and sends them by OTLP over HTTP. The variables are those of OpenTelemetry: `OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER_ARG`.
 */
export function openTelemetry(env: NodeJS.ProcessEnv): Tracer {
  const sampler = new TraceIdRatioBasedSampler(ratioOf(env.OTEL_TRACES_SAMPLER_ARG));
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME?.trim() || 'bustan' }),
    // Whether a request is traced is decided here, whatever its sender says.
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ timeoutMillis: SEND_WITHIN_MS }))],
  });
  provider.register();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new PgInstrumentation({
        // Statements as they are written, without their values; and none of those that no request causes.
        enhancedDatabaseReporting: false,
        requireParentSpan: true,
        // By itself it takes the name of a prepared statement, which is a hash.
        requestHook: (span, { query: { text } }) => span.updateName(`sql ${firstWord(text)}`),
      }),
    ],
  });
  const tracer = trace.getTracer('bustan');
  return {
    request(request, response, handle) {
      if (NOT_TRACED.test(request.url ?? '')) return handle();
      const parent = propagation.extract(ROOT_CONTEXT, { traceparent: request.headers.traceparent });
      const span = tracer.startSpan(String(request.method), { kind: SpanKind.SERVER }, parent);
      response.once('close', () => {
        const { statusCode } = response;
        span.updateName(request.operation ?? String(request.method));
        span.setAttributes(attributesOf(request));
        span.setAttribute('http.response.status_code', statusCode);
        if (response.refusal !== undefined) span.setAttribute('bustan.refusal', response.refusal);
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), handle);
    },
    span: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    bound: (work) => context.bind(context.active(), work),
    end: async () => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, END_WITHIN_MS)));
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
    },
  };
}

/** Of how many requests traces are made, 0 to 1. */
function ratioOf(text = ''): number {
  const ratio = text.trim() === '' ? 1 : Number(text);
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
}

/** SELECT, INSERT, WITH … */
function firstWord(statement: string): string {
  return /[a-z]+/i.exec(statement)?.[0].toUpperCase() ?? '';
}

/** What is known of a request, without its query, its headers and its body. */
function attributesOf({ method, url = '', id }: IncomingMessage): Record<string, string> {
  return {
    'http.request.method': String(method),
    'url.path': (url.split('?', 1)[0] ?? '').slice(0, 300),
    'bustan.request_id': id,
  };
}
