import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { getActiveTest } from '@japa/runner'
import env from '#start/env'

/** A proxy to the database as its replica; says if it was asked since the last look. */
export async function aReplica(port = env.get('DB_PORT'), host = env.get('DB_HOST')) {
  const sockets = new Set<Socket>()
  let asked = 0
  const server = createServer((near) => {
    const far = connect(port, host)
    near.on('data', () => asked++)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ])
      sockets.add(
        from.pipe(to).on('error', () => {}) &&
          from.on('error', () => {}).on('close', () => to.destroy())
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const end = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  getActiveTest()!.cleanup(end)
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    end,
    wasAsked() {
      const was = asked > 0
      asked = 0
      return was
    },
  }
}
