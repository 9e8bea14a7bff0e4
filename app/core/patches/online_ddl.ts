/**
 * A table is changed by whoever is alone with it: the change waits for all that are at work there,
 * and whoever comes later waits behind it. Behind one long export that would be a stop of
 * everything; and a change of a table that others refer to locks those as well, and may be the
 * victim of a deadlock. So a statement of a migration waits for a moment, gives way to who waits
 * behind it, and is tried again, with more patience for those that only wait. Each statement is
 * done or not. Told to end, migrations end between two files: one that is half done has to be put
 * right by hand.
 */
import logger from '@adonisjs/core/services/logger'
import { BaseSchema } from '@adonisjs/lucid/schema'
import { setTimeout as sleep } from 'node:timers/promises'

const DEADLOCK = 1213
const WAITED_TOO_LONG = 1205
const TRIES = 50
const MOST_PATIENT_S = 30
const PAUSE_MS = 2_000

export function changeTablesPatiently() {
  Object.assign(BaseSchema.prototype, { executeQueries })
}

/** Lucid says it; there is nothing to look for in a stack. */
class Stopped extends Error {
  override stack = undefined

  async render(_: unknown, kernel: { exitCode?: number }) {
    kernel.exitCode = 130
  }
}

/** Told by Ctrl-C or SIGTERM; the second time ends the process. */
let signals: NodeJS.Signals[] | undefined

function listen() {
  if (signals) return
  signals = []
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => signals!.push(signal))
}

async function executeQueries(this: { trackedCalls: any[]; db: any }) {
  listen()
  if (signals!.length)
    throw new Stopped(
      'Stopped between two migrations. What is done stays; migration:run goes on from here.'
    )

  for (const call of this.trackedCalls) {
    if (typeof call === 'function') await call(this.db)
    else await allOf(this.db, call)
  }
  await this.db.rawQuery('SET SESSION lock_wait_timeout = DEFAULT, innodb_lock_wait_timeout = 5')
}

async function allOf(db: any, call: any) {
  const statements: { sql: string; bindings?: any[]; output?: unknown }[] = [call.toSQL()].flat()
  // Knex runs statements that depend on a query, such as a renaming.
  if (statements.some(({ output }) => output)) return call
  for (const { sql, bindings } of statements) await patiently(db, sql, bindings)
}

async function patiently(db: any, sql: string, bindings: any[] = []) {
  let seconds = 1
  for (let tries = 1; ; tries++) {
    try {
      // Locks of rows are given up soon: who holds them may be waiting for the table.
      await db.rawQuery(`SET SESSION lock_wait_timeout = ${seconds}, innodb_lock_wait_timeout = 1`)
      return await db.rawQuery(sql, bindings)
    } catch (error: any) {
      if (![DEADLOCK, WAITED_TOO_LONG].includes(error.errno) || tries === TRIES) throw error
      logger.warn(`The table is in use, and this is tried again: ${sql.slice(0, 100)}`)
      if (error.errno === WAITED_TOO_LONG) seconds = Math.min(2 * seconds, MOST_PATIENT_S)
      await sleep(PAUSE_MS * (0.5 + Math.random()))
    }
  }
}
