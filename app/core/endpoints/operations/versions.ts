/**
 * Versions, as ETags (RFC 9110, section 13): what is known already is not sent again, and what has
 * changed since is not overwritten.
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { LucidRow } from '@adonisjs/lucid/types/model'
import type { Locked } from '#core/endpoints/operations/declaration'
import { only } from '#core/resources/list/fields'
import { Refusal } from '#core/errors/refusal'

/**
 * What a GET of one answers: the record, or some of its fields, with its version as the ETag, or
 * 304 to whoever has it.
 */
export function unlessKnown(
  ctx: HttpContext,
  found: Record<string, any>,
  fields?: readonly string[]
) {
  tag(ctx, found)
  return isKnown(ctx, found) ? ctx.response.status(304).send('') : only(found, fields)
}

/** Whether `If-None-Match` names the version that would be answered. */
function isKnown({ request }: HttpContext, { version }: Record<string, any>) {
  const asked = request.header('if-none-match')
  return asked !== undefined && (asked.trim() === '*' || tagsIn(asked).includes(`"${version}"`))
}

/**
 * The versions in a header, also weak, as compressing proxies make them, and without their quotes.
 */
function tagsIn(header: string) {
  return header.split(',').map((one) => one.trim().replace(/^W\//, '').replace(/^\d+$/, '"$&"'))
}

/** 412 when `If-Match` names another version than the row has, which must be locked. */
export const matchVersion = (ctx: HttpContext, row: LucidRow) =>
  mustBeAt(ctx, row.$attributes.version)

/**
 * The same of what a verb is about to be done to: locked before, and only when asked, since the
 * verb locks it itself.
 */
export async function matchLocked(ctx: HttpContext, of: Locked) {
  if (ctx.request.header('if-match')) matchVersion(ctx, await of(ctx))
}

/**
 * 412 VERSION_MISMATCH when `If-Match` names other versions than this one. Without it, or with `*`,
 * nothing is refused.
 */
export function mustBeAt({ request }: HttpContext, version: number) {
  const asked = request.header('if-match')
  if (!asked || asked.trim() === '*') return

  if (!tagsIn(asked).includes(`"${version}"`))
    throw new Refusal(
      412,
      'VERSION_MISMATCH',
      `This record has changed since: it is at version ${version}`,
      { headers: { ETag: `"${version}"` } }
    )
}

/** Sets the ETag of what is answered; what has no version gets none. */
export function tag({ response }: HttpContext, { version }: Record<string, any>) {
  if (version !== undefined && version !== null) response.header('ETag', `"${version}"`)
}
