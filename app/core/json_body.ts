/** Reads a JSON body, after it is known who sends it. Anything else than JSON is refused. */
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { repeatedName } from '#core/json_names'
import { withRounded } from '#core/json_numbers'
import { Refusal } from '#core/refusals'

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i

/** How zlib and brotli call what is not theirs, or ends too early. */
const OF_COMPRESSION = /^(Z_|ERR__ERROR_)/

/** What the decoder writes for bytes that are no UTF-8. */
const LOST = '\ufffd'

let parser: BodyParserMiddleware | undefined

/** Puts the body into the request; one without any is left as it is. Refuses 415 for another type or charset, and 400 MALFORMED_JSON for what is not UTF-8, no JSON, nested too deeply, or has a name twice in one object. */
export async function readJsonBody(ctx: HttpContext) {
  const { request } = ctx
  if (!request.hasBody() || request.header('content-length') === '0') return

  if (!request.is(['application/json', 'application/*+json'])) {
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON: Content-Type application/json')
  }
  const [, charset] = CHARSET.exec(request.header('content-type')!) ?? []
  if (charset && !/^(utf-?8|us-ascii)$/i.test(charset)) throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', `The body must be UTF-8, not ${charset}`)
  parser ??= await app.container.make(BodyParserMiddleware)
  try {
    await parser.handle(ctx, async () => {})
    const text = request.raw() ?? ''
    if (text.includes(LOST)) throw new Refusal(400, 'MALFORMED_JSON', `The body is not UTF-8; for the character U+FFFD itself, write \\ufffd`)

    const repeated = repeatedName(text, request.body())
    if (repeated !== undefined) throw new Refusal(400, 'MALFORMED_JSON', `The body has "${repeated.slice(0, 100)}" twice in one object`)

    const anew = withRounded(text)
    if (anew !== undefined) request.updateBody(anew as Record<string, any>)
  } catch (error) {
    if (OF_COMPRESSION.test((error as { code?: string }).code ?? '')) throw new Refusal(400, 'MALFORMED_JSON', 'The body is not compressed as its Content-Encoding says')
    if (error instanceof SyntaxError) throw new Refusal(400, 'MALFORMED_JSON', 'The body is not valid JSON')
    if (error instanceof RangeError) throw new Refusal(400, 'MALFORMED_JSON', 'The body is nested too deeply')
    throw error
  }
}
