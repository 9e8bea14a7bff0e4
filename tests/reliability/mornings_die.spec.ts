/** A death after any statement of a company's morning. */
import { once } from 'node:events'
import { getActiveTest, test } from '@japa/runner'
import { todayIn } from '#core/calendar/days'
import { execute, rows } from '#core/database/query'
import type { Company } from '#tests/company'
import { manyDebtors } from '#tests/functional/reminders/debtors'
import { aLevel } from '#tests/functional/reminders/reminding'
import { aSeries } from '#tests/functional/recurring/series'
import { aShop, ok } from '#tests/functional/sales/shop'
import { start } from '#tests/processes'
import { runCompany } from '#recurring/daily/run_company'
import { remindCompany } from '#reminders/daily/remind_company'

/** Points of death that are examined in parallel. */
const LANES = 2

const signal = new AbortController().signal

type Work = 'recurring' | 'reminders'

/** The morning in a process; answers its statements, undefined when it died. */
async function mortal(
  work: Work,
  { tenant }: Company,
  diesAfter: number
): Promise<string[] | undefined> {
  const child = start('tests/reliability/fixtures/mortal_morning.ts', [], {
    env: { WORK: work, TENANT: String(tenant.id), DIES_AFTER: String(diesAfter) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  getActiveTest()!.cleanup(() => void child.kill('SIGKILL'))
  const told = new Promise<string[]>((resolve) =>
    child.on('message', ({ statements }: any) => resolve(statements))
  )
  const [code, killed] = await once(child, 'exit')
  if (killed === 'SIGKILL') return undefined
  if (code !== 0) throw new Error(`The morning ended with ${code}`)
  return told
}

const countOf = async ({ as, tenant }: Company, sql: string) => {
  const [found] = await as(() => rows(sql, [tenant.id]))
  return Object.values(found).map(Number)
}

const PERIODS = `SELECT COUNT(*), COUNT(DISTINCT template_id), SUM(status = 'MADE'),
  (SELECT COUNT(*) FROM invoices i WHERE i.tenant_id = o.tenant_id),
  (SELECT MAX(number) FROM invoices i WHERE i.tenant_id = o.tenant_id),
  (SELECT COUNT(*) FROM document_deliveries d WHERE d.tenant_id = o.tenant_id),
  (SELECT COUNT(*) FROM outbox_messages m WHERE m.tenant_id = o.tenant_id AND m.job = 'sales-document')
  FROM recurring_occurrences o WHERE o.tenant_id = ?`

const REMINDERS = `SELECT COUNT(*), COUNT(DISTINCT customer_id),
  (SELECT COUNT(*) FROM reminder_rows w WHERE w.tenant_id = r.tenant_id),
  (SELECT COUNT(*) FROM due_announcements a WHERE a.tenant_id = r.tenant_id),
  (SELECT COUNT(*) FROM document_deliveries d WHERE d.tenant_id = r.tenant_id),
  (SELECT COUNT(*) FROM outbox_messages m WHERE m.tenant_id = r.tenant_id AND m.job = 'reminder')
  FROM reminders r WHERE r.tenant_id = ?`

test.group('Mornings survive a death after any statement', () => {
  test('a period of a recurring invoice is made and mailed once', async ({ assert }) => {
    const shops = await Promise.all(
      Array.from({ length: LANES }, async () => {
        const shop = await aShop({ stock: 0 })
        ok(await shop.api.patch(`/customers/${shop.customer.id}`, { email: 'ana@nandu.test' }))
        return shop
      })
    )
    await ofAnyPoint('recurring', shops, async (shop, nth, die) => {
      const body = aSeries(shop, todayIn(shop.tenant.timezone), { send: true })
      ok(await shop.api.post('/recurring-invoices', body))
      await die()
      await shop.as(() => runCompany({ signal }))
      assert.deepEqual(await countOf(shop, PERIODS), Array(7).fill(nth))
    })
    for (const { api } of shops) assert.isTrue(ok(await api.get('/reports/integrity')).ok)
  }).timeout(600_000)

  test('a reminder and an event of an instalment are sent once', async ({ assert }) => {
    const companies = await Promise.all(
      Array.from({ length: LANES }, async () => {
        const shop = await aShop({ stock: 0 })
        await aLevel(shop, 15)
        return shop
      })
    )
    await ofAnyPoint('reminders', companies, async (company, nth, die) => {
      const { as, tenant } = company
      await manyDebtors(company, { customers: 1, from: nth, today: todayIn(tenant.timezone) })
      await as(() => execute('DELETE FROM reminder_calendars WHERE tenant_id = ?', [tenant.id]))
      await die()
      await as(() => remindCompany({ signal }))
      assert.deepEqual(await countOf(company, REMINDERS), Array(6).fill(nth))
    })
  }).timeout(600_000)
})

type Die = () => Promise<unknown>

/** Calls `examine` for each point; `nth` counts those of a company, from 1. */
async function ofAnyPoint<C extends Company>(
  work: Work,
  companies: readonly C[],
  examine: (company: C, nth: number, die: Die) => Promise<void>
) {
  let statements: string[] = []
  await examine(companies[0], 1, async () => {
    statements = (await mortal(work, companies[0], Infinity))!
  })
  // A death after a read leaves what a death before it does.
  const points = [0, ...statements.flatMap((sql, at) => (/^SELECT/i.test(sql) ? [] : [at + 1]))]
  await Promise.all(
    companies.map(async (company, lane) => {
      for (let nth = lane === 0 ? 2 : 1, point; (point = points.shift()) !== undefined; nth++) {
        const diesAfter = point
        await examine(company, nth, () => mortal(work, company, diesAfter))
      }
    })
  )
}
