import { writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { refusalFrom } from '#core/refusals'

test.group('Refusals', () => {
  test('a disk without room is a 503 that says when to come back', ({ assert }) => {
    const refusal = refusalFrom(errorOf(() => writeFileSync('/dev/full', 'x')))
    assert.containsSubset(refusal, { status: 503, code: 'UNAVAILABLE', headers: { 'Retry-After': '60' } })
  })
})

function errorOf(work: () => void) {
  try {
    work()
  } catch (error) {
    return error
  }
}
