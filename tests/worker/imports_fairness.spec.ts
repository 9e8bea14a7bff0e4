import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { customersCsv, ended, send } from '#tests/functional/integrations/helpers'
import { aWorker } from '#tests/worker/helpers'

test.group('Fairness of imports', () => {
  test('a small import of one company finishes while a single worker reads a large file of another', async ({
    assert,
  }) => {
    const [large, small] = [await aCompany(), await aCompany()]
    await aWorker({ queues: ['imports'], concurrency: 1 })

    const slow = await send(large.api, customersCsv(120_000), { resource: 'customers' })
    for (const round of [1, 2]) {
      const quick = await ended(
        small.api,
        await send(small.api, customersCsv(10, `r${round}`), { resource: 'customers' })
      )
      assert.containsSubset(quick, { status: 'COMPLETED', succeeded: 10 })
    }
    const { body: meanwhile } = await large.api.get(`/imports/${slow.body.id}`)
    assert.isBelow(meanwhile.processed, 120_000)

    await large.api.post(`/imports/${slow.body.id}/cancel`)
    const own = await ended(
      large.api,
      await send(large.api, customersCsv(10, 'own'), { resource: 'customers' })
    )
    assert.equal(own.succeeded, 10)
  })

  test('a small file does not wait for a large one of the same company', async ({ assert }) => {
    const company = await aCompany()
    await aWorker({ queues: ['imports'], concurrency: 1 })

    const slow = await send(company.api, customersCsv(120_000), { resource: 'customers' })
    const quick = await ended(
      company.api,
      await send(company.api, customersCsv(10, 'own'), { resource: 'customers' })
    )
    assert.containsSubset(quick, { status: 'COMPLETED', succeeded: 10 })
    const { body: meanwhile } = await company.api.get(`/imports/${slow.body.id}`)
    assert.isBelow(meanwhile.processed, 120_000)
    await company.api.post(`/imports/${slow.body.id}/cancel`)
  })
})
