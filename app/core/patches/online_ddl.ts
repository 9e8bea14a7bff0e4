/**
 * A change of a table waits for all statements on it, and later statements queue after the change.
 * A migration therefore waits for a short time, gives way, and tries again with more patience.
 * Signals end it between two files, because a half-done file has to be repaired by hand.
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

/** Lucid prints it; a stack would not help. */
class Stopped extends Error {
  override stack = undefined

  async render(_: unknown, kernel: { exitCode?: number }) {
    kernel.exitCode = 130
  }
}

/** Signals received: Ctrl-C or SIGTERM; undefined before the first file. */
let signals: NodeJS.Signals[] | undefined

/** None of them ends the process: `timeout` and service managers may send the same one twice. */
function listen() {
  if (signals) return
  signals = []
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      signals!.push(signal)
      logger.warn(
        '%s: This ends after the migration at work, because a half-done one has to be repaired by hand',
        signal
      )
    })
}

function stopIfTold() {
  if (signals?.length)
    throw new Stopped(
      'Stopped between two migrations. What is done stays; migration:run goes on from here.'
    )
}

/** Whether a file has changed something; before, it may be given up. */
type Progress = { hasBegun: boolean }

async function executeQueries(this: { trackedCalls: any[]; db: any }) {
  listen()
  stopIfTold()

  const progress: Progress = { hasBegun: false }
  for (const call of this.trackedCalls) {
    if (typeof call === 'function') await call(this.db)
    else await allOf(this.db, call, progress)
    progress.hasBegun = true
  }
  await this.db.rawQuery('SET SESSION lock_wait_timeout = DEFAULT, innodb_lock_wait_timeout = 5')
}

async function allOf(db: any, call: any, progress: Progress) {
  const statements: { sql: string; bindings?: any[]; output?: unknown }[] = [call.toSQL()].flat()
  // Knex runs statements that depend on a query, such as a rename.
  if (statements.some(({ output }) => output)) return call
  for (const { sql, bindings } of statements) {
    await patiently(db, progress, sql, bindings)
    progress.hasBegun = true
  }
}

async function patiently(db: any, progress: Progress, sql: string, bindings: any[] = []) {
  let seconds = 1
  for (let tries = 1; ; tries++) {
    try {
      // Row locks are given up soon: their owner may be waiting for the table.
      await db.rawQuery(`SET SESSION lock_wait_timeout = ${seconds}, innodb_lock_wait_timeout = 1`)
      return await db.rawQuery(sql, bindings)
    } catch (error: any) {
      if (![DEADLOCK, WAITED_TOO_LONG].includes(error.errno) || tries === TRIES) throw error
      if (!progress.hasBegun) stopIfTold()
      logger.warn(`The table is in use, and this is tried again: ${sql.slice(0, 100)}`)
      if (error.errno === WAITED_TOO_LONG) seconds = Math.min(2 * seconds, MOST_PATIENT_S)
      await sleep(PAUSE_MS * (0.5 + Math.random()))
    }
  }
}
