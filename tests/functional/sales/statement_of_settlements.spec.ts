import { test } from '@japa/runner'
import { print } from '#tests/functional/documents/printed'
import { ok } from './shop.js'
import { aSeller, bill, brokenChecks, pay } from './payments/money.js'

test.group('The statement of a customer', () => {
  test('names each kind of document, and ends with what is owed less advances', async ({
    assert,
  }) => {
    const seller = await aSeller()
    const { api, customer, service } = seller
    const invoice = await bill(seller, 1_000)
    const charge = (unitPrice: number) => ({
      reason: 'Freight',
      items: [{ productId: service.id, quantity: 1, unitPrice }],
    })
    const path = `/invoices/${invoice.id}`
    const [note, gone] = [
      ok(await api.post(`${path}/debit-notes`, charge(50))),
      ok(await api.post(`${path}/debit-notes`, charge(70))),
    ]
    ok(await api.post(`/invoices/${gone.id}/void`, { reason: 'x' }))
    const payment = ok(
      await pay(seller, { invoiceId: invoice.id, amount: 1_100, excess: 'ADVANCE' })
    )
    const credit = ok(await api.post(`${path}/credit-notes`, { reason: 'x', net: 200 }))
    const items = [{ invoiceId: note.id, amount: 20 }]
    ok(await api.post(`/credit-notes/${credit.id}/allocations`, { items }))
    const refund = ok(await api.post(`/payments/${payment.id}/refunds`, { amount: 30 }))
    const returned = ok(await api.post(`/credit-notes/${credit.id}/refunds`, { amount: 100 }))
    ok(await api.post(`/refunds/${returned.id}/void`, {}))
    ok(await api.post(`/invoices/${note.id}/write-off`, { reason: 'x', amount: 5 }))

    const { rows, closingBalance } = ok(await api.get(`/customers/${customer.id}/statement`))
    const said = rows.map(({ type, documentId, number, debit, credit: less }: any) =>
      [type, documentId, number, debit - less].join(' ')
    )
    assert.sameMembers(said, [
      `INVOICE ${invoice.id} 1 1000`,
      `DEBIT_NOTE ${note.id} 1 50`,
      `DEBIT_NOTE ${gone.id} 2 70`,
      `DEBIT_NOTE_VOIDED ${gone.id} 2 -70`,
      `PAYMENT ${payment.id} 1 -1100`,
      `CREDIT_NOTE ${credit.id} 1 -200`,
      `REFUND ${refund.id} 1 30`,
      `REFUND ${returned.id} 2 100`,
      `REFUND_VOIDED ${returned.id} 2 -100`,
      `WRITE_OFF ${note.id} 1 -5`,
    ])
    let balance = 0
    for (const row of rows) {
      balance += row.debit - row.credit
      assert.equal(row.balance, balance)
    }
    const { balance: owed, advances } = ok(await api.get(`/customers/${customer.id}`))
    assert.deepEqual([owed, advances, closingBalance], [-155, 70, -225])
    assert.equal(balance, closingBalance)
    const { words } = await print(api, `/customers/${customer.id}/statement`, {
      accept: 'application/pdf',
    })
    for (const kind of ['Nota débito N.º 1', 'Anulación de nota débito', 'Castigo de factura'])
      assert.include(words, kind)
    assert.deepEqual(await brokenChecks(seller), [])
  })

  test('the PDF of an invoice leads from the total to what is due', async ({ assert }) => {
    const seller = await aSeller()
    const { api } = seller
    const [given, taken] = [await bill(seller, 1_000), await bill(seller, 500)]
    ok(await pay(seller, { invoiceId: given.id, amount: 1_000 }))
    const credit = ok(
      await api.post(`/invoices/${given.id}/credit-notes`, { reason: 'x', net: 300 })
    )
    const items = [{ invoiceId: taken.id, amount: 120 }]
    ok(await api.post(`/credit-notes/${credit.id}/allocations`, { items }))
    ok(await api.post(`/credit-notes/${credit.id}/refunds`, { amount: 80 }))
    ok(await api.post(`/invoices/${taken.id}/write-off`, { reason: 'x', amount: 30 }))

    assert.include(
      (await print(api, `/invoices/${given.id}/pdf`)).text,
      'Pagado\n-1.000,00\nNotas crédito\n-300,00\nSaldo a favor usado\n120,00\n' +
        'Reembolsado\n80,00\nSaldo por pagar\n-100,00'
    )
    assert.match(
      (await print(api, `/invoices/${taken.id}/pdf`)).text,
      /Castigado\n-30,00\nSaldo a favor aplicado\n-120,00\nSaldo por pagar\n350,00/
    )
  })
})
