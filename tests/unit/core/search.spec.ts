import { test } from '@japa/runner'
import { folded } from '#core/database/search_text'
import { cpuMsOf } from '#tests/measures'

test.group('Search text', () => {
  test('searched text has no accents, however they are written', ({ assert }) => {
    assert.equal(folded('Ñandú  PEÑÓN', null, 'Cafe\u0301'), 'nandu penon cafe')
    assert.equal(folded('ﬁn ① Å ế'), 'fin 1 a e')
  })

  test('thousands of accents on one letter cost no more than other text', async ({ assert }) => {
    const ms = await cpuMsOf(() =>
      assert.equal(folded(`e${'\u0301'.repeat(32_000)}${'\u0316'.repeat(32_000)}x`), 'ex')
    )
    assert.isBelow(ms, 1_000)
  })
})
