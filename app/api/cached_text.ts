/** Text that is constant while the process lives, sent compressed and with an ETag. */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'

export type CachedText = { type: string; plain: Buffer; gzipped: Buffer; etag: string }

export function cachedText(type: string, text: string | Buffer): CachedText {
  const plain = Buffer.from(text as string)
  return {
    type,
    plain,
    gzipped: gzipSync(plain),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
  }
}

/** Answers the text, or 304 to a matching If-None-Match. */
export function answerWith(
  { request, response }: HttpContext,
  { type, plain, gzipped, etag }: CachedText,
  { maxAgeSeconds = 300 } = {}
) {
  const accepted = String(request.header('accept-encoding') ?? '')
  const isGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted)

  response.header('Cache-Control', `public, max-age=${maxAgeSeconds}`)
  response.vary('Accept-Encoding')
  response.header('ETag', etag)
  if (isKnown(request.header('if-none-match'), etag)) return response.status(304).send('')

  response.header('Content-Type', type)
  if (isGzip) response.header('Content-Encoding', 'gzip')
  return response.send(isGzip ? gzipped : plain)
}

/** Weak comparison, as RFC 9110 requires for reads. */
function isKnown(asked: string | undefined, etag: string) {
  if (!asked) return false
  return (
    asked.trim() === '*' || asked.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  )
}
