import { test } from '@japa/runner'
import { momentOf } from '#integrations/imports/formats/xlsx/serials'

test.group('Serial numbers of days', () => {
  test('the last day is 9999-12-31, whether days count from 1900 or 1904', ({ assert }) => {
    for (const [last, begins1904] of [
      [2_958_465, false],
      [2_957_003, true],
    ] as const) {
      assert.equal(momentOf(last, begins1904), '9999-12-31')
      assert.equal(momentOf(last + 0.5, begins1904), '9999-12-31 12:00:00')
      assert.isUndefined(momentOf(last + 1, begins1904))
      assert.isUndefined(momentOf(last + 0.999999, begins1904), 'rounded to the next day')
    }
    assert.isUndefined(momentOf(-1, false))
    assert.isUndefined(momentOf(Number.NaN, false))
  })
})
