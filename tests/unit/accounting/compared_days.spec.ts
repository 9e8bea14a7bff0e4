import { test } from '@japa/runner'
import { comparedDays } from '#accounting/reports/compared_days'

/** [from, to, days before, same days of the year before] */
const CASES: [string, string, [string, string], [string, string]][] = [
  ['2026-03-01', '2026-03-31', ['2026-02-01', '2026-02-28'], ['2025-03-01', '2025-03-31']],
  ['2026-01-01', '2026-03-31', ['2025-10-01', '2025-12-31'], ['2025-01-01', '2025-03-31']],
  ['2026-01-01', '2026-12-31', ['2025-01-01', '2025-12-31'], ['2025-01-01', '2025-12-31']],
  ['2026-01-01', '2026-01-10', ['2025-12-22', '2025-12-31'], ['2025-01-01', '2025-01-10']],
  ['2026-05-05', '2026-05-05', ['2026-05-04', '2026-05-04'], ['2025-05-05', '2025-05-05']],
  ['2024-02-01', '2024-02-29', ['2024-01-01', '2024-01-31'], ['2023-02-01', '2023-02-28']],
  ['2025-02-01', '2025-02-28', ['2025-01-01', '2025-01-31'], ['2024-02-01', '2024-02-29']],
  ['2024-02-29', '2024-03-01', ['2024-02-27', '2024-02-28'], ['2023-02-28', '2023-03-01']],
]

test.group('Compared days', () => {
  test('a period is compared with as many days before, or with the same days a year before', ({
    assert,
  }) => {
    for (const [from, to, before, year] of CASES) {
      assert.deepEqual(Object.values(comparedDays({ from, to }, 'previous')), before)
      assert.deepEqual(Object.values(comparedDays({ from, to }, 'year')), year)
    }
  })
})
