/**
 * The rows of `security_events`. Equal events of ten minutes are one row with a count. They are
 * counted in memory and written within seconds, so that a flood of refusals costs few statements.
 */
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current, recordedType } from '#core/context/current'
import { execute } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import type { Note } from '#core/audit/security_notes'
import { insertInto, type Row } from '#core/database/sql'

const WINDOW_MS = 600_000

/** Delay before a new row is written, and before a grown count is. */
const FIRST_AFTER_MS = 1_000
const AGAIN_AFTER_MS = 10_000

/** The number of distinct events per window, of one company and of all. */
const MOST_OF_COMPANY = 200
const MOST = 5_000
const AT_ONCE = 500

type Counted = {
  row: Row
  tenantId: number
  window: number
  times: number
  written: number
  lastAt: Date
}

const counted = new Map<string, Counted>()
const kinds = new Map<number, number>()
let timer: { handle: NodeJS.Timeout; at: number } | undefined
let writing: Promise<void> | undefined

/** The row of a note, counted once. */
export function rowOf({ action, tenant, actor, origin, entityId = null, facts }: Note): Row {
  const now = clock.now()
  const at = sqlInstant(now)
  return {
    tenant_id: tenant.id,
    id: newId(now.getTime()),
    actor_type: recordedType(actor),
    actor_id: actor.id,
    actor_name: actor.name.slice(0, 255),
    action,
    entity_id: entityId,
    facts: JSON.stringify(facts),
    times: 1,
    ip: origin.ip,
    request_id: origin.requestId,
    created_at: at,
    last_at: at,
  }
}

/** Counts a note with those that are equal. */
export function countEvent(note: Note) {
  const { tenant, actor, action, origin, entityId = null, facts } = note
  const window = Math.floor(clock.now().getTime() / WINDOW_MS)
  const key = JSON.stringify([
    tenant.id,
    window,
    action,
    actor.type,
    actor.id,
    entityId,
    origin.ip,
    facts,
  ])
  const known = counted.get(key)
  if (known) return again(known)

  // Beyond that many, an action of a company is one row, for all actors together.
  if ((kinds.get(tenant.id) ?? 0) >= MOST_OF_COMPANY) return countOthers(note, window)
  begin(key, rowOf(note), tenant.id, window)
}

function countOthers(note: Note, window: number) {
  const key = JSON.stringify([note.tenant.id, window, note.action])
  const known = counted.get(key)
  if (known) return again(known)
  begin(
    key,
    rowOf({
      ...note,
      actor: { type: 'system', id: null, name: '' },
      origin: { requestId: null, ip: null },
      entityId: null,
      facts: { others: true },
    }),
    note.tenant.id,
    window
  )
}

function begin(key: string, row: Row, tenantId: number, window: number) {
  if (counted.size >= MOST) return
  counted.set(key, { row, tenantId, window, times: 1, written: 0, lastAt: clock.now() })
  kinds.set(tenantId, (kinds.get(tenantId) ?? 0) + 1)
  writeIn(FIRST_AFTER_MS)
}

function again(one: Counted) {
  one.times++
  one.lastAt = clock.now()
  writeIn(AGAIN_AFTER_MS)
}

function writeIn(ms: number) {
  const at = Date.now() + ms
  if (timer && timer.at <= at) return
  if (timer) clearTimeout(timer.handle)
  timer = { at, handle: setTimeout(() => void securityWritten(), ms).unref() }
}

/** Writes the counts, by timer and at the end. A failed write is retried in its window. */
export async function securityWritten(): Promise<void> {
  if (timer) clearTimeout(timer.handle)
  timer = undefined
  await writing
  writing = write().finally(() => (writing = undefined))
  await writing
}

async function write() {
  const due = [...counted.values()].filter(({ times, written }) => times > written)
  try {
    for (let from = 0; from < due.length; from += AT_ONCE)
      await writeSome(due.slice(from, from + AT_ONCE))
  } catch (error) {
    logger.error({ err: error }, 'What happened to access could not be written down')
    writeIn(AGAIN_AFTER_MS)
  }
  forgetOld()
}

async function writeSome(some: readonly Counted[]) {
  const times = some.map((one) => one.times)
  const rows = some.map(({ row, lastAt }, index) => ({
    ...row,
    times: times[index],
    last_at: sqlInstant(lastAt),
  }))
  const sql = `${insertInto('security_events', rows)} ON DUPLICATE KEY UPDATE times = VALUES(times), last_at = VALUES(last_at)`
  // The request's transaction may be over.
  await Current.run({ tenant: null }, () =>
    Current.acrossTenants('write down what happened to access', () => execute(sql))
  )
  for (const [index, one] of some.entries()) one.written = times[index]
}

function forgetOld() {
  const window = Math.floor(clock.now().getTime() / WINDOW_MS)
  for (const [key, one] of counted) {
    if (one.window === window) continue
    counted.delete(key)
    const left = kinds.get(one.tenantId)! - 1
    if (left) kinds.set(one.tenantId, left)
    else kinds.delete(one.tenantId)
  }
}
