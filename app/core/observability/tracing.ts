/** OpenTelemetry traces, loaded only if OTEL_EXPORTER_OTLP_ENDPOINT is set. */
import env from '#start/env'
import type { Opened, Step, Tracer } from '#core/observability/tracing/tracer'

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

let tracer: Tracer | undefined

/** Call it once, before any traced work. */
export async function startTracing(service: 'oficio-api' | 'oficio-worker') {
  if (!env.get('OTEL_EXPORTER_OTLP_ENDPOINT')) return
  const { openTracer } = await import('#core/observability/tracing/tracer')
  tracer = openTracer(service)
}

export async function stopTracing() {
  const last = tracer
  tracer = undefined
  await last?.close()
}

export const isTraced = () => tracer !== undefined

/** Opens a step that its caller ends, below `parent` (a `traceparent`) or the current step. */
export const openStep = (step: Step, parent?: string): Opened => tracer!.open(step, parent)

export function traced<T>(
  describe: () => Step,
  work: () => Promise<T>,
  parent?: string
): Promise<T> {
  return tracer ? tracer.open(describe(), parent).through(work) : work()
}

/** Runs `work` as a step of the current trace; without a current trace, only runs it. */
export function withinTrace<T>(describe: () => Step, work: () => Promise<T>): Promise<T> {
  return tracer?.traceparent() ? tracer.open(describe()).through(work) : work()
}

/** The current step in the format of W3C Trace Context. */
export const traceparent = (): string | undefined => tracer?.traceparent()

/** Trace ids for a log line: of the current span, else of `parent`. */
export function traceIds(parent = ''): { traceId?: string; spanId?: string } {
  const ids = tracer?.ids()
  if (ids) return ids

  const [, traceId] = TRACEPARENT.exec(parent) ?? []
  return traceId ? { traceId } : {}
}

/** Returns the header if it is valid, else undefined. */
export const validTraceparent = (header: string | undefined) =>
  header && TRACEPARENT.test(header) ? header : undefined
