/**
 * Makes records by the API's actions: a chunk on shared locks and reads, or one by one within
 * savepoints.
 */
import type { Batch, ImportDefinition } from '#core/resources/importable'
import { realChanges, type Existing } from '#core/lucid/update_many'
import {
  afterCommit,
  attempt,
  savepoint,
  Unforgotten,
} from '#core/database/transaction/transaction'
import type { Row } from '#core/database/sql'
import { fieldError, validate, ValidationFailed } from '#core/input/validation'
import { sendAhead } from '#core/database/transaction/writes'
import { makeMissing } from '#integrations/imports/rows/missing'
import { noteReference, withoutKnown } from '#integrations/imports/rows/record_references'
import { ownReferences } from '#integrations/imports/rows/references'
import {
  nothingYet,
  type Candidate,
  type Outcome,
  type RowError,
  type Said,
} from '#integrations/imports/rows/row'
import { keysSeen, seenAs } from '#integrations/imports/rows/seen_keys'
import type { Store } from '#integrations/imports/rows/store'
import { errorsOfRecord, refused } from '#integrations/imports/rows/together'

type Asked = Candidate & Said

/** Records sent to the database while the next ones are computed. */
const AT_ONCE = 50

/** Runs in the chunk's transaction. `careful`, after a rollback, skips refused records. */
export async function makeRecords(
  store: Store,
  asked: readonly Asked[],
  { careful }: { careful: boolean }
): Promise<Outcome> {
  const made = new Set(store.made)
  afterCommit(() => (store.made = made))

  const { fresh, errors } = await withoutKnown(store.bulk, asked)
  const outcome = await makeFresh(store, fresh, made, careful)
  return { ...outcome, errors: [...errors, ...outcome.errors] }
}

function makeFresh(
  store: Store,
  asked: readonly Asked[],
  made: Set<string>,
  careful: boolean
): Promise<Outcome> {
  if (!store.bulk.batch || store.upsert || isTriedByKey(store)) return oneByOne(store, asked, made)
  return careful ? byHalves(store.bulk, asked, made) : makeNeeded(store.bulk, asked, made)
}

async function make(
  bulk: ImportDefinition,
  one: Asked,
  { input = one.changes, by = bulk.make! }: { input?: Row; by?: Batch['make'] } = {}
) {
  const made = (await by(input)) as { id: string }
  noteReference(bulk, one, made?.id)
}

/** Rows of a dry run are not in the database, which cannot refuse duplicates of them. */
const isTriedByKey = ({ bulk, seenIn }: Store) => bulk.key !== undefined && seenIn !== undefined

/** Referenced records were made only for records that were refused later. */
class Unneeded extends Error {
  constructor(
    readonly taken: readonly Asked[],
    readonly errors: RowError[]
  ) {
    super('Records were made that nobody needs')
  }
}

async function makeNeeded(
  bulk: ImportDefinition,
  asked: readonly Asked[],
  made: Set<string>
): Promise<Outcome> {
  if (!asked.some(({ missing }) => missing.some(({ id }) => !made.has(id))))
    return makeAll(bulk, asked, made)

  try {
    return await savepoint(() => makeAll(bulk, asked, made))
  } catch (error) {
    if (!(error instanceof Unneeded)) throw error
    const outcome = await makeNeeded(bulk, error.taken, made)
    return { ...outcome, errors: [...error.errors, ...outcome.errors] }
  }
}

async function makeAll(
  bulk: ImportDefinition,
  asked: readonly Asked[],
  made: Set<string>
): Promise<Outcome> {
  const outcome = nothingYet()
  if (!asked.length) return outcome
  const added = new Set(
    await makeMissing(
      bulk,
      asked.flatMap(({ missing }) => missing),
      made
    )
  )
  const batch = await bulk.batch!(asked.map(({ changes }) => changes))
  const taken: Asked[] = []

  for (const one of asked) {
    try {
      await attempt(() => make(bulk, one, { by: batch.make }))
      taken.push(one)
    } catch (error) {
      // The refusal ends the chunk, which is then made again by halves, in savepoints.
      if (error instanceof Unforgotten) throw error.reason
      outcome.errors.push(...errorsOf(bulk, one, error))
      continue
    }
    if (taken.length % AT_ONCE === 0) await sendAhead()
  }
  for (const { missing } of taken) for (const { id } of missing) added.delete(id)
  if (added.size) throw new Unneeded(taken, outcome.errors)

  await sendAhead()
  await batch.finish()
  return { ...outcome, created: taken.length }
}

