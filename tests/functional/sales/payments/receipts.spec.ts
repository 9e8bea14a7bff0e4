import { test } from '@japa/runner'
import { print } from '#tests/functional/documents/printed'
import { ok } from '#tests/functional/sales/shop'
import { aSeller, bill, pay } from './money.js'

test.group('Receipts of payments', () => {
  test('a receipt lists the invoices, what was kept, and the advance', async ({ assert }) => {
    const seller = await aSeller()
    const [a, b] = [await bill(seller, 1_000), await bill(seller, 500)]
    const payment = ok(
      await pay(seller, {
        amount: 1_777,
        allocations: [
          { invoiceId: a.id, amount: 1_000 },
          { invoiceId: b.id, amount: 500 },
        ],
        deductions: [{ kind: 'BANK_FEE', amount: 23 }],
        excess: 'ADVANCE',
      })
    )
    const { text } = await print(seller.api, `/payments/${payment.id}/pdf`)
    for (const shown of ['1.000', '500', '23', '300', 'Anticipo por aplicar', 'Descuentos'])
      assert.include(text, shown)

    const advance = ok(await pay(seller, { customerId: seller.customer.id, amount: 9 }))
    assert.include((await print(seller.api, `/payments/${advance.id}/pdf`)).text, '9')
  })
})
