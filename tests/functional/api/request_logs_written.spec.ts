import { test } from '@japa/runner'
import env from '#start/env'
import { rows } from '#core/database/query'
import { aCompany, type Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { aProxyTo } from '#tests/functional/api/proxy'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { aServer } from '#tests/worker/a_server'

const idsIn = ({ as, tenant }: Company) =>
  as(async () =>
    (
      await rows(
        'SELECT request_id FROM request_logs WHERE tenant_id = ? AND status >= 400 ORDER BY id',
        [tenant.id]
      )
    ).map(({ request_id: id }) => id as string)
  )

test.group('Request log of a process', () => {
  test('entries are written within seconds, after an outage of the database, and at the end', async ({
    assert,
  }) => {
    const company = await aCompany()
    const database = await aProxyTo(env.get('DB_HOST'), env.get('DB_PORT'))
    const server = await aServer({ DB_HOST: '127.0.0.1', DB_PORT: String(database.port) })
    const refused = (id: string, method = 'GET') =>
      server.ask(company.api.token, method, `/customers/${NOBODYS_ID}`, undefined, {
        'x-request-id': id,
      })

    assert.equal((await refused('first')).status, 404)
    await eventually('the first is written', async () => (await idsIn(company)).length === 1)

    database.cut()
    assert.equal((await refused('away')).status, 503)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    database.open()
    await eventually(
      'the database is reached',
      async () => (await refused('back').catch(() => ({ status: 0 }))).status === 404
    )
    await eventually('it was kept', async () => (await idsIn(company)).includes('away'), 20)

    assert.equal((await refused('last')).status, 404)
    server.process.child.kill('SIGTERM')
    await eventually('the server has ended', () => server.process.child.exitCode !== null)
    assert.equal((await idsIn(company)).at(-1), 'last')
    await database.close()
  }).timeout(120_000)
})
