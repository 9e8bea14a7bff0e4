/** The usual kinds of endpoints. */
import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { answered, locate, pathOf, tagged } from '#core/endpoints/operations/answers'
import { bodyOf, changesOf, nothingOf, ofWhatIsThere } from '#core/endpoints/operations/bodies'
import type {
  AnyTransformer,
  AnyValidator,
  Declaration,
  InputOf,
  Locked,
  Operation,
} from '#core/endpoints/operations/declaration'
import { operation } from '#core/endpoints/operations/operation'
import { lockOrFail, pathId, readRecord, remove } from '#core/endpoints/operations/records'
import { matchLocked, matchVersion, unlessKnown } from '#core/endpoints/operations/versions'
import { notFound } from '#core/errors/refusal'
import { preferencesOf } from '#core/http/prefer_header'
import { queryOf, type QueryFields } from '#core/input/query_string'
import type { Infer } from '#core/input/validation'
import { fieldsFilter } from '#core/resources/list/fields'
import type { Condition, defineList } from '#core/resources/list/list'
import { mustBeUnreferenced } from '#core/resources/references'
import type { JsonSchema, ApiRecord } from '#core/resources/transformer'

type Within = (ctx: HttpContext) => Promise<readonly Condition[]> | readonly Condition[]

/** GET of a list. `within` narrows it, such as to the parent in the path. */
export function lists(
  list: ReturnType<typeof defineList<any, any, any>>,
  { within, summary }: { within?: Within; summary?: string } = {}
): Operation {
  return operation(
    { kind: 'list', status: 200, parameters: list.parameters, output: list.record, summary },
    async (ctx) => {
      const { strict } = preferencesOf(ctx)
      const { body, link } = await list.read(ctx.request.qs(), {
        path: ctx.request.url(),
        strict,
        always: await within?.(ctx),
      })

      if (link) ctx.response.header('Link', link)
      return body
    }
  )
}

/**
 * GET of one record, or of its `fields`, with its ETag; 404 when it is missing. Below another
 * record, `param` is its segment and `isWithin` tests the parent.
 */
export function reads(
  record: AnyTransformer,
  {
    summary,
    param,
    isWithin,
  }: {
    summary?: string
    param?: string
    isWithin?: (found: any, ctx: HttpContext) => Promise<boolean>
  } = {}
): Operation {
  const query = queryOf({ fields: fieldsFilter(record) })

  return operation(
    { kind: 'read', status: 200, parameters: query.parameters, output: record, summary },
    async (ctx) => {
      const asked = attempt(() => query.parse(ctx.request.qs(), preferencesOf(ctx)))
      const found = await readRecord(record, pathId(ctx, param), asked.value?.fields)
      if (isWithin && !(await isWithin(found, ctx))) throw notFound()
      if (asked.error) throw asked.error

      return unlessKnown(ctx, found, asked.value!.fields)
    }
  )
}

/** Keeps an error of the query until the record was found, because a missing record is a 404. */
function attempt<T>(work: () => T): { value?: T; error?: unknown } {
  try {
    return { value: work() }
  } catch (error) {
    return { error }
  }
}

type Creation<Made> = Pick<
  Declaration,
  'summary' | 'below' | 'isPlain' | 'refusals' | 'inputTitle'
> & {
  /** The collection of the record, unless it is the path's. */
  location?: string
  /** Makes the answer from the result of `work`; by default the record of its row. */
  answer?: (made: Made) => ApiRecord
}

/** POST of a new record: `work` returns its model; `below` is the record in the path. */
export function creates<V extends AnyValidator, Made extends object>(
  record: AnyTransformer,
  input: V,
  work: (data: Infer<any> & InputOf<V>, ctx: HttpContext) => Promise<Made>,
  { location, answer = record.of, ...declared }: Creation<Made> = {}
): Operation {
  return operation(
    { kind: 'create', status: 201, input, output: record, ...declared },
    async (ctx) => {
      const data = await bodyOf(ctx, input)
      const shown = answer(await ofWhatIsThere(ctx, () => work(data, ctx)))

      ctx.response.status(201)
      locate(ctx, location ?? pathOf(ctx), shown.id)
      return tagged(ctx, shown)
    }
  )
}

