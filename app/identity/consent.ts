/** The consent to an application, for the page that asks for it. */
import { Current } from '#core/context/current'
import { isAllowed } from '#core/security/permissions'
import type { Access } from '#identity/oauth/access'
import type { AuthorizationRequest } from '#identity/oauth/authorization_request'

export { type Access } from '#identity/oauth/access'
export {
  answerAt,
  ErrorToRedirect,
  parametersIn,
  readAuthorizationRequest,
  type AuthorizationRequest,
  type Parameters,
} from '#identity/oauth/authorization_request'
export { grantAccess } from '#identity/oauth/grants'
export { OAuthError } from '#identity/oauth/oauth_error'
export { hostOf, originOfRedirect } from '#identity/oauth/redirects'

/** Accesses that the person in context may grant, the widest first; none without the assistant. */
export function accessesOffered({ access }: AuthorizationRequest): Access[] {
  const { actor } = Current
  const mayWrite = access === 'ALL' && isAllowed(actor, 'assistant:write')
  if (mayWrite) return ['ALL', 'READ']
  return isAllowed(actor, 'assistant:read') ? ['READ'] : []
}
