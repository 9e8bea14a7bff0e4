/** Adds request, tenant and trace to log lines, and removes secrets from them. */
import { Current } from '#core/context/current'
import { traceIds } from '#core/observability/tracing'

/** Keys, tokens, hashes, and values after words such as `password`; in JSON they end at a quote. */
const SECRET =
  /\b(?:ofc_(?:live|test)_\w+|whsec_[^\s"'\\,;}]+|eyJ[\w-]+\.[\w-]+\.[\w-]*|Bearer\s+[^\s"'\\,;}]+)|\$argon2id\$[^\s"'\\}]+|((?:password|passphrase|secret|token)(?:\\?["']\s*:\s*\\?["']|\s*[:=]\s*))[^\s"'\\,;}]+/gi

export const withoutSecrets = (text: string) => text.replace(SECRET, '$1***')

export function whereabouts() {
  const { tenantIfAny: tenant, origin } = Current
  return {
    ...(origin.requestId && { requestId: origin.requestId }),
    ...traceIds(origin.traceparent),
    ...(tenant && { tenant: tenant.publicId }),
  }
}

/** Returns at most 2,000 characters without secrets and without values that the database quotes. */
export function messageOf(error: any): string {
  const text =
    error?.sqlMessage === undefined
      ? String(error?.message ?? error)
      : `${error.code}: ${String(error.sqlMessage).replace(/'(?:[^']|'')*'/g, "'?'")}`
  return withoutSecrets(text).slice(0, 2_000)
}

/** An error for the log: message, stack and cause, without statements or values. */
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
