import { test } from '@japa/runner'
import { notAChoice } from '#core/input/validation/not_a_choice'

const MANY = Array.from({ length: 30 }, (_, n) => `thing${n}.happened`).concat(
  'invoice.issued',
  'invoice.paid'
)

test.group('Refusals of unknown choices', () => {
  test('the refusal of an unknown choice lists all choices when they are few', ({ assert }) => {
    assert.deepEqual(notAChoice('CSH', ['CASH', 'CARD']), {
      says: 'must be one of CASH, CARD',
      meta: { choices: ['CASH', 'CARD'], nearest: ['CASH'] },
    })
  })

  test('an unknown choice among many is refused with the nearest choice', ({ assert }) => {
    const { says, meta } = notAChoice('invoice.isued', MANY)
    assert.equal(
      says,
      'must be one of 32 values, and "invoice.isued" is not: the nearest is "invoice.issued"'
    )
    assert.deepEqual(meta, { nearest: ['invoice.issued'] })
  })

  test('an unknown choice that resembles nothing is quoted alone, and a long one is shortened', ({
    assert,
  }) => {
    const { says } = notAChoice('q'.repeat(5_000), MANY)
    assert.isBelow(says.length, 200)
    assert.notInclude(says, 'nearest')
  })
})
