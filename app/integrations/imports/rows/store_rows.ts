/** Writes valid rows; a chunk that the database refuses is bisected to the refused rows. */
import type { ImportDefinition } from '#core/resources/importable'
import { preparing, writePrepared, type Prepared } from '#core/lucid/insert_many'
import { attributesOf, realChanges, updateMany, type Existing } from '#core/lucid/update_many'
import { Current } from '#core/context/current'
import { rows as select } from '#core/database/query'
import { announce, isListenedTo } from '#core/jobs/outbox'
import { name as quotedName, quoted, type Row } from '#core/database/sql'
import { afterCommit, savepoint } from '#core/database/transaction/transaction'
import { fieldError, validate, ValidationFailed } from '#core/input/validation'
import { makeRecords } from '#integrations/imports/rows/make_records'
import { makeMissing } from '#integrations/imports/rows/missing'
import { keysSeen } from '#integrations/imports/rows/seen_keys'
import type { Store } from '#integrations/imports/rows/store'
import {
  errorsOf,
  nothingYet,
  type Candidate,
  type Missing,
  type Outcome,
  type RowError,
  type Said,
} from '#integrations/imports/rows/row'

/** Existing records by key: one, several, or merely known to exist. */
type Known = Map<string, Existing | 'several' | 'there'>

/** Needs the import locked. Unless `careful`, one refused row fails the chunk. */
export async function storeRows(
  store: Store,
  candidates: readonly Candidate[],
  { careful }: { careful: boolean }
): Promise<Outcome> {
  if (store.bulk.make) return makeRecords(store, candidates as (Candidate & Said)[], { careful })

  const looks = careful || store.upsert || store.seenIn !== undefined || store.meetsOthers
  const known: Known = looks ? await knownAmong(store, candidates) : new Map()
  const made = new Set(store.made)
  afterCommit(() => (store.made = made))

  return careful
    ? writeByHalves(store, candidates, known, made)
    : writeAll(store, candidates, known, made)
}

async function knownAmong(
  { bulk, upsert, seenIn }: Store,
  candidates: readonly Candidate[]
): Promise<Known> {
  const known: Known = new Map()
  const { model, unique, compared } = bulk
  const byKey = compared?.attribute ?? bulk.key
  const key = upsert ? byKey : (unique?.attribute ?? byKey)
  const keys = key
    ? [...new Set(candidates.map((one) => one.key).filter((value) => value !== undefined))]
    : []
  if (!keys.length) return known

  const list = keys.map(quoted).join(',')
  if (seenIn) for (const value of await keysSeen(seenIn, keys)) known.set(value, 'there')

  const column = quotedName(model.$getColumn(key!)!.columnName)
  const live = model.$hasColumn('live') ? ' AND live = 1' : ''
  const found = await select(
    `SELECT ${upsert ? '*' : column} FROM ${quotedName(model.table)} WHERE tenant_id = ${quoted(Current.tenantId)}${live} AND ${column} IN (${list})${upsert ? ' FOR UPDATE' : ''}`
  )
  for (const row of found) {
    const value = row[column.slice(1, -1)]
    if (!upsert) known.set(value, 'there')
    else
      known.set(
        value,
        known.has(value) && known.get(value) !== 'there' ? 'several' : attributesOf(model, row)
      )
  }
  return known
}

type Complete = (input: Row, before?: Row) => Promise<Row>

type Update = { candidate: Candidate; row: Existing; changes: Row }

async function writeAll(
  store: Store,
  candidates: readonly Candidate[],
  known: Known,
  made: Set<string>
): Promise<Outcome> {
  const outcome = nothingYet()
  const { bulk, upsert } = store
  const creations: { candidate: Candidate; prepared: Prepared; missing: Missing[] }[] = []
  const updates: Update[] = []
  const again: Candidate[] = []
  const complete: Complete = bulk.completes?.() ?? ((input) => Promise.resolve(input))
  const seen = new Set<unknown>()

  for (const candidate of candidates) {
    const { key } = candidate
    const existing = key === undefined ? undefined : known.get(key)

    if (key !== undefined && seen.has(key)) {
      if (upsert) again.push(candidate)
      else
        outcome.errors.push(duplicate(candidate.row, bulk.key!, 'Another row of the file has this'))
      continue
    }
    if (existing && !upsert)
      outcome.errors.push(duplicate(candidate.row, bulk.key!, 'Another record has this'))
    else if (existing === 'several')
      outcome.errors.push({
        row: candidate.row,
        field: bulk.key!,
        code: 'AMBIGUOUS',
        message: `Several records have this ${bulk.key}`,
      })
    else if (existing === 'there') outcome.unchanged++
    else if (existing) await noteChanges(store, candidate, existing, { updates, outcome, complete })
    else {
      const prepared =
        candidate.prepared ?? (await newRecord(bulk, candidate, { known, outcome, complete }))
      if (!prepared) continue
      creations.push({
        candidate,
        prepared,
        missing: [
          ...candidate.missing,
          ...((!candidate.prepared && candidate.whenNew?.missing) || []),
        ],
      })
    }
    if (key !== undefined) seen.add(key)
  }

  await makeMissing(
    bulk,
    [
      ...creations.flatMap(({ missing }) => missing),
      ...updates.flatMap(({ candidate }) => candidate.missing),
    ],
    made
  )
  await writeBeside(
    store,
    [...creations, ...updates.filter(usesBeside)].map(({ candidate }) => candidate),
    made
  )
  await writePrepared(
    bulk.model,
    creations.map(({ prepared }) => prepared)
  )
  await updateMany(bulk.model, updates)
  await announceAll(
    store,
    creations.map(({ prepared }) => prepared.id),
    updates.map(({ row }) => row.id)
  )
  outcome.created = creations.length

  return again.length ? merged(outcome, await writeAll(store, again, known, made)) : outcome
}

