import { test } from '@japa/runner'
import { execute, rows } from '#core/database/query'
import { ok } from '#tests/functional/sales/shop'
import { aCreditor, aLevel } from '#tests/functional/reminders/reminding'
import { anEmptyOutbox, outboxOf } from '#tests/worker/helpers'
import { planMornings } from '#reminders/daily/plan_mornings'
import { remindCompany } from '#reminders/daily/remind_company'

const { signal } = new AbortController()

type Creditor = Awaited<ReturnType<typeof aCreditor>>

/** Plans a morning of the company anew; says whether it gets a job. */
async function isPlanned({ as, tenant, ...company }: Creditor): Promise<boolean> {
  await anEmptyOutbox()
  await as(() =>
    execute("UPDATE reminder_calendars SET planned_through = '2026-01-01' WHERE tenant_id = ?", [
      tenant.id,
    ])
  )
  await planMornings(signal)
  const jobs = (await outboxOf({ as, tenant, ...company })).filter(({ job }) => job === 'remind')
  const [{ isIdle }] = await as(() =>
    rows(
      "SELECT COUNT(*) AS isIdle FROM reminder_calendars WHERE tenant_id = ? AND planned_through > '2026-01-01'",
      [tenant.id]
    )
  )
  if (Number(isIdle) + jobs.length !== 1) throw new Error('A company is busy or idle')
  return jobs.length === 1
}

test.group('The plan of mornings', (group) => {
  group.each.setup(anEmptyOutbox)

  test('a company without levels has a job while an event of an instalment is to come', async ({
    assert,
  }) => {
    const company = await aCreditor([])
    assert.isFalse(await isPlanned(company))
    await company.owes(-9)
    assert.isFalse(await isPlanned(company))
    ok(await company.api.patch('/settings/tenant', { invoiceDueSoonDays: 9 }))
    assert.isTrue(await isPlanned(company))

    await company.owes(1)
    ok(await company.api.patch('/settings/tenant', { invoiceDueSoonDays: 3 }))
    assert.isTrue(await isPlanned(company))
    await company.as(() => remindCompany({ signal }))
    assert.isFalse(await isPlanned(company))
  })

  test('a company with levels has a job while a debt may reach one', async ({ assert }) => {
    const company = await aCreditor([15])
    await company.owes(-10)
    assert.isFalse(await isPlanned(company))
    await aLevel(company, -10)
    assert.isTrue(await isPlanned(company))
    await company.as(() =>
      execute("UPDATE tenants SET status = 'SUSPENDED' WHERE id = ?", [company.tenant.id])
    )
    await assert.rejects(() => isPlanned(company))
  })
})
