/** Questions about ports: which is free, whether one is taken, and whether a server answers on one. */
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const bind = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const { port: bound } = server.address()
      server.close(() => resolve(bound))
    })
  })

/** The preferred port when it is free, else any free one. */
export const freePort = (preferred = 0, host = '127.0.0.1') => bind(preferred, host).catch(() => bind(0, host))

/** The reason why the port cannot be had (an error code), or null when it is free. */
export const portProblem = (port, host) => bind(port, host).then(() => null, (error) => error.code ?? 'unknown')

/** Connects, sends something if given, and resolves to the first bytes of the answer; null when there is none. */
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
  for (const limit = Date.now() + patience; Date.now() < limit; ) {
    if (await check()) return true
    if (gaveUp()) return false
    await sleep(every)
  }
  return false
}
