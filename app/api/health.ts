/**
 * How the service is. Checks are bounded in time and remembered for a second, so that asking often
 * costs nothing.
 */
import { BoundedReads } from '#api/bounded_reads'
import { VERSION } from '#api/version'
import { isEnding } from '#core/http/graceful_shutdown'
import { askDatabase } from '#core/database/schema_ready'
import { redis } from '#core/redis/connection'
import { workerAlive } from '#core/jobs/queues'

type Check = 'ok' | 'down'
type Health = {
  status: 'ok' | 'degraded' | 'down'
  checks: { database: Check; redis: Check; worker: Check }
  version: string
}

const asked = new BoundedReads({ rememberedForMs: 1000 })

const CHECKS: Record<keyof Health['checks'], () => Promise<unknown>> = {
  database: askDatabase,
  // Written, not only asked: one that is full answers, and takes no jobs.
  redis: () => redis().set('oficio:health', 1, 'EX', 60),
  worker: async () => {
    if (!(await workerAlive())) throw new Error('No worker has been heard of lately')
  },
}

/**
 * All of it. Without its database the service is down; without Redis or worker it is degraded:
 * requests are answered, but limits, revocations and everything that happens behind a request wait.
 */
export async function health(): Promise<Health> {
  const [database, redisCheck, worker] = await Promise.all([
    check('database'),
    check('redis'),
    check('worker'),
  ])
  const status =
    database === 'down' ? 'down' : redisCheck === 'down' || worker === 'down' ? 'degraded' : 'ok'

  return { status, checks: { database, redis: redisCheck, worker }, version: VERSION }
}

/**
 * Whether requests should be sent here: not while the database is away, nor once this process is
 * told to end.
 */
export async function readiness(): Promise<Check | 'ending'> {
  return isEnding() ? 'ending' : check('database')
}

/** One check: whether it succeeds in time. */
function check(name: keyof Health['checks']): Promise<Check> {
  return asked.ask(name, CHECKS[name]).then(
    () => 'ok',
    () => 'down'
  )
}
