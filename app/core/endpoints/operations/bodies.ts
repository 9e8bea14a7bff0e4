/** Request bodies of operations. */
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

/** The validated body. Refuses 422; lenient handling ignores unknown fields. */
export function bodyOf<V extends AnyValidator>(ctx: HttpContext, input: V): Promise<InputOf<V>> {
  const { strict } = preferencesOf(ctx)
  return ofWhatIsThere(ctx, () => {
    const { body, options } = sentTo(ctx)
    // Vine compares private members, so no structural type matches.
    return validate(input as any, body, { strict, ...options }) as Promise<InputOf<V>>
  })
}

/** Refuses any body where none is expected, and an `id` other than the path's. */
export function nothingOf(ctx: HttpContext): Promise<void> {
  return ofWhatIsThere(ctx, async () => {
    const { body, options } = sentTo(ctx)
    if (preferencesOf(ctx).strict) await validate(NOTHING, body ?? {}, { strict: true, ...options })
    await refuseParameters(ctx)
  })
}

/** Refuses query parameters unless handling is lenient. A deletion finds its record first. */
export async function refuseParameters(ctx: HttpContext): Promise<void> {
  const declared = declarationOf(ctx)?.parameters?.map(({ name }) => name) ?? []
  const names = Object.keys(ctx.request.qs()).filter((name) => !declared.includes(name))
  if (!names.length || !preferencesOf(ctx).strict) return
  const errors = names.slice(0, MAX_ERRORS).map((name) => unknownParameter(name, declared))
  await ofWhatIsThere(ctx, () => Promise.reject(new ValidationFailed(errors)))
}

/** A missing record is a 404 even when the body is invalid. */
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

/** The changed fields; 422 IMMUTABLE_FIELD for another id or immutable value. */
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

/** Metadata is merged by key; equal metadata is no change. */
function withMerged({ metadata: sent, ...changes }: any, { metadata: before }: any) {
  const metadata = mergedMetadata(before, sent)
  return sameMetadata(before, metadata) ? changes : { ...changes, metadata }
}

function comparable(value: any) {
  return JSON.stringify(
    value && typeof value === 'object' && 'toNumber' in value ? value.toNumber() : (value ?? null)
  )
}

/** The body may repeat the id of the path; it must be the same. */
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
