import { test } from '@japa/runner'
import { ok, theBooks } from '#tests/functional/sales/shop'
import { conceptIds } from '#tests/functional/tax/withholding'
import { aSeller, bill, brokenChecks, pay, type Seller } from './money.js'

const refusalOf = ({ status, body }: any) => [
  status,
  body.errors?.[0]?.code,
  body.errors?.[0]?.field,
]

/** An invoice of 1,000 with 2 % early discount. */
async function discounted({ api, customer, service }: Seller) {
  const terms = ok(
    await api.post('/payment-terms', {
      name: '2/10 net 30',
      lines: [{ balance: true, days: 30 }],
      discount: { percent: 2, days: 10 },
    })
  )
  return ok(
    await api.post('/invoices', {
      customerId: customer.id,
      items: [{ productId: service.id, quantity: 1, unitPrice: 1_000 }],
      paymentTermsId: terms.id,
    })
  )
}

const takeBack = (seller: Seller, payment: any, invoiceId: string) => {
  const { id } = payment.allocations.find((one: any) => one.invoiceId === invoiceId)
  return seller.api.post(`/payments/${payment.id}/allocations/${id}/void`, {})
}

test.group('Withholdings and deductions of payments', () => {
  test('an allocation whose invoice has a deduction is not taken back, and others are', async ({
    assert,
  }) => {
    const seller = await aSeller()
    const [a, b] = [await discounted(seller), await bill(seller, 500)]
    const payment = ok(
      await pay(seller, {
        amount: 1_480,
        allocations: [
          { invoiceId: a.id, amount: 1_000 },
          { invoiceId: b.id, amount: 500 },
        ],
        deductions: [{ kind: 'EARLY_DISCOUNT', amount: 20, invoiceId: a.id }],
      })
    )
    assert.equal((await takeBack(seller, payment, a.id)).body.code, 'IN_USE')
    assert.equal(ok(await takeBack(seller, payment, b.id)).unallocatedAmount, 500)
    assert.deepEqual(await brokenChecks(seller), [])
  })

  test('nor is one whose early discount names no invoice', async ({ assert }) => {
    const seller = await aSeller()
    const [a, b] = [await discounted(seller), await bill(seller, 500)]
    const paid = ok(
      await pay(seller, {
        ...{ invoiceId: a.id, amount: 1_480, excess: 'ADVANCE' },
        deductions: [{ kind: 'EARLY_DISCOUNT', amount: 20 }],
      })
    )
    const payment = ok(
      await seller.api.post(`/payments/${paid.id}/allocations`, {
        items: [{ invoiceId: b.id, amount: 500 }],
      })
    )
    assert.equal((await takeBack(seller, payment, a.id)).body.code, 'IN_USE')
    assert.equal(ok(await takeBack(seller, payment, b.id)).unallocatedAmount, 500)
  })

  test('a rounding difference does not take all of the money away', async ({ assert }) => {
    const seller = await aSeller()
    ok(await seller.api.patch('/settings/accounting', { roundingLimit: 10_000 }))
    const invoice = await bill(seller, 1_000)
    const books = await theBooks(seller)
    for (const amount of [-1_500, -1_000])
      assert.deepEqual(
        refusalOf(
          await pay(seller, {
            ...{ invoiceId: invoice.id, amount: 1_000 },
            deductions: [{ kind: 'ROUNDING', amount }],
          })
        ),
        [422, 'TOO_SMALL', 'deductions.0.amount']
      )
    assert.deepEqual(await theBooks(seller), books)
  })

  test('a payment withholds a concept of an invoice once', async ({ assert }) => {
    const seller = await aSeller()
    const { COMPRAS: conceptId } = await conceptIds(seller)
    const [a, b] = [await bill(seller, 2_000_000), await bill(seller, 2_000_000)]
    const kept = { kind: 'WITHHOLDING', conceptId, base: 2_000_000, amount: 50_000 }
    const ofOne = { invoiceId: a.id, amount: 1_900_000 }
    const ofBoth = {
      amount: 3_900_000,
      allocations: [a, b].map(({ id }) => ({ invoiceId: id, amount: 2_000_000 })),
    }
    const twice = [422, 'DUPLICATE', 'deductions.1.conceptId']
    for (const [body, wanted] of [
      [
        { ...ofOne, withholdings: [{ conceptId }], deductions: [kept] },
        [422, 'DUPLICATE', 'deductions.0.conceptId'],
      ],
      [{ ...ofOne, deductions: [kept, kept] }, twice],
      [{ ...ofOne, deductions: [kept, { ...kept, invoiceId: a.id }] }, twice],
      [{ ...ofBoth, deductions: [{ ...kept, invoiceId: b.id }, kept] }, twice],
    ] as const)
      assert.deepEqual(refusalOf(await pay(seller, body)), wanted)

    const deductions = [a, b].map(({ id }) => ({ ...kept, invoiceId: id }))
    assert.equal(ok(await pay(seller, { ...ofBoth, deductions })).withheldTotal, 100_000)
    assert.deepEqual(await brokenChecks(seller), [])
  })

  test('what a payment of several invoices withheld of one of them is left out later', async ({
    assert,
  }) => {
    const seller = await aSeller()
    const ids = await conceptIds(seller)
    const [a, b] = [await bill(seller, 2_000_000), await bill(seller, 2_000_000)]
    const kept = (code: string, { id }: any, amount: number) => ({
      ...{ kind: 'WITHHOLDING', conceptId: ids[code], base: 2_000_000, amount, invoiceId: id },
    })
    ok(
      await pay(seller, {
        amount: 2_000_000,
        allocations: [a, b].map(({ id }, index) => ({
          invoiceId: id,
          amount: 1_000_000 + (index ? 19_320 : 50_000),
        })),
        deductions: [kept('COMPRAS', a, 50_000), kept('ICA-BOG-1-SERVICIOS', b, 19_320)],
      })
    )
    const again = { invoiceId: a.id, amount: 950_000 }
    const refused = await pay(seller, { ...again, withholdings: [{ conceptId: ids.COMPRAS }] })
    assert.equal(refused.body.errors?.[0].code, 'TOO_LARGE', refused.text)
    assert.equal(ok(await pay(seller, again)).withheldTotal, 0)
  })

  test('of an amount over three invoices each has its third, to the cent', async ({ assert }) => {
    const seller = await aSeller()
    const { COMPRAS: conceptId } = await conceptIds(seller)
    const invoices = []
    for (let nth = 0; nth < 3; nth++) invoices.push(await bill(seller, 1_000_000_000))
    const payment = ok(
      await pay(seller, {
        amount: 3,
        allocations: invoices.map(({ id }) => ({ invoiceId: id, amount: 25_000_001 })),
        deductions: [{ kind: 'WITHHOLDING', conceptId, base: 3_000_000_000, amount: 75_000_000 }],
      })
    )
    assert.deepEqual(
      payment.allocations.map((one: any) => one.withheldAmount),
      [25_000_000, 25_000_000, 25_000_000]
    )
    const rest = { invoiceId: invoices[0].id, amount: 974_999_999 }
    const refused = await pay(seller, { ...rest, withholdings: [{ conceptId }] })
    assert.equal(refused.body.errors?.[0].code, 'TOO_LARGE', refused.text)
    assert.equal(ok(await pay(seller, rest)).withheldTotal, 0)
  })
})
