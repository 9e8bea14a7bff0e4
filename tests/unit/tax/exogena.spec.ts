import Big from 'big.js'
import { test } from '@japa/runner'
import { paidByConcept } from '#tax/exogena/paid_by_concept'
import { formatOf } from '#tax/exogena/formats'
import { Records } from '#tax/exogena/record'
import { periodOf } from '#tax/returns/periods'

const amounts = (given: Record<string, number>) =>
  new Map(Object.entries(given).map(([concept, amount]) => [concept, new Big(amount)]))

const paid = (net: number, withheld: Record<string, number>, debited: Record<string, number>) =>
  Object.fromEntries(
    [...paidByConcept(new Big(net), amounts(withheld), amounts(debited))].map(([concept, part]) => [
      concept ?? 'none',
      part.toNumber(),
    ])
  )

test.group('Payments by concept', () => {
  test('a withholding gives the concept of its base, and the accounts that of the rest', ({
    assert,
  }) => {
    assert.deepEqual(paid(1_200_000, { 5004: 1_000_000 }, { 5004: 1_000_000, 5007: 200_000 }), {
      5004: 1_000_000,
      5007: 200_000,
    })
  })

  test('a base whose account says another concept is not counted twice', ({ assert }) => {
    assert.deepEqual(paid(1_000_000, { 5004: 1_000_000 }, { 5016: 1_000_000 }), { 5004: 1_000_000 })
    assert.deepEqual(paid(1_000_000, { 5004: 600_000 }, { 5016: 1_000_000 }), {
      5004: 600_000,
      5016: 400_000,
    })
  })

  test('a purchase without a concept of a withholding or account has none', ({ assert }) => {
    assert.deepEqual(paid(500_000, { 5004: 300_000 }, {}), { 5004: 300_000, none: 200_000 })
    assert.deepEqual(paid(500_000, {}, { 5016: 100_000 }), { 5016: 100_000, none: 400_000 })
  })

  test('a base beyond what was bought this year is left out', ({ assert }) => {
    assert.deepEqual(paid(400_000, { 5002: 1_000_000 }, { 5002: 400_000 }), { 5002: 400_000 })
    assert.deepEqual(paid(0, { 5002: 1_000_000 }, {}), {})
  })

  test('returns that exceed purchases are negative parts', ({ assert }) => {
    assert.deepEqual(paid(-300_000, { 5007: -300_000 }, { 5007: -300_000 }), { 5007: -300_000 })
  })
})

test.group('Formats of exógena', () => {
  test('a format has the version of its year', ({ assert }) => {
    assert.equal(formatOf('1001', 2024).version, 10)
    assert.equal(formatOf('1001', 2026).version, 11)
    assert.include(formatOf('1005', 2024).columns, 'ivavcg')
    assert.notInclude(formatOf('1005', 2025).columns, 'ivavcg')
  })

  test('1003 has no concept and calls the municipality mcpo, as its schema does', ({ assert }) => {
    assert.deepEqual(formatOf('1003', 2026).columns, [
      ...['tdoc', 'nid', 'dv', 'apl1', 'apl2', 'nom1', 'nom2', 'raz'],
      ...['dir', 'dpto', 'mcpo', 'valor', 'ret'],
    ])
  })

  test('amounts without third party or concept are counted by reason and source', ({ assert }) => {
    const records = new Records()
    const amounts = { pago: new Big(100) }
    records.add({ concept: '5004', thirdPartyId: null, amounts, source: '513595' })
    records.add({ concept: '5004', thirdPartyId: null, amounts, source: '513595', count: 2 })
    records.add({ concept: null, thirdPartyId: 'someone', amounts, source: '519595' })
    assert.deepEqual(
      records.skipped.map(({ reason, source, count, amount }) => [
        reason,
        source,
        count,
        amount.toNumber(),
      ]),
      [
        ['NO_THIRD_PARTY', '513595', 3, 200],
        ['NO_CONCEPT', '519595', 1, 100],
      ]
    )
    assert.equal(records.entries.size, 0)
  })
})

test.group('Periods of returns', () => {
  test('a bimester begins in an odd month', ({ assert }) => {
    assert.deepEqual(periodOf('2026-03-02', 2), { from: '2026-03-01', to: '2026-04-30' })
    assert.deepEqual(periodOf('2026-12-31', 2), { from: '2026-11-01', to: '2026-12-31' })
    assert.deepEqual(periodOf('2028-02-10', 2), { from: '2028-01-01', to: '2028-02-29' })
  })

  test('a month ends on its last day', ({ assert }) => {
    assert.deepEqual(periodOf('2026-12-05', 1), { from: '2026-12-01', to: '2026-12-31' })
    assert.deepEqual(periodOf('2026-02-05', 1), { from: '2026-02-01', to: '2026-02-28' })
  })
})
