/** A body that is refused in its middle spoils neither its own answer nor the connection. */
import { Agent, request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { IdempotencyClaim } from '#core/pipeline/idempotency'
import { call, ORIGIN } from '#tests/api'
import { aCompany } from '#tests/company'
import { anAddress } from '#tests/functional/identity/people'

test.group('Refused bodies', (group) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  group.teardown(() => agent.destroy())

  test('a connection serves on after a body that was too large', async ({ assert }) => {
    const { api } = await aCompany()
    const send = (body: string) =>
      new Promise<number | string>((resolve) => {
        const headers = {
          'authorization': `Bearer ${api.token}`,
          'content-type': 'application/json',
        }
        const sent = request(
          `${ORIGIN}/api/v1/customers`,
          { method: 'POST', agent, headers },
          (answer) => {
            answer.resume().on('end', () => resolve(answer.statusCode!))
          }
        )
        sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code!)).end(body)
      })

    for (let time = 0; time < 3; time++) {
      assert.equal(await send(JSON.stringify({ name: 'x'.repeat(2 << 20) })), 413)
      assert.equal(await send('{}'), 422)
    }
  })

  test('a route that asks for no log in takes 16 KiB, and refuses more before it has come', async ({
    assert,
  }) => {
    const send = (path: string, headers: Record<string, string>, begin: string) =>
      new Promise<number | string>((resolve) => {
        const sent = request(
          `${ORIGIN}/api/v1${path}`,
          {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'x-forwarded-for': anAddress(),
              ...headers,
            },
          },
          (answer) => {
            answer.resume()
            resolve(answer.statusCode!)
            sent.destroy()
          }
        )
        sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code!)).write(begin)
      })

    for (const path of ['/auth/login', '/auth/invitations/accept']) {
      assert.equal(await send(path, { 'content-length': '16385' }, '{'), 413, 'by what it says')
      assert.equal(
        await send(path, { 'transfer-encoding': 'chunked' }, '{"email":"' + 'x'.repeat(20_000)),
        413,
        'by what has come'
      )
    }
    const whole = (bytes: number) =>
      call(
        null,
        'POST',
        '/auth/login',
        JSON.stringify({ email: 'a@b.co', password: 'x' }).padEnd(bytes),
        { 'content-type': 'application/json', 'x-forwarded-for': anAddress() }
      )
    assert.deepEqual([(await whole(16_384)).status, (await whole(16_385)).status], [401, 413])
    const squeezed = gzipSync(JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(900_000) }))
    assert.equal(
      (
        await call(null, 'POST', '/auth/login', squeezed, {
          'content-type': 'application/json',
          'content-encoding': 'gzip',
          'x-forwarded-for': anAddress(),
        })
      ).status,
      413
    )
  })

  test('a body nested more deeply than can be compared is refused, not broken by its Idempotency-Key', async ({
    assert,
  }) => {
    const company = await aCompany()
    let body: unknown = 1
    for (let depth = 0; depth < 100_000; depth++) body = { a: body }

    const claim = () =>
      company.as(async () => IdempotencyClaim.of('key', ['POST', '/api/v1/customers', body]))
    const error: any = await claim().catch((thrown) => thrown)
    assert.deepEqual(
      [error.status, error.code, error.message],
      [400, 'MALFORMED_JSON', 'The body is nested too deeply']
    )
  })
})
