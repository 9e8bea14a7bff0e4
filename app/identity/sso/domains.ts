/** E-mail domains, compared in ASCII and lower case (RFC 5891). */
import { domainToASCII } from 'node:url'

/** Labels of letters, digits and hyphens, with a last one of letters. */
const DOMAIN =
  /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/

/** Undefined for a text that is no domain. */
export function asDomain(text: string): string | undefined {
  const domain = domainToASCII(text.trim().toLowerCase())
  return DOMAIN.test(domain) ? domain : undefined
}

export const domainOf = (email: string) => asDomain(email.slice(email.lastIndexOf('@') + 1)) ?? ''
