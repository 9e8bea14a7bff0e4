/** The only file that imports OpenTelemetry, whose packages read their own `OTEL_` variables. */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import env from '#start/env'
import { logTrouble } from '#core/observability/tracing/trouble'

export type Step = { name: string; kind: 'server' | 'client' | 'consumer'; attributes?: Attributes }

type Ending = { name?: string; attributes?: Attributes; error?: string }

/** Spans that the collector does not accept within this time are lost when the process ends. */
const CLOSING_MS = 2_000

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

export type Tracer = ReturnType<typeof openTracer>
export type Opened = ReturnType<Tracer['open']>

export function openTracer(service: string) {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(
        detectResources({
          detectors: [serviceInstanceIdDetector, envDetector, serviceNameEnvDetector],
        })
      ),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(env.get('OTEL_TRACES_SAMPLER_ARG') ?? 1),
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: logTrouble(new OTLPTraceExporter()),
        scheduledDelayMillis: 1_000,
      }),
    ],
  })
  const steps = provider.getTracer('oficio')
  const underWay = new AsyncLocalStorage<Context>()
  const current = () => trace.getSpanContext(underWay.getStore() ?? ROOT_CONTEXT)

  return {
    open({ name, kind, attributes }: Step, parent?: string) {
      const outer = continued(parent) ?? underWay.getStore() ?? ROOT_CONTEXT
      const span = steps.startSpan(name, { kind: KINDS[kind], attributes }, outer)
      const inner = trace.setSpan(outer, span)

      return {
        run: <T>(work: () => T) => underWay.run(inner, work),
        end: (ending: Ending = {}) => end(span, ending),
        through: <T>(work: () => Promise<T>) =>
          underWay.run(inner, work).then(
            (result) => (end(span, {}), result),
            (error) => {
              end(span, { error: String(error?.code ?? error?.name) })
              throw error
            }
          ),
      }
    },

    traceparent() {
      const found = current()
      return (
        found &&
        `00-${found.traceId}-${found.spanId}-${found.traceFlags & TraceFlags.SAMPLED ? '01' : '00'}`
      )
    },

    ids() {
      const found = current()
      return found && { traceId: found.traceId, spanId: found.spanId }
    },

    async close() {
      await Promise.race([
        provider.shutdown().catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, CLOSING_MS).unref()),
      ])
    },
  }
}

function continued(parent?: string) {
  const found = parent ? parseTraceParent(parent) : null
  return found ? trace.setSpanContext(ROOT_CONTEXT, { ...found, isRemote: true }) : undefined
}

function end(span: Span, { name, attributes, error }: Ending) {
  if (name) span.updateName(name)
  if (attributes) span.setAttributes(attributes)
  if (error) span.setAttribute('error.type', error).setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
