import string from '@adonisjs/core/helpers/string'
import { test } from '@japa/runner'
import { aCompany, unique, type Company } from '#tests/company'
import { endpoints, spoken, type Endpoint } from './endpoints.js'
import { isOfVersion, ready, writes } from './ready.js'
import { LISTS_OF_THE_WORKER, ok, one, pathOf, resourceOf } from './resources.js'

/** Says if the answers of an endpoint have a version. */
function isVersioned({ declaration }: Endpoint) {
  const output = declaration?.output as any
  return 'version' in (output?.fields ?? output?.schema?.properties ?? {})
}

/** A version that no record has. */
const NOT_THIS = '"999999999"'
const OLD = { 'if-match': NOT_THIS }

/** Verbs that leave their record unchanged, and why. */
const STAYS_AS_IT_IS: Record<string, string> = {
  '/users/:id/invite': 'a mail goes',
  '/invoices/:id/send': 'a mail goes',
  '/credit-notes/:id/send': 'a mail goes',
  '/payments/:id/send': 'a mail goes',
  '/reminders/:id/send': 'a mail goes',
  '/customers/:id/statement/send': 'a mail goes',
  '/purchase-orders/:id/send': 'a mail goes',
  '/purchase-orders/:id/bills': 'a bill is drafted',
  '/customers/:id/apply-credits': 'invoices change',
  '/webhooks/:id/test': 'a message goes',
  '/webhooks/:id/deliveries/:deliveryId/redeliver': 'the same message goes once more',
  '/assets/:id/duplicate': 'another asset is made',
  '/tickets/:id/follow-up': 'another ticket is made',
  '/journal-entries/:id/reverse': 'another entry is posted, once: the second is a 409',
}

/** Verbs after which their record is gone: the second is a 404, as of two deletions. */
const ENDS_IT = ['/third-parties/:id/merge']

/** Says if it is a verb on a versioned record, such as `/invoices/:id/void`. */
function isOnOne({ path }: Endpoint) {
  const record = path.slice(0, path.lastIndexOf('/'))
  return (
    /:\w+$/.test(record) &&
    endpoints().some(
      (endpoint) => endpoint.method === 'GET' && endpoint.path === record && isVersioned(endpoint)
    )
  )
}

/** The path of a new record of a collection, nested if necessary. */
async function addressOf(company: Company, collection: string) {
  const { within, make, body } = resourceOf(collection)
  if (!within) return `${collection}/${(await one(company, collection)).id}`

  const path = await pathOf(company, collection)
  const made = make ? await make(company) : ok(await company.api.post(path, await body!(company)))
  const parent = made[`${string.camelCase(string.singular(within.slice(1)))}Id`]
  return `${parent ? collection.replace(':id', parent) : path}/${made.id}`
}

test.group('Versions', () => {
  test('every read of a versioned record has an ETag and answers 304 to a client with that version', async ({
    assert,
  }) => {
    const company = await aCompany()
    const reads = endpoints().filter(
      (endpoint) =>
        endpoint.declaration?.kind === 'read' &&
        isVersioned(endpoint) &&
        endpoint.scope !== 'platform' &&
        !LISTS_OF_THE_WORKER.some((list) => endpoint.path.startsWith(`${list}/`))
    )
    assert.isAbove(reads.length, 30)
    const sso = {
      issuer: 'https://login.andina.test',
      clientId: 'oficio',
      domains: [`${unique('andina')}.test`],
    }
    ok(await company.api.put('/settings/sso', sso))

    for (const endpoint of reads) {
      const { path } = endpoint
      const [, collection] = /^(.*)\/:\w+$/.exec(path) ?? []
      const address = collection ? await addressOf(company, collection) : path
      const { api } = company
      const found = await api.get(address)
      const tag = found.headers.get('etag')!
      assert.equal(tag, `"${found.body.version}"`, `${spoken(endpoint)}: ${found.text}`)

      for (const known of [tag, `W/${tag}`, `${NOT_THIS}, ${tag}`, '*']) {
        const again = await api.get(address, { 'if-none-match': known })
        assert.deepEqual(
          [again.status, again.text, again.headers.get('etag')],
          [304, '', tag],
          `${spoken(endpoint)} to ${known}`
        )
      }
      assert.equal((await api.get(address, { 'if-none-match': NOT_THIS })).status, 200)
    }
  }).timeout(180_000)

  test('every verb on a versioned record honours If-Match and declares it', ({ assert }) => {
    const verbs = writes().filter(
      (endpoint) =>
        endpoint.method === 'POST' && endpoint.declaration?.kind === 'verb' && isOnOne(endpoint)
    )

    assert.isAbove(verbs.length, 30)
    assert.deepEqual(verbs.filter((endpoint) => !isOfVersion(endpoint)).map(spoken), [])
  })

  test('of two simultaneous verbs on the same version the second is refused', async ({
    assert,
  }) => {
    const company = await aCompany()

    for (const endpoint of writes().filter(
      (endpoint) =>
        endpoint.method === 'POST' && isOfVersion(endpoint) && !(endpoint.path in STAYS_AS_IT_IS)
    )) {
      const { send } = await ready(endpoint, company)
      const tag = (await send(OLD)).headers.get('etag')!
      const answers = await Promise.all([send({ 'if-match': tag }), send({ 'if-match': tag })])
      const [first, second] = answers.map(({ status }) => status).sort()
      assert.isBelow(first, 300, `${spoken(endpoint)}: ${answers.map(({ text }) => text)}`)
      const refusal = ENDS_IT.includes(endpoint.path) ? 404 : 412
      assert.equal(second, refusal, `${spoken(endpoint)}: ${answers.map(({ text }) => text)}`)
    }
  }).timeout(180_000)

  test('of two simultaneous updates of the same version the second is a 412', async ({
    assert,
  }) => {
    const company = await aCompany()

    for (const endpoint of writes().filter(
      (endpoint) => endpoint.method === 'PATCH' && isOfVersion(endpoint)
    )) {
      const { send } = await ready(endpoint, company)
      const tag = (await send(OLD)).headers.get('etag')!
      const other = endpoint.path.includes(':') ? send : (await ready(endpoint, company)).send
      const answers = await Promise.all([send({ 'if-match': tag }), other({ 'if-match': tag })])
      assert.deepEqual(
        answers.map(({ status }) => status).sort(),
        [200, 412],
        `${spoken(endpoint)}: ${answers.map(({ text }) => text)}`
      )
    }
  }).timeout(180_000)
})
