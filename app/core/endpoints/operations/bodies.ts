/** The body of a request, as an operation takes it. */
import type { HttpContext } from '@adonisjs/core/http'
import {
  declarationOf,
  type AnyTransformer,
  type AnyValidator,
  type InputOf,
} from '#core/endpoints/operations/declaration'
import { sendableTo } from '#core/endpoints/operations/shown'
import { mergedMetadata, sameMetadata } from '#core/resources/integration/metadata'
import { preferencesOf } from '#core/http/prefer_header'
import {
  fieldError,
  isObject,
  MAX_ERRORS,
  ValidationFailed,
  validate,
  validator,
} from '#core/input/validation'
import { unknownParameter, type UnknownOptions } from '#core/input/validation'

/**
 * The request's body, as `input` takes it. 422 for what is wrong; lenient handling lets unknown
 * fields pass.
 */
export function bodyOf<V extends AnyValidator>(ctx: HttpContext, input: V): Promise<InputOf<V>> {
  const { strict } = preferencesOf(ctx)
  return ofWhatIsThere(ctx, () => {
    const { body, options } = sentTo(ctx)
    // Vine compares private members: no structural type is a validator to it.
    return validate(input as any, body, { strict, ...options }) as Promise<InputOf<V>>
  })
}

/**
 * For what takes nothing, verb or deletion: whatever is sent is refused, and another `id` than the
 * path's always.
 */
export function nothingOf(ctx: HttpContext): Promise<void> {
  return ofWhatIsThere(ctx, async () => {
    const { body, options } = sentTo(ctx)
    if (preferencesOf(ctx).strict) await validate(NOTHING, body ?? {}, { strict: true, ...options })
    await refuseParameters(ctx)
  })
}

/**
 * Refuses parameters of what takes none, unless handling is lenient; a deletion finds its record
 * first.
 */
export async function refuseParameters(ctx: HttpContext): Promise<void> {
  const declared = declarationOf(ctx)?.parameters?.map(({ name }) => name) ?? []
  const names = Object.keys(ctx.request.qs()).filter((name) => !declared.includes(name))
  if (!names.length || !preferencesOf(ctx).strict) return
  const errors = names.slice(0, MAX_ERRORS).map((name) => unknownParameter(name, declared))
  await ofWhatIsThere(ctx, () => Promise.reject(new ValidationFailed(errors)))
}

/** A missing record is a 404, also when the body is wrong. */
export async function ofWhatIsThere<Read>(
  ctx: HttpContext,
  read: () => Promise<Read>
): Promise<Read> {
  try {
    return await read()
  } catch (error) {
    const { of, below } = declarationOf(ctx) ?? {}
    if (error instanceof ValidationFailed) await (of ?? below)?.(ctx)
    throw error
  }
}

const NOTHING = validator({})

const otherId = () => fieldError(['id'], 'IMMUTABLE_FIELD', 'id must be the one in the path.')

/**
 * The changes alone. The id and what may not change are compared with the row: 422 IMMUTABLE_FIELD
 * where they differ.
 */
export function changesOf(
  ctx: HttpContext,
  row: any,
  record: AnyTransformer,
  input: AnyValidator,
  data: any
) {
  const shown = record.of(row) as Record<string, unknown>
  const errors = []
  const changes = { ...data }

  const sentId = ctx.request.body()?.id
  if (sentId !== undefined && String(sentId).toLowerCase() !== row.id) errors.push(otherId())
  for (const field of input.immutableFields ?? []) {
    const differs = field in changes && comparable(changes[field]) !== comparable(shown[field])
    if (differs) errors.push(fieldError([field], 'IMMUTABLE_FIELD', `${field} cannot be changed.`))
    delete changes[field]
  }

  if (errors.length) throw new ValidationFailed(errors)
  return changes.metadata === undefined ? changes : withMerged(changes, row)
}

/** Metadata that is sent is merged with what the row has; as it was, it is no change. */
function withMerged({ metadata: sent, ...changes }: any, { metadata: before }: any) {
  const metadata = mergedMetadata(before, sent)
  return sameMetadata(before, metadata) ? changes : { ...changes, metadata }
}

function comparable(value: any) {
  return JSON.stringify(
    value && typeof value === 'object' && 'toNumber' in value ? value.toNumber() : (value ?? null)
  )
}

/**
 * What is done to a record, or made below it, may name it in the body, too: it must be the path's.
 */
function sentTo(ctx: HttpContext): { body: any; options: UnknownOptions } {
  const body = ctx.request.body()
  const options = sendableTo(ctx)
  const param = Object.keys(ctx.params).at(-1)
  if (param === undefined || !isObject(body) || declarationOf(ctx)?.kind === 'update')
    return { body, options }

  const pathId = String(ctx.params[param])
  const { id, ...rest } = body
  if (id === undefined) return { body, options: { ...options, pathId } }
  if (String(id).toLowerCase() !== pathId.toLowerCase()) throw new ValidationFailed([otherId()])
  return { body: rest, options: { ...options, pathId, showsAlways: true } }
}
