import { test } from '@japa/runner'
import { anApi, until } from '#tests/functional/api/an_api'

test.group('A network that drops connections to Redis without a word', () => {
  test('new connections are opened, and Redis is up again without a restart', async () => {
    const own = await anApi()
    const isUp = async () => (await own.get('/api/v1/health')).body.checks.redis === 'ok'
    try {
      await until(isUp)
      own.redis.dropSilently()
      await until(async () => !(await isUp()))
      await until(isUp)
    } finally {
      await own.end()
    }
  }).timeout(60_000)
})
