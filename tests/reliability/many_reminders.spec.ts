/** The morning of a company with many overdue invoices. */
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { todayIn } from '#core/calendar/days'
import { rows } from '#core/database/query'
import { laterInTenants } from '#core/jobs/later_in_tenants'
import { eventually } from '#tests/eventually'
import { manyDebtors } from '#tests/functional/reminders/debtors'
import { aLevel } from '#tests/functional/reminders/reminding'
import { aCompany } from '#tests/company'
import { aWorkerProcess, anEmptyOutbox, isAlive, outboxOf } from '#tests/worker/helpers'
import { WORKER_FLAGS } from '../../scripts/lib/worker_flags.mjs'

test.group('Many overdue invoices', (group) => {
  group.each.setup(anEmptyOutbox)

  test('10,000 of them are reminded and announced in parts, and memory does not grow', async ({
    assert,
  }) => {
    const { child, ...rest } = await aWorkerProcess(
      'worker/main.ts',
      ['--queues', 'recurring'],
      {},
      WORKER_FLAGS
    )
    await isAlive({ child, output: rest.output })
    const memory = (what: string) =>
      Number(
        new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]
      ) / 1024

    const reminded = async (customers: number, invoices: number) => {
      const company = await aCompany()
      await aLevel(company, 15)
      await manyDebtors(company, { customers, invoices, today: todayIn(company.tenant.timezone) })
      await laterInTenants('recurring', 'remind', [company.tenant.id])
      await eventually(
        'the morning is over',
        async () => !(await outboxOf(company)).some(({ job }) => job === 'remind'),
        120
      )
      const [found] = await company.as(() =>
        rows(
          `SELECT (SELECT COUNT(*) FROM reminders WHERE tenant_id = ?) AS reminders,
             (SELECT COUNT(*) FROM reminder_rows WHERE tenant_id = ?) AS instalments,
             (SELECT COUNT(*) FROM due_announcements WHERE tenant_id = ?) AS announced`,
          Array.from({ length: 3 }, () => company.tenant.id)
        )
      )
      assert.deepEqual(Object.values(found).map(Number), [
        customers,
        customers * invoices,
        customers * invoices,
      ])
    }
    await reminded(200, 5)
    const before = memory('VmRSS')
    await reminded(2_000, 5)
    assert.isBelow(memory('VmHWM') - before, 100)
  }).timeout(300_000)
})
