/** Workers for tests, in this process with their own jobs or as separate processes. */
import type { ChildProcess } from 'node:child_process'
import { getActiveTest } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { redis } from '#core/redis/connection'
import { transaction } from '#core/database/transaction/transaction'
import type { Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { start } from '#tests/processes'
import { runWorker, type WorkerSettings } from '#worker/run'

/** A worker in this process, without a schedule by default; it ends with the test. */
export async function aWorker(settings: WorkerSettings) {
  const worker = runWorker({ schedule: [], ...settings })
  getActiveTest()!.cleanup(async () => void (await worker.stop(5_000)))
  await worker.ready
  return worker
}

/** A worker process that takes jobs, killed at the end of the test. */
export async function aWorkerProcess(
  file = 'worker/main.ts',
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
  nodeArgs: string[] = []
) {
  const child = start(file, args, { nodeArgs, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const started = { child, output: '', exited: ended(child) }
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk) => (started.output += chunk))

  getActiveTest()!.cleanup(async () => {
    child.kill('SIGKILL')
    await started.exited
  })
  return started
}

/** Waits until the process reports in Redis that it takes jobs. */
export async function isAlive({ child, output }: { child: ChildProcess; output: string }) {
  await eventually(
    `worker ${child.pid} takes jobs ${output}`,
    async () => {
      if (child.exitCode !== null) throw new Error(`The worker ended: ${output}`)
      return Object.keys(await redis().hgetall('oficio:worker')).some((name) =>
        name.endsWith(`:${child.pid}`)
      )
    },
    30
  )
}

function ended(child: ChildProcess) {
  return new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal }))
  )
}

/** Runs `work` as the company's administrator in a request. */
export function acting<T>({ tenant, admin }: Company, work: () => Promise<T>): Promise<T> {
  return Current.run(
    {
      tenant,
      actor: {
        type: 'user',
        id: admin.id,
        name: admin.name,
        role: 'ADMIN',
        scopes: 'all',
        isSuperAdmin: false,
      },
    },
    () => transaction(work)
  )
}

/** The company's rows in the outbox. */
export function outboxOf({ as, tenant }: Company) {
  return as(() =>
    rows('SELECT * FROM outbox_messages WHERE tenant_id = ? ORDER BY id', [tenant.id])
  )
}

/** Deletes only the product's keys, because the Redis server may be shared. */
export async function emptyRedis() {
  const keys = await redis().keys('oficio:*')
  if (keys.length) await redis().del(keys)
}

/** Removes jobs and outbox rows of earlier tests. */
export async function anEmptyOutbox() {
  await Current.acrossTenants('test', () =>
    execute('DELETE FROM outbox_messages WHERE tenant_id > 0')
  )
  await emptyRedis()
}
