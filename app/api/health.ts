/** Health checks of the service. Each waits one second at most, and its result is kept for one. */
import { BaseCheck, HealthChecks, Result } from '@adonisjs/core/health'
import { BoundedReads } from '#api/bounded_reads'
import { VERSION } from '#api/version'
import { isEnding } from '#core/http/graceful_shutdown'
import { askDatabase } from '#core/database/schema_ready'
import { isSkewed } from '#core/database/database_clock'
import { redis } from '#core/redis/connection'
import { workerAlive } from '#core/jobs/queues'

const reads = new BoundedReads({ cachedForMs: 1000 })

class Check extends BaseCheck {
  constructor(
    readonly name: string,
    private readonly read: () => Promise<unknown>,
    private readonly failure: 'failed' | 'warning'
  ) {
    super()
  }

  run() {
    return reads.ask(this.name, this.read).then(
      () => Result.ok(`${this.name} answers`),
      (error: Error) => Result[this.failure](error.message)
    )
  }
}

const database = new Check('database', askDatabase, 'failed')

const checks = new HealthChecks().register([
  database,
  // A full Redis answers reads and takes no jobs, so the check writes.
  new Check('redis', () => redis().set('oficio:health', 1, 'EX', 60), 'warning'),
  new Check('worker', mustHaveWorker, 'warning'),
])

async function mustHaveWorker() {
  if (!(await workerAlive())) throw new Error('No worker has been heard of lately')
}

const STATUS = { ok: 'ok', warning: 'degraded', error: 'down' } as const

/**
 * The service is `down` without its database. Without Redis or a worker it is `degraded`: requests
 * are answered; rate limits, revocations and jobs wait.
 */
export async function health() {
  const report = await checks.run()
  return {
    status: STATUS[report.status],
    checks: Object.fromEntries(report.checks.map(({ name, status }) => [name, shown(status)])),
    version: VERSION,
  }
}

/**
 * `status` is `ok` if a load balancer should send requests to this process. A skewed clock does not
 * keep it from serving, because the database's time is used.
 */
export async function readiness() {
  return {
    status: isEnding() ? ('ending' as const) : shown((await database.run()).status),
    clock: isSkewed() ? ('skewed' as const) : ('ok' as const),
  }
}

const shown = (status: keyof typeof STATUS) => (status === 'ok' ? 'ok' : 'down')
