import { test } from '@japa/runner'
import type { Connection } from 'mysql2/promise'
import { refusalFrom } from '#core/errors/refusal'
import { aCompany } from '#tests/company'
import { eventually } from '#tests/eventually'
import { lockCustomer, threadsWith } from '#tests/locks'
import { aCustomer } from './samples.js'

/** Kills the statement that waits for the customer's row. Returns whether there was one. */
async function killWaiting(connection: Connection, id: string) {
  const threads = await threadsWith(connection, id)
  for (const thread of threads) await connection.query(`KILL QUERY ${thread}`)
  return threads.length > 0
}

test.group('Killed statements', () => {
  test('a write whose statement is killed runs again, and happens once', async ({
    assert,
    cleanup,
  }) => {
    const company = await aCompany()
    const { body: customer } = await company.api.post('/customers', aCustomer())
    const other = await lockCustomer(company, customer.id)
    cleanup(() => other.end())

    const change = company.api.patch(`/customers/${customer.id}`, { name: 'Otra' })
    await eventually('a statement is killed', () => killWaiting(other, customer.id))
    await other.commit()
    assert.containsSubset(await change, {
      status: 200,
      body: { name: 'Otra', version: customer.version + 1 },
    })
  })

  test('a write whose statements are always killed is a 503 and changes nothing', async ({
    assert,
    cleanup,
  }) => {
    const company = await aCompany()
    const { body: customer } = await company.api.post('/customers', aCustomer())
    const other = await lockCustomer(company, customer.id)
    cleanup(() => other.end())

    let isAnswered = false
    const change = company.api
      .patch(
        `/customers/${customer.id}`,
        { name: 'Otra' },
        { 'idempotency-key': `killed-${customer.id}` }
      )
      .finally(() => (isAnswered = true))
    await eventually('it is answered', async () => {
      await killWaiting(other, customer.id)
      return isAnswered
    })
    const answer = await change
    assert.containsSubset(answer, { status: 503, body: { code: 'UNAVAILABLE' } })
    assert.equal(answer.headers.get('retry-after'), '1')
    await other.rollback()
    assert.containsSubset(await company.api.get(`/customers/${customer.id}`), {
      body: { name: customer.name, version: customer.version },
    })
  })

  test('a statement above the time limit of the server is a 503', ({ assert }) => {
    for (const errno of [1969, 3024])
      assert.containsSubset(refusalFrom({ errno }), {
        status: 503,
        code: 'UNAVAILABLE',
        headers: { 'Retry-After': '1' },
      })
  })
})
