/** Reads a JSON body, once the caller is known. Other content types are refused. */
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import { repeatedName } from '#core/http/duplicate_keys'
import { withRounded } from '#core/primitives/lossy_numbers'
import { Refusal } from '#core/errors/refusal'
import config from '#config/bodyparser'

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i

/** Error codes of zlib and brotli for corrupt or cut data. */
const OF_COMPRESSION = /^(Z_|ERR__ERROR_)/

/** The decoder writes the replacement character for invalid UTF-8. */
const LOST = '\ufffd'

/** Also the limit of routes without authentication. */
export const MOST_BYTES = 1_048_576
export const MOST_BYTES_OF_STRANGERS = 16_384

/** A longer body is refused by its Content-Length, or as soon as it exceeds the limit. */
const parserOf = (limit: number) =>
  new BodyParserMiddleware({ ...config, json: { ...config.json, limit } })
const parsers = new Map([MOST_BYTES, MOST_BYTES_OF_STRANGERS].map((most) => [most, parserOf(most)]))

/**
 * Sets the request's body, if there is one. Refuses 413 above `mostBytes`, 415 for another type or
 * charset, 400 MALFORMED_JSON for invalid UTF-8, invalid JSON, deep nesting or duplicate names.
 */
export async function readJsonBody(
  ctx: HttpContext,
  mostBytes: typeof MOST_BYTES | typeof MOST_BYTES_OF_STRANGERS = MOST_BYTES
) {
  const { request } = ctx
  if (!request.hasBody() || request.header('content-length') === '0') return

  if (!request.is(['application/json', 'application/*+json'])) {
    throw new Refusal(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'The body must be JSON: Content-Type application/json'
    )
  }
  const [, charset] = CHARSET.exec(request.header('content-type')!) ?? []
  if (charset && !/^(utf-?8|us-ascii)$/i.test(charset))
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', `The body must be UTF-8, not ${charset}`)
  try {
    await parsers.get(mostBytes)!.handle(ctx, async () => {})
    const text = request.raw() ?? ''
    if (text.includes(LOST))
      throw new Refusal(
        400,
        'MALFORMED_JSON',
        `The body is not UTF-8; for the character U+FFFD itself, write \\ufffd`
      )

    const repeated = repeatedName(text, request.body())
    if (repeated !== undefined)
      throw new Refusal(
        400,
        'MALFORMED_JSON',
        `The body has "${repeated.slice(0, 100)}" twice in one object`
      )

    const anew = withRounded(text)
    if (anew !== undefined) request.updateBody(anew as Record<string, any>)
  } catch (error) {
    if (OF_COMPRESSION.test((error as { code?: string }).code ?? ''))
      throw new Refusal(
        400,
        'MALFORMED_JSON',
        'The body is not compressed as its Content-Encoding says'
      )
    if (error instanceof SyntaxError)
      throw new Refusal(400, 'MALFORMED_JSON', 'The body is not valid JSON')
    if ((error as { code?: string }).code === 'E_REQUEST_ENTITY_TOO_LARGE')
      throw tooLarge(mostBytes)
    if (error instanceof RangeError)
      throw new Refusal(400, 'MALFORMED_JSON', 'The body is nested too deeply')
    throw error
  }
}

const tooLarge = (most: number) =>
  new Refusal(413, 'PAYLOAD_TOO_LARGE', `The body is larger than ${most / 1_024} KiB`)
