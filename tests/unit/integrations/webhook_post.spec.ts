import { test } from '@japa/runner'
import dns from 'node:dns'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getActiveTest } from '@japa/runner'
import { eventually } from '#tests/eventually'
import { post } from '#integrations/webhooks/post'

/** A receiver that answers according to the path. */
async function aReceiver() {
  const answers: Record<string, (response: ServerResponse) => unknown> = {
    '/well': (response) => response.writeHead(204).end(),
    '/silent': () => {},
    '/dripping': (response) => response.writeHead(200).write('a'),
    '/endless': (response) => {
      response.writeHead(200)
      const pour = () =>
        void (response.write('x'.repeat(65_536))
          ? setImmediate(pour)
          : response.once('drain', pour))
      pour()
    },
    '/elsewhere': (response) => response.writeHead(307, { location: '/well' }).end(),
  }
  const came: string[] = []
  const server = createServer((request: IncomingMessage, response) => {
    came.push(request.url!)
    request.resume().on('end', () => answers[request.url!](response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  getActiveTest()!.cleanup(() => void (server.closeAllConnections(), server.close()))
  return { came, server, port: (server.address() as AddressInfo).port }
}

const send = (url: string) => post(url, {}, '{}', { timeMs: 300 })

test.group('A POST to a receiver', () => {
  test('a receiver that stays silent or never ends times out, and a long answer is truncated', async ({
    assert,
  }) => {
    const { port } = await aReceiver()
    const at = (path: string) => `http://127.0.0.1:${port}${path}`

    assert.containsSubset(await send(at('/well')), { status: 204, body: '' })
    await assert.rejects(() => send(at('/silent')), 'No answer within 0.3 s')
    await assert.rejects(() => send(at('/dripping')), 'No answer within 0.3 s')
    const endless = await send(at('/endless'))
    assert.deepEqual([endless.status, endless.body], [200, 'x'.repeat(1_000)])
    await assert.rejects(() => send('http://127.0.0.1:9/'), /ECONNREFUSED/)
  })

  test('a connection is reused for the next message and closed when idle', async ({ assert }) => {
    const { port, server } = await aReceiver()
    server.keepAliveTimeout = 0
    const connections = () =>
      new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

    for (let nth = 0; nth < 3; nth++)
      assert.equal((await send(`http://127.0.0.1:${port}/well`)).status, 204)
    assert.equal(await connections(), 1)
    await eventually('it is closed', async () => (await connections()) === 0)
  }).timeout(20_000)

  test('a redirect is an answer, and is not followed', async ({ assert }) => {
    const { port, came } = await aReceiver()
    assert.equal((await send(`http://127.0.0.1:${port}/elsewhere`)).status, 307)
    assert.deepEqual(came, ['/elsewhere'])
  })

  test('no message is sent to an internal address, given directly or resolved from a name', async ({
    assert,
  }) => {
    const { port, came } = await aReceiver()
    for (const host of [
      '127.0.0.2',
      '[::1]',
      '[::ffff:127.0.0.2]',
      '169.254.169.254',
      '[fe80::1]',
      '10.0.0.1',
      '2130706434',
    ])
      await assert.rejects(() => send(`http://${host}:${port}/well`), /not a public address/)

    const { lookup } = dns
    const leads = [
      ['93.184.216.34'],
      ['127.0.0.2'],
      ['169.254.169.254'],
      ['93.184.216.34', '10.0.0.7'],
    ]
    try {
      ;(dns as any).lookup = (_: string, __: object, done: any) =>
        done(
          null,
          leads[0].map((address) => ({ address, family: 4 }))
        )
      leads.shift()
      while (leads.length) {
        await assert.rejects(
          () => send(`http://rebinding.example:${port}/well`),
          /not a public address/
        )
        leads.shift()
      }
    } finally {
      dns.lookup = lookup
    }
    assert.deepEqual(came, [])
  })
})
