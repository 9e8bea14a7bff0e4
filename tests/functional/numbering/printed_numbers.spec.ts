import { test } from '@japa/runner'
import { aShop, issued, ok } from '#tests/functional/sales/shop'
import { aRange, rangeOf } from './range.js'

test.group('Printed numbers', () => {
  test('books, files and statements name a document by its fiscal number', async ({ assert }) => {
    const shop = await aShop()
    const { api } = shop
    await aRange(shop, { default: true })
    await aRange(shop, { documentType: 'CREDIT_NOTE', prefix: 'NC', from: 1, default: true })
    const invoice = await issued(shop, 2)
    assert.equal(invoice.fiscalNumber, 'SETP990000000')
    const note = ok(
      await api.post(`/invoices/${invoice.id}/credit-notes`, {
        reason: 'roto',
        items: [{ lineId: invoice.items[0].id, quantity: 1 }],
      })
    )
    ok(await api.post('/payments', { invoiceId: invoice.id, amount: 5, paymentMethod: 'CASH' }))

    const { data } = ok(await api.get('/journal-entries?limit=50'))
    const concepts = data.map(({ concept, description }: any) => concept ?? description).join('|')
    for (const text of [
      'Factura SETP990000000',
      'Nota crédito NC1 de la factura SETP990000000',
      'de la factura SETP990000000',
    ])
      assert.include(concepts, text)
    for (const [path, number] of [
      [`/invoices/${invoice.id}/pdf`, 'SETP990000000'],
      [`/credit-notes/${note.id}/pdf`, 'NC1'],
    ])
      assert.include((await api.get(path)).headers.get('content-disposition'), `${number}.pdf`)

    const statement = ok(await api.get(`/customers/${shop.customer.id}/statement`))
    assert.sameDeepMembers(
      statement.rows.map(({ type, fiscalNumber }: any) => [type, fiscalNumber]),
      [
        ['INVOICE', 'SETP990000000'],
        ['CREDIT_NOTE', 'NC1'],
        ['PAYMENT', null],
      ]
    )
  })

  test('a range is the default when the request says so, and a draft may name another', async ({
    assert,
  }) => {
    const shop = await aShop()
    const other = await aRange(shop, { prefix: 'FE' })
    assert.isFalse(other.default)
    assert.isNull((await issued(shop)).fiscalNumber)
    await aRange(shop, { default: true })
    assert.equal((await issued(shop)).fiscalNumber, 'SETP990000000')

    const draft = await issued(shop, 1, { draft: true })
    assert.isNull(draft.fiscalNumber)
    const path = `/invoices/${draft.id}/issue`
    assert.equal(
      ok(await shop.api.post(path, { numberingRangeId: other.id })).fiscalNumber,
      'FE990000000'
    )
    assert.equal((await rangeOf(shop, other)).used, 1)
  })
})
