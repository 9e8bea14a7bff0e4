import { test } from '@japa/runner'
import { printable } from '#documents/printable'

test.group('Text that can be printed', () => {
  test('Western letters stay as they are, composed', ({ assert }) => {
    assert.equal(printable('Café Ñandú – «Peñón» 100 €'), 'Café Ñandú – «Peñón» 100 €')
    assert.equal(printable('Cafe\u0301 Nandu\u0303'.replace('u\u0303', 'ú')), 'Café Nandú')
  })

  test('letters beyond them come as their nearest, others as a question mark', ({ assert }) => {
    assert.equal(printable('Łódź Dvořák Győr'), 'Lódz Dvorák Gyor')
    assert.equal(printable('1\u202f190 ≤ 2\u2212x'), '1\u00a0190 <= 2-x')
    assert.equal(printable('株式 👍🏽!'), '?? ??!')
    assert.equal(printable('a\u0000b\u200bc\u202ed'), 'abcd')
  })

  test('lines stay lines', ({ assert }) => assert.equal(printable('one\r\ntwo\rthree\tfour'), 'one\ntwo\nthree four'))
})
