/**
 * What an endpoint does, declared: `lists`, `reads`, `creates`, `updates`, `deletes`, and `does` for verbs.
 * Each answers a route handler that carries its declaration, so that OpenAPI and the assistant know
 * the input and the output that the handler really uses.
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { audit } from '#core/audit'
import { sqlInstant } from '#core/columns'
import { Current } from '#core/current'
import { clock } from '#core/clock'
import { execute, rows } from '#core/database'
import { flush } from '#core/packets'
import { isUuid } from '#core/fields'
import type { Condition, defineList } from '#core/list'
import { preferencesOf } from '#core/preferences'
import type { Parameter } from '#core/query_fields'
import type { JsonSchema, RecordDefinition } from '#core/record'
import { fieldError, ValidationFailed, validate, validator, type Infer } from '#core/validation'
import { notFound, Refusal } from '#core/refusals'
import { name } from '#core/sql'

type AnyRecord = RecordDefinition<any>
type AnyValidator = { validate: any; toJSONSchema(): any; immutableFields?: readonly string[]; keptFields?: readonly string[] }
type Handler = (ctx: HttpContext) => unknown
type Locked = (ctx: HttpContext) => Promise<LucidRow>

/** What is known of an endpoint beside its route. */
export type Declaration = {
  kind: 'list' | 'read' | 'create' | 'update' | 'delete' | 'verb'
  summary?: string
  status: number
  input?: AnyValidator
  parameters?: Parameter[]
  /** A record, or the schema of another answer. */
  output?: AnyRecord | { schema: JsonSchema; title?: string }
  /** Bodies in other forms than `input` as JSON, by media type, such as an uploaded file. */
  accepts?: Record<string, JsonSchema>
  /** Answers beside the usual one by their status, each by media type; of the usual status: other forms of it, such as CSV. */
  answers?: Record<number, { description: string; content?: Record<string, JsonSchema> }>
  /** Takes the body instead of the JSON reader, before any transaction is open, such as an upload that goes to disk; `perform` runs the handler. */
  receive?: (ctx: HttpContext, perform: () => Promise<void>) => Promise<void>
  /** Of a verb: the record that it is done to, locked as the verb locks it. `If-Match` may name its version. */
  of?: Locked
  /** Of what is made or shown of a record without changing it, such as an interaction with a customer: that record, locked. */
  below?: Locked
  /** The handler honours `Prefer: dry-run` by itself, by what it makes: an import does. */
  ownDryRun?: boolean
}

export type Operation = Handler & { declaration: Declaration }

/** What is known of the endpoint that a request goes to. */
export function declarationOf({ route }: HttpContext): Declaration | undefined {
  return (route?.handler as Partial<Operation> | undefined)?.declaration
}

/** A handler with its declaration, for endpoints that are none of the usual kinds. */
export function operation(declaration: Declaration, handler: Handler): Operation {
  const asksNothing = !declaration.parameters && declaration.kind !== 'delete'
  const write = async (ctx: HttpContext) => {
    if (asksNothing) await refuseParameters(ctx)
    return handler(ctx)
  }
  return Object.assign((ctx: HttpContext) => (isRead(ctx) ? handler(ctx) : write(ctx)), { declaration })
}

const isRead = ({ request }: HttpContext) => ['GET', 'HEAD'].includes(request.method())

type Within = (ctx: HttpContext) => Promise<readonly Condition[]> | readonly Condition[]

/** GET of a list. `within` narrows it, such as to the parent in the path. */
export function lists(list: ReturnType<typeof defineList<any, any, any>>, { within, summary }: { within?: Within; summary?: string } = {}): Operation {
  return operation({ kind: 'list', status: 200, parameters: list.parameters, output: list.record, summary }, async (ctx) => {
    const { strict } = preferencesOf(ctx)
    const { body, link } = await list.read(ctx.request.qs(), { path: ctx.request.url(), strict, always: await within?.(ctx) })

    if (link) ctx.response.header('Link', link)
    return body
  })
}

