import { test } from '@japa/runner'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { keepNoConnections } from '#core/http/graceful_shutdown'

test.group('The end of a server', () => {
  test('a server that ends waits for slow readers, but not for idle readers or half a request', async ({
    assert,
    cleanup,
  }) => {
    const server = createServer((_, response) => void response.end(Buffer.alloc(64 * 2 ** 20)))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    cleanup(() => server.closeAllConnections())
    const client = async (text: string) => {
      const socket = connect(port, '127.0.0.1')
        .on('error', () => {})
        .pause()
      cleanup(() => void socket.destroy())
      await once(socket, 'connect')
      socket.write(text)
      return socket
    }
    const asked = once(server, 'request')
    await Promise.all([client('GET / HTTP/1.1\r\nHost: x\r\n\r\n'), client('GET / HTTP/1.1\r\nHo')])
    await asked

    keepNoConnections(server, 300)
    const began = performance.now()
    await new Promise((resolve) => server.close(resolve))
    assert.isAtLeast(performance.now() - began, 290)
  }).timeout(10_000)
})
