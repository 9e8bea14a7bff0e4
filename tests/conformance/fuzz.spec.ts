import { test } from '@japa/runner'
import { ORIGIN } from '#tests/api'
import { aCompany } from '#tests/company'
import { aSuperAdmin } from '#tests/functional/identity/people'
import { fuzz } from '#tests/prove/fuzz/fuzz'
import { malformed } from '#tests/prove/fuzz/malformed'

test.group('Generated requests', () => {
  test('answers to valid, boundary and hostile requests are as described', async ({ assert }) => {
    const { api } = await aSuperAdmin()

    const { requests, faults, mismatches } = await fuzz({
      baseUrl: `${ORIGIN}/api/v1`,
      platformToken: api.token!,
      seed: 1,
      requests: 2_000,
      // Two known ones, being mended elsewhere.
      known: /^POST \/(assistant\/mcp 415|tickets\/\{id\}\/assign 500)/,
    })

    assert.equal(requests, 2_000)
    assert.deepEqual(faults, [])
    assert.deepEqual(mismatches, [])
  }).timeout(120_000)

  test('malformed HTTP is refused while other clients are served', async ({ assert }) => {
    const { api } = await aCompany()

    const { answers, faults, reads } = await malformed({
      port: Number(new URL(ORIGIN).port),
      seed: 1,
      requests: 300,
      token: api.token!,
    })

    assert.deepEqual(faults, [])
    for (const status of ['400', '422', '431']) assert.isAbove(answers[status], 0, status)
    assert.isAbove(reads.count, 10)
    assert.deepEqual(reads.failed, [])
    assert.equal((await api.get('/customers')).status, 200)
  }).timeout(60_000)
})
