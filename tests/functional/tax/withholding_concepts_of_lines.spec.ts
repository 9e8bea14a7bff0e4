import { test } from '@japa/runner'
import { accountNamed } from '#tests/functional/accounting/books'
import { ok } from '../sales/shop.js'
import { aBuyer } from '../purchasing/buying.js'
import { aBogotaShop, brokenChecks, caseA } from './withholding.js'

const shown = ({ withholdings }: any) =>
  withholdings.map(({ code, base, amount }: any) => [code, base, amount])

test.group('Withholding concepts of lines', () => {
  test('a sale takes the concept of its product, else of the account of income', async ({
    assert,
  }) => {
    const shop = await aBogotaShop()
    const { api, ids, customer } = shop
    const income = await accountNamed(shop, '413595')
    ok(await api.patch(`/accounts/${income}`, { withholdingConceptId: ids.HONORARIOS }))
    const auto = ok(await caseA(shop, { autoWithholdings: true }))
    assert.deepEqual(shown(auto)[0], ['HONORARIOS', 1_200_000, 132_000])

    const product = ok(
      await api.post('/products', {
        ...{ sku: 'ARR', name: 'Arriendo', costPrice: 0, sellingPrice: 1_000_000 },
        ...{ isService: true, taxRate: 0, withholdingConceptId: ids.SERVICIOS },
      })
    )
    const [item] = auto.items
    const items = [
      { productId: product.id, quantity: 1, taxRate: 0 },
      { productId: item.productId, quantity: 1, unitPrice: 500_000, taxRate: 0 },
    ]
    const sale = { customerId: customer.id, paymentMethod: 'CREDIT', items }
    const both = [
      ['HONORARIOS', 500_000, 55_000],
      ['SERVICIOS', 1_000_000, 40_000],
    ]
    const named = ['HONORARIOS', 'SERVICIOS'].map((code) => ({ conceptId: ids[code] }))
    for (const more of [{ autoWithholdings: true }, { withholdings: named }])
      assert.sameDeepMembers(
        shown(ok(await api.post('/invoices', { ...sale, ...more }))).filter(
          ([code]: [string]) => !code.startsWith('ICA')
        ),
        both
      )
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('a product goes before its account in a named concept of a receipt, too', async ({
    assert,
  }) => {
    const buyer = await aBuyer()
    const { api, ids } = buyer
    const expense = await accountNamed(buyer, '519595')
    ok(await api.patch(`/accounts/${expense}`, { withholdingConceptId: ids.HONORARIOS }))
    ok(await api.patch(`/products/${buyer.service.id}`, { withholdingConceptId: ids.SERVICIOS }))
    const line = { productId: buyer.service.id, quantity: 1, unitCost: 1_000_000, taxes: [] }
    const order = await buyer.order([line])
    ok(
      await buyer.receive(order.id, {
        withholdings: ['SERVICIOS', 'HONORARIOS'].map((code) => ({ conceptId: ids[code] })),
      })
    )
    const [receipt] = await buyer.receipts(order.id)
    assert.deepEqual(shown(receipt), [['SERVICIOS', 1_000_000, 40_000]])
  })

  test('a tax of an open order is not deleted', async ({ assert }) => {
    const buyer = await aBuyer()
    const tax = ok(
      await buyer.api.post('/taxes', {
        ...{ code: 'IVA-16', name: 'IVA 16 %', kind: 'VAT', schemeCode: '01', category: 'S' },
        ...{ calculation: 'PERCENT', rates: [{ validFrom: '2020-01-01', rate: 16 }] },
        ...{ appliesTo: 'BOTH', creditable: true },
      })
    )
    const order = await buyer.order([
      { productId: buyer.service.id, quantity: 1, unitCost: 100, taxes: [{ taxId: tax.id }] },
    ])
    const kept = await buyer.api.delete(`/taxes/${tax.id}`)
    assert.equal(kept.status, 409)
    assert.include(kept.body.detail, 'Open purchase orders')
    ok(await buyer.api.post(`/purchase-orders/${order.id}/cancel`))
    assert.equal((await buyer.api.delete(`/taxes/${tax.id}`)).status, 204)
  })
})
