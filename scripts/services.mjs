/** Database and Redis: named ones, private ones (installed if permitted), or containers. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineAnswers, startContainers } from './lib/compose.mjs'
import { databasePassword, findDatabase, leftoverDatabase, startDatabase } from './lib/database.mjs'
import { needDisk } from './lib/disk.mjs'
import { install, mayInstall } from './lib/install.mjs'
import { lock } from './lib/lock.mjs'
import { end } from './lib/process.mjs'
import { findRedis, leftoverRedis, startRedis } from './lib/redis.mjs'
import { Sentence } from './lib/sentence.mjs'
import { enter } from './lib/users.mjs'

export const PROFILES = {
  dev: { name: 'oficio', bufferPool: '1G', durable: true, fresh: false },
  test: { name: 'oficio_test', bufferPool: '128M', durable: false, fresh: true },
}

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function named(settings, prefix, defaults) {
  if (!settings[`${prefix}_HOST`]) return null
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      `${prefix}_${name}`,
      settings[`${prefix}_${name}`] ?? value,
    ])
  )
}

/**
 * Starts the services in `home`. Returns their settings and `stop()`, which leaves shared servers
 * on. `reuse` takes over running ones; `recreate` asks to empty an external database.
 */
export async function startServices({
  home,
  reuse = true,
  profile = PROFILES.dev,
  settings = process.env,
}) {
  const outsideDatabase = named(settings, 'DB', {
    HOST: '',
    PORT: '3306',
    USER: 'root',
    PASSWORD: '',
    DATABASE: profile.name,
  })
  const outsideRedis = named(settings, 'REDIS', { HOST: '', PORT: '6379', PASSWORD: '' })
  if (outsideDatabase && outsideRedis)
    return {
      env: { ...outsideDatabase, ...outsideRedis },
      recreate: profile.fresh,
      stop: async () => {},
    }

  needDisk(home, 400, 'the private database')
  const leave = enter(home)
  const release = await lock(join(home, 'starting.lock'))
  try {
    const started = await bringUp({
      home,
      reuse,
      profile,
      database: !outsideDatabase,
      redis: !outsideRedis,
    })
    return {
      env: { ...(outsideDatabase ?? started.database), ...(outsideRedis ?? started.redis) },
      recreate: profile.fresh && !started.anew,
      stop: () => stopUnlessUsed(home, leave, started.stop),
    }
  } catch (error) {
    if (leave()) await stopHere(home)
    throw error
  } finally {
    release()
  }
}

async function bringUp({ home, reuse, profile, database, redis }) {
  const file = join(home, 'services.json')
  const last = read(file)
  const missing = () => [
    ...(database && !findDatabase() ? ['database'] : []),
    ...(redis && !findRedis() ? ['redis'] : []),
  ]
  if (missing().length > 0 && mayInstall())
    await install(
      missing().map((name) => ({ database: 'mariadb-server', redis: 'redis-server' })[name])
    )
  const absent = missing()
  let containers = null
  if (absent.length > 0) {
    if (!(await engineAnswers())) throw new Sentence(whatToInstall(absent))
    containers = await startContainers(
      home,
      absent,
      { database: last.database?.port, redis: last.redis?.port },
      profile.name
    )
  }
  const [db, cache] = await both([
    !database
      ? null
      : absent.includes('database')
        ? { port: containers.database }
        : startDatabase(home, { ...profile, reuse, port: last.database?.port }),
    !redis
      ? null
      : absent.includes('redis')
        ? { port: containers.redis }
        : startRedis(home, { ...profile, reuse, port: last.redis?.port }),
  ])
  writeFileSync(file, JSON.stringify({ database: db, redis: cache }))
  return {
    database: db && {
      DB_HOST: '127.0.0.1',
      DB_PORT: String(db.port),
      DB_USER: 'oficio',
      DB_PASSWORD: databasePassword(home),
      DB_DATABASE: profile.name,
      DB_TLS: 'off',
    },
    redis: cache && {
      REDIS_HOST: '127.0.0.1',
      REDIS_PORT: String(cache.port),
      REDIS_USERNAME: '',
      REDIS_PASSWORD: '',
      REDIS_TLS: 'off',
    },
    anew: Boolean(db?.pid),
    stop: containers?.stop,
  }
}

/** Waits for both even if one fails, so that the other can be ended. */
async function both(starts) {
  const results = await Promise.allSettled(starts)
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}

function whatToInstall(missing) {
  const words = { database: 'MariaDB 10.6 or later (or MySQL 8)', redis: 'Redis 7' }
  return `${missing.map((name) => words[name]).join(' and ')} ${missing.length > 1 ? 'are' : 'is'} needed: install ${missing.length > 1 ? 'them' : 'it'} (Debian: apt-get install ${missing.map((name) => ({ database: 'mariadb-server', redis: 'redis-server' })[name]).join(' ')}), start a Docker engine, or name a server in ${missing.map((name) => ({ database: 'DB_HOST', redis: 'REDIS_HOST' })[name]).join(' and ')}.`
}

/** Ends the private servers, the database last. */
export async function stopHere(home) {
  const redis = leftoverRedis(home)
  if (redis) await end(redis, 5000)
  const database = leftoverDatabase(home)
  if (database) await end(database, 20_000)
}

async function stopUnlessUsed(home, leave, stopContainers) {
  const release = await lock(join(home, 'starting.lock'))
  try {
    if (!leave()) return
    await stopHere(home)
    await stopContainers?.()
  } finally {
    release()
  }
}
