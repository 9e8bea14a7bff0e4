import { test } from '@japa/runner'
import { weekdayOf } from '#core/calendar/days'
import { easterOf } from '#hr/holidays/easter'
import { holidaysOf } from '#hr/leave/holidays'
import { workingDaysBetween } from '#hr/leave/leave_days'
import { days360 } from '#hr/contracts/thirty_day_months'

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const

test.group('Holidays', () => {
  test('Easter is on its Sunday, early, late and in leap years', ({ assert }) => {
    const known = [
      '1961-04-02',
      '1981-04-19',
      '2000-04-23',
      '2008-03-23',
      '2011-04-24',
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
      '2049-04-18',
      '2076-04-19',
    ]
    for (const day of known) assert.equal(easterOf(Number(day.slice(0, 4))), day)
    for (let year = 1984; year <= 2100; year++) assert.equal(weekdayOf(easterOf(year)), 'SUNDAY')
  })

  // Published dates; in 2025 Sacred Heart and Peter and Paul fell on one Monday.
  test('the holidays of Colombia match the published calendar', ({ assert }) => {
    const calendar: Record<number, string> = {
      2025: '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25',
      2026: '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
      2027: '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
    }
    for (const [year, days] of Object.entries(calendar))
      assert.equal(
        holidaysOf('CO', Number(year))
          .map((day) => day.slice(5))
          .join(' '),
        days,
        year
      )
    assert.deepEqual(holidaysOf('PE', 2026), [])
  })

  test('a vacation over New Year uses the holidays of both years', ({ assert }) => {
    assert.equal(workingDaysBetween('2026-12-24', '2027-01-12', WEEK, 'CO'), 11)
    assert.equal(workingDaysBetween('2026-12-24', '2027-01-12', WEEK, 'PE'), 14)
    assert.equal(workingDaysBetween('2026-12-24', '2026-12-23', WEEK, 'CO'), 0)
  })
})

test.group('The month of thirty days', () => {
  test('a month always has 30 days, and a year 360', ({ assert }) => {
    const spans: [string, string, number][] = [
      ['2026-01-01', '2026-01-31', 30],
      ['2026-02-01', '2026-02-28', 30],
      ['2028-02-01', '2028-02-29', 30],
      ['2028-02-01', '2028-02-28', 28],
      ['2026-04-01', '2026-04-30', 30],
      ['2026-01-01', '2026-12-31', 360],
      ['2026-01-31', '2026-01-31', 1],
      ['2026-01-30', '2026-01-31', 1],
      ['2026-01-16', '2026-01-31', 15],
      ['2026-02-16', '2026-02-28', 15],
      ['2026-01-31', '2026-02-28', 31],
      ['2025-11-21', '2026-11-20', 360],
      ['2026-03-02', '2026-03-01', 0],
    ]
    for (const [from, to, days] of spans) assert.equal(days360(from, to), days, `${from} to ${to}`)
  })
})
