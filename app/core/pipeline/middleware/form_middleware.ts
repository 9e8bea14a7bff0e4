/** Reads a form of at most `most` bytes. The body parser reads JSON only. `name[]` makes a list. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refusal } from '#core/errors/refusal'

export default class FormMiddleware {
  async handle({ request }: HttpContext, next: NextFn, { most }: { most: number }) {
    if (request.method() === 'POST' && request.is(['application/x-www-form-urlencoded'])) {
      request.setInitialBody(fieldsIn(await text(request.request, most)))
    }
    return next()
  }
}

function fieldsIn(form: string) {
  const fields: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(form)) {
    if (name.endsWith('[]')) listIn(fields, name.slice(0, -2)).push(value)
    else fields[name] = value
  }
  for (const name of Object.keys(fields)) mustNotBeWithin(name, fields)
  return { ...fields }
}

/** A value is a text or has fields, so `name` and `name.first` contradict each other. */
function mustNotBeWithin(name: string, fields: Record<string, unknown>) {
  for (let end = name.indexOf('.'); end > 0; end = name.indexOf('.', end + 1)) {
    const outer = name.slice(0, end)
    if (outer in fields)
      throw new Refusal(
        400,
        'MALFORMED_BODY',
        `The form has both ${outer.slice(0, 100)} and ${name.slice(0, 100)}: send one of them.`
      )
  }
}

/** A single value that was sent under the same name becomes the first of the list. */
function listIn(fields: Record<string, string | string[]>, name: string): string[] {
  const known = fields[name] ?? []
  return (fields[name] = Array.isArray(known) ? known : [known]) as string[]
}

async function text(stream: NodeJS.ReadableStream, most: number) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > most) throw new Refusal(413, 'PAYLOAD_TOO_LARGE', 'The form is too large.')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}
