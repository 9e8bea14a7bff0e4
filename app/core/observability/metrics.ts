/**
 * Prometheus metrics of this process: an API process answers them at `GET /metrics`, a worker on a
 * port of its own. Labels have few values, never a company's.
 */
import { timingSafeEqual } from 'node:crypto'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import env from '#start/env'
import { sha256 } from '#core/primitives/secrets'

export const registry = new Registry()

collectDefaultMetrics({ register: registry })

export const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
  new Counter({ name, help, labelNames, registers: [registry] })

/** What `read` says at the moment in which a collector asks. */
export const gauge = (name: string, help: string, read: () => number) =>
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })

/**
 * One that counts by outcome alone. Each is told from the beginning, as 0: alerts compare them, and
 * what is not told compares with nothing.
 */
export function outcomes<O extends string>(name: string, help: string, all: readonly O[]) {
  const counted = counter(name, help, ['outcome'])
  for (const outcome of all) counted.inc({ outcome }, 0)
  return (outcome: O) => counted.inc({ outcome })
}

export const histogram = <L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
  buckets: number[]
) => new Histogram({ name, help, labelNames, buckets, registers: [registry] })

/** Whether a collector asks, which knows the token; without one in the settings nobody does. */
export function isCollector(authorization = '') {
  const token = env.get('METRICS_TOKEN')
  const [, sent] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
  return (
    Boolean(token && sent) &&
    timingSafeEqual(Buffer.from(sha256(sent!)), Buffer.from(sha256(token!)))
  )
}
