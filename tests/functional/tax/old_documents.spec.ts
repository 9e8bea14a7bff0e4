import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { reverse } from '#accounting/ledger'
import { fillTaxLines } from '#database/old_tax_lines/fill'
import { completeTaxLines } from '#database/old_tax_lines/previous_release'
import { aCompany, type Company } from '#tests/company'
import { aCustomer, aProduct } from '#tests/functional/core/samples'

const fill = () => Current.acrossTenants('a test', () => fillTaxLines())

async function aShop() {
  const company = await aCompany({ countryCode: 'CO' })
  const { api } = company
  const post = async (path: string, body: object) => {
    const answer = await api.post(path, body)
    if (answer.status >= 300) throw new Error(answer.text)
    return answer.body
  }
  const [customer, goods, service] = [
    await post('/customers', aCustomer()),
    await post('/products', aProduct({ taxRate: 19 })),
    await post('/products', aProduct({ isService: true, taxRate: 16 })),
  ]
  const { id: warehouseId } = await post('/warehouses', { name: 'Bodega' })
  const sell = () =>
    post('/invoices', {
      customerId: customer.id,
      items: [
        { productId: goods.id, quantity: 3, unitPrice: 19.99, discountRate: 10 },
        { productId: service.id, quantity: 1, unitPrice: 100 },
        { productId: service.id, quantity: 1, unitPrice: 50, taxRate: 0 },
      ],
    })
  const buy = (items: object[]) => post('/purchase-orders', { warehouseId, items })
  return { company, api, post, sell, buy, goods, service, warehouseId }
}

const COLUMNS =
  'document_type, document_id, line_id, day, side, sign, tax_kind, scheme_code, category, rate, ' +
  'base, amount, nature, account_id'

const linesOf = ({ as, tenant }: Company, more = '') =>
  as(() =>
    rows(
      `SELECT ${COLUMNS} FROM tax_lines WHERE tenant_id = ? ${more} ORDER BY document_id, line_id, day, sign`,
      [tenant.id]
    )
  )

/** Leaves the documents as the previous release wrote them. */
const forget = ({ as, tenant }: Company) =>
  as(async () => {
    await execute('DELETE FROM tax_lines WHERE tenant_id = ?', [tenant.id])
    for (const table of ['invoice_lines', 'credit_note_lines'])
      await execute(`UPDATE ${table} SET taxes = NULL WHERE tenant_id = ?`, [tenant.id])
  })

const posted = ({ as, tenant }: Company) =>
  as(() =>
    rows('SELECT COUNT(*) AS entries, SUM(debit) AS debit FROM journal_lines WHERE tenant_id = ?', [
      tenant.id,
    ])
  )

const holds = async ({ api }: Company) => {
  const { checks } = (await api.get('/reports/integrity')).body
  return checks.find(({ name }: any) => name === 'tax lines = their accounts')
}

test.group('Documents of the previous release', () => {
  test('invoices and credit notes get the tax lines of today, and nothing posted changes', async ({
    assert,
  }) => {
    const { company, post, sell } = await aShop()
    const [first, second] = [await sell(), await sell()]
    await post(`/invoices/${first.id}/credit-notes`, { reason: 'Back' })
    const third = await sell()
    await post(`/invoices/${third.id}/void`, { reason: 'Wrong' })
    const [before, entries] = [await linesOf(company), await posted(company)]
    assert.isAbove(before.length, 6)
    assert.include(
      before.map(({ document_id: id }) => id),
      second.id
    )

    await forget(company)
    await fill()
    assert.deepEqual(await linesOf(company), before)
    assert.deepEqual(await posted(company), entries)
    assert.containSubset(await holds(company), { ok: true })

    const [{ tax_id: taxId }] = await company.as(() =>
      rows('SELECT tax_id FROM tax_lines WHERE tenant_id = ? AND rate = 16 LIMIT 1', [
        company.tenant.id,
      ])
    )
    const { body: tax } = await company.api.get(`/taxes/${taxId}`)
    assert.equal(tax.code, 'VAT-16')
  })

  test('a run that is repeated, or meets another, writes nothing twice', async ({ assert }) => {
    const { company, sell } = await aShop()
    await sell()
    await forget(company)
    await Promise.all([fill(), fill()])
    await fill()
    assert.lengthOf(await linesOf(company), 3)
  })

  test('receipts and returns get the parts of their sums by rate', async ({ assert }) => {
    const { company, api, post, buy, goods, service } = await aShop()
    const order = await buy([
      { productId: goods.id, quantity: 10, unitCost: 99.99, taxRate: 19 },
      { productId: service.id, quantity: 1, unitCost: 250, taxRate: 0 },
    ])
    await post(`/purchase-orders/${order.id}/order`, {})
    await post(`/purchase-orders/${order.id}/receive`, {
      items: [{ productId: goods.id, quantity: 4 }],
    })
    await post(`/purchase-orders/${order.id}/receive`, {})
    await post(`/purchase-orders/${order.id}/return`, {
      reason: 'Broken',
      items: [{ productId: goods.id, quantity: 1 }],
    })
    await forget(company)
    await fill()

    const found = await linesOf(company)
    const shown = found.map(({ document_type: type, sign, rate, base, amount }) =>
      [type, Number(sign), rate && Number(rate), Number(base), Number(amount)].join(' ')
    )
    assert.deepEqual(shown.sort(), [
      'PURCHASE_RETURN -1 19 99.99 19',
      'RECEIPT 1  249.99 0',
      'RECEIPT 1 19 399.96 75.99',
      'RECEIPT 1 19 599.95 113.99',
    ])
    assert.containSubset(await holds(company), { ok: true })
    assert.equal((await api.get('/reports/tax-lines?side=PURCHASE')).body.rows.length, 4)
  })

  test('an invoice that the previous release voids or changes meanwhile is put right', async ({
    assert,
  }) => {
    const { company, sell } = await aShop()
    const { tenant, as } = company
    const [voided, changed] = [await sell(), await sell()]
    const yesterday = '2026-01-05'
    await as(() =>
      execute('UPDATE tax_lines SET day = ? WHERE tenant_id = ? AND document_id = ?', [
        yesterday,
        tenant.id,
        voided.id,
      ])
    )
    await as(() =>
      transaction(async () => {
        await reverse({ reference: voided.id, concept: 'x' })
        await execute(
          "UPDATE invoices SET status = 'VOID', voided_at = NOW(3), balance = 0 WHERE tenant_id = ? AND id = ?",
          [tenant.id, voided.id]
        )
        await execute('DELETE FROM tax_lines WHERE tenant_id = ? AND document_id = ? LIMIT 1', [
          tenant.id,
          changed.id,
        ])
        await execute(
          'UPDATE invoice_lines SET taxes = NULL WHERE tenant_id = ? AND invoice_id = ?',
          [tenant.id, changed.id]
        )
      })
    )
    assert.containSubset(await holds(company), { ok: false })

    await completeTaxLines()
    assert.containSubset(await holds(company), { ok: true })
    const [ofVoid, ofChanged] = [
      await linesOf(company, `AND document_id = '${voided.id}'`),
      await linesOf(company, `AND document_id = '${changed.id}'`),
    ]
    assert.lengthOf(ofVoid, 6)
    assert.lengthOf(ofChanged, 3)
    assert.lengthOf(
      ofVoid.filter(({ day }) => day === yesterday),
      3
    )
  })
})
