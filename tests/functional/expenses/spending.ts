/** A company in Bogotá that spends. */
import { aCompany, type Company } from '#tests/company'
import { accountNamed } from '#tests/functional/accounting/books'
import { ok } from '../sales/shop.js'
import { conceptIds } from '../tax/withholding.js'

export async function aSpender(fiscal: object = {}) {
  const company = await aCompany()
  ok(await company.api.put('/settings/fiscal', { municipality: '11001', ...fiscal }))
  const [cash, stationery] = [
    await accountNamed(company, '110505'),
    await accountNamed(company, '519530'),
  ]
  const spend = (more: object) =>
    company.api.post('/expenses', {
      description: 'Papelería',
      paymentAccountId: cash,
      expenseDate: '2026-03-02',
      ...more,
    })
  return { ...company, cash, stationery, spend, ids: await conceptIds(company) }
}

export type Spender = Awaited<ReturnType<typeof aSpender>>

/** A supplier with the third party of a company in Bogotá that is responsible for IVA. */
export async function aLawFirm({ api }: Pick<Company, 'api'>, party: object = {}) {
  const supplier = ok(
    await api.post('/suppliers', { name: 'Abogados Ñáñez S.A.S.', taxId: '901234567-7' })
  )
  ok(
    await api.patch(`/third-parties/${supplier.thirdPartyId}`, {
      vatRegime: '48',
      municipality: '11001',
      ...party,
    })
  )
  return supplier
}
