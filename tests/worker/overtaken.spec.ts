/** Jobs at their last attempt that another worker finishes at the same moment. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import { getActiveTest, test } from '@japa/runner'
import type { Job } from 'bullmq'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import type { QueueName } from '#core/jobs/queue_names'
import { runExport } from '#integrations/exports/run_export'
import { runImport } from '#integrations/imports/actions/run_import'
import { computeRun } from '#payroll/actions/compute_run'
import env from '#start/env'
import { aCompany, type Company } from '#tests/company'
import { send } from '#tests/functional/integrations/helpers'
import { hire, ok } from '#tests/functional/payroll/helpers'
import { anEmptyOutbox, outboxOf } from '#tests/worker/helpers'
import { asTenant } from '#worker/job'

/** Collects the errors that are logged until the test ends. */
function loggedErrors() {
  const { error } = logger
  const logged: unknown[][] = []
  logger.error = (...said: unknown[]) => void logged.push(said)
  getActiveTest()!.cleanup(() => void (logger.error = error))
  return logged
}

/** Runs the company's job at its fifth attempt; another worker settles it once this one has begun. */
async function overtaken(
  company: Company,
  queue: QueueName,
  handler: (asked: any) => Promise<unknown>
) {
  const {
    id,
    tenant_id: tenantId,
    actor,
    data,
  } = (await outboxOf(company)).find((row) => row.queue === queue)!
  const run = asTenant(async (asked) => {
    await execute('DELETE FROM outbox_messages WHERE tenant_id = ? AND id = ?', [
      Current.tenantId,
      asked.outboxId,
    ])
    await handler(asked)
  })
  const parsed = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value)
  const job = {
    id,
    attemptsMade: 4,
    data: { tenantId, actor: parsed(actor), data: parsed(data) },
  }
  await run(job as Job, new AbortController().signal)
}

test.group('Jobs that another worker has finished', (group) => {
  group.each.setup(anEmptyOutbox)

  test('an export that another worker has written is not logged as failed', async ({ assert }) => {
    const company = await aCompany()
    const { id } = ok(await company.api.post('/exports', { resource: 'customers', format: 'csv' }))
    const logged = loggedErrors()

    await overtaken(company, 'exports', runExport)
    assert.deepEqual(logged, [])
    assert.containsSubset(ok(await company.api.get(`/exports/${id}`)), {
      status: 'QUEUED',
      error: null,
    })
  })

  test('an import that another worker has done is not logged as failed, also when its file is gone', async ({
    assert,
  }) => {
    const logged = loggedErrors()
    for (const isGone of [false, true]) {
      const company = await aCompany()
      const {
        body: { id },
      } = await send(company.api, 'taxId,name\n1,Ana\n', { resource: 'customers' })
      if (isGone)
        await rm(join(env.get('STORAGE_PATH')!, 'imports', company.tenant.publicId), {
          recursive: true,
        })

      await overtaken(company, 'imports', runImport)
      assert.deepEqual(logged, [])
      const one = ok(await company.api.get(`/imports/${id}`))
      assert.containsSubset(one, { status: 'RUNNING', error: null, processed: 0 })
    }
  })

  test('a payroll run that another worker has computed is not logged as failed', async ({
    assert,
  }) => {
    const company = await aCompany()
    await hire(company, 2_000_000)
    const { id } = ok(await company.api.post('/payroll-runs', { period: '2026-08' }))
    const logged = loggedErrors()

    await overtaken(company, 'payroll', computeRun)
    assert.deepEqual(logged, [])
    assert.containsSubset(ok(await company.api.get(`/payroll-runs/${id}`)), {
      status: 'COMPUTING',
      error: null,
    })
  })
})
