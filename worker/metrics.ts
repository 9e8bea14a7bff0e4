/** Metrics of jobs, and the port that serves all metrics of the worker. */
import { createServer } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { counter, histogram, isCollector, registry } from '#core/observability/metrics'

type Outcome = 'done' | 'failed' | 'dead' | 'returned'

const jobs = counter('jobs_total', 'Tries of jobs by queue, job and outcome', [
  'queue',
  'job',
  'outcome',
])
const durations = histogram(
  'job_duration_seconds',
  'How long tries of jobs took',
  ['queue', 'job'],
  [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]
)

/** Measures one attempt; call the result with its outcome. */
export function measureJob(queue: string, job: string) {
  const took = durations.startTimer({ queue, job })
  return (outcome: Outcome) => {
    took()
    jobs.inc({ queue, job, outcome })
  }
}

/**
 * Serves collectors with METRICS_TOKEN at WORKER_METRICS_PORT, if set. A taken port stops no job.
 */
export function serveMetrics(): void {
  const port = env.get('WORKER_METRICS_PORT')
  if (!port) return

  const server = createServer(async ({ method, url, headers }, response) => {
    if (url?.split('?')[0] !== '/metrics' || !['GET', 'HEAD'].includes(method!))
      return void response.writeHead(404).end()
    if (!isCollector(headers.authorization))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  server.on('error', (error) =>
    logger.error('The metrics of this worker are not told: %s', error.message)
  )
  server.listen(port, env.get('HOST'))
}
