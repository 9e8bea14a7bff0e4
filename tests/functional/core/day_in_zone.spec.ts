import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { dayInZone } from '#core/calendar/day_in_zone'
import { dayOf } from '#core/calendar/days'
import { sqlInstant } from '#core/database/columns'
import { rows } from '#core/database/query'
import { aCompany } from '#tests/company'

const ZONES = [
  'UTC',
  'America/Bogota',
  'America/New_York',
  'America/Santiago',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
]

const HOUR = 3_600_000

/** Every 11 hours of some years, and both sides of each change of the clocks of New York in 2026. */
const INSTANTS = [
  ...Array.from({ length: 8_000 }, (_, nth) => Date.UTC(2017, 6, 1) + nth * 11 * HOUR),
  ...[Date.UTC(2026, 2, 8, 7), Date.UTC(2026, 10, 1, 6)].flatMap((at) => [at - 1, at]),
].map((at) => new Date(at))

test('the database finds the day of an instant in a zone as the calendar does', async ({
  assert,
}) => {
  const company = await aCompany()
  clock.travelTo(new Date('2026-11-20T12:00:00Z'))
  try {
    const instants = INSTANTS.map((at) => `SELECT CAST('${sqlInstant(at)}' AS DATETIME(3)) AS at`)
    for (const zone of ZONES) {
      const found = await company.as(() =>
        rows(
          `SELECT ${dayInZone('i.at', zone)} AS day FROM (${instants.join(' UNION ALL ')}) i ORDER BY i.at`
        )
      )
      assert.deepEqual(
        found.map(({ day }) => day),
        INSTANTS.toSorted((a, b) => a.getTime() - b.getTime()).map((at) => dayOf(at, zone)),
        zone
      )
    }
  } finally {
    clock.travelTo(null)
  }
}).timeout(120_000)
