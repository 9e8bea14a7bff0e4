import { getActiveTest, test } from '@japa/runner'
import { call } from '#tests/api'
import { aCompany, tokenOf, unique } from '#tests/company'
import { anApi } from '#tests/functional/api/an_api'
import { aReplica } from '#tests/reliability/a_replica'

test.group('Read replicas', () => {
  test("lists are read from a replica except after the caller's own write, and survive its loss", async ({
    assert,
  }) => {
    const company = await aCompany()
    const { user } = await company.aUser('ADMIN')
    const other = await tokenOf(user, company.tenant.publicId)
    const replica = await aReplica()
    const own = await anApi({ DB_REPLICAS: replica.address })
    getActiveTest()!.cleanup(() => own.end())
    const ask = (token: string, path: string, body?: object) =>
      call(token, body ? 'POST' : 'GET', `${own.origin}/api/v1${path}`, body)

    assert.equal((await ask(company.api.token!, '/customers')).status, 200)
    assert.isTrue(replica.wasAsked())

    const made = await ask(company.api.token!, '/customers', {
      taxId: unique('NIT'),
      name: 'Seen at once',
    })
    assert.equal((await ask(company.api.token!, '/customers?search=seen')).body.meta.total, 1)
    assert.equal((await ask(other, `/customers/${made.body.id}`)).status, 200)
    assert.equal((await ask(other, '/events')).status, 200)
    assert.isFalse(replica.wasAsked())
    assert.equal((await ask(other, '/reports/trial-balance')).status, 200)
    assert.isTrue(replica.wasAsked())

    replica.end()
    for (let time = 0; time < 3; time++) assert.equal((await ask(other, '/customers')).status, 200)
  }).timeout(60_000)
})
