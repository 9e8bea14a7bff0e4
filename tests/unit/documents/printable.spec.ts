import { test } from '@japa/runner'
import { printable } from '#documents/printing/printable'
import { cpuMsOf } from '#tests/measures'

test.group('Printable text', () => {
  test('Western letters are printed unchanged and composed', ({ assert }) => {
    assert.equal(printable('Café Ñandú – «Peñón» 100 €'), 'Café Ñandú – «Peñón» 100 €')
    assert.equal(printable('Cafe\u0301 Nandu\u0303'.replace('u\u0303', 'ú')), 'Café Nandú')
  })

  test('other letters are printed as their nearest Western letter or as a question mark', ({
    assert,
  }) => {
    assert.equal(printable('Łódź Dvořák Győr'), 'Lódz Dvorák Gyor')
    assert.equal(printable('1\u202f190 ≤ 2\u2212x'), '1\u00a0190 <= 2-x')
    assert.equal(printable('株式 👍🏽!'), '?? ??!')
    assert.equal(printable('a\u0000b\u200bc\u202ed'), 'abcd')
  })

  test('line breaks are kept', ({ assert }) =>
    assert.equal(printable('one\r\ntwo\rthree\tfour'), 'one\ntwo\nthree four'))

  test('only text without a break in 500 characters is split', ({ assert }) => {
    const longest = (text: string) =>
      Math.max(
        ...printable(text)
          .split(/\n|(?<=\w) (?=\w)/)
          .map(({ length }) => length)
      )
    for (const unit of ['W', 'م', '? ', '( ', '\u00a0', '\u00ad', 'a,'])
      assert.isAtMost(longest(unit.repeat(30_000)), 500, unit)
    assert.equal(
      printable('W'.repeat(1_200)),
      ['W'.repeat(500), 'W'.repeat(500), 'W'.repeat(200)].join('\n')
    )

    const plain = Array.from(
      { length: 2_000 },
      (_, nth) => `palabra ${nth}, (ésta) – «otra».`
    ).join(' ')
    assert.equal(printable(plain), plain)
    assert.equal(printable('W'.repeat(500)), 'W'.repeat(500))
    const numbers = Array.from({ length: 300 }, (_, nth) => `#${100_000 + nth} $1.054.${nth + 100}`)
    assert.deepEqual(
      printable(numbers.join(' ')).split(/\s/),
      numbers.join(' ').split(' '),
      'no number is cut in two'
    )
  })

  test('thousands of accents on one letter cost no more than other text', async ({ assert }) => {
    const ms = await cpuMsOf(() =>
      assert.equal(printable(`e${'\u0301'.repeat(32_000)}${'\u0316'.repeat(32_000)}`), 'é')
    )
    assert.isBelow(ms, 1_000)
  })
})