/** Values that the record has already, or that do not follow from its changes, need nothing. */
const usesBeside = ({ candidate: { beside }, changes }: Update) =>
  !beside?.values || Object.keys(beside.values).some((field) => field in changes)

async function writeBeside(
  { bulk: { beside } }: Store,
  candidates: readonly Candidate[],
  made: Set<string>
) {
  const needs = candidates.flatMap((one) => one.beside?.need ?? [])
  if (needs.length) await beside!.write(needs, made)
}

/** An upsert row without a match is validated as a create. */
async function newRecord(
  bulk: ImportDefinition,
  { row, key, body, whenNew, beside }: Candidate & { prepared?: undefined },
  { known, outcome, complete }: { known: Known; outcome: Outcome; complete: Complete }
): Promise<Prepared | undefined> {
  if (whenNew?.errors.length)
    return void outcome.errors.push(...whenNew.errors.map((error) => ({ ...error, row })))
  try {
    const input = (await validate(bulk.create, { ...whenNew?.body, ...body })) as Row
    const prepared = preparing(bulk.model)({ ...(await complete(input)), ...beside?.values })
    known.set(key!, prepared.attributes as Existing)
    return prepared
  } catch (error) {
    const errors = errorsOf(row, error)
    if (!errors) throw error
    outcome.errors.push(...errors)
  }
}

async function noteChanges(
  { bulk, hidden }: Store,
  candidate: Candidate,
  existing: Existing,
  { updates, outcome, complete }: { updates: Update[]; outcome: Outcome; complete: Complete }
) {
  const { model, update, mayChange, key } = bulk
  const said = candidate.prepared ? {} : candidate.changes
  const isHidden = (field: string) => hidden.includes(field) && said[field] !== undefined
  let changes: Row

  try {
    const changed = realChanges(model, existing, await complete(said, existing))
    changes = withBeside(bulk, candidate, existing, changed)
    // The key alone in another form, such as a NIT without its dots, is no change.
    const isSame = Object.keys(changes).every((field) => field === key)
    if (isSame && !Object.keys(said).some(isHidden)) return void outcome.unchanged++

    const fixed = update!.immutableFields.filter((field) => field in changes || isHidden(field))
    if (fixed.length)
      throw new ValidationFailed(
        fixed.map((field) => fieldError([field], 'IMMUTABLE_FIELD', `${field} cannot be changed.`))
      )
    await mayChange?.(existing, changes)
  } catch (error) {
    const errors = errorsOf(candidate.row, error)
    if (!errors) throw error
    return void outcome.errors.push(...errors)
  }
  updates.push({ candidate, row: existing, changes })
  outcome.updated++
}

/**
 * Values from beside a row follow its fields, and fill what the record lacks. The key that found the
 * record differs in form alone, which nothing follows.
 */
function withBeside(
  { beside, key }: ImportDefinition,
  { beside: found }: Candidate,
  existing: Existing,
  changes: Row
): Row {
  if (!beside || !found?.values) return changes
  const follows = beside.by.some((field) => field !== key && field in changes)
  const values = Object.entries(found.values).filter(
    ([field, value]) => existing[field] !== value && (follows || existing[field] === null)
  )
  return values.length ? { ...changes, ...Object.fromEntries(values) } : changes
}

async function announceAll(
  { bulk: { created, updated }, notify }: Store,
  made: readonly string[],
  changed: readonly string[]
) {
  await announceEach(created, made, { quietly: created?.quiet && !notify })
  await announceEach(updated, changed)
}

async function announceEach(
  told: { event: string; id: string } | undefined,
  ids: readonly string[],
  { quietly = false } = {}
) {
  if (!told || !isListenedTo(told.event, { quietly })) return
  for (const id of ids) await announce(told.event, { [told.id]: id }, { quietly })
}

async function writeByHalves(
  store: Store,
  candidates: readonly Candidate[],
  known: Known,
  made: Set<string>
): Promise<Outcome> {
  if (!candidates.length) return nothingYet()
  // Copies, so that a failed attempt leaves no changes.
  const attempt = {
    known: new Map(
      [...known].map(([key, row]) => [key, typeof row === 'string' ? row : { ...row }] as const)
    ),
    made: new Set(made),
  }

  try {
    const outcome = await savepoint(() => writeAll(store, candidates, attempt.known, attempt.made))
    for (const [key, row] of attempt.known) known.set(key, row)
    for (const id of attempt.made) made.add(id)
    return outcome
  } catch (error) {
    const errors = errorsOf(candidates[0].row, error)
    if (!errors) throw error
    if (candidates.length === 1) return { ...nothingYet(), errors }
  }

  const half = candidates.length >> 1
  const first = await writeByHalves(store, candidates.slice(0, half), known, made)
  return merged(first, await writeByHalves(store, candidates.slice(half), known, made))
}

function duplicate(row: number, field: string, who: string): RowError {
  return { row, field, code: 'DUPLICATE', message: `${who} ${field} already` }
}

function merged(one: Outcome, other: Outcome): Outcome {
  return {
    created: one.created + other.created,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    errors: [...one.errors, ...other.errors],
  }
}
