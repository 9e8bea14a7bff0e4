/**
 * An API process of its own, whose database and Redis are reached over ways that a test can cut.
 */
import { randomInt } from 'node:crypto'
import env from '#start/env'
import { call } from '#tests/api'
import { eventually } from '#tests/eventually'
import { freePort } from '#tests/ports'
import { start } from '#tests/processes'
import { aProxyTo } from './proxy.js'

export async function anApi(more: Record<string, string> = {}) {
  const database = await aProxyTo(env.get('DB_HOST'), env.get('DB_PORT'))
  const redis = await aProxyTo(env.get('REDIS_HOST'), env.get('REDIS_PORT'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`

  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DB_HOST: '127.0.0.1',
    DB_PORT: String(database.port),
    REDIS_HOST: '127.0.0.1',
    REDIS_PORT: String(redis.port),
    ...more,
  }
  const child = start('bin/server.ts', [], {
    env: settings,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))

  // Requests of tests before are counted for the address that they share.
  const asker = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1` }
  const health = `${origin}/api/v1/health/live`
  await until(async () => (await call(null, 'GET', health, undefined, asker)).status === 200)
  return {
    origin,
    database,
    redis,
    get: (path: string, token: string | null = null) => call(token, 'GET', origin + path),
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async end() {
      child.kill('SIGKILL')
      await ended
      await Promise.all([database.close(), redis.close()])
    },
  }
}

/** Waits for it to be so; what cannot be asked yet is asked again. */
export async function until(isSo: () => Promise<boolean>) {
  await eventually('it is so', () => isSo().catch(() => false), 20)
}
