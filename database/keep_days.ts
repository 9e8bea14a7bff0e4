/**
 * Converts instants of a column to days, stored as 00:00 UTC, for migrations. It may be interrupted
 * and repeated.
 */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlInstant } from '#core/database/columns'
import { addDays, offsetOf } from '#core/calendar/days'
import { staysOf, type Stay } from '#core/calendar/past_time_zones'

type Column = {
  table: string
  column: string
  /** The instant at which a row was written. */ writtenAt: string
}

/** Rows per statement, to keep locks short. */
const AT_ONCE = 5_000

/**
 * Each instant becomes its day in the company's zone at `writtenAt`. 00:00 UTC is a day already.
 */
export async function keepDays(db: QueryClientContract, column: Column) {
  const [tenants] = await db.rawQuery('SELECT id, timezone, settings FROM tenants')
  for (const { id, timezone, settings } of tenants) {
    for (const stay of staysOf(settings, timezone)) await keepDaysOf(db, column, id, stay)
  }
}

/** Instants written during one stay of a company in a zone. */
async function keepDaysOf(
  db: QueryClientContract,
  { table, column, writtenAt }: Column,
  tenantId: number,
  { timezone, from, until }: Stay
) {
  const during = [from && `AND ${writtenAt} > ?`, until && `AND ${writtenAt} <= ?`]
    .filter(Boolean)
    .join(' ')
  const condition = `tenant_id = ? AND ${column} <> DATE(${column}) ${during}`
  const bindings: (string | number)[] = [
    tenantId,
    ...[from, until].flatMap((instant) => (instant ? [sqlInstant(instant) as string] : [])),
  ]

  const [found] = await db.rawQuery(
    `SELECT DISTINCT DATE_FORMAT(${column}, '%Y-%m-%d') AS day FROM ${table} WHERE ${condition} ORDER BY day`,
    bindings
  )
  for (const { first, last, offset } of stretches(
    found.map(({ day }: { day: string }) => day),
    timezone
  )) {
    const sql = `UPDATE ${table} SET ${column} = DATE(TIMESTAMPADD(MINUTE, ?, ${column})) WHERE ${condition} AND ${column} >= ? AND ${column} < ? LIMIT ${AT_ONCE}`
    await repeat(() => db.rawQuery(sql, [offset, ...bindings, first, last]))
  }
}

/** MySQL instants; `last` is exclusive. */
type Stretch = { first: string; last: string; offset: number }

/** UTC days joined while the zone's offset stays the same, cut where clocks change. */
function stretches(days: readonly string[], timezone: string): Stretch[] {
  const found: Stretch[] = []
  for (const piece of days.flatMap((day) => piecesOf(day, timezone))) {
    const before = found.at(-1)
    if (before?.offset === piece.offset) before.last = piece.last
    else found.push(piece)
  }
  return found
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440

function piecesOf(day: string, timezone: string): Stretch[] {
  const [start, next] = [day, addDays(day, 1)].map((one) => Date.parse(`${one}T00:00:00.000Z`))
  const offsetAt = (minute: number) => offsetOf(new Date(start + minute * MINUTE_MS), timezone)
  const piece = (from: number, to: number, offset: number) => ({
    first: sqlInstant(new Date(from)) as string,
    last: sqlInstant(new Date(to)) as string,
    offset,
  })
  if (offsetAt(0) === offsetAt(DAY_MINUTES - 1)) return [piece(start, next, offsetAt(0))]

  const change = Array.from({ length: DAY_MINUTES }, (_, minute) => minute).find(
    (minute) => offsetAt(minute) !== offsetAt(0)
  )!
  return [
    piece(start, start + change * MINUTE_MS, offsetAt(0)),
    piece(start + change * MINUTE_MS, next, offsetAt(change)),
  ]
}

async function repeat(update: () => Promise<any>) {
  for (let changed = AT_ONCE; changed === AT_ONCE;) [{ affectedRows: changed }] = await update()
}
