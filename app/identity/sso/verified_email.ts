/** The verified e-mail of a log in at a provider, within the domains of its company. */
import { Refusal } from '#core/errors/refusal'
import { domainOf } from '#identity/sso/domains'
import { invalidToken } from '#identity/sso/failures'
import { settingsOfDomain, type SsoOfCompany } from '#identity/sso/stored_settings'

type Claims = Record<string, unknown>

export type Identity = { email: string; name: string }

/** As users are stored; the domain is checked by itself. */
const EMAIL = /^[^\s\p{Cc}"@]+@[^\s@]+$/u

/**
 * The identity that the claims of an ID token prove. 401 INVALID_ID_TOKEN for a text that is no
 * e-mail; 403 EMAIL_NOT_VERIFIED, or SSO_NOT_CONFIGURED for an e-mail of another domain.
 */
export async function identityIn(claims: Claims, sso: SsoOfCompany): Promise<Identity> {
  const { email: sent, email_verified: isVerified, name } = claims
  // Some providers send the flag as a text.
  if (typeof sent !== 'string' || !(isVerified === true || isVerified === 'true'))
    throw new Refusal(
      403,
      'EMAIL_NOT_VERIFIED',
      'The provider does not vouch for the e-mail: it must send email and email_verified'
    )
  const email = sent.trim().toLowerCase().toWellFormed()
  if (!EMAIL.test(email) || email.length > 254) throw invalidToken('Its email is no e-mail address')
  const found = await settingsOfDomain(domainOf(email))
  if (found?.id !== sso.id) throw notConfigured()
  const shown = typeof name === 'string' ? asLine(name) : ''
  return { email, name: shown || email.slice(0, email.lastIndexOf('@')) }
}

const asLine = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 255)
    .toWellFormed()

export const notConfigured = () =>
  new Refusal(403, 'SSO_NOT_CONFIGURED', 'No company has single sign-on for this e-mail domain')
