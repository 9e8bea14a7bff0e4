/** Redirect URIs: https, or http on the own machine, where the port is free (RFC 8252). */

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

export const LONGEST_REDIRECT = 2_000

/** Returns what is wrong with a redirect URI, as the end of a sentence. */
export function wrongRedirect(uri: string): string | undefined {
  const url = URL.parse(uri)
  if (!url || uri.length > LONGEST_REDIRECT) return 'is not an address'
  if (url.protocol !== 'https:' && !isLoopback(url))
    return 'must be https, or http on 127.0.0.1, [::1] or localhost'
  if (url.hash || uri.includes('#')) return 'must not have a fragment'
  if (url.username || url.password) return 'must not have a user or a password'
  return undefined
}

/** Compares as text; of a loopback address the port may differ (RFC 8252, section 7.3). */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  if (registered.includes(uri)) return true
  const url = URL.parse(uri)
  if (!url || wrongRedirect(uri) || !isLoopback(url)) return false
  return registered.some((one) => withoutPort(one) === withoutPort(uri))
}

/** The host that a person is shown. */
export const hostOf = (uri: string) => new URL(uri).host

/** The origin for the content security policy of the consent page. */
export const originOfRedirect = (uri: string) => new URL(uri).origin

/** The redirect URI with further parameters. */
export function withParameters(uri: string, parameters: Record<string, string | undefined>) {
  const url = new URL(uri)
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}

const isLoopback = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && LOOPBACK.includes(hostname)

/** Undefined for an address on another machine. */
function withoutPort(uri: string): string | undefined {
  const url = new URL(uri)
  if (!isLoopback(url)) return undefined
  url.port = ''
  return url.href
}
