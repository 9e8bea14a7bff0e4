/** Addresses of providers. Plain http is for the own machine, outside production. */
import app from '@adonisjs/core/services/app'
import { ClosedTarget, mustBeReachable } from '#core/http/public_targets'

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** Issuers of Microsoft that stand for all companies, so that any could vouch for an e-mail. */
const FOR_ALL =
  /^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)(?:\/|$)/i

/** Returns what is wrong with an issuer, as the end of a sentence. */
export function wrongIssuer(issuer: string): string | undefined {
  const url = URL.parse(issuer)
  if (!url || url.username || url.password) return 'must be the https address of the provider'
  if (url.search || url.hash) return 'must have neither a query nor a fragment'
  if (url.protocol !== 'https:' && !isLocal(url)) return 'must be the https address of the provider'
  if (FOR_ALL.test(issuer)) return 'must name the directory of your company'
  try {
    if (url.protocol === 'https:') mustBeReachable(url.hostname)
  } catch (error) {
    if (error instanceof ClosedTarget) return 'must lead to a public address'
    throw error
  }
  return undefined
}

export const isLocal = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && LOOPBACK.includes(hostname) && !app.inProduction
