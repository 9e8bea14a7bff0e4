/**
 * Job `imports/run`: reads an import for about a second, longer without a backlog, then queues
 * itself again. The next chunk is validated while the database writes the current one.
 */
import { AsyncResource } from 'node:async_hooks'
import logger from '@adonisjs/core/services/logger'
import { entityOf } from '#core/audit/audit'
import type { ImportDefinition } from '#core/resources/importable'
import { secretFields } from '#core/resources/field_visibility'
import { lockOrFail } from '#core/endpoints/operations'
import { hasBacklog } from '#core/jobs/backlog'
import { isTooMuchAtOnce, TOO_MUCH } from '#core/database/errors_and_retries'
import { refusalFrom } from '#core/errors/refusal'
import { transaction } from '#core/database/transaction/transaction'
import { beginImport } from '#integrations/imports/actions/begin_import'
import { endImport } from '#integrations/imports/actions/end_import'
import {
  Overtaken,
  storeChunk,
  type Also,
  type CheckedChunk,
  type Place,
} from '#integrations/imports/actions/store_chunk'
import { goOnLater, QUEUE, type Job } from '#integrations/imports/actions/start_import'
import { Malformed } from '#integrations/imports/formats/scanner'
import { hasEnded, type ImportState } from '#integrations/imports/import_lifecycle'
import { importOf } from '#integrations/imports/resources'
import { checkRows } from '#integrations/imports/rows/check_rows'
import { References } from '#integrations/imports/rows/references'
import { errorsOf } from '#integrations/imports/rows/row'
import { collectYoung } from '#integrations/imports/young_generation'
import { RowReader } from '#integrations/imports/rows/row_reader'
import type { Store } from '#integrations/imports/rows/store'
import { typedDefaults } from '#integrations/imports/rows/values'
import Import from '#integrations/models/import'

type Asked = { data: Job; attempt: number; signal: AbortSignal; finish: () => Promise<void> }

const SLICE_MS = 1_000

/** Slice without a backlog; starting a slice costs a tenth of a second for tenant and data. */
const LONGEST_MS = 10_000

/** Attempts at an unexpected error before the import fails. */
const ATTEMPTS = 5

/** Fails the import on a malformed file; rethrows transient errors for a retry. */
export async function runImport({ data, attempt, signal, finish }: Asked) {
  const { importId } = data
  try {
    const one = await beginImport(importId)
    if (one) await readSlice(one, data, signal, finish)
  } catch (error: any) {
    const reason = reasonOf(error, attempt)
    if (!reason) throw error
    await fail(importId, reason, finish)
    // Not before: `finish` throws when another worker has done the job, and nothing has failed.
    if (!(error instanceof Malformed))
      logger.error(
        { err: error, importId },
        isTooMuchAtOnce(error) ? `An import has failed. ${TOO_MUCH}` : 'An import has failed'
      )
  }
}

async function readSlice(one: Import, job: Job, signal: AbortSignal, finish: () => Promise<void>) {
  const bulk = importOf(one.resource)
  const reader = await RowReader.open(one, bulk)
  const reading = new Reading(
    one,
    bulk,
    reader,
    job.isBlind ? secretFields(entityOf(bulk.model)) : []
  )
  const began = performance.now()

  try {
    for (let next: Promise<CheckedChunk> | undefined = reading.next(); next;) {
      const chunk: CheckedChunk = await next
      const isLast = one.processed + chunk.size >= one.total!
      const isOver = signal.aborted || (await isTurnOver(began))
      const stays = await reading.store(chunk, {
        first: isLast || isOver ? finish : undefined,
        last: isLast ? () => endImport(one, 'complete') : isOver ? () => goOnLater(job) : undefined,
        meanwhile: isLast || isOver ? undefined : AsyncResource.bind(() => reading.ahead()),
      })
      one.processed += chunk.size
      collectYoung()
      next = stays && !isLast && !isOver ? reading.next() : undefined
    }
  } finally {
    await reading.end()
  }
}

async function isTurnOver(began: number) {
  const taken = performance.now() - began
  return taken > SLICE_MS && (taken > LONGEST_MS || (await hasBacklog(QUEUE)))
}

class Reading {
  readonly #references: References
  readonly #store: Store
  #place: Place
  #ahead: Promise<CheckedChunk> | undefined

  constructor(
    readonly one: Import,
    readonly bulk: ImportDefinition,
    readonly reader: RowReader,
    hidden: readonly string[]
  ) {
    const { mode, dryRun, createMissing, notify } = one
    const defaults = typedDefaults(bulk, one.defaults)
    this.#references = new References(bulk, createMissing)
    this.#store = {
      bulk,
      upsert: mode === 'upsert',
      defaults,
      hidden,
      notify,
      meetsOthers: false,
      made: new Set(),
      ...(dryRun && { seenIn: one.id }),
    }
    this.#place = { position: one.position, line: one.line }
  }

  next(): Promise<CheckedChunk> {
    const next = this.#ahead ?? this.#read()
    this.#ahead = undefined
    return next
  }

  /** A dry run does not read ahead: its rows are never written. */
  ahead() {
    if (this.#ahead || this.one.dryRun) return
    this.#ahead = this.#read()
    // The error is thrown where the chunk is awaited.
    this.#ahead.catch(() => {})
  }

  async store(chunk: CheckedChunk, also: Also): Promise<boolean> {
    try {
      return await storeChunk(this.one, this.#store, chunk, { careful: false, ...also })
    } catch (error) {
      if (!errorsOf(0, error)) throw error
    }

    // A row was refused or its reference is gone: check again and skip only that row.
    await this.#ahead?.catch(() => {})
    this.#references.forget()
    this.#store.meetsOthers = true
    const again = await this.#readAgain(chunk)
    return storeChunk(this.one, this.#store, { ...chunk, ...again }, { careful: true, ...also })
  }

  async end() {
    await this.#ahead?.catch(() => {})
    await this.reader.close()
  }

  async #read(): Promise<CheckedChunk> {
    const { rows, position, line, linesOf } = await this.reader.next()
    const checked = await checkRows(this.bulk, rows, this.#references, this.#store)
    const from = this.#place
    if (rows.length) this.#place = { position, line }
    return { ...checked, from, ...this.#place, size: rows.length, linesOf }
  }

  /** Refused chunks are rare, so that their rows are read from the file again instead of kept. */
  async #readAgain({ from }: CheckedChunk) {
    const reader = await RowReader.open(this.one, this.bulk, from)
    try {
      return await checkRows(this.bulk, (await reader.next()).rows, this.#references, this.#store)
    } finally {
      await reader.close()
    }
  }
}

async function fail(importId: string, reason: string, finish: () => Promise<void>) {
  await transaction(async () => {
    await finish()
    const one = await lockOrFail(Import, importId)
    if (!hasEnded(one.status as ImportState)) await endImport(one, 'fail', reason)
  })
}

/** The reason why an import cannot go on; undefined when a retry may help. */
function reasonOf(error: any, attempt: number): string | undefined {
  if (error instanceof Malformed) return error.message
  if (error?.code === 'ENOENT') return 'The file is not here any more'
  if (isTooMuchAtOnce(error))
    return 'A part of it is more than the database here takes at once: ask who runs this server; rows that were processed stay'
  if (error instanceof Overtaken || refusalFrom(error)?.status === 503 || attempt < ATTEMPTS) return
  return 'Something went wrong here. It has been noted; rows that were processed stay'
}
