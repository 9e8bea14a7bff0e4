/** A form submitted after its session ended: the log-in page carries it and offers to resend it. */
import type { HttpContext } from '@adonisjs/core/http'

/** `to` is the form's address, `fields` its name and value pairs as JSON. */
export type KeptForm = { to: string; fields: string }

/** Percent-encoded; with the log in it must fit into the limit of anonymous requests. */
const MOST_CHARACTERS = 12_000

/** The form without token and passwords; undefined for uploads and beyond the limit. */
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

export function carriedForm({ request }: HttpContext): KeptForm | undefined {
  const { _to: to, _form: fields } = request.body()
  if (typeof to !== 'string' || typeof fields !== 'string' || !/^\/admin\/[\w-]/.test(to)) return
  return pairsOf({ to, fields }) && { to, fields }
}

/** True for a form of test mode, which must not be sent to the company. */
export const isOfTestMode = (kept: KeptForm) =>
  pairsOf(kept)!.some(([name, value]) => name === '_environment' && value === 'test')

/** Undefined when the pairs cannot be parsed. */
export function pairsOf({ fields }: KeptForm): [string, string][] | undefined {
  try {
    const pairs = JSON.parse(fields)
    const isPair = (one: unknown) =>
      Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string')
    if (Array.isArray(pairs) && pairs.every(isPair)) return pairs as [string, string][]
  } catch {}
  return undefined
}
