/** A new process has booted none of its models, so the first request must not depend on them. */
import { test } from '@japa/runner'
import { call } from '#tests/api'
import { aCompany } from '#tests/company'
import { anApi } from '#tests/functional/api/an_api'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { API, ofTenants, spoken } from './endpoints.js'

test.group('A process that has just started', () => {
  test('a process that has just started answers every write of a record without a server error', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const fresh = await anApi()
    try {
      const failed: string[] = []
      for (const endpoint of ofTenants().filter(
        ({ method, path }) => method !== 'GET' && path.includes('/:')
      )) {
        const path = endpoint.path.replaceAll(/:\w+/g, NOBODYS_ID)
        const { status, text } = await call(
          api.token,
          endpoint.method,
          fresh.origin + API + path,
          endpoint.method === 'DELETE' ? undefined : {}
        )
        if (status >= 500) failed.push(`${spoken(endpoint)}: ${text}`)
      }
      assert.deepEqual(failed, [])
    } finally {
      await fresh.end()
    }
  }).timeout(60_000)
})
