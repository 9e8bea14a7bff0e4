import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { aProduct, aShop, issued, ok, type Shop } from './shop.js'
import { differences, journalOf, taxLinesOf } from './taxes.js'

/** Two services, of IVA 19 and of INC 8: case A without withholdings. */
const caseA = (shop: Shop, more: object = {}) =>
  shop.api.post('/invoices', {
    customerId: shop.customer.id,
    paymentMethod: 'CREDIT',
    items: [
      { productId: shop.service.id, quantity: 1, unitPrice: 1_000_000, taxes: ['IVA19'] },
      { productId: shop.service.id, quantity: 1, unitPrice: 200_000, taxes: ['INC8'] },
    ],
    ...more,
  })

const shown = (lines: any[]) =>
  lines.map(
    ({ code, sign, base, amount, account }) => `${sign} ${code} ${base} ${amount} ${account}`
  )

test.group('Postings of taxes', () => {
  test('a sale with IVA and INC posts each to its account', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const invoice = ok(await caseA(shop))

    assert.equal(invoice.total, 1_406_000)
    assert.deepEqual(await journalOf(shop, invoice.id), [
      'Dr 130505 1406000.00',
      'Cr 413595 1200000.00',
      'Cr 240805 190000.00',
      'Cr 249505 16000.00',
    ])
    const lines = await taxLinesOf(shop, invoice.id)
    assert.sameMembers(shown(lines), [
      '1 IVA19 1000000.00 190000.00 240805',
      '1 INC8 200000.00 16000.00 249505',
    ])
    assert.containsSubset(lines, [
      { type: 'INVOICE', side: 'SALE', nature: 'SERVICES', day: invoice.date, category: 'S' },
      { kind: 'CONSUMPTION', category: 'E' },
    ])
  })

  test('a credit note of half goes to returns, and two halves are the whole', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const invoice = ok(await caseA(shop))
    const half = {
      reason: 'Devuelto',
      items: invoice.items.map(({ id }: any) => ({ lineId: id, quantity: 0.5 })),
    }
    const notes = [
      ok(await shop.api.post(`/invoices/${invoice.id}/credit-notes`, half)),
      ok(await shop.api.post(`/invoices/${invoice.id}/credit-notes`, half)),
    ]

    for (const note of notes) {
      assert.sameMembers(await journalOf(shop, note.id), [
        'Cr 130505 703000.00',
        'Dr 417505 600000.00',
        'Dr 240805 95000.00',
        'Dr 249505 8000.00',
      ])
      assert.sameMembers(shown(await taxLinesOf(shop, note.id)), [
        '-1 IVA19 500000.00 95000.00 240805',
        '-1 INC8 100000.00 8000.00 249505',
      ])
    }
    assert.isEmpty(await differences(shop))
  })

  test('a void takes the taxes back, and a change posts them anew', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const [voided, changed] = [ok(await caseA(shop)), ok(await caseA(shop))]
    ok(await shop.api.post(`/invoices/${voided.id}/void`, { reason: 'x' }))
    ok(
      await shop.api.patch(`/invoices/${changed.id}`, {
        items: [{ productId: shop.service.id, quantity: 1, unitPrice: 100, taxRate: 5 }],
      })
    )

    const standing = async (id: string) =>
      (await taxLinesOf(shop, id)).reduce((sum, { sign, amount }) => sum + sign * amount, 0)
    assert.equal(await standing(voided.id), 0)
    assert.equal(await standing(changed.id), 5)
    assert.isEmpty(await differences(shop))
  })

  test('every line of invoices, payments and credit notes has the third party', async ({
    assert,
  }) => {
    const shop = await aShop()
    const customer = ok(
      await shop.api.post('/customers', { taxId: '901222333-4', name: 'Ferretería del Norte' })
    )
    const party = await shop.as(async () => {
      const [row] = await rows(
        'SELECT third_party_id AS id FROM customers WHERE tenant_id = ? AND id = ?',
        [Current.tenantId, customer.id]
      )
      return row.id as string | null
    })
    const invoice = await issued(shop, 2, { customerId: customer.id })
    const payment = ok(
      await shop.api.post('/payments', { invoiceId: invoice.id, amount: 10, paymentMethod: 'CASH' })
    )
    const note = ok(await shop.api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'x' }))

    const found = await shop.as(() =>
      rows(
        `SELECT DISTINCT l.third_party_id AS id FROM journal_lines l JOIN journal_entries e ON e.tenant_id = l.tenant_id AND e.id = l.entry_id
          WHERE l.tenant_id = ? AND e.reference IN (?)`,
        [Current.tenantId, [invoice.id, payment.id, note.id]]
      )
    )
    assert.deepEqual(
      found.map(({ id }) => id),
      [party]
    )
    for (const { thirdPartyId } of await taxLinesOf(shop, invoice.id))
      assert.equal(thirdPartyId, party)
  })

  test('income and cost of sales go to the cost centre of the line, else of the document', async ({
    assert,
  }) => {
    const shop = await aShop()
    const center = async (code: string) =>
      ok(await shop.api.post('/cost-centers', { code, name: code })).id as string
    const [north, south] = [await center('NORTE'), await center('SUR')]
    const other = await aProduct(shop, { isService: true, sellingPrice: 300 })
    const invoice = ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        costCenterId: north,
        items: [
          { productId: shop.goods.id, quantity: 1, costCenterId: south },
          { productId: other.id, quantity: 1 },
        ],
      })
    )
    assert.containsSubset(invoice, {
      costCenterId: north,
      items: [{ costCenterId: south }, { costCenterId: null }],
    })
    const note = ok(await shop.api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'x' }))
    assert.equal(note.costCenterId, north)

    const byCenter = (reference: string) =>
      shop.as(() =>
        rows(
          `SELECT a.code, l.cost_center_id AS center, SUM(l.credit - l.debit) AS amount FROM journal_lines l
             JOIN journal_entries e ON e.tenant_id = l.tenant_id AND e.id = l.entry_id JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id
            WHERE l.tenant_id = ? AND e.reference = ? AND a.code IN ('413595', '417505', '613595') GROUP BY a.code, l.cost_center_id ORDER BY a.code, amount`,
          [Current.tenantId, reference]
        )
      )
    const amounts = async (reference: string) =>
      (await byCenter(reference)).map(
        ({ code, center, amount }) =>
          `${code} ${center === north ? 'north' : center === south ? 'south' : center} ${amount}`
      )
    assert.deepEqual(await amounts(invoice.id), [
      '413595 south 25.00',
      '413595 north 300.00',
      '613595 south -10.00',
    ])
    assert.deepEqual(await amounts(note.id), [
      '417505 north -300.00',
      '417505 south -25.00',
      '613595 south 10.00',
    ])

    ok(await shop.api.patch(`/cost-centers/${south}`, { active: false }))
    const { status, body } = await shop.api.post('/invoices', {
      customerId: shop.customer.id,
      items: [{ productId: other.id, quantity: 1, costCenterId: south }],
    })
    assert.equal(status, 409)
    assert.containsSubset(body, { code: 'COST_CENTER_INACTIVE' })
    assert.equal((await shop.api.delete(`/cost-centers/${north}`)).status, 409)

    ok(await shop.api.patch(`/cost-centers/${south}`, { active: true }))
    const items = [{ productId: other.id, quantity: 1, costCenterId: south }]
    const sold = ok(await shop.api.post('/invoices', { customerId: shop.customer.id, items }))
    ok(await shop.api.patch(`/cost-centers/${south}`, { active: false }))
    const back = ok(await shop.api.post(`/invoices/${sold.id}/credit-notes`, { reason: 'x' }))
    assert.deepEqual(await amounts(back.id), ['417505 south -300.00'])
  })
})
