/**
 * Entries of the request log wait in memory and are written together, one INSERT per company, so
 * that no request waits for its own entry.
 */
import logger from '@adonisjs/core/services/logger'
import { Current, type CurrentTenant } from '#core/context/current'
import { isAway, isContention } from '#core/database/errors_and_retries'
import { execute } from '#core/database/query'
import { insertInto, type Row } from '#core/database/sql'
import { outcomes } from '#core/observability/metrics'

type Waiting = { tenant: CurrentTenant; row: Row }

/** Entries that wait while the database is away; then the oldest are dropped. */
const MOST_WAITING = 10_000
const DROPPED_AT_ONCE = 500

/** Entries are written after this time, or once there are so many. */
const WRITTEN_AFTER_MS = 1_000
const WRITTEN_AT = 500
const AGAIN_AFTER_MS = 5_000

const ROWS_PER_INSERT = 500

const count = outcomes(
  'request_log_entries_total',
  'Entries of the request log: written, or dropped while the database was away',
  ['written', 'dropped']
)

let waiting: Waiting[] = []
let timer: NodeJS.Timeout | undefined
let writing: Promise<void> = Promise.resolve()
let isTimed = true

/** Leaves writing to `requestsWritten`: tests that count statements need no others. */
export function writeRequestsOnlyWhenAsked() {
  isTimed = false
}

export function keepRequest(tenant: CurrentTenant, row: Row) {
  if (waiting.length >= MOST_WAITING) drop(waiting.splice(0, DROPPED_AT_ONCE).length)
  waiting.push({ tenant, row })
  if (!isTimed) return
  if (waiting.length === WRITTEN_AT) void requestsWritten()
  else writeIn(WRITTEN_AFTER_MS)
}

const drop = (number: number) => count('dropped', number)

function writeIn(ms: number) {
  if (isTimed) timer ??= setTimeout(() => void requestsWritten(), ms).unref()
}

/** Writes what waits, of one company or of all: by timer, for a reader, and at the end. */
export function requestsWritten(of?: Pick<CurrentTenant, 'id'>): Promise<void> {
  if (!of) {
    clearTimeout(timer)
    timer = undefined
  }
  return (writing = writing.then(() => write(taken(of))))
}

function taken(of?: Pick<CurrentTenant, 'id'>): Waiting[] {
  const all = waiting
  if (!of) waiting = []
  else waiting = all.filter(({ tenant }) => tenant.id !== of.id)
  return of ? all.filter(({ tenant }) => tenant.id === of.id) : all
}

async function write(entries: readonly Waiting[]) {
  const companies = [...Map.groupBy(entries, ({ tenant }) => tenant.id).values()]
  for (const [nth, ofOne] of companies.entries()) {
    for (let from = 0; from < ofOne.length; from += ROWS_PER_INSERT) {
      const some = ofOne.slice(from, from + ROWS_PER_INSERT)
      const error = await insert(some)
      if (error === undefined) count('written', some.length)
      else if (isAway(error) || isContention(error))
        return putBack([...ofOne.slice(from), ...companies.slice(nth + 1).flat()])
      else loseFor(error, some)
    }
  }
}

/** Returns the error. The request's context is over, so the company is set anew. */
async function insert(some: readonly Waiting[]): Promise<unknown> {
  const sql = insertInto(
    'request_logs',
    some.map(({ row }) => row)
  )
  try {
    await Current.run({ tenant: some[0].tenant }, () => execute(sql))
  } catch (error) {
    return error
  }
}

function putBack(entries: readonly Waiting[]) {
  const all = [...entries, ...waiting]
  waiting = all.slice(-MOST_WAITING)
  if (all.length > waiting.length) drop(all.length - waiting.length)
  writeIn(AGAIN_AFTER_MS)
}

/** Such as of a company that was removed meanwhile. */
function loseFor(error: unknown, some: readonly Waiting[]) {
  drop(some.length)
  logger.warn({ err: error }, 'Entries of the request log could not be written')
}
