/** What strangers send holds nobody up. */
import { test } from '@japa/runner'
import { call } from '#tests/api'
import { aCompany } from '#tests/company'
import { anAddress } from '#tests/functional/identity/people'
import { aServer } from '#tests/worker/a_server'
import { readsMeanwhile } from './reads_meanwhile.js'

test.group('Hostile bodies', () => {
  test('60 log ins of 800 KB of names at once do not make others wait', async ({ assert }) => {
    const { api } = await aCompany()
    const server = await aServer({ RATE_LIMIT_IP: '1000000', RATE_LIMIT_USER: '1000000' })
    const names = `{${Array.from({ length: 83_000 }, (_, index) => `"k${index % 40_000}":1`).join(',')}}`
    assert.isAbove(names.length, 800_000)

    const hostile = () => call(null, 'POST', `${server.origin}/api/v1/auth/login`, names, { 'content-type': 'application/json', 'x-forwarded-for': anAddress() })
    const wave = () => Promise.all(Array.from({ length: 60 }, () => hostile().then(({ status }) => status, () => 'cut')))
    const waves = wave().then(async (first) => [...first, ...(await wave()), ...(await wave())])
    const { done, late, reads } = await readsMeanwhile(() => server.ask(api.token, 'GET', '/products'), waves)

    assert.deepEqual([...new Set(done)].filter((status) => status !== 'cut'), [413])
    assert.isAbove(reads, 2)
    assert.equal(late, 0, 'reads that took longer than a second')
  }).timeout(240_000)
})
