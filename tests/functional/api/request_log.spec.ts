import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { eventually } from '#tests/eventually'
import { aServer } from '#tests/worker/a_server'

test.group('The log of refused requests', () => {
  test('a log line names request, route, code and actor, and no value', async ({ assert }) => {
    const { admin, api, tenant } = await aCompany()
    const server = await aServer({ LOG_LEVEL: 'info' })
    const secretName = 'Nobody-may-read-this'

    const refused = await server.ask(
      api.token,
      'POST',
      '/customers',
      { name: secretName },
      { 'x-request-id': 'refused-one' }
    )
    assert.equal(refused.status, 422)
    const kept = { 'x-request-id': 'refused-with-key', 'idempotency-key': 'once' }
    assert.equal(
      (await server.ask(api.token, 'POST', '/customers', { name: secretName }, kept)).status,
      422
    )
    const missing = '/customers/019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
    assert.equal(
      (await server.ask(api.token, 'GET', missing, undefined, { 'x-request-id': 'missing-one' }))
        .status,
      404
    )
    assert.equal(
      (await server.ask(null, 'GET', missing, undefined, { 'x-request-id': 'a-stranger' })).status,
      401
    )
    assert.equal(
      (
        await server.ask(api.token, 'GET', '/customers', undefined, {
          'x-request-id': 'answered-one',
        })
      ).status,
      200
    )

    const entries = () => server.process.output.split('A refused request').slice(1)
    await eventually('three are logged', () => entries().length >= 3)
    const entryOf = (requestId: string) =>
      entries().find((entry) => entry.includes(requestId)) ?? ''
    for (const requestId of ['refused-one', 'refused-with-key']) {
      const entry = entryOf(requestId)
      for (const fact of [
        '"/api/v1/customers"',
        '422',
        '"VALIDATION_FAILED"',
        tenant.publicId,
        admin.id,
      ])
        assert.include(entry, fact)
    }
    for (const fact of ['"/api/v1/customers/:id"', '404', '"NOT_FOUND"'])
      assert.include(entryOf('missing-one'), fact)
    assert.lengthOf(entries(), 3)
    assert.notInclude(server.process.output, secretName)
  }).timeout(60_000)
})
