/** The verified e-mail of a log in at a provider, within the domains of its company. */
import { Refusal } from '#core/errors/refusal'
import { domainOf } from '#identity/sso/domains'
import { settingsOfDomain, type SsoOfCompany } from '#identity/sso/stored_settings'

type Claims = Record<string, unknown>

export type Identity = { email: string; name: string }

/** 403 EMAIL_NOT_VERIFIED, or SSO_NOT_CONFIGURED for an e-mail of another domain. */
export async function identityIn(claims: Claims, sso: SsoOfCompany): Promise<Identity> {
  const { email: sent, email_verified: isVerified, name } = claims
  // Some providers send the flag as a text.
  if (typeof sent !== 'string' || !(isVerified === true || isVerified === 'true'))
    throw new Refusal(
      403,
      'EMAIL_NOT_VERIFIED',
      'The provider does not vouch for the e-mail: it must send email and email_verified'
    )
  const email = sent.trim().toLowerCase()
  const found = await settingsOfDomain(domainOf(email))
  if (found?.id !== sso.id) throw notConfigured()
  const shown = typeof name === 'string' ? name.trim().slice(0, 255) : ''
  return { email, name: shown || email.slice(0, email.lastIndexOf('@')) }
}

export const notConfigured = () =>
  new Refusal(403, 'SSO_NOT_CONFIGURED', 'No company has single sign-on for this e-mail domain')
