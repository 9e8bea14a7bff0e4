import { test } from '@japa/runner'
import { aShop, ok } from '#tests/functional/sales/shop'
import { print } from './printed.js'

test.group('Taxes of printed documents', () => {
  test('an invoice has a row for each tax and rate, and says when prices include them', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const line = { productId: shop.service.id, quantity: 1, priceIncludesTax: true }
    const { id } = ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [
          { ...line, unitPrice: 1_270_000, taxes: ['IVA19', 'INC8'] },
          { ...line, unitPrice: 5_000, taxes: ['EXCLUIDO'] },
        ],
      })
    )
    const { text } = await print(shop.api, `/invoices/${id}/pdf`)

    for (const said of [/Valor con\s+impuestos/, /19%\s\+\s8%/, /Excluido de 5\.000,00/])
      assert.match(text, said)
    assert.match(text, /IVA 19% de 1\.000\.000,00\n190\.000,00/)
    assert.match(text, /INC 8% de 1\.000\.000,00\n80\.000,00/)
    assert.match(text, /Total COP\n\$\s1\.275\.000,00/)
  })
})
