/** Creations and verbs that are not modelled, with the reason. */
import { ATTACHABLES } from '#files/attachables'

const SIGN_IN = 'signing in is tried by the identity suites; limits by address would stop a run'
const PLATFORM = 'it belongs to the platform, and would take companies away from the run'
const ASSISTANT = 'it calls the same operations, which are modelled by themselves'
const CONFIGURATION = 'it configures a company once; functional specs show its one rule'
const RANGES = 'every company but one opens with ranges, and their numbers are checked at the end'
const OUTSIDE = 'it sends what the run already counts at its end, or a copy of it'
const FILES = 'it answers a file, or ends a job; the worker suites kill it on the way'

const ATTACHED = 'no figure depends on files; their suites cut, race and restore them'

export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'POST /auth/login': SIGN_IN,
  'POST /auth/sso/token': SIGN_IN,
  'POST /auth/logout': SIGN_IN,
  'POST /auth/switch': SIGN_IN,
  'POST /auth/password': SIGN_IN,
  'POST /auth/invitations/accept': SIGN_IN,
  'POST /auth/password/forgot': SIGN_IN,
  'POST /auth/password/reset': SIGN_IN,
  'POST /auth/totp': SIGN_IN,
  'POST /auth/totp/confirm': SIGN_IN,
  'POST /users/{id}/invite': SIGN_IN,
  'POST /sandbox/reset': PLATFORM,
  'POST /tenants': PLATFORM,
  'POST /tenants/{id}/resume': PLATFORM,
  'POST /tenants/{id}/suspend': PLATFORM,
  'POST /assistant/mcp': ASSISTANT,
  'POST /assistant/tools/{name}/call': ASSISTANT,
  'POST /accounts': CONFIGURATION,
  'POST /withholding-concepts': CONFIGURATION,
  'POST /cost-centers': CONFIGURATION,
  'POST /taxes': CONFIGURATION,
  'POST /api-keys': CONFIGURATION,
  'POST /api-keys/{id}/rotate': CONFIGURATION,
  'POST /users': CONFIGURATION,
  'POST /numbering-ranges': RANGES,
  'POST /webhooks': CONFIGURATION,
  'POST /webhooks/{id}/rotate-secret': CONFIGURATION,
  'POST /communications/templates/{id}/preview': CONFIGURATION,
  'POST /communications/sends': OUTSIDE,
  'POST /communications/sends/{id}/retry': OUTSIDE,
  'POST /webhooks/{id}/deliveries/{deliveryId}/redeliver': OUTSIDE,
  'POST /webhooks/{id}/test': OUTSIDE,
  'POST /assets/labels': FILES,
  'POST /settings/preview': FILES,
  'POST /imports/{id}/cancel': FILES,
  'POST /withholding-certificates': OUTSIDE,
  'POST /files': ATTACHED,
  ...Object.fromEntries(
    Object.keys(ATTACHABLES).map((path) => [`POST /${path}/{id}/files`, ATTACHED])
  ),
}
