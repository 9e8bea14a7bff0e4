/** Reads a form that a page sent. The API takes JSON alone, so its body parser knows no forms. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refusal } from '#core/refusals'

/** An e-mail, a password and a token are far below. */
const MOST_BYTES = 16_384

export default class FormMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    if (request.method() === 'POST' && request.is(['application/x-www-form-urlencoded'])) {
      request.setInitialBody(Object.fromEntries(new URLSearchParams(await text(request.request))))
    }
    return next()
  }
}

async function text(stream: NodeJS.ReadableStream) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Refusal(413, 'PAYLOAD_TOO_LARGE', 'The form is larger than what is taken here.')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}
