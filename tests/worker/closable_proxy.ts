/** A proxy that can be closed: an outage of Redis or the database for one process only. */
import { connect, createServer, type Socket } from 'node:net'

export async function aClosableProxy(host: string, port: number) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(port, host)
    const ways = [
      [socket, onward],
      [onward, socket],
    ]
    for (const [from, to] of ways) {
      sockets.add(from)
      from.on('error', () => {}).on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  const listen = (own: number) =>
    new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve))
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    await closed
  }

  await listen(0)
  const { port: own } = server.address() as { port: number }
  await close()
  return { port: own, open: () => listen(own), close }
}