type Update<Locked, Outcome> = Pick<Declaration, 'summary' | 'refusals'> & {
  /** Locks what must be locked before the record. `change` gets the result. */
  first?: (ctx: HttpContext) => Promise<Locked>
  /** Adds the result of `change` to the answer, such as warnings. */
  answer?: (shown: ApiRecord, outcome: Outcome) => ApiRecord
}

/** PATCH of a record, which is locked first. Honours `If-Match`, refuses immutable fields. */
export function updates<V extends AnyValidator, M extends LucidModel, Locked, Outcome>(
  record: AnyTransformer,
  model: M,
  input: V,
  change?: (
    row: InstanceType<M>,
    data: InputOf<V>,
    ctx: HttpContext,
    locked: Locked
  ) => Promise<Outcome>,
  { summary, refusals, first, answer }: Update<Locked, Outcome> = {}
): Operation {
  return operation(
    { kind: 'update', status: 200, input, output: record, summary, refusals },
    async (ctx) => {
      const locked = await first?.(ctx)
      const row = await lockOrFail(model, pathId(ctx))
      matchVersion(ctx, row)
      const data = changesOf(ctx, row, record, input, await bodyOf(ctx, input))

      const outcome = await (change ? change(row, data, ctx, locked!) : row.merge(data).save())
      const shown = await answered(ctx, record, row)
      return answer ? answer(shown, outcome as Outcome) : shown
    }
  )
}

type Deletion<M extends LucidModel, F extends QueryFields> = Pick<
  Declaration,
  'summary' | 'refusals'
> & {
  /** Locks what must be locked before the record. */
  first?: () => Promise<unknown>
  check?: (
    row: InstanceType<M>,
    asked: ReturnType<ReturnType<typeof queryOf<F>>['parse']>
  ) => Promise<unknown>
  query?: F
}

/**
 * DELETE of a record: a soft one where its table has `live`. Refuses 409 IN_USE while references or
 * foreign keys need it. `query` are its parameters.
 */
export function deletes<M extends LucidModel, F extends QueryFields = {}>(
  model: M,
  { first, check, query: fields, summary, refusals }: Deletion<M, F> = {}
): Operation {
  const query = queryOf(fields ?? ({} as F))
  return operation(
    {
      kind: 'delete',
      status: 204,
      summary,
      refusals,
      ...(fields && { parameters: query.parameters }),
    },
    async (ctx) => {
      await first?.()
      const row = await lockOrFail(model, pathId(ctx))
      matchVersion(ctx, row)
      await nothingOf(ctx)
      await check?.(row, query.parse(fields ? ctx.request.qs() : {}, preferencesOf(ctx)))
      await mustBeUnreferenced(model.table, pathId(ctx))

      await remove(row)
      ctx.response.status(204)
    }
  )
}

type Verb<V> = Pick<Declaration, 'summary' | 'refusals'> & {
  input?: V
  record?: AnyTransformer
  output?: { schema: JsonSchema }
  of?: Locked
  below?: Declaration['below']
  status?: number
  /** The path of the created record, below /api/v1: `/invoices` for the record in the answer. */
  location?: string | ((done: any) => string)
  /** Makes the answer from the result of `work`, such as a row that need not be read. */
  answer?: (done: any) => ApiRecord
}

/**
 * An action on a record or a collection: `work` does it and returns a model of `record`, or
 * anything when `output` is a schema. Honours `If-Match` with `of`.
 */
export function does<V extends AnyValidator>(
  declared: Verb<V>,
  work: (data: InputOf<V>, ctx: HttpContext) => Promise<any>
): Operation {
  const {
    input,
    record,
    output,
    of,
    below,
    status = 200,
    summary,
    refusals,
    location,
    answer,
  } = declared
  return operation(
    { kind: 'verb', status, input, output: record ?? output, of, below, summary, refusals },
    async (ctx) => {
      if (of) await matchLocked(ctx, of)
      const data = input ? await bodyOf(ctx, input) : await nothingOf(ctx)
      // Records in the body may be locked, and missing, before the one in the path.
      const done = await ofWhatIsThere(ctx, () => work(data as InputOf<V>, ctx))

      ctx.response.status(status)
      if (typeof location === 'function') locate(ctx, location(done))
      if (typeof location === 'string') locate(ctx, location, done.id)
      if (answer) return tagged(ctx, answer(done))
      if (record) return answered(ctx, record, done)
      return output && done ? tagged(ctx, done) : done
    }
  )
}
