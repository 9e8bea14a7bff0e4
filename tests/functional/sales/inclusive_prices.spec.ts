import { test } from '@japa/runner'
import { aShop, ok, type Shop } from './shop.js'
import { differences } from './taxes.js'

const sold = async (shop: Shop, ...lines: object[]) =>
  ok(
    await shop.api.post('/invoices', {
      customerId: shop.customer.id,
      items: lines.map((line) => ({
        productId: shop.service.id,
        quantity: 1,
        priceIncludesTax: true,
        ...line,
      })),
    })
  )

const LINES: [string, object, object][] = [
  [
    'IVA 19',
    { unitPrice: 31_500, taxes: ['IVA19'] },
    { subtotal: 26_470.59, tax: 5029.41, total: 31_500 },
  ],
  [
    'a thousand units',
    { quantity: 1000, unitPrice: 1990, taxes: ['IVA19'] },
    { subtotal: 1_672_268.91, tax: 317_731.09, total: 1_990_000 },
  ],
  [
    'a hundred thousand',
    { unitPrice: 100_000, taxRate: 19 },
    { subtotal: 84_033.61, tax: 15_966.39, total: 100_000 },
  ],
  [
    'the tax is the rest, not base × rate',
    { unitPrice: 9.99, taxes: ['IVA19'] },
    { subtotal: 8.39, tax: 1.6, total: 9.99 },
  ],
  [
    'INC 8',
    { unitPrice: 10_000, taxes: ['INC8'] },
    { subtotal: 9259.26, tax: 740.74, total: 10_000, taxRate: 0 },
  ],
  [
    'two taxes',
    { unitPrice: 12_700, taxes: ['IVA19', 'INC8'] },
    {
      subtotal: 10_000,
      tax: 2700,
      total: 12_700,
      taxes: [{ amount: 1900 }, { amount: 800 }],
    },
  ],
  [
    'the rest of a cent goes to the largest percentage',
    { unitPrice: 1.1, taxes: ['INC8', 'IVA19'] },
    {
      subtotal: 0.87,
      tax: 0.23,
      total: 1.1,
      taxes: [{ amount: 0.07 }, { amount: 0.16 }],
    },
  ],
  [
    'the discount is of the price as said',
    { quantity: 3, unitPrice: 31_500, discountRate: 10, taxes: ['IVA19'] },
    { subtotal: 79_411.76, discount: 7941.17, tax: 13_579.41, total: 85_050 },
  ],
  [
    'without a tax the price is the total',
    { unitPrice: 500, taxes: [] },
    { subtotal: 500, tax: 0, total: 500 },
  ],
]

test.group('Prices that include taxes', () => {
  for (const [what, line, amounts] of LINES)
    test(`are paid to the cent: ${what}`, async ({ assert }) => {
      const shop = await aShop({ stock: 0 })
      const { items, total } = await sold(shop, line)
      assert.containsSubset(items[0], amounts)
      assert.equal(total, items[0].total)
      assert.isEmpty(await differences(shop))
    })

  test('a tax by unit comes off the price first, and takes no cent of the rest', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const bag = ok(
      await shop.api.post('/taxes', {
        code: 'BOLSA',
        name: 'Bolsas plásticas',
        kind: 'PER_UNIT',
        schemeCode: '22',
        category: 'O',
        calculation: 'PER_UNIT',
        rates: [{ validFrom: '2026-01-01', amount: 73, unit: '94' }],
        creditable: false,
        appliesTo: 'SALE',
      })
    )
    const { items, taxes } = await sold(shop, {
      quantity: 3,
      unitPrice: 1263,
      taxes: ['IVA19', { taxId: bag.id }],
    })
    assert.containsSubset(items[0], { subtotal: 3000, tax: 789, total: 3789, taxRate: 19 })
    assert.containsSubset(taxes, [
      { code: 'IVA19', base: 3000, amount: 570 },
      { code: 'BOLSA', rate: null, base: 3, amount: 219 },
    ])
    assert.isEmpty(await differences(shop))
  })

  test('credit notes in parts give back what was paid, per tax', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const invoice = await sold(
      shop,
      { quantity: 7, unitPrice: 9.99, discountRate: 3.3, taxes: ['IVA19', 'INC8'] },
      { quantity: 3, unitPrice: 0.35, taxes: ['IVA19'], priceIncludesTax: false }
    )
    const [first, second] = invoice.items
    const notes = [
      { items: [{ lineId: first.id, quantity: 2.5 }] },
      {
        items: [
          { lineId: first.id, quantity: 1 },
          { lineId: second.id, quantity: 1 },
        ],
      },
      {},
    ]
    const credited: any[] = []
    for (const note of notes)
      credited.push(
        ok(await shop.api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'x', ...note }))
      )

    const cents = (amount: number) => Math.round(amount * 100)
    for (const key of ['subtotal', 'discountTotal', 'taxTotal', 'total'])
      assert.equal(
        credited.reduce((sum, note) => sum + cents(note[key]), 0),
        cents(invoice[key]),
        key
      )
    for (const { code, amount, base } of invoice.taxes) {
      const parts = credited.flatMap(({ taxes }) => taxes.filter((tax: any) => tax.code === code))
      assert.equal(
        parts.reduce((sum, tax) => sum + cents(tax.amount), 0),
        cents(amount)
      )
      assert.equal(
        parts.reduce((sum, tax) => sum + cents(tax.base), 0),
        cents(base)
      )
    }
    assert.equal(ok(await shop.api.get(`/customers/${shop.customer.id}`)).balance, 0)
    assert.isEmpty(await differences(shop))
  })
})
