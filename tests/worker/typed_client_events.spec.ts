import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ORIGIN } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { eventually } from '#tests/eventually'
import { aWorker, anEmptyOutbox } from '#tests/worker/helpers'

/** Loaded as a program has it; the repository's own compiler leaves it alone. */
const theClient = () => import(app.makePath('clients', 'typescript', 'src', 'index.ts'))

const aCustomer = async ({ api }: Company, name: string) =>
  ok(await api.post('/customers', { taxId: unique('NIT'), name }))

const aKey = async ({ api }: Company) =>
  ok(await api.post('/api-keys', { name: unique('Key'), scopes: ['customers:read'] }))

test.group('Events of the typed client', (group) => {
  group.each.setup(anEmptyOutbox)

  test('events go on over lost connections, 503 and refused connections, each once', async ({
    assert,
  }) => {
    const company = await aCompany()
    await aWorker({ queues: [] })
    const { createOficio } = await theClient()
    const { key } = await aKey(company)
    const asked: string[] = []
    const mishaps = [
      async () => Promise.reject(new TypeError('fetch failed')),
      async () => new Response('{}', { status: 503, headers: { 'retry-after': '0' } }),
      async (request: Request) => cut(await fetch(request), 900),
      async (request: Request) => cut(await fetch(request), 300),
    ]
    const oficio = createOficio({
      baseUrl: ORIGIN,
      apiKey: key,
      fetch: (request: Request) => {
        asked.push(new URL(request.url).searchParams.get('after') ?? '')
        return (mishaps.shift() ?? fetch)(request)
      },
    })
    for (const name of ['1', '2', '3']) await aCustomer(company, name)

    const heard: string[] = []
    const ending = new AbortController()
    const following = (async () => {
      for await (const event of oficio.events({
        types: ['customer.*'],
        signal: ending.signal,
      }))
        heard.push(event.data.name)
    })().catch((error: unknown) => error)
    await eventually('the first ones', () => heard.length === 3, 30)
    await aCustomer(company, '4')
    await eventually('the next one', () => heard.length === 4)
    assert.deepEqual(heard, ['1', '2', '3', '4'])
    assert.isAtLeast(asked.length, 5)
    assert.deepEqual(asked.slice(0, 3), ['', '', ''])

    ending.abort(new Error('enough'))
    assert.equal(((await following) as Error).message, 'enough')
  }).timeout(60_000)

  test('a client goes on from the place that a stream without events has told', async ({
    assert,
  }) => {
    const { createOficio } = await theClient()
    const asked: string[] = []
    const answers = [
      () => stream('retry: 1\n\nid: head\n\n'),
      () => new Response('{}', { status: 503, headers: { 'retry-after': '0' } }),
      () => stream(': heartbeat\nid: later\n\n'),
      () => stream('id: one\nevent: customer.deleted\ndata: {"id":"one"}\n\n'),
    ]
    const oficio = createOficio({
      baseUrl: ORIGIN,
      apiKey: 'ofc_live_1_secret',
      fetch: async (request: Request) => {
        asked.push(new URL(request.url).searchParams.get('after')!)
        return answers.shift()!()
      },
    })
    const { value } = await oficio.events({ after: 'latest' }).next()
    assert.deepEqual(value, { id: 'one' })
    assert.deepEqual(asked, ['latest', 'head', 'head', 'later'])
  }).timeout(30_000)

  test('events end with a refusal, such as that of an expired place', async ({ assert }) => {
    const { createOficio, OficioError } = await theClient()
    const { key } = await aKey(await aCompany())
    const oficio = createOficio({ baseUrl: ORIGIN, apiKey: key })
    const next = oficio.events({ after: '01900000-0000-7000-8000-000000000000' }).next()
    const refused = await next.catch((error: unknown) => error)
    assert.instanceOf(refused, OficioError)
    assert.containsSubset(refused, { status: 410, code: 'EVENTS_EXPIRED' })
  })

  test('a client in the sandbox sends its test key, and trusts answers of the sandbox alone', async ({
    assert,
  }) => {
    const { createOficio } = await theClient()
    const sent: Headers[] = []
    let environment = 'test'
    const oficio = createOficio({
      baseUrl: ORIGIN,
      apiKey: 'ofc_live_1_secret',
      testKey: 'ofc_test_1_secret',
      fetch: async ({ headers }: Request) => {
        sent.push(headers)
        return Response.json({ id: '1' }, { headers: { 'oficio-environment': environment } })
      },
    })
    const sandbox = oficio.withSandbox()
    assert.deepEqual(await sandbox.get('/auth/me'), { id: '1' })
    assert.equal(sent[0].get('authorization'), 'Bearer ofc_test_1_secret')
    assert.equal(sent[0].get('oficio-environment'), 'test')
    environment = 'live'
    await assert.rejects(() => sandbox.get('/auth/me'), /not of the sandbox/)
    await assert.rejects(() => sandbox.events().next(), /not of the sandbox/)
    assert.deepEqual(await oficio.get('/auth/me'), { id: '1' })
    assert.equal(sent.at(-1)!.get('authorization'), 'Bearer ofc_live_1_secret')
    assert.isNull(sent.at(-1)!.get('oficio-environment'))
    assert.throws(() => oficio.withSandbox('ofc_live_2_secret'), /refuses a live key/)
  })

  test('a form is sent with its file, and read as an import', async ({ assert }) => {
    const company = await aCompany()
    const { createOficio } = await theClient()
    const { key } = ok(
      await company.api.post('/api-keys', {
        name: unique('Key'),
        scopes: ['integrations:write', 'customers:write'],
      })
    )
    const oficio = createOficio({ baseUrl: ORIGIN, apiKey: key })
    const file = new File(['taxId,name\n1,Ñandú\n'], 'customers.csv')
    const one = await oficio.upload('/imports', { resource: 'customers', notify: undefined, file })
    assert.containsSubset(one, { resource: 'customers', fileName: 'customers.csv' })
  })
})

/** The answer, whose body breaks after some bytes. */
function cut(answer: Response, bytes: number) {
  let left = bytes
  const body = answer.body!.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        controller.enqueue(chunk.slice(0, left))
        if ((left -= chunk.length) <= 0) controller.error(new TypeError('terminated'))
      },
    })
  )
  return new Response(body, answer)
}

const stream = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'text/event-stream', 'oficio-environment': 'live' },
  })
