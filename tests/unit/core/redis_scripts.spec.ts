/** Scripts on the shared Redis connection. */
import { test } from '@japa/runner'
import { closeRedis, endRedis, isRedisAway, redis } from '#core/redis/connection'

test.group('Scripts in Redis', () => {
  test('the first use of a script beside other commands gives each command its own answer', async ({
    assert,
    cleanup,
  }) => {
    cleanup(
      async () => void (await redis().del('scripts:before', 'scripts:after', 'scripts:counter'))
    )
    await redis().mset({ 'scripts:before': 'b', 'scripts:after': 'a' })
    closeRedis()

    const answers = await Promise.all([
      redis().get('scripts:before'),
      redis().addToBudgets(1, 'scripts:counter', 3, 60_000),
      redis().get('scripts:after'),
    ])
    assert.deepEqual([answers[0], answers[1][0], answers[2]], ['b', 3, 'a'])
  })

  test('a command after the end fails and opens no connection', async ({ assert, cleanup }) => {
    cleanup(() => closeRedis())
    endRedis()

    const error = await redis()
      .publish('oficio:late', '')
      .catch((thrown) => thrown)
    assert.isTrue(isRedisAway(error), String(error))
    assert.equal(redis().status, 'end')
  })
})