/** GET of one record, with its version as the ETag. Below another record, `param` is its own place in the path and `isWithin` tells whether it is that one's. */
export function reads(record: AnyRecord, { summary, param, isWithin }: { summary?: string; param?: string; isWithin?: (found: any, ctx: HttpContext) => Promise<boolean> } = {}): Operation {
  return operation({ kind: 'read', status: 200, output: record, summary }, async (ctx) => {
    const found = await readRecord(record, pathId(ctx, param))
    if (isWithin && !(await isWithin(found, ctx))) throw notFound()
    return unlessKnown(ctx, found)
  })
}

/** POST of a new record. `work` makes it and answers its model; `below` is the record in the path, if there is one. */
export function creates<V extends AnyValidator>(record: AnyRecord, input: V, work: (data: Infer<any> & InputOf<V>, ctx: HttpContext) => Promise<any>, { summary, below }: { summary?: string; below?: Locked } = {}): Operation {
  return operation({ kind: 'create', status: 201, input, output: record, below, summary }, async (ctx) => {
    const made = await work(await bodyOf(ctx, input), ctx)
    const answer = record.of(made)

    ctx.response.status(201).header('Location', `${ctx.request.url().replace(/\/$/, '')}/${made.id}`)
    tag(ctx, answer)
    return answer
  })
}

/** PATCH of a record, which is locked first; `If-Match` is honoured, fields that may not change are refused. */
export function updates<V extends AnyValidator, M extends LucidModel>(record: AnyRecord, model: M, input: V, change?: (row: InstanceType<M>, data: InputOf<V>, ctx: HttpContext) => Promise<unknown>, { summary }: { summary?: string } = {}): Operation {
  return operation({ kind: 'update', status: 200, input, output: record, summary }, async (ctx) => {
    const row = await lockOrFail(model, pathId(ctx))
    matchVersion(ctx, row)
    const data = changesOf(ctx, row, record, input, await bodyOf(ctx, input, record))

    await (change ? change(row, data, ctx) : row.merge(data).save())
    return answered(ctx, record, row)
  })
}

/** DELETE of a record: softly where its table keeps deleted rows, else for good; 409 IN_USE where others refer to it. */
export function deletes<M extends LucidModel>(model: M, { check, summary }: { check?: (row: InstanceType<M>) => Promise<unknown>; summary?: string } = {}): Operation {
  return operation({ kind: 'delete', status: 204, summary }, async (ctx) => {
    const row = await lockOrFail(model, pathId(ctx))
    matchVersion(ctx, row)
    await nothingOf(ctx)
    await check?.(row)

    await remove(row)
    ctx.response.status(204)
  })
}

type Verb<V> = { input?: V; record?: AnyRecord; output?: { schema: JsonSchema }; of?: Locked; below?: Locked; status?: number; summary?: string }

/** A verb on a record, or on a collection: `work` does it and answers a model of `record`, or anything when `output` is a schema. With `of`, `If-Match` is honoured. */
export function does<V extends AnyValidator>(declared: Verb<V>, work: (data: InputOf<V>, ctx: HttpContext) => Promise<any>): Operation {
  const { input, record, output, of, below, status = 200, summary } = declared
  return operation({ kind: 'verb', status, input, output: record ?? output, of, below, summary }, async (ctx) => {
    if (of) await matchLocked(ctx, of)
    const data = input ? await bodyOf(ctx, input) : await nothingOf(ctx)
    const done = await work(data as any, ctx)

    ctx.response.status(status)
    if (record) return answered(ctx, record, done)
    if (output && done) tag(ctx, done)
    return done
  })
}

export type InputOf<V> = V extends { validate: (...args: any[]) => Promise<infer T> } ? T : never

/* What they are made of */

