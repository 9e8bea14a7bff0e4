/**
 * A form that arrives after its session has ended. The log-in page carries it, and the page after
 * the log in offers to send it.
 */
import type { HttpContext } from '@adonisjs/core/http'

/** `to` is the address of the form, `fields` its pairs of name and value as JSON. */
export type KeptForm = { to: string; fields: string }

/** Together with the log in, it has to fit into what a stranger may send, percent-encoded. */
const MOST_CHARACTERS = 12_000

/**
 * The form of this request, without its token and passwords. None when it is empty, too long, or
 * holds a file.
 */
export function keptForm({ request }: HttpContext): KeptForm | undefined {
  if (!request.is(['application/x-www-form-urlencoded'])) return

  const pairs = Object.entries(request.body()).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((one) => [`${name}[]`, one]) : [[name, value]]
  )
  const fields = JSON.stringify(
    pairs.filter(([name]) => name !== '_csrf' && !/password|secret/i.test(name))
  )
  return encodeURIComponent(fields).length <= MOST_CHARACTERS
    ? { to: request.url(true), fields }
    : undefined
}

/** The kept form that a log in carries. */
export function carriedForm({ request }: HttpContext): KeptForm | undefined {
  const { _to: to, _form: fields } = request.body()
  if (typeof to !== 'string' || typeof fields !== 'string' || !/^\/admin\/[\w-]/.test(to)) return
  return pairsOf({ to, fields }) && { to, fields }
}

/** The pairs of name and value of a kept form, undefined when they cannot be read. */
export function pairsOf({ fields }: KeptForm): [string, string][] | undefined {
  try {
    const pairs = JSON.parse(fields)
    const isPair = (one: unknown) =>
      Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string')
    if (Array.isArray(pairs) && pairs.every(isPair)) return pairs as [string, string][]
  } catch {}
  return undefined
}
