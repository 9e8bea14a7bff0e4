import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { tablesOfThirdParties } from '#parties/tables'
import { aFiscalCompany, ok, type FiscalCompany } from '#tests/functional/tax/fiscal_company'

/** The third parties that each table names. */
async function named(company: FiscalCompany) {
  return company.as(async () => {
    const found: Record<string, unknown[]> = {}
    for (const { name } of await tablesOfThirdParties())
      found[name] = (
        await rows(
          `SELECT DISTINCT third_party_id AS id FROM ${name} WHERE tenant_id = ? AND third_party_id IS NOT NULL`,
          [company.tenant.id]
        )
      ).map(({ id }) => id)
    return found
  })
}

test.group('Merging third parties while their documents change', () => {
  test('invoices, payments, expenses and voids name the one that stays', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api, customer, today } = company
    const product = await company.service(100_000, { taxRate: 19 })
    const concept = await company.concept('OTROS')
    const cash = await company.account('110505')
    const category = await company.account('519530')
    const supplier = ok(await api.post('/suppliers', { taxId: customer.taxId, name: 'A' }))
    assert.equal(supplier.thirdPartyId, customer.thirdPartyId)
    ok(
      await api.post('/employees', {
        ...{ firstName: 'Ana', lastName: 'G', hireDate: '2024-01-15', baseSalary: 1 },
        thirdPartyId: customer.thirdPartyId,
      })
    )

    const sell = () =>
      api.post('/invoices', {
        customerId: customer.id,
        items: [{ productId: product.id, quantity: 1 }],
        withholdings: [{ conceptId: concept, base: 100_000, amount: 2_500 }],
      })
    const spend = () =>
      api.post('/expenses', {
        ...{ description: 'Papelería', paymentAccountId: cash, expenseDate: today },
        supplierId: supplier.id,
        lines: [{ accountId: category, net: 10_000, taxRate: 19 }],
      })
    const pay = ({ id }: { id: string }) =>
      api.post('/payments', { invoiceId: id, amount: 10, paymentMethod: 'CASH' })

    let from = customer.thirdPartyId
    for (let round = 0; round < 3; round++) {
      const sold = await Promise.all(Array.from({ length: 4 }, async () => ok(await sell())))
      const spent = await Promise.all([spend(), spend()].map(async (one) => ok(await one)))
      const into = ok(
        await api.post('/third-parties', {
          ...{ documentType: '31', documentNumber: String(900_200_000 + round) },
          legalName: 'Comercial Andina S.A.S.',
        })
      )
      const [merged, ...during] = await Promise.all([
        api.post(`/third-parties/${from}/merge`, { intoId: into.id }),
        sell(),
        sell(),
        spend(),
        ...sold.slice(0, 2).map(({ id }) => api.post(`/invoices/${id}/void`, { reason: 'x' })),
        ...sold.slice(2).map(pay),
        ...spent.map(({ id }) => api.post(`/expenses/${id}/void`, { reason: 'x' })),
        api.patch(`/suppliers/${supplier.id}`, { phone: `${round}` }),
      ])
      assert.equal(merged.status, 200, merged.text)
      for (const { status, text } of during) assert.isBelow(status, 300, text)

      for (const [table, ids] of Object.entries(await named(company)))
        assert.deepEqual(ids, ids.length ? [into.id] : [], table)
      from = into.id
    }
    const used = await named(company)
    for (const table of ['customers', 'suppliers', 'employees', 'journal_lines', 'tax_lines'])
      assert.lengthOf(used[table], 1, table)
    assert.lengthOf(used.withholding_lines, 1)
    assert.equal((await api.get('/reports/integrity')).body.ok, true)
  }).timeout(60_000)
})
