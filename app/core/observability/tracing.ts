/**
 * Traces for OpenTelemetry, where OTEL_EXPORTER_OTLP_ENDPOINT says where to; without it nothing of
 * it is loaded. A trace begins with a request, or goes on from its `traceparent`; it is written
 * with what the request asks of the worker, and goes on there.
 */
import env from '#start/env'
import type { Opened, Step, Tracer } from '#core/observability/tracing/tracer'

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

let tracer: Tracer | undefined

/** Called once, before what is traced begins. */
export async function startTracing(service: 'oficio-api' | 'oficio-worker') {
  if (!env.get('OTEL_EXPORTER_OTLP_ENDPOINT')) return
  const { openTracer } = await import('#core/observability/tracing/tracer')
  tracer = openTracer(service)
}

/** Sends what has not been sent yet. */
export async function stopTracing() {
  const last = tracer
  tracer = undefined
  await last?.close()
}

/** Whether traces are wanted, and the tracer is loaded. */
export const isTraced = () => tracer !== undefined

/** A step that its caller ends; the first of a trace unless `parent` is a `traceparent`. */
export const openStep = (step: Step, parent?: string): Opened => tracer!.open(step, parent)

/** Runs `work` as a step, the first of a trace unless `parent` is a `traceparent`. */
export function traced<T>(
  describe: () => Step,
  work: () => Promise<T>,
  parent?: string
): Promise<T> {
  return tracer ? tracer.open(describe(), parent).through(work) : work()
}

/** Runs `work` as a step of the trace under way; what belongs to none is left out. */
export function withinTrace<T>(describe: () => Step, work: () => Promise<T>): Promise<T> {
  return tracer?.traceparent() ? tracer.open(describe()).through(work) : work()
}

/** The step under way, as W3C Trace Context writes it. */
export const traceparent = (): string | undefined => tracer?.traceparent()

/** Trace ids of a log line: of the current span, else of the trace that asked for it. */
export function traceIds(parent = ''): { traceId?: string; spanId?: string } {
  const ids = tracer?.ids()
  if (ids) return ids

  const [, traceId] = TRACEPARENT.exec(parent) ?? []
  return traceId ? { traceId } : {}
}

/** A `traceparent` that holds; undefined for any other. */
export const validTraceparent = (header: string | undefined) =>
  header && TRACEPARENT.test(header) ? header : undefined
