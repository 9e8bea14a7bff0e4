import { AsyncLocalStorage } from 'node:async_hooks'
import { execFile, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Webhook } from 'standardwebhooks'
import { CLIENT_TYPES, clientTypes } from '#commands/_client'
import { KEY_SCOPES } from '#core/context/scopes'
import { ORIGIN } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { eventually } from '#tests/eventually'
import { freePort } from '#tests/ports'

const run = promisify(execFile)
const path = (...parts: string[]) => app.makePath('clients', 'typescript', ...parts)

const aKey = async ({ api }: Company) =>
  ok(await api.post('/api-keys', { name: unique('Program'), scopes: KEY_SCOPES })).key as string

/** Loaded as a program has it; the repository's own compiler leaves it alone. */
const theClient = () => import(path('src', 'index.ts'))

test.group('The typed client', () => {
  test('the client has the types of the present API', async ({ assert }) => {
    const [kept, made] = [await readFile(app.makePath(CLIENT_TYPES), 'utf8'), await clientTypes()]
    assert.isTrue(
      kept === made,
      'The API has changed: run npm run client:build, and commit what it has written'
    )
  })

  test("the client's example compiles, and creates, collects and prints an invoice", async ({
    assert,
  }) => {
    const company = await aCompany()
    const file = app.tmpPath(`${unique('invoice')}.pdf`)
    const env = { ...process.env, OFICIO_URL: ORIGIN, OFICIO_KEY: await aKey(company) }

    const [compiled, { stdout }] = await Promise.all([
      run(process.execPath, [
        app.makePath('node_modules/typescript-7/bin/tsc'),
        '-p',
        path('examples'),
      ]).catch(({ stdout }) => ({ stdout })),
      run(process.execPath, [path('examples', 'first_invoice.ts'), file], { env }),
    ])
    assert.equal(compiled.stdout, '')
    assert.match(
      stdout,
      /^Invoice 1 of 213843 COP for Café Ñandú, S\.A\.S\.\nPayment 1 leaves 0 to pay: PAID\n.*has bought for 213843/
    )
    assert.equal((await readFile(file)).toString('latin1', 0, 5), '%PDF-')
    await rm(file)
    assert.containsSubset(ok(await company.api.get('/invoices')).data, [
      { status: 'PAID', total: 213_843 },
    ])
  }).timeout(60_000)

  test('the client retries without doing twice, throws refusals with fields, and reads whole lists', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { createOficio, OficioError } = await theClient()
    const seen: string[] = []
    const mishaps: ((request: Request) => Promise<Response>)[] = [
      async (request) => (await fetch(request), Promise.reject(new TypeError('fetch failed'))),
      async () => new Response('{}', { status: 503, headers: { 'retry-after': '0' } }),
    ]
    const shaky = (request: Request) => {
      seen.push(`${request.method} ${request.headers.get('idempotency-key')}`)
      return (mishaps.shift() ?? fetch)(request)
    }
    const oficio = createOficio({
      baseUrl: `${ORIGIN}/`,
      apiKey: await aKey(company),
      fetch: shaky,
    })

    const first = await oficio.post('/customers', { body: { taxId: '1', name: 'Una sola vez' } })
    assert.equal(first.name, 'Una sola vez')
    assert.lengthOf(seen, 3)
    assert.lengthOf(new Set(seen), 1)
    assert.notInclude(seen[0], 'null')
    for (const taxId of ['2', '3'])
      await oficio.post('/customers', { body: { taxId, name: taxId } })

    const names: string[] = []
    for await (const { taxId } of oficio.paginate('/customers', {
      params: { query: { limit: 2, sort: 'taxId' } },
    }))
      names.push(taxId)
    assert.deepEqual(names, ['1', '2', '3'])

    const refused = await oficio
      .post('/customers', { body: { name: '' } })
      .catch((error: unknown) => error)
    assert.instanceOf(refused, OficioError)
    assert.containsSubset(refused, {
      status: 422,
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'taxId', code: 'REQUIRED' }, { field: 'name' }],
    })
    assert.isString(refused.requestId)

    const away = createOficio({
      baseUrl: ORIGIN,
      apiKey: 'x',
      retries: 1,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    })
    await assert.rejects(() => away.get('/customers'), 'fetch failed')
    await oficio.delete('/customers/{id}', { params: { path: { id: first.id } } })
    assert.equal(
      (
        await oficio
          .get('/customers/{id}', { params: { path: { id: first.id } } })
          .catch((error: any) => error)
      ).status,
      404
    )
  })

  test('the client honours Retry-After; otherwise delays grow up to half a minute', async ({
    assert,
  }) => {
    const { createOficio } = await theClient()
    const answers = [{ 'retry-after': '57' }, {}, {}].map(
      (headers) => new Response('{}', { status: 429, headers: headers as Record<string, string> })
    )
    const oficio = createOficio({
      baseUrl: ORIGIN,
      apiKey: 'x',
      retries: 3,
      fetch: async () => answers.shift() ?? Response.json({ data: [] }),
    })

    const waits: number[] = []
    const within = new AsyncLocalStorage<number[]>() // others in this process wait as they are used to
    const { setTimeout } = globalThis
    globalThis.setTimeout = ((work: () => void, ms: number, ...more: []) => {
      const told = within.getStore()
      told?.push(ms)
      return setTimeout(work, told ? 0 : ms, ...more)
    }) as typeof setTimeout
    try {
      await within.run(waits, () => oficio.get('/customers'))
    } finally {
      globalThis.setTimeout = setTimeout
    }
    assert.equal(waits[0], 57_000)
    assert.isTrue(waits.length === 3 && waits.slice(1).every((ms) => ms < 30_000), String(waits))
  })

  test('a receiver reads typed messages and refuses wrong signatures', async ({
    assert,
    cleanup,
  }) => {
    const secret = `whsec_${Buffer.from(unique()).toString('base64')}`
    const port = await freePort()
    const receiver = spawn(process.execPath, [path('examples', 'webhooks.ts'), String(port)], {
      env: { ...process.env, OFICIO_SECRET: secret },
    })
    cleanup(() => void receiver.kill())
    let output = ''
    receiver.stdout.setEncoding('utf8').on('data', (text) => (output += text))
    await eventually('the receiver listens', () => output.includes('Listening'))

    const send = async (message: object, by = secret) => {
      const body = JSON.stringify(message)
      const now = new Date()
      const headers = {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(by).sign('msg_1', now, body),
      }
      return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, headers })).status
    }
    const timestamp = new Date().toISOString()
    assert.equal(
      await send({ type: 'invoice.paid', timestamp, data: { number: 7, total: 119 } }),
      204
    )
    assert.equal(await send({ type: 'customer.created', timestamp, data: {} }), 204)
    assert.equal(
      await send(
        { type: 'invoice.paid', timestamp, data: {} },
        `whsec_${Buffer.from('another').toString('base64')}`
      ),
      400
    )
    await eventually('it has said so', () => output.includes('customer.created'))
    assert.deepEqual(output.trim().split('\n'), [
      'Listening',
      'Invoice 7 of 119 is paid',
      'customer.created',
    ])
  })
})
