/** ETags of versions (RFC 9110, section 13): 304 when unchanged, 412 when stale. */
import type { ApiRecord } from '#core/resources/transformer'
import type { HttpContext } from '@adonisjs/core/http'
import type { LucidRow } from '@adonisjs/lucid/types/model'
import type { Locked } from '#core/endpoints/operations/declaration'
import { only } from '#core/resources/list/fields'
import { Refusal } from '#core/errors/refusal'

/** The answer of a GET of one record with its ETag, or 304. */
export function unlessKnown(ctx: HttpContext, found: ApiRecord, fields?: readonly string[]) {
  tag(ctx, found)
  return isKnown(ctx, found) ? ctx.response.status(304).send('') : only(found, fields)
}

/** True if `If-None-Match` names the current version; a record without one is sent anew. */
function isKnown({ request }: HttpContext, { version }: { version?: number }) {
  const asked = request.header('if-none-match')
  return (
    typeof version === 'number' &&
    asked !== undefined &&
    (asked.trim() === '*' || tagsIn(asked).includes(`"${version}"`))
  )
}

/** The versions in a header, also weak ones and those without quotes, as proxies send them. */
function tagsIn(header: string) {
  return header.split(',').map((one) => one.trim().replace(/^W\//, '').replace(/^\d+$/, '"$&"'))
}

/** 412 when `If-Match` names another version than the locked row has. */
export const matchVersion = (ctx: HttpContext, row: LucidRow) =>
  mustBeAt(ctx, row.$attributes.version)

/** `matchVersion` for a verb; the record is locked only when the header is there. */
export async function matchLocked(ctx: HttpContext, of: Locked) {
  if (ctx.request.header('if-match')) matchVersion(ctx, await of(ctx))
}

/** 412 VERSION_MISMATCH when `If-Match` names other versions; `*` matches any. */
export function mustBeAt({ request }: HttpContext, version: number) {
  const asked = request.header('if-match')
  if (!asked || asked.trim() === '*') return

  if (!tagsIn(asked).includes(`"${version}"`))
    throw new Refusal(
      412,
      'VERSION_MISMATCH',
      `The record has changed: it now has version ${version}. Read it again`,
      { headers: { ETag: `"${version}"` } }
    )
}

/** Sets the ETag, if the answer has a version. */
export function tag({ response }: HttpContext, { version }: { version?: number }) {
  if (version !== undefined && version !== null) response.header('ETag', `"${version}"`)
}
