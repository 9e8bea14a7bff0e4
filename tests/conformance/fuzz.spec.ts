import { test } from '@japa/runner'
import { call, ORIGIN } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { aSuperAdmin, logIn } from '#tests/functional/identity/people'
import { Checker } from '#tests/prove/fuzz/check'
import { Description } from '#tests/prove/fuzz/description'
import { fuzz } from '#tests/prove/fuzz/fuzz'
import { Ids } from '#tests/prove/fuzz/ids'
import { malformed } from '#tests/prove/fuzz/malformed'
import { Random } from '#tests/prove/fuzz/random'
import { Requests } from '#tests/prove/fuzz/requests'

const aDescription = async () =>
  new Description((await call(null, 'GET', '/openapi.json')).body as object)

test.group('Generated requests', () => {
  test('answers to valid, boundary and hostile requests are as described', async ({ assert }) => {
    const { api } = await aSuperAdmin()

    const { requests, succeeded, faults, mismatches } = await fuzz({
      baseUrl: `${ORIGIN}/api/v1`,
      platformToken: api.token!,
      seed: 1,
      requests: 2_000,
    })

    assert.isAtLeast(requests, 2_000)
    assert.isAbove(succeeded.size, 200)
    assert.deepEqual(faults, [])
    assert.deepEqual(mismatches, [])
  }).timeout(120_000)

  test('a seed gives the same requests again', async ({ assert }) => {
    const description = await aDescription()
    const requestsOf = (seed: number) => {
      const known = { own: new Ids(), foreign: new Ids(), tools: [] }
      const requests = new Requests(description, new Random(seed), known)
      return description.operations.map((operation) => requests.for(operation))
    }

    assert.deepEqual(requestsOf(1), requestsOf(1))
    assert.notDeepEqual(requestsOf(1), requestsOf(2))
  })

  test('an answer other than the described one is found', async ({ assert }) => {
    const description = await aDescription()
    const checker = new Checker(description)
    const { api } = await aCompany()
    const { body } = await api.post('/categories', { name: 'Tools' })
    const operation = description.operations.find(({ key }) => key === 'POST /categories')!
    const request = {
      operation,
      kind: 'valid' as const,
      isElsewhere: false,
      method: 'POST',
      path: '/categories',
      headers: {},
      body: '{"name":"Tools"}',
    }
    const mismatch = (status: number, type: string, answer: object) =>
      checker.mismatch(request, {
        status,
        headers: { 'content-type': type },
        text: JSON.stringify(answer),
      })
    const json = 'application/json; charset=utf-8'

    assert.isUndefined(mismatch(201, json, body))
    assert.match(mismatch(200, json, body)!, /200 is not documented/)
    assert.match(mismatch(201, 'text/html', body)!, /text\/html is not documented/)
    assert.match(mismatch(201, json, { ...body, name: 1 })!, /name must be string/)
    assert.match(mismatch(201, json, { ...body, id: undefined })!, /required property 'id'/)
    assert.match(mismatch(201, json, { ...body, more: 1 })!, /additional properties/)
    assert.match(mismatch(201, json, { ...body, name: 'T?ols' })!, /name is stored otherwise/)
    assert.match(mismatch(422, 'application/problem+json', {})!, /required property 'type'/)
  })

  test('a log in with an international address is answered as described', async ({ assert }) => {
    const { api } = await aSuperAdmin()
    const [email, password] = [`ñandú-${unique()}@ñandú.test`, 'long-enough-pass-1']
    await api.post('/tenants', { name: 'Ñandú', admin: { email, name: 'Ana', password } })
    const description = await aDescription()
    const operation = description.operations.find(({ key }) => key === 'POST /auth/login')!

    const { status, headers, text } = await logIn(email, password)
    assert.equal(status, 200, text)
    assert.isUndefined(
      new Checker(description).mismatch(
        { operation, kind: 'valid', isElsewhere: false, method: 'POST', path: '', headers: {} },
        { status, headers: Object.fromEntries(headers), text }
      )
    )
  })

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
