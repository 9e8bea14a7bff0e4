/** A way to a server that can be cut or made to hang, as networks do. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export async function aProxyTo(host: string, port: number) {
  const sockets = new Set<Socket>()
  const lost = new Set<Socket>()
  let state: 'open' | 'cut' | 'hanging' = 'open'

  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(port, host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from)
      from.on('data', (chunk) => state === 'open' && !lost.has(from) && to.write(chunk))
      from.on('error', () => {})
      from.on('close', () => lost.has(from) || to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const end = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    port: (server.address() as AddressInfo).port,
    open: () => void (state = 'open'),
    /** What was said while it hung is lost, so those connections end when it opens again. */
    hang: () => void (state = 'hanging'),
    /** Today's connections deliver nothing any more, not even their end. New ones work. */
    dropSilently() {
      for (const socket of sockets) lost.add(socket)
    },
    endConnections: end,
    cut() {
      state = 'cut'
      end()
    },
    async close() {
      end()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
