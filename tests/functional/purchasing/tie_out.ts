import { todayIn } from '#core/calendar/days'
import type { Company } from '#tests/company'
import { assertStockTies, balanceOf } from '#tests/functional/inventory/goods'

/** Every invariant holds, and so much is owed to suppliers, by orders as by the books. */
export async function mustTieOut(assert: any, { api, ...company }: Company, owed: number) {
  const { ok, checks } = (await api.get('/reports/integrity')).body
  assert.isTrue(ok, JSON.stringify(checks))
  assert.equal((await api.get('/reports/payables-aging')).body.totals.total, owed)
  assert.equal(await balanceOf({ api, ...company }, 'payable'), owed === 0 ? 0 : -owed)
  const today = todayIn(company.tenant.timezone)
  const { totals } = (await api.get(`/reports/trial-balance?from=${today}&to=${today}`)).body
  assert.equal(totals.debit, totals.credit)
  await assertStockTies(assert, { api, ...company })
}
