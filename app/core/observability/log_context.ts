/**
 * How anything is written into the log: with who and where it is about, and without what is secret.
 */
import { Current } from '#core/context/current'
import { traceIds } from '#core/observability/tracing'

/**
 * Keys, tokens, hashes and secrets as this product writes them, and what stands behind such words.
 * In a line of JSON they end at a quote.
 */
const SECRET =
  /\b(?:ofc_(?:live|test)_\w+|whsec_[^\s"'\\,;}]+|eyJ[\w-]+\.[\w-]+\.[\w-]*|Bearer\s+[^\s"'\\,;}]+)|\$argon2id\$[^\s"'\\}]+|((?:password|passphrase|secret|token)(?:\\?["']\s*:\s*\\?["']|\s*[:=]\s*))[^\s"'\\,;}]+/gi

/** The text with `***` in place of each. */
export const withoutSecrets = (text: string) => text.replace(SECRET, '$1***')

/** In every line: of which request, company and trace it is, where there is one. */
export function whereabouts() {
  const { tenantIfAny: tenant, origin } = Current
  return {
    ...(origin.requestId && { requestId: origin.requestId }),
    ...traceIds(origin.traceparent),
    ...(tenant && { tenant: tenant.publicId }),
  }
}

/**
 * What an error says, in words that hold no secret: what the database says quotes values, and they
 * are left out.
 */
export function messageOf(error: any): string {
  const text =
    error?.sqlMessage === undefined
      ? String(error?.message ?? error)
      : `${error.code}: ${String(error.sqlMessage).replace(/'(?:[^']|'')*'/g, "'?'")}`
  return withoutSecrets(text).slice(0, 2_000)
}

/**
 * An error as the log keeps it: what it says, where it was thrown, and what it came of. Neither
 * statements nor values.
 */
export function errorOf(error: any): object {
  if (!(error instanceof Error)) return { message: messageOf(error) }
  const {
    constructor: { name },
    code,
    cause,
  } = error as Error & { code?: string }
  const frames = String(error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  return {
    type: name,
    message: messageOf(error),
    ...(code && { code }),
    stack: frames,
    ...(cause instanceof Error && { cause: errorOf(cause) }),
  }
}
