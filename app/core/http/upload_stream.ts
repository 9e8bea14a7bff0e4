import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#core/errors/refusal'

/**
 * The raw body of an upload, block by block. Throws 400 UPLOAD_CUT when the sender goes away. The
 * rest is drained after an early return, so that the sender still gets the refusal.
 */
export async function* uploadStream({ request }: HttpContext): AsyncGenerator<Buffer> {
  const incoming = request.request
  try {
    yield* incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  } catch (error) {
    throw incoming.complete
      ? error
      : new Refusal(400, 'UPLOAD_CUT', 'The upload was cut off before its end')
  } finally {
    if (!incoming.readableEnded) incoming.resume()
  }
}

/** The media type of the body, in lower case, without parameters. */
export const mediaTypeOf = ({ request }: HttpContext) =>
  request.header('content-type')?.split(';')[0].trim().toLowerCase()

const FORM_AROUND_FILE = 1024 * 1024

/** Refuses 415 a compressed body, 413 by `tooLarge` a Content-Length above `most` bytes. */
export function mustBeTakable({ request }: HttpContext, most: number, tooLarge: () => Refusal) {
  if (request.header('content-encoding', 'identity') !== 'identity')
    throw new Refusal(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'Send the file as it is, without a Content-Encoding'
    )
  const isForm = request.header('content-type')?.toLowerCase().startsWith('multipart/form-data')
  if (Number(request.header('content-length')) > most + (isForm ? FORM_AROUND_FILE : 0))
    throw tooLarge()
}
