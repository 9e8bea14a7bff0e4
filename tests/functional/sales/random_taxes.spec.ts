import { test } from '@japa/runner'
import { aShop, ok, type Shop } from './shop.js'
import { differences, taxLinesOf } from './taxes.js'

const SETS = [
  ['IVA19'],
  ['IVA5'],
  ['INC8'],
  ['IVA19', 'INC4'],
  ['EXCLUIDO'],
  ['EXENTO', 'INC8'],
  [],
]

/** Seeded, because a failure must be repeatable. */
function randomOf(seed: number) {
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  return { below, pick: <T>(all: readonly T[]) => all[below(all.length)] }
}

type Random = ReturnType<typeof randomOf>

const someLine = (shop: Shop, { below, pick }: Random) => ({
  productId: shop.service.id,
  quantity: (1 + below(50_000)) / 10 ** below(5),
  unitPrice: below(10_000_000) / 10 ** below(5),
  discountRate: pick([0, 0, 10, 33.3333]),
  taxes: pick(SETS),
  priceIncludesTax: below(2) === 0,
})

const cents = (amount: number) => Math.round(amount * 100)
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
const sumOf = (all: readonly any[], key: string) => sum(all.map((one) => cents(one[key])))

/** Each tax of lines with the same key: code and rate. */
function byTax(taxes: readonly any[]) {
  const sums: Record<string, { base: number; amount: number }> = {}
  for (const { code, rate, base, amount } of taxes) {
    const before = sums[`${code} ${rate}`] ?? { base: 0, amount: 0 }
    sums[`${code} ${rate}`] = {
      base: before.base + cents(base),
      amount: before.amount + cents(amount),
    }
  }
  return sums
}

test.group('Random documents with taxes', () => {
  for (const seed of [1, 2, 3])
    test(`totals are sums of lines, and credits in parts are the whole (seed ${seed})`, async ({
      assert,
    }) => {
      const shop = await aShop({ stock: 0 })
      const random = randomOf(seed)
      for (let round = 0; round < 8; round++) {
        const items = Array.from({ length: 1 + random.below(5) }, () => someLine(shop, random))
        const invoice = ok(
          await shop.api.post('/invoices', { customerId: shop.customer.id, items })
        )
        const { subtotal, discountTotal, taxTotal, total } = invoice
        assert.equal(cents(subtotal), sumOf(invoice.items, 'subtotal'))
        assert.equal(cents(discountTotal), sumOf(invoice.items, 'discount'))
        assert.equal(cents(taxTotal), sumOf(invoice.items, 'tax'))
        assert.equal(cents(total), sumOf(invoice.items, 'total'))
        assert.equal(cents(total), cents(subtotal) - cents(discountTotal) + cents(taxTotal))
        for (const line of invoice.items) {
          assert.equal(cents(line.tax), sumOf(line.taxes, 'amount'))
          assert.equal(
            cents(line.total),
            cents(line.subtotal) - cents(line.discount) + cents(line.tax)
          )
        }
        const taxes = byTax(invoice.taxes)
        assert.deepEqual(taxes, byTax(invoice.items.flatMap((line: any) => line.taxes)))
        const lines = (await taxLinesOf(shop, invoice.id)).filter(({ code }) => code)
        assert.equal(sumOf(lines, 'amount'), cents(taxTotal))

        const credit = (body: object) =>
          shop.api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'x', ...body })
        const notes = [
          ok(
            await credit({
              items: invoice.items.map(({ id, quantity }: any) => ({
                lineId: id,
                quantity: Math.max(Math.floor(quantity * 5_000) / 10_000, 0.0001),
              })),
            })
          ),
        ]
        const left = await credit({})
        if (left.status === 201) notes.push(left.body)
        for (const key of ['subtotal', 'discountTotal', 'taxTotal', 'total'])
          assert.equal(sumOf(notes, key), cents(invoice[key]), key)
        assert.deepEqual(byTax(notes.flatMap((note) => note.taxes)), taxes)
      }
      assert.equal(ok(await shop.api.get(`/customers/${shop.customer.id}`)).balance, 0)
      assert.isEmpty(await differences(shop))
    })
})
