import { test } from '@japa/runner'
import { CO } from '#payroll/statutory/co'
import { lawOf, packOf, valuesOn } from '#payroll/statutory/law'
import { PARAMETERS } from '#payroll/statutory/pack'
import { factorOf, OVERTIME_TYPES } from '#payroll/inputs/overtime_types'

const factors = (day: string) =>
  OVERTIME_TYPES.map((type) => factorOf(type, day, lawOf('CO')).factor.toNumber())

test.group('Payroll law', () => {
  test('overtime in Colombia follows each law from before the reform to 2027', ({ assert }) => {
    assert.deepEqual(OVERTIME_TYPES, [
      'DIURNA',
      'NOCTURNA',
      'DIURNA_DOMINICAL',
      'NOCTURNA_DOMINICAL',
      'RECARGO_NOCTURNO',
    ])
    assert.deepEqual(factors('2025-06-30'), [1.25, 1.75, 2, 2.5, 0.35])
    assert.deepEqual(factors('2025-07-01'), [1.25, 1.75, 2.05, 2.55, 0.35])
    assert.deepEqual(factors('2026-07-01'), [1.25, 1.75, 2.15, 2.65, 0.35])
    assert.deepEqual(factors('2027-07-01'), [1.25, 1.75, 2.25, 2.75, 0.35])
  })

  test('the working time in Colombia falls from 240 to 210 hours a month', ({ assert }) => {
    const days = [
      '2023-07-14',
      '2023-07-15',
      '2024-07-14',
      '2024-07-15',
      '2025-07-15',
      '2026-07-14',
      '2026-07-15',
    ]
    assert.deepEqual(
      days.map((day) => lawOf('CO')('monthlyHours', day)!.value.toNumber()),
      [240, 235, 235, 230, 220, 220, 210]
    )
  })

  test('every row of the law has its source, and the rows of each value are sorted by day', ({
    assert,
  }) => {
    for (const rows of [
      ...Object.values(CO.parameters),
      ...CO.contributions.map(({ rows }) => rows),
    ]) {
      assert.isTrue(rows.every(({ source }) => source.length > 5))
      assert.deepEqual(
        rows.map(({ from }) => from),
        rows.map(({ from }) => from).toSorted()
      )
      assert.equal(rows[0].from, CO.since)
    }
    assert.sameMembers(Object.keys(CO.parameters), [...PARAMETERS])
  })

  test('other countries have the usual hours and rates, no allowance and no contributions', ({
    assert,
  }) => {
    const values = valuesOn(lawOf('DE'), '2026-08-31')
    assert.deepEqual(Object.keys(values), [
      'monthlyHours',
      'diurna',
      'nocturna',
      'recargoNocturno',
      'sundaySurcharge',
    ])
    assert.lengthOf(packOf('DE').contributions, 0)
  })
})
