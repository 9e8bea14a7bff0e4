import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { computeRun } from '#payroll/actions/compute_run'
import { aCompany, type Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { cpuSecondsOf } from '#tests/measures'
import {
  approvedOvertime,
  compute,
  hire,
  leftOf,
  manyPeople,
  ok,
} from '#tests/functional/payroll/helpers'
import { asTenant } from '#worker/job'
import { aWorker, aWorkerProcess, isAlive } from './helpers.js'
import { WORKER_FLAGS } from '../../scripts/lib/worker_flags.mjs'

const start = async ({ api }: Company) => ok(await api.post('/payroll-runs', { period: '2026-08' }))

const read = async ({ api }: Company, { id }: { id: string }) =>
  ok(await api.get(`/payroll-runs/${id}`))

const done = (company: Company, run: { id: string }) =>
  eventually(
    `run ${run.id} is computed`,
    async () => {
      const now = await read(company, run)
      return now.status !== 'COMPUTING' && now
    },
    60
  )

const aWorkerOfPayroll = async () => {
  const worker = await aWorkerProcess(
    'worker/main.ts',
    ['--queues', 'payroll,maintenance'],
    {},
    WORKER_FLAGS
  )
  await isAlive(worker)
  return worker
}

/** Counts of slips, employees and used overtime, and the sum of net pay. */
async function slipsOf({ as }: Company, { id }: { id: string }) {
  return as(async () => {
    const [slips] = await rows(
      'SELECT COUNT(*) AS slips, COUNT(DISTINCT employee_id) AS employees, SUM(net) AS net FROM payslips WHERE tenant_id = ? AND run_id = ?',
      [Current.tenantId, id]
    )
    const [used] = await rows(
      "SELECT COUNT(*) AS overtime FROM payroll_inputs WHERE tenant_id = ? AND run_id = ? AND kind = 'OVERTIME'",
      [Current.tenantId, id]
    )
    return {
      slips: Number(slips.slips),
      employees: Number(slips.employees),
      overtime: Number(used.overtime),
      net: Number(slips.net),
    }
  })
}

test.group('Payroll in the worker', () => {
  test('a started run is computed, and a cancelled or restarted one is left alone', async ({
    assert,
  }) => {
    const company = await aCompany()
    await hire(company, 2_000_000)
    const cancelled = await start(company)
    ok(await company.api.post(`/payroll-runs/${cancelled.id}/cancel`))
    const run = await start(company)
    await aWorker({
      queues: ['payroll'],
      processors: { payroll: { compute: asTenant(computeRun) } },
    })

    assert.containsSubset(await done(company, run), { status: 'DRAFT', processed: 1 })
    await eventually(
      'the outbox is empty',
      async () =>
        (
          await company.as(() =>
            rows("SELECT id FROM outbox_messages WHERE tenant_id = ? AND queue = 'payroll'", [
              Current.tenantId,
            ])
          )
        ).length === 0
    )
    assert.equal((await read(company, cancelled)).status, 'CANCELLED')
    assert.deepEqual(await leftOf(company, cancelled.id), [0, 0, 0])

    ok(await company.api.post(`/payroll-runs/${run.id}/recompute`))
    assert.containsSubset(await done(company, run), { status: 'DRAFT', processed: 1 })
  })

  test('a run that fails by our error is retried, then failed with a message, and can be computed again', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { id } = await hire(company, 2_000_000)
    const overtime = await approvedOvertime(company, id, 'NOCTURNA', 24, '2026-08-04')
    const changeType = (type: string) =>
      company.as(() =>
        execute('UPDATE overtimes SET type = ? WHERE tenant_id = ? AND id = ?', [
          type,
          Current.tenantId,
          overtime.id,
        ])
      )
    await changeType('UNHEARD_OF')
    const run = await start(company)
    const asked = (attempt: number) => ({
      data: { payrollRunId: run.id, computation: 1 },
      attempt,
      signal: new AbortController().signal,
      finish: async () => {},
    })

    await assert.rejects(() => company.as(() => computeRun(asked(1))))
    assert.equal((await read(company, run)).status, 'COMPUTING', 'it is tried again')
    await company.as(() => computeRun(asked(5)))
    const failed = await read(company, run)
    assert.containsSubset(failed, { status: 'FAILED', allowedActions: ['recompute', 'cancel'] })
    assert.include(failed.error, 'recompute')
    assert.deepEqual(await leftOf(company, run.id), [0, 0, 0])

    await changeType('NOCTURNA')
    ok(await company.api.post(`/payroll-runs/${run.id}/recompute`))
    assert.containsSubset(await compute(company, run), {
      status: 'DRAFT',
      processed: 1,
      error: null,
    })
  })

  test('a large payroll survives a kill of its worker, with one slip for each employee', async ({
    assert,
  }) => {
    const company = await aCompany()
    await manyPeople(company, 5_000)
    const run = await start(company)

    const killed = await aWorkerOfPayroll()
    await eventually('some slips are there', async () => (await read(company, run)).processed > 0)
    killed.child.kill('SIGKILL')
    await killed.exited
    const interrupted = await read(company, run)
    assert.equal(
      interrupted.processed,
      (await slipsOf(company, run)).slips,
      'what is counted is there'
    )

    const next = await aWorkerOfPayroll()
    const before = memoryOf(next.child.pid!, 'VmRSS')
    const draft = await done(company, run)
    assert.isBelow(cpuSecondsOf(next.child.pid!), 40)
    assert.isBelow(memoryOf(next.child.pid!, 'VmHWM') - before, 120)
    assert.containsSubset(draft, {
      status: 'DRAFT',
      employees: 5_000,
      processed: 5_000,
      negative: 0,
    })
    assert.deepEqual(await slipsOf(company, run), {
      slips: 5_000,
      employees: 5_000,
      overtime: 1_667,
      net: draft.net,
    })

    assert.equal(
      (await company.api.post(`/payroll-runs/${run.id}/approve`)).body.status,
      'APPROVED'
    )
    assert.isTrue((await company.api.get('/reports/integrity')).body.ok)
  }).timeout(120_000)
})

/** Memory in MB: current (VmRSS) or peak (VmHWM). */
const memoryOf = (pid: number, what: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) /
  1024