/** The id in the path; what cannot be one is not found. */
export function pathId({ params }: HttpContext, param = 'id'): string {
  const id = String(params[param] ?? '').toLowerCase()
  if (!isUuid(id)) throw notFound()
  return id
}

/** One record by its id, as the API shows it. */
export async function readRecord(record: AnyRecord, id: string): Promise<Record<string, any>> {
  const [row] = await rows(`SELECT ${record.columns()} FROM ${name(record.table)} t WHERE t.tenant_id = ? AND t.id = ?${record.soft ? ' AND t.live = 1' : ''}`, [Current.tenantId, id])
  if (!row) throw notFound()
  return record.of(row)
}

/** What is shown of a record, by field: of settings, which are none, the properties of their schema. */
type Shown = { fields: Record<string, unknown> }

/** The request's body, as `input` takes it. */
export function bodyOf<V extends AnyValidator>(ctx: HttpContext, input: V, record?: Shown): Promise<InputOf<V>> {
  const { strict } = preferencesOf(ctx)
  return ofWhatIsThere(ctx, () => {
    const body = record ? ctx.request.body() : withoutPathId(ctx)
    return validate(input as any, withoutKept(body, strict ? input : undefined, record), { strict }) as Promise<InputOf<V>>
  })
}

/** The same of what takes nothing, verb or deletion: what is said all the same is ignored, or refused in strict handling; another `id` than the path's is refused always. */
export function nothingOf(ctx: HttpContext): Promise<void> {
  return ofWhatIsThere(ctx, async () => {
    const body = withoutPathId(ctx)
    if (preferencesOf(ctx).strict) await validate(NOTHING, body ?? {}, { strict: true })
    await refuseParameters(ctx)
  })
}

/** Parameters of a write that takes none are ignored, or refused in strict handling; a deletion finds its record first. */
async function refuseParameters(ctx: HttpContext): Promise<void> {
  if (!preferencesOf(ctx).strict) return
  const errors = Object.keys(ctx.request.qs()).map((name) => fieldError([name], 'UNKNOWN_FIELD', `${name} is not a parameter of this operation.`))
  if (errors.length) await ofWhatIsThere(ctx, () => Promise.reject(new ValidationFailed(errors)))
}

/** What is asked of a record that is not there is a 404, whatever is wrong with what was sent. */
async function ofWhatIsThere<Read>(ctx: HttpContext, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read()
  } catch (error) {
    const { of, below } = declarationOf(ctx) ?? {}
    if (error instanceof ValidationFailed) await (of ?? below)?.(ctx)
    throw error
  }
}

const NOTHING = validator({})

/** The row, locked until the transaction ends; 404 when there is none, or when it was deleted. */
export async function lockOrFail<M extends LucidModel>(model: M, id: string): Promise<InstanceType<M>> {
  const query = model.query().where('id', id).forUpdate()
  const row = await (model.$hasColumn('live') ? query.where('live', 1) : query).first()
  if (!row) throw notFound()
  return row as InstanceType<M>
}

/** What a GET of one answers: the record with its version as the ETag, or 304 to whoever has it. */
export function unlessKnown(ctx: HttpContext, found: Record<string, any>) {
  tag(ctx, found)
  return isKnown(ctx, found) ? ctx.response.status(304).send('') : found
}

/** Whether `If-None-Match` names the version that would be answered. */
function isKnown({ request }: HttpContext, { version }: Record<string, any>) {
  const asked = request.header('if-none-match')
  return asked !== undefined && (asked.trim() === '*' || tagsIn(asked).includes(`"${version}"`))
}

