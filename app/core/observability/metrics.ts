/** Prometheus metrics of this process. Labels have few values, never a company's. */
import { timingSafeEqual } from 'node:crypto'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import env from '#start/env'
import { sha256 } from '#core/primitives/secrets'

export const registry = new Registry()

collectDefaultMetrics({ register: registry })

export const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
  new Counter({ name, help, labelNames, registers: [registry] })

export const gauge = (name: string, help: string, read: () => number) =>
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })

/** A counter by outcome. Each starts at 0, because alerts cannot compare a missing series. */
export function outcomes<O extends string>(name: string, help: string, all: readonly O[]) {
  const counted = counter(name, help, ['outcome'])
  for (const outcome of all) counted.inc({ outcome }, 0)
  return (outcome: O, number = 1) => counted.inc({ outcome }, number)
}

export const histogram = <L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
  buckets: number[]
) => new Histogram({ name, help, labelNames, buckets, registers: [registry] })

/** Compares the bearer token with METRICS_TOKEN; false if that is not set. */
export function isCollector(authorization = '') {
  const token = env.get('METRICS_TOKEN')
  const [, sent] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
  return (
    Boolean(token && sent) &&
    timingSafeEqual(Buffer.from(sha256(sent!)), Buffer.from(sha256(token!)))
  )
}
