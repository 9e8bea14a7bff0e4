/** A proxy that resets the connection instead of passing the refusal of a long statement. */
import { connect, createServer } from 'node:net'

const LONG = 1024 * 1024

export async function aWayThatLosesRefusals(port: number) {
  const server = createServer((client) => {
    const database = connect(port, '127.0.0.1')
    let asked = 0
    client.on('error', () => {}).on('close', () => database.destroy())
    database.on('error', () => {}).on('close', () => client.destroy())
    client.on('data', (bytes) => {
      asked += bytes.length
      database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (asked >= LONG) return client.resetAndDestroy()
      asked = 0
      client.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as { port: number }).port, end: () => server.close() }
}
