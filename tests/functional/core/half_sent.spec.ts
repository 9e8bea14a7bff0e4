import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getActiveTest, test } from '@japa/runner'
import { endHalfSent } from '#core/pipeline/client_errors'
import { eventually } from '#tests/eventually'

const SILENT_MS = 400

/** A server that reads the body and answers after `thinksMs`. */
async function aServer(thinksMs = 0) {
  const server = createServer(async (request, response) => {
    request.on('error', () => {}).resume()
    await once(request, 'end').catch(() => {})
    await pause(thinksMs)
    response.end('taken')
  })
  endHalfSent(server, SILENT_MS)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  getActiveTest()!.cleanup(() => void (server.closeAllConnections(), server.close()))
  return (server.address() as AddressInfo).port
}

/** Sends ten bytes, each `everyMs` after the last, up to `many` of them, and the longest silence. */
async function sent(port: number, many: number, everyMs = 0) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8').setNoDelay()
  let [answer, silentMs] = ['', 0]
  socket.on('error', () => {}).on('data', (text) => (answer += text))
  const closed = once(socket, 'close')
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nConnection: close\r\n\r\n')
  for (let byte = 0; byte < many; byte++) {
    const began = performance.now()
    socket.write('x')
    await pause(everyMs)
    silentMs = Math.max(silentMs, performance.now() - began)
  }
  await closed
  return { answer, silentMs }
}

test.group('Half-sent bodies', () => {
  test('a client that stops in the middle of a body gets a 408, and its connection ends', async ({
    assert,
  }) => {
    const { answer } = await sent(await aServer(), 4)
    assert.match(answer, /^HTTP\/1\.1 408 /)
    assert.include(answer, 'REQUEST_TIMEOUT')
  })

  test('a slow body that goes on is taken', async ({ assert }) => {
    // A machine that stands still between two bytes makes the client one that is silent for long.
    const answer = await eventually('it was never silent for long', async () => {
      const { answer, silentMs } = await sent(await aServer(), 10, SILENT_MS / 4)
      return silentMs < (SILENT_MS * 3) / 4 && answer
    })
    assert.match(answer, /^HTTP\/1\.1 200 /)
  })

  test('an answer that takes longer is not cut', async ({ assert }) => {
    assert.match((await sent(await aServer(3 * SILENT_MS), 10)).answer, /^HTTP\/1\.1 200 /)
  })
})
