import { refuse } from '#core/input/checks'
import { code, flag, line, listOf, withDefault, optional } from '#core/input/fields'
import { textField } from '#core/input/fields/field'
import { validator } from '#core/input/validation'
import { asDomain } from '#identity/sso/domains'
import { wrongIssuer } from '#identity/sso/issuers'
import { PUBLIC_DOMAINS } from '#identity/sso/public_domains'

const issuer = () =>
  textField(
    { format: 'uri', maxLength: 500, examples: ['https://login.andina.com.co'] },
    (value, context) => {
      if (value.length > 500) return refuse(context, 'TOO_LONG', 'has at most 500 characters')
      const wrong = wrongIssuer(value)
      return wrong ? refuse(context, 'INVALID_URL', wrong) : value
    },
    'code'
  )

/** Returned in ASCII and lower case. */
const domain = () =>
  textField(
    { maxLength: 253, examples: ['andina.com.co'] },
    (value, context) => {
      const found = asDomain(value)
      if (!found)
        return refuse(context, 'INVALID', 'must be an e-mail domain, such as andina.com.co')
      if (PUBLIC_DOMAINS.has(found))
        return refuse(context, 'UNSUPPORTED', 'is a domain where anyone gets a mailbox')
      return found
    },
    'code'
  )

export const ssoInput = validator({
  issuer: issuer(),
  clientId: line(),
  clientSecret: optional(line({ max: 1_000 })),
  domains: listOf(domain(), { min: 1, max: 20 }),
  defaultRole: withDefault(code(255), 'VIEWER'),
  createUsers: withDefault(flag(), false),
  requireSso: withDefault(flag(), false),
})

/** Three parts in base64url (RFC 7519). */
export const ssoTokenInput = validator({
  idToken: code(16_000, { matches: /^[\w-]+\.[\w-]+\.[\w-]+$/ }),
})