/** The versions in a header, also weak, as compressing proxies make them, and without their quotes. */
function tagsIn(header: string) {
  return header.split(',').map((one) => one.trim().replace(/^W\//, '').replace(/^\d+$/, '"$&"'))
}

/** 412 when `If-Match` names another version than the row has, which must be locked. */
export const matchVersion = (ctx: HttpContext, row: LucidRow) => mustBeAt(ctx, row.$attributes.version)

/** The same of what a verb is about to be done to: locked before, and only when asked, since the verb locks it itself. */
async function matchLocked(ctx: HttpContext, of: Locked) {
  if (ctx.request.header('if-match')) matchVersion(ctx, await of(ctx))
}

/** For `of`: the record of this model in the path. */
export const inPath = (model: LucidModel, param?: string) => (ctx: HttpContext) => lockOrFail(model, pathId(ctx, param))

export function mustBeAt({ request }: HttpContext, version: number) {
  const asked = request.header('if-match')
  if (!asked || asked.trim() === '*') return

  if (!tagsIn(asked).includes(`"${version}"`)) throw new Refusal(412, 'VERSION_MISMATCH', `This record has changed since: it is at version ${version}`, { headers: { ETag: `"${version}"` } })
}

/** Deletes a row, softly where its table has `live`. References speak at once. */
export async function remove(row: LucidRow) {
  const model = row.constructor as LucidModel
  if (!model.$hasColumn('live')) return row.delete()

  const unit = Current.unit!
  await flush(unit.connection)
  await execute(`UPDATE ${name(model.table)} SET live = NULL, deleted_at = ?, version = version + 1 WHERE tenant_id = ? AND id = ?`, [
    sqlInstant(clock.now()),
    Current.tenantId,
    row.$attributes.id,
  ])
  unit.count(model.table, -1)
  audit('deleted', row, row.$attributes, null)
}

async function answered(ctx: HttpContext, record: AnyRecord, row: any) {
  const answer = record.isComputed ? await readRecord(record, row.id) : record.of(row)
  tag(ctx, answer)
  return answer
}

export function tag({ response }: HttpContext, { version }: Record<string, any>) {
  if (version != null) response.header('ETag', `"${version}"`)
}

/** The changes alone: the path's id and what may not change are compared with the row and left out. */
function changesOf(ctx: HttpContext, row: any, record: AnyRecord, input: AnyValidator, data: any) {
  const shown = record.of(row) as Record<string, unknown>
  const errors = []
  const changes = { ...data }

  const sentId = (ctx.request.body() as any)?.id
  if (sentId !== undefined && String(sentId).toLowerCase() !== row.id) errors.push(fieldError(['id'], 'IMMUTABLE_FIELD', 'id must be the one in the path.'))
  for (const field of input.immutableFields ?? []) {
    if (field in changes && comparable(changes[field]) !== comparable(shown[field])) errors.push(fieldError([field], 'IMMUTABLE_FIELD', `${field} cannot be changed.`))
    delete changes[field]
  }

  if (errors.length) throw new ValidationFailed(errors)
  return changes
}

function comparable(value: any) {
  return JSON.stringify(value && typeof value === 'object' && 'toNumber' in value ? value.toNumber() : (value ?? null))
}

/** What is done to a record may name it in the body, too; it must be the path's. */
function withoutPathId(ctx: HttpContext) {
  const body = ctx.request.body() as any
  if (ctx.params.id === undefined || body?.id === undefined) return body

  const { id, ...rest } = body
  if (String(id).toLowerCase() !== pathId(ctx)) throw new ValidationFailed([fieldError(['id'], 'IMMUTABLE_FIELD', 'id must be the one in the path.')])
  return rest
}

/** In strict handling, what the server keeps and shows is not unknown: a record that was read may be sent back. */
function withoutKept(body: any, strictInput?: AnyValidator, record?: Shown) {
  if (!strictInput || !record || !body || typeof body !== 'object') return body

  const taken = new Set(Object.keys(strictInput.toJSONSchema().properties ?? {}))
  const kept = new Set([...Object.keys(record.fields), ...(strictInput.keptFields ?? []), 'id'])
  return Object.fromEntries(Object.entries(body).filter(([key]) => taken.has(key) || !kept.has(key)))
}
