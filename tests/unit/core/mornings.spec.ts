import { test } from '@japa/runner'
import { latestDayAt } from '#core/calendar/days'

test.group('Mornings', () => {
  test('a morning begins at eight by the clocks of its time zone, also across clock changes', ({
    assert,
  }) => {
    const cases: [zone: string, at: string, day: string][] = [
      ['America/Bogota', '2026-11-20T12:59:59.999Z', '2026-11-19'],
      ['America/Bogota', '2026-11-20T13:00:00.000Z', '2026-11-20'],
      ['Pacific/Kiritimati', '2026-12-31T17:59:00Z', '2026-12-31'],
      ['Pacific/Kiritimati', '2026-12-31T18:00:00Z', '2027-01-01'],
      ['Europe/Madrid', '2026-03-29T05:59:00Z', '2026-03-28'],
      ['Europe/Madrid', '2026-03-29T06:00:00Z', '2026-03-29'],
      ['Europe/Madrid', '2026-10-25T06:59:00Z', '2026-10-24'],
      ['Europe/Madrid', '2026-10-25T07:00:00Z', '2026-10-25'],
      // Samoa skipped the 30th of December 2011 altogether.
      ['Pacific/Apia', '2011-12-30T17:59:00Z', '2011-12-30'],
      ['Pacific/Apia', '2011-12-30T18:00:00Z', '2011-12-31'],
    ]
    for (const [zone, at, day] of cases)
      assert.equal(latestDayAt(8, zone, at), day, `${zone} ${at}`)
  })

  test('an hour that the clocks skip counts once they are past it, and a repeated hour counts once', ({
    assert,
  }) => {
    // In Madrid 02:00 to 03:00 is missing on 2026-03-29 and occurs twice on 2026-10-25.
    assert.equal(latestDayAt(2, 'Europe/Madrid', '2026-03-29T00:59:00Z'), '2026-03-28')
    assert.equal(latestDayAt(2, 'Europe/Madrid', '2026-03-29T01:00:00Z'), '2026-03-29')
    assert.equal(latestDayAt(2, 'Europe/Madrid', '2026-10-25T00:00:00Z'), '2026-10-25')
    assert.equal(latestDayAt(2, 'Europe/Madrid', '2026-10-25T01:00:00Z'), '2026-10-25')
  })
})
