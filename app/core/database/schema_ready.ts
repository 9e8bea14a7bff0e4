/**
 * The check for migrations of this release. Until they have run, a server is not ready, a worker
 * takes no jobs, and both log why. Afterwards it is not checked again.
 */
import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { rows } from '#core/database/query'

const LOOK_AGAIN_MS = 1_000
const NO_SUCH_TABLE = 1146

let isMigrated = false
let isTold = false

/** Queries the database; throws when it does not answer or lacks migrations. */
export async function askDatabase(): Promise<void> {
  if (isMigrated) return void (await rows('SELECT 1'))

  const missing = await missingMigrations()
  isMigrated = !missing.length
  if (isMigrated) return

  const error = new Outdated(missing)
  if (!isTold) logger.error(error.message)
  isTold = true
  throw error
}

/** Logs missing migrations at start. An unreachable database is reported elsewhere. */
export const logIfOutdated = () => askDatabase().catch(() => {})

/** Resolves once the migrations have run, or when the database cannot be reached. */
export async function untilMigrated(): Promise<void> {
  while (await isOutdated()) await sleep(LOOK_AGAIN_MS)
}

const isOutdated = () =>
  askDatabase().then(
    () => false,
    (error) => error instanceof Outdated
  )

class Outdated extends Error {
  constructor([first, ...others]: readonly string[]) {
    super(
      `The database is not up to date: ${first} ${others.length ? `and ${others.length} more migrations are` : 'is'} missing. Run node ace migration:run; nothing needs to be restarted then`
    )
  }
}

async function missingMigrations(): Promise<string[]> {
  const known = readdirSync(app.makePath('database/migrations'))
    .flatMap((file) => /^(\d[^.]*)\.(?:ts|js)$/.exec(file)?.[1] ?? [])
    .sort()
  const done = await rows('SELECT name FROM adonis_schema').catch((error) => {
    if (error.errno === NO_SUCH_TABLE) return []
    throw error
  })
  const names = new Set(done.map(({ name }) => name))
  return known.filter((name) => !names.has(`database/migrations/${name}`))
}
