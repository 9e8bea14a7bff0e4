/**
 * Questions about ports: which is free, whether one is taken, and whether a server answers on one.
 */
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

/** The reason why the port cannot be had (an error code), or null when it is free. */
export const portProblem = (port, host) =>
  bind(port, host).then(
    () => null,
    (error) => error.code ?? 'unknown'
  )

/**
 * Below those that a system gives to connections (Linux: from 32768 up): any of them may take such
 * a port before its server has started, or while it is down.
 */
const LOWEST = 18_000
const HIGHEST = 32_000

const given = new Set()

/**
 * The preferred port when it is free, else one that is, and that this process was not given before.
 */
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

/**
 * Connects, sends something if given, and resolves to the first bytes of the answer; null when
 * there is none.
 */
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

/** Waits until the check is true or `gaveUp` says that waiting is useless. */
export async function until(check, { patience, gaveUp = () => false, every = 25 }) {
  for (const limit = Date.now() + patience; Date.now() < limit;) {
    if (await check()) return true
    if (gaveUp()) return false
    await sleep(every)
  }
  return false
}