/** A concurrent request made the database refuse something: bisects to the records concerned. */
async function byHalves(
  bulk: ImportDefinition,
  asked: readonly Asked[],
  made: Set<string>
): Promise<Outcome> {
  try {
    return await savepoint(() => makeNeeded(bulk, asked, made))
  } catch (error) {
    const errors = errorsOf(bulk, asked[0], error)
    if (asked.length === 1) return { ...nothingYet(), errors }
  }
  const half = asked.length >> 1
  const [first, second] = [
    await byHalves(bulk, asked.slice(0, half), made),
    await byHalves(bulk, asked.slice(half), made),
  ]
  return {
    ...nothingYet(),
    created: first.created + second.created,
    errors: [...first.errors, ...second.errors],
  }
}

async function oneByOne(
  { bulk, upsert, seenIn }: Store,
  asked: readonly Asked[],
  made: Set<string>
): Promise<Outcome> {
  const outcome = nothingYet()
  const seen = new Set<string | undefined>(
    seenIn
      ? await keysSeen(
          seenIn,
          asked.flatMap((one) => seenAs(bulk, one) ?? [])
        )
      : []
  )

  for (const one of asked) {
    try {
      if (seen.has(seenAs(bulk, one))) {
        if (!upsert)
          throw new ValidationFailed([
            fieldError(
              [bulk.key!],
              'DUPLICATE',
              `Another row of the file has this ${bulk.key} already`
            ),
          ])
        outcome.unchanged++
      } else outcome[await savepoint(() => makeOrChange(bulk, one, upsert, made))]++
    } catch (error) {
      outcome.errors.push(...errorsOf(bulk, one, error))
    }
  }
  return outcome
}

async function makeOrChange(
  bulk: ImportDefinition,
  one: Asked,
  upsert: boolean,
  made: Set<string>
): Promise<'created' | 'updated' | 'unchanged'> {
  const { key, body, changes, missing, whenNew } = one
  const own = await ownReferences(bulk, body)
  const existing = upsert ? await recordWith(bulk, key!, changes) : null
  if (!existing && whenNew?.errors.length)
    throw new ValidationFailed(
      whenNew.errors.map(({ field, code, message }) => fieldError([field], code, message))
    )
  await makeMissing(bulk, [...missing, ...((!existing && whenNew?.missing) || [])], made)
  if (!existing) {
    const input = upsert
      ? ((await validate(bulk.create, { ...whenNew?.body, ...body })) as Row)
      : changes
    await make(bulk, one, { input: { ...input, ...own } })
    return 'created'
  }

  const real = realChanges(bulk.model, existing.$attributes as Existing, { ...changes, ...own })
  const fixed = bulk.update!.immutableFields.filter((field) => field in real)
  if (fixed.length)
    throw new ValidationFailed(
      fixed.map((field) => fieldError([field], 'IMMUTABLE_FIELD', `${field} cannot be changed.`))
    )
  if (!Object.keys(real).length) return 'unchanged'

  await bulk.change!(existing, real)
  return 'updated'
}

/** The locked record that an upsert row matches; deleted records never match. */
async function recordWith({ model, key, apart = [] }: ImportDefinition, value: string, said: Row) {
  const query = model.query().where(key!, value).forUpdate()
  for (const field of apart) if (field in said) query.where(field, said[field] as string)
  const [found, another] = await (model.$hasColumn('live') ? query.where('live', 1) : query).limit(
    2
  )

  if (another)
    throw new ValidationFailed([
      fieldError(
        [key!],
        'AMBIGUOUS',
        `Several records have this ${key}: ${apart.join(', ')} tells them apart`
      ),
    ])
  return found ?? null
}

/** Rethrows errors that the rows did not cause. */
function errorsOf(
  bulk: ImportDefinition,
  { row, rows = [row] }: Asked,
  error: unknown
): RowError[] {
  const errors = errorsOfRecord(bulk, rows, error)
  if (!errors) throw error
  return refused(bulk, rows, errors)
}
