import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { getActiveTest, test } from '@japa/runner'
import env from '#start/env'
import { call } from '#tests/api'
import { aCompany, tokenOf, unique } from '#tests/company'
import { anApi } from '#tests/functional/api/an_api'

/** The database once more, as if it were a replica; tells whether it was asked something since the last look. */
async function aReplica() {
  const sockets = new Set<Socket>()
  let asked = 0
  const server = createServer((near) => {
    const far = connect(env.get('DB_PORT'), env.get('DB_HOST'))
    near.on('data', () => asked++)
    for (const [from, to] of [[near, far], [far, near]]) sockets.add(from.pipe(to).on('error', () => {}) && from.on('error', () => {}).on('close', () => to.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const end = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  getActiveTest()!.cleanup(end)
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    end,
    wasAsked() {
      const was = asked > 0
      asked = 0
      return was
    },
  }
}

test.group('Read replicas', () => {
  test('lists come from there, but for who has just written; one that is gone is not missed', async ({ assert }) => {
    const company = await aCompany()
    const { user } = await company.aUser('ADMIN')
    const other = await tokenOf(user, company.tenant.publicId)
    const replica = await aReplica()
    const own = await anApi({ DB_REPLICAS: replica.address })
    getActiveTest()!.cleanup(() => own.end())
    const ask = (token: string, path: string, body?: object) => call(token, body ? 'POST' : 'GET', `${own.origin}/api/v1${path}`, body)

    assert.equal((await ask(company.api.token!, '/customers')).status, 200)
    assert.isTrue(replica.wasAsked())

    const made = await ask(company.api.token!, '/customers', { taxId: unique('NIT'), name: 'Seen at once' })
    assert.equal((await ask(company.api.token!, '/customers?search=seen')).body.meta.total, 1)
    assert.equal((await ask(other, `/customers/${made.body.id}`)).status, 200)
    assert.isFalse(replica.wasAsked())
    assert.equal((await ask(other, '/reports/trial-balance')).status, 200)
    assert.isTrue(replica.wasAsked())

    replica.end()
    for (let time = 0; time < 3; time++) assert.equal((await ask(other, '/customers')).status, 200)
  }).timeout(60_000)
})
