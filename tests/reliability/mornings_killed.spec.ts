/** Recurring documents and reminders of workers that are killed in the middle. */
import { test } from '@japa/runner'
import { addDays, todayIn } from '#core/calendar/days'
import { execute, rows } from '#core/database/query'
import { laterInTenants } from '#core/jobs/later_in_tenants'
import type { Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { manyDebtors } from '#tests/functional/reminders/debtors'
import { aLevel } from '#tests/functional/reminders/reminding'
import { aSeries } from '#tests/functional/recurring/series'
import { aShop, ok } from '#tests/functional/sales/shop'
import { aWorkerProcess, anEmptyOutbox, isAlive, outboxOf } from '#tests/worker/helpers'
import { aMailServer, type Mail } from '#tests/worker/mail_server'

const aWorker = async () => {
  const worker = await aWorkerProcess('worker/main.ts', ['--queues', 'recurring,mail,maintenance'])
  await isAlive(worker)
  return worker
}

const countOf = async ({ as, tenant }: Company, table: string, where = '1 = 1') => {
  const [{ many }] = await as(() =>
    rows(`SELECT COUNT(*) AS many FROM ${table} WHERE tenant_id = ? AND ${where}`, [tenant.id])
  )
  return Number(many)
}

/** Kills two workers, each after some progress; then two more end the work at the same time. */
async function killTwice(company: Company, progress: () => Promise<number>) {
  for (let kills = 0, reached = 0; kills < 2; kills++) {
    const worker = await aWorker()
    reached = await eventually(
      'it has come further',
      async () => {
        const now = await progress()
        return now > reached && now
      },
      60
    )
    worker.child.kill('SIGKILL')
    await worker.exited
  }
  await Promise.all([aWorker(), aWorker()])
  await eventually('all is done', async () => !(await outboxOf(company)).length, 120)
}

/** Ids of mails; a repeated one has the same. */
const idsOf = (mails: Mail[]) => new Set(mails.map((mail) => mail.header('message-id')))

test.group('Mornings survive their worker', (group) => {
  group.each.setup(anEmptyOutbox)

  test('recurring invoices of killed workers are made and mailed once for each period', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const mails = await aMailServer()
    ok(await shop.api.patch(`/customers/${shop.customer.id}`, { email: 'ana@nandu.test' }))
    const startDate = addDays(todayIn(shop.tenant.timezone), -23 * 7)
    const series = (send: boolean) =>
      shop.api.post('/recurring-invoices', aSeries(shop, startDate, { unit: 'WEEK', send }))
    ok(await series(true))
    for (let nth = 0; nth < 7; nth++) ok(await series(false))

    await laterInTenants('recurring', 'run', [shop.tenant.id])
    await killTwice(shop, () => countOf(shop, 'recurring_occurrences'))

    assert.equal(await countOf(shop, 'recurring_occurrences', "status = 'MADE'"), 8 * 24)
    const made = await shop.as(() =>
      rows(
        `SELECT COUNT(*) AS many, COUNT(DISTINCT recurring_invoice_id, period_start) AS periods, MAX(number) AS last
           FROM invoices WHERE tenant_id = ?`,
        [shop.tenant.id]
      )
    )
    assert.deepEqual(Object.values(made[0]).map(Number), [8 * 24, 8 * 24, 8 * 24])
    assert.equal(await countOf(shop, 'document_deliveries', "status = 'SENT'"), 24)
    assert.equal(await countOf(shop, 'document_deliveries'), 24)
    assert.equal(idsOf(mails).size, 24)
    const { ok: isSound, checks } = ok(await shop.api.get('/reports/integrity'))
    assert.isTrue(isSound, JSON.stringify(checks.filter((check: any) => !check.ok)))
  }).timeout(300_000)

  test('reminders of killed workers have each row and mail once', async ({ assert }) => {
    const company = await aShop({ stock: 0 })
    const mails = await aMailServer()
    await aLevel(company, 15)
    await manyDebtors(company, { customers: 450, today: todayIn(company.tenant.timezone) })
    await company.as(() =>
      execute('DELETE FROM reminder_calendars WHERE tenant_id = ?', [company.tenant.id])
    )

    await laterInTenants('recurring', 'remind', [company.tenant.id])
    await killTwice(company, () => countOf(company, 'reminders'))

    assert.equal(await countOf(company, 'reminders'), 450)
    assert.equal(await countOf(company, 'reminder_rows'), 450)
    assert.equal(await countOf(company, 'due_announcements', "event = 'OVERDUE'"), 450)
    assert.equal(await countOf(company, 'document_deliveries', "status = 'SENT'"), 450)
    assert.equal(await countOf(company, 'document_deliveries'), 450)
    assert.equal(idsOf(mails).size, 450)
    assert.equal(new Set(mails.flatMap(({ to }) => to)).size, 450)
  }).timeout(300_000)
})
