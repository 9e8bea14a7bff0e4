import { test } from '@japa/runner'
import { cached } from '#core/primitives/ttl_cache'

test.group('Cached answers', () => {
  test('a cached answer is computed once, and the cache never exceeds its size', ({ assert }) => {
    const answers = new Map<string, string>()
    let made = 0
    const ask = (key: string) => cached(answers, 10, key, () => `${key} ${++made}`)

    assert.deepEqual([ask('a'), ask('a')], ['a 1', 'a 1'])
    for (let nth = 0; nth < 1_000; nth++) {
      ask(`key ${nth}`)
      assert.isAtMost(answers.size, 10)
    }
    assert.equal(ask('key 999'), 'key 999 1001', 'what was asked last is still known')
    assert.equal(ask('a'), 'a 1002', 'and what was asked long ago is not')
  })
})
