import { test } from '@japa/runner'
import { WEEKDAYS } from '#core/calendar/days'
import {
  afterBusinessMinutes,
  businessMinutesBetween,
  type BusinessHours,
} from '#support/targets/business_time'

const HOURS = { days: WEEKDAYS.slice(0, 5), from: '08:00', to: '18:00' }
const BOGOTA = 'America/Bogota'

/** Clocks go forward on 29 March 2026 and back on 25 October, both at night on a Sunday. */
const MADRID = 'Europe/Madrid'

test.group('Business time', () => {
  const after = (start: string, minutes: number, zone = BOGOTA, hours: BusinessHours = HOURS) =>
    afterBusinessMinutes(start, minutes, hours, zone)
  const between = (start: string, end: string, zone = BOGOTA, hours: BusinessHours = HOURS) =>
    businessMinutesBetween(start, end, hours, zone)

  test('an hour of a working morning counts as one hour', ({ assert }) => {
    assert.equal(after('2026-11-18T14:00:00.000Z', 60), '2026-11-18T15:00:00.000Z')
    assert.equal(between('2026-11-18T14:00:00.000Z', '2026-11-18T15:00:59.000Z'), 60)
  })

  test('time that is left at closing continues when the company opens again', ({ assert }) => {
    // Friday 17:30 local time; the second half hour falls on Monday.
    assert.equal(after('2026-11-20T22:30:00.000Z', 60), '2026-11-23T13:30:00.000Z')
    assert.equal(between('2026-11-20T22:30:00.000Z', '2026-11-23T13:30:00.000Z'), 60)
  })

  test('nights and week-ends do not count', ({ assert }) => {
    assert.equal(after('2026-11-22T03:00:00.000Z', 0), '2026-11-23T13:00:00.000Z')
    assert.equal(between('2026-11-21T13:00:00.000Z', '2026-11-23T13:00:00.000Z'), 0)
    assert.equal(between('2026-11-23T13:00:00.000Z', '2026-11-20T13:00:00.000Z'), 0)
  })

  test('a day is as long as its hours, also when the clocks change', ({ assert }) => {
    const always = { days: WEEKDAYS, from: '00:00', to: '24:00' }
    assert.equal(
      between('2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z', MADRID, always),
      23 * 60
    )
    assert.equal(
      between('2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', MADRID, always),
      25 * 60
    )
    assert.equal(
      after('2026-03-28T23:00:00.000Z', 23 * 60, MADRID, always),
      '2026-03-29T22:00:00.000Z'
    )
  })

  test('a target with almost no working time ends after ten years and is computed quickly', ({
    assert,
  }) => {
    const hardly = { days: WEEKDAYS.slice(0, 1), from: '08:00', to: '08:01' }
    assert.equal(
      after('2026-11-18T14:00:00.000Z', 525_600, BOGOTA, hardly),
      '2036-11-15T14:00:00.000Z'
    )
    assert.equal(after('2026-11-18T14:00:00.000Z', 1, BOGOTA, hardly), '2026-11-23T13:01:00.000Z')
  })
})
