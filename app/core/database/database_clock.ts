/**
 * Sets the clock of this process by the database's. Processes compare times that others have
 * written, so they must agree even where the clocks of their machines do not.
 */
import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { instantOf } from '#core/database/columns'
import { pool, raw } from '#core/database/connection'
import { clock } from '#core/primitives/clock'

const AGAIN_MS = 1_000
/** Smaller differences are not told from the time that an answer takes. */
const EQUAL_MS = 100
/** Difference from which operators are warned. */
const SKEWED_MS = 5_000

let timer: NodeJS.Timeout | undefined
let measuring: Promise<void> | undefined
let isStopped = false
let wasSkewed = false

/** True if this machine's clock is more than 5 s from the database's. */
export const isSkewed = () => Math.abs(clock.offsetMs) > SKEWED_MS

/** Sets the clock now and once a second. */
export async function followDatabaseClock() {
  timer = setInterval(() => void setClock(), AGAIN_MS).unref()
  await setClockSoon()
}

/** A later measurement would open a connection that keeps an ended process alive. */
export async function stopDatabaseClock() {
  isStopped = true
  clearInterval(timer)
  await measuring
}

/** Sets the clock once. A database that does not answer within a second leaves it as it is. */
export const setClockSoon = () =>
  Promise.race([setClock(), pause(AGAIN_MS, undefined, { ref: false })])

/** Returns the offset of the database's clock to this machine's in ms, within half of `tookMs`. */
export async function measureClock(): Promise<{ offsetMs: number; tookMs: number }> {
  const connection = await pool().acquireConnection()
  try {
    const [before, began] = [Date.now(), performance.now()]
    const [[{ now }]] = await raw(connection, 'SELECT CAST(UTC_TIMESTAMP(3) AS CHAR) AS now')
    const tookMs = performance.now() - began
    return { offsetMs: Math.round(Date.parse(instantOf(now)!) - (before + tookMs / 2)), tookMs }
  } finally {
    pool().releaseConnection(connection)
  }
}

function setClock() {
  if (!isStopped) measuring ??= adjust().finally(() => (measuring = undefined))
  return measuring
}

async function adjust() {
  try {
    const { offsetMs, tookMs } = await measureClock()
    if (tookMs > 10 * EQUAL_MS) return
    const isEqual = Math.abs(offsetMs) <= EQUAL_MS + tookMs
    if (isEqual) clock.offsetMs = 0
    else if (Math.abs(offsetMs - clock.offsetMs) > EQUAL_MS + tookMs) clock.offsetMs = offsetMs
    warnOnce()
  } catch {
    // Requests report an absent database.
  }
}

function warnOnce() {
  if (isSkewed() === wasSkewed) return
  wasSkewed = isSkewed()
  if (wasSkewed)
    logger.warn(
      'The clock of this machine is %d s from that of the database, whose time is used',
      Math.round(clock.offsetMs / 1000)
    )
  else logger.info('The clock of this machine agrees with that of the database again')
}
