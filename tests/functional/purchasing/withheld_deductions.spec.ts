/** Deductions of kind WITHHOLDING over several bills: each is checked with its own bill. */
import { test } from '@japa/runner'
import { ok } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer } from './billing.js'
import { thePurchases } from './the_purchases.js'

const NOBODY = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b91'
const shown = ({ status, body }: any) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code]

async function withTwoBills() {
  const buyer = await aBilledBuyer()
  const { api, ids, fees } = buyer
  const items = [{ accountId: fees, unitCost: 1_000_000 }]
  const [a, b] = [await buyer.posted({ items }), await buyer.posted({ items })]
  const half = { amount: 500_000 }
  /** Half of both bills. */
  const pays = (amount: number, ...deductions: object[]) =>
    api.post('/supplier-payments', {
      ...{ amount, deductions },
      allocations: [
        { billId: a.id, ...half },
        { billId: b.id, ...half },
      ],
    })
  const kept = (of: { id: string } | null, base: number, more: object = {}) => ({
    ...{ kind: 'WITHHOLDING', conceptId: ids.HONORARIOS, base, amount: (base * 11) / 100 },
    ...(of && { billId: of.id }),
    ...more,
  })
  return { ...buyer, buyer, a, b, pays, kept }
}

test.group('Withholdings among deductions of payments to suppliers', () => {
  test('are of the bill that they name, up to what is left of it', async ({ assert }) => {
    const { api, buyer, ids, a, b, pays, kept } = await withTwoBills()
    const ica = { conceptId: ids.SERVICIOS, amount: 40_000 }
    const paid = ok(await pays(850_000, kept(a, 1_000_000), kept(b, 1_000_000, ica)))
    assert.sameDeepMembers(
      paid.allocations.map((one: any) => [one.billId, one.withheldAmount]),
      [
        [a.id, 110_000],
        [b.id, 40_000],
      ]
    )
    const before = await thePurchases(buyer)
    const fee = { kind: 'BANK_FEE', amount: 1 }
    for (const [deductions, field] of [
      [[kept(a, 1)], 'deductions.0'],
      [[fee, kept(a, 100)], 'deductions.1'],
      [[fee, kept(b, 100, { conceptId: ids.SERVICIOS, amount: 4 })], 'deductions.1'],
      [[kept(null, 1_000_001)], 'deductions.0'],
    ] as const)
      assert.deepEqual(shown(await pays(900_000, ...deductions)), [422, field, 'TOO_LARGE'])
    assert.deepEqual(await thePurchases(buyer), before)

    ok(await pays(890_000, kept(b, 1_000_000)))
    for (const { id } of [a, b]) assert.equal(ok(await api.get(`/bills/${id}`)).status, 'PAID')
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('name the deduction in every refusal', async ({ assert }) => {
    const { api, buyer, ids, a, b, pays, kept } = await withTwoBills()
    const fee = { kind: 'BANK_FEE', amount: 1 }
    ok(await api.patch(`/withholding-concepts/${ids.SERVICIOS}`, { active: false }))
    const closed = { conceptId: ids.SERVICIOS, amount: 40 }
    const before = await thePurchases(buyer)
    for (const [deductions, ...wanted] of [
      [[fee, kept(a, 1, { conceptId: NOBODY })], 422, 'deductions.1.conceptId', 'NOT_FOUND'],
      [[fee, kept(a, 1_000, closed)], 409, 'deductions.1.conceptId', 'CONCEPT_INACTIVE'],
      [[fee, kept(a, 1_000_001)], 422, 'deductions.1.base', 'TOO_LARGE'],
      [[kept(null, 2_000_001)], 422, 'deductions.0.base', 'TOO_LARGE'],
      [[kept(a, 1_000), kept(a, 1_000)], 422, 'deductions.1.conceptId', 'DUPLICATE'],
      [[kept(a, 1_000), kept(null, 1_000)], 422, 'deductions.1.conceptId', 'DUPLICATE'],
      [[kept(null, 1_000), fee, kept(b, 1_000)], 422, 'deductions.2.conceptId', 'DUPLICATE'],
    ] as const)
      assert.deepEqual(shown(await pays(900_000, ...deductions)), wanted)
    const withholdings = [{ conceptId: ids.HONORARIOS, base: 1_000, amount: 110 }]
    const twice = await api.post('/supplier-payments', {
      ...{ billId: a.id, amount: 1_000, withholdings, deductions: [kept(a, 1_000)] },
    })
    assert.deepEqual(shown(twice), [422, 'deductions.0.conceptId', 'DUPLICATE'])
    assert.deepEqual(await thePurchases(buyer), before)
  })
})
