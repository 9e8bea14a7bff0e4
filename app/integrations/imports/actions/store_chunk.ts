/** Writes one chunk of an import, its rows, errors and progress, in one transaction. */
import { insertMany } from '#core/lucid/insert_many'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows as select } from '#core/database/query'
import { insertInto, quoted } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import { defer } from '#core/database/transaction/writes'
import { seenAs } from '#integrations/imports/rows/seen_keys'
import type { Store } from '#integrations/imports/rows/store'
import { storeRows } from '#integrations/imports/rows/store_rows'
import type { Candidate, Checked, Outcome } from '#integrations/imports/rows/row'
import type { Chunk } from '#integrations/imports/rows/row_reader'
import type Import from '#integrations/models/import'
import ImportError from '#integrations/models/import_error'

/** Validated rows, with the file's place before and after them. */
export type CheckedChunk = Checked & { from: Place; position: number; size: number } & Pick<
    Chunk,
    'line' | 'linesOf'
  >

/** A byte of the file, or of its order, and its line. */
export type Place = { position: number; line: number }

/** Another worker took over this import because this one seemed dead. */
export class Overtaken extends Error {}

/** Work at the start and the end of the chunk's transaction, and while the database writes. */
export type Also = {
  first?: () => Promise<void>
  last?: () => Promise<unknown>
  meanwhile?: () => void
}

/** False when the import has ended. Throws Overtaken when another worker is ahead. */
export async function storeChunk(
  one: Import,
  store: Store,
  chunk: CheckedChunk,
  { careful, first, last, meanwhile }: Also & { careful: boolean }
): Promise<boolean> {
  const tried = one.dryRun
    ? await transaction(() => storeRows(store, chunk.candidates, { careful }), { dryRun: true })
    : undefined

  return transaction(async () => {
    await first?.()
    if (!(await goesOn(one, chunk.from.position))) return false

    const outcome = tried ?? (await storeRows(store, chunk.candidates, { careful }))
    if (tried) await noteKeys(one, store, chunk.candidates, tried)
    const errors = [...chunk.errors, ...outcome.errors]
    await noteErrors(one, chunk, errors)
    noteProgress(one, chunk, { ...outcome, errors })
    await last?.()
    // The statement batch is on its way to the database by then.
    if (meanwhile) setImmediate(meanwhile)
    return true
  })
}

/** The lock lets only one of two workers go on. */
async function goesOn({ id }: Import, from: number) {
  const [row] = await select(
    'SELECT status, position FROM imports WHERE tenant_id = ? AND id = ? FOR UPDATE',
    [Current.tenantId, id]
  )
  if (row?.status !== 'RUNNING') return false
  if (row.position !== from)
    throw new Overtaken(`Another worker has read import ${id} beyond byte ${from}`)
  return true
}

async function noteErrors({ id }: Import, { linesOf }: CheckedChunk, errors: Outcome['errors']) {
  if (!errors.length) return
  const rows = [...new Set(errors.map(({ row }) => row))]
  const lines = await linesOf(rows)
  const lineOf = new Map(rows.map((row, index) => [row, lines[index]]))
  const sorted = errors.toSorted((a, b) => a.row - b.row)
  await insertMany(
    ImportError,
    sorted.map((error) => ({ importId: id, line: lineOf.get(error.row) ?? null, ...error }))
  )
}

function noteProgress(
  { id }: Import,
  { position, line, size }: CheckedChunk,
  { created, updated, unchanged, errors }: Outcome
) {
  const failed = new Set(errors.map(({ row }) => row)).size
  const more = {
    processed: size,
    succeeded: size - failed,
    failed,
    created,
    updated,
    unchanged,
    version: 1,
  }
  const added = Object.entries(more).map(
    ([column, count]) => `${column} = ${column} + ${quoted(count)}`
  )

  defer(
    `UPDATE imports SET position = ${quoted(position)}, line = ${quoted(line)}, ${added.join(', ')}, updated_at = ${quoted(sqlInstant(clock.now()))} WHERE tenant_id = ${quoted(Current.tenantId)} AND id = ${quoted(id)}`
  )
}

/** A dry run writes no rows that later rows could collide with, so that it keeps their keys. */
async function noteKeys(
  { id }: Import,
  { bulk }: Store,
  candidates: readonly Candidate[],
  { errors }: Outcome
) {
  if (!bulk.key) return
  const failed = new Set(errors.map(({ row }) => row))
  const values = new Set(
    candidates.filter(({ row }) => !failed.has(row)).flatMap((one) => seenAs(bulk, one) ?? [])
  )
  if (!values.size) return

  const rows = [...values].map((value) => ({ tenant_id: Current.tenantId, import_id: id, value }))
  defer(`${insertInto('import_keys', rows)} ON DUPLICATE KEY UPDATE value = VALUES(value)`)
}
