import { test } from '@japa/runner'
import { addDays, addMonths, daysInMonth } from '#core/calendar/days'
import { aCompany } from '#tests/company'
import { anEmployee } from '#tests/functional/communications/people'
import { ok } from '#tests/functional/sales/shop'
import { celebratedOn } from '#communications/daily/celebrated'
import { DAILY } from '#communications/event_types'

/** A year and a half, with a common and a leap February. */
const DAYS = Array.from({ length: 548 }, (_, nth) => addDays('2031-01-15', nth))

const DATES = [
  '1990-01-14',
  '1990-01-15',
  '1991-02-28',
  '1992-02-29',
  '1992-03-01',
  '1990-05-31',
  '1990-12-31',
  '1991-01-01',
  '1990-07-15',
  '1990-07-16',
  '1990-07-17',
]
const HIRED = [
  '2030-11-15',
  '2030-11-16',
  '2030-12-30',
  '2030-12-31',
  '2031-01-15',
  '2031-12-29',
  '2031-12-31',
  '2028-02-29',
  '2032-02-29',
  '2031-03-01',
  '2032-05-16',
]
const ENDING = [
  '2031-01-14',
  '2031-01-15',
  '2031-02-28',
  '2032-02-29',
  '2032-02-28',
  '2031-12-31',
  '2032-01-01',
  '2031-05-31',
  '2032-07-14',
  '2032-07-15',
  '2032-07-16',
]

const isLeapDayKept = (date: string, day: string) =>
  date.endsWith('02-29') && day.endsWith('02-28') && daysInMonth(Number(day.slice(0, 4)), 2) === 28

/** The number of years since `date`, if `day` is its anniversary. */
function yearsOn(day: string, date: string): number {
  return date.slice(5) === day.slice(5) || isLeapDayKept(date, day)
    ? Number(day.slice(0, 4)) - Number(date.slice(0, 4))
    : 0
}

test('the occasions of a period equal those of its single days, by the rules of each event', async ({
  assert,
}) => {
  const company = await aCompany()
  const people: any[] = []
  for (const [nth, birthDate] of DATES.entries())
    people.push(await anEmployee(company, { birthDate, hireDate: HIRED[nth] }))
  for (const [nth, { id, hireDate }] of people.entries())
    ok(
      await company.api.post('/contracts', {
        employeeId: id,
        type: 'FIXED_TERM',
        salary: 2_000_000,
        startDate: hireDate < ENDING[nth] ? hireDate : '2030-01-01',
        endDate: ENDING[nth],
      })
    )
  const left = await anEmployee(company, { birthDate: '1990-03-10', hireDate: '2024-03-10' })
  ok(await company.api.post(`/employees/${left.id}/active-state`, { isActive: false }))

  const rules = {
    BIRTHDAY: (day: string, nth: number) =>
      yearsOn(day, DATES[nth]) > 0 && {
        occurrence: `BIRTHDAY ${day.slice(0, 4)}`,
        given: { years: yearsOn(day, DATES[nth]) },
      },
    WORK_ANNIVERSARY: (day: string, nth: number) =>
      yearsOn(day, HIRED[nth]) > 0 && {
        occurrence: `WORK_ANNIVERSARY ${day.slice(0, 4)}`,
        given: { years: yearsOn(day, HIRED[nth]) },
      },
    PROBATION_ENDING: (day: string, nth: number) =>
      addMonths(HIRED[nth], 2) === day && { occurrence: `PROBATION_ENDING ${HIRED[nth]}` },
    CONTRACT_RENEWAL: (day: string, nth: number) =>
      ENDING[nth] === day && { occurrence: `CONTRACT_RENEWAL ${day}` },
  }

  await company.as(async () => {
    for (const eventType of DAILY) {
      const [together, expected, each] = [
        await celebratedOn(DAYS, eventType),
        [] as object[],
        [] as object[],
      ]
      for (const day of DAYS) {
        each.push(...(await celebratedOn([day], eventType)))
        expected.push(
          ...people
            .flatMap(({ id }, nth) => ({
              ...rules[eventType](day, nth),
              employeeId: id,
              eventType,
              day,
            }))
            .filter((one) => 'occurrence' in one)
            .sort((a, b) => (a.employeeId < b.employeeId ? -1 : 1))
        )
      }
      assert.isAbove(together.length, 5, eventType)
      assert.deepEqual(together, each as typeof together, eventType)
      assert.deepEqual(together, expected as typeof together, eventType)
    }
    assert.deepEqual(await celebratedOn([], 'BIRTHDAY'), [])
  })
}).timeout(60_000)
