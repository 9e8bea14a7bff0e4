/** What was sent, as an operation takes it. */
import type { HttpContext } from '@adonisjs/core/http'
import { declarationOf, type AnyRecord, type AnyValidator, type InputOf } from '#core/operations/declaration'
import { pathId } from '#core/operations/records'
import { preferencesOf } from '#core/preferences'
import { fieldError, ValidationFailed, validate, validator } from '#core/validation'

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

/** Parameters of what takes none are ignored, or refused in strict handling; a deletion finds its record first. */
export async function refuseParameters(ctx: HttpContext): Promise<void> {
  if (!preferencesOf(ctx).strict) return
  const declared = new Set(declarationOf(ctx)?.parameters?.map(({ name }) => name))
  const errors = Object.keys(ctx.request.qs()).filter((name) => !declared.has(name)).map((name) => fieldError([name], 'UNKNOWN_FIELD', `${name} is not a parameter of this operation.`))
  if (errors.length) await ofWhatIsThere(ctx, () => Promise.reject(new ValidationFailed(errors)))
}

/** What is asked of a record that is not there is a 404, whatever is wrong with what was sent. */
export async function ofWhatIsThere<Read>(ctx: HttpContext, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read()
  } catch (error) {
    const { of, below } = declarationOf(ctx) ?? {}
    if (error instanceof ValidationFailed) await (of ?? below)?.(ctx)
    throw error
  }
}

const NOTHING = validator({})

/** The changes alone: the path's id and what may not change are compared with the row and left out; 422 IMMUTABLE_FIELD where they differ. */
export function changesOf(ctx: HttpContext, row: any, record: AnyRecord, input: AnyValidator, data: any) {
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
