/**
 * Migrations of one database server run one at a time. Lucid fails when the lock is taken; here the
 * second process waits and finds nothing left to do. It waits one second at a time, so that a
 * stalled database is noticed.
 */
import logger from '@adonisjs/core/services/logger'
import { MigrationRunner } from '@adonisjs/lucid/migration'

/** Lucid's own lock number, which earlier releases use. */
const LOCK = 1
const PATIENCE_MS = 30 * 60_000

export function lockMigrations() {
  Object.assign(MigrationRunner.prototype, { acquireLock, releaseLock })
}

/** A stack would not help the operator. */
class Busy extends Error {
  override stack = undefined
}

type Runner = { client: any; disableLocks: boolean; hasTurn?: boolean; emit(event: string): void }

async function acquireLock(this: Runner) {
  if (this.disableLocks) return
  await acquireMigrationLock(this.client, PATIENCE_MS)
  this.hasTurn = true
  this.emit('acquire:lock')
}

async function releaseLock(this: Runner) {
  if (!this.hasTurn) return
  await this.client.dialect.releaseAdvisoryLock(LOCK)
  this.emit('release:lock')
}

/** Acquires the lock, or throws after `patienceMs`. */
export async function acquireMigrationLock(client: any, patienceMs: number) {
  const take = (seconds: number) => client.dialect.getAdvisoryLock(LOCK, seconds)
  if (await take(0)) return

  logger.warn(
    `Migrations are at work already on this database server; this waits for them, ` +
      `${Math.ceil(patienceMs / 60_000)} minutes at most`
  )
  for (const end = Date.now() + patienceMs; Date.now() < end;) if (await take(1)) return
  throw new Busy(
    'Migrations are at work already on this database server, and nothing was done here. Run this ' +
      'again once they have ended; SHOW PROCESSLIST tells whose they are, and at what'
  )
}
