/** Free ports, taken ports and servers that answer. */
import { randomInt } from 'node:crypto'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const bind = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const { port: bound } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(bound))
    })
  })

/** Returns the error code of a failed bind, or null for a free port. */
export const portProblem = (port, host) =>
  bind(port, host).then(
    () => null,
    (error) => error.code ?? 'unknown'
  )

/** Below the ephemeral ports (Linux: from 32768), which any connection may take. */
const LOWEST = 18_000
const HIGHEST = 32_000

const given = new Set()

/** Returns the preferred port if free, else a free one that was not returned before. */
export async function freePort(preferred = 0, host = '127.0.0.1') {
  if (preferred && (await portProblem(preferred, host)) === null) return preferred
  for (let left = 200; left > 0; left--) {
    const port = randomInt(LOWEST, HIGHEST)
    if (given.has(port) || (await portProblem(port, host)) !== null) continue
    given.add(port)
    return port
  }
  return bind(0, host)
}

/** Sends `words` if given. Resolves to the first bytes received, or null. */
export const firstWords = (port, host, words, patience = 1000) =>
  new Promise((resolve) => {
    const socket = connect({ port, host })
    const finish = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(patience, () => finish(null))
    socket.once('error', () => finish(null))
    socket.once('data', (data) => finish(data))
    if (words) socket.write(words)
  })

/** Waits until `check` is true; `gaveUp` ends the wait early. */
export async function until(check, { patience, gaveUp = () => false, every = 25 }) {
  for (const limit = Date.now() + patience; Date.now() < limit;) {
    if (await check()) return true
    if (gaveUp()) return false
    await sleep(every)
  }
  return false
}
