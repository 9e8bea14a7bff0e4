import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows, type Statement } from '#core/database/query'
import { KEY_SCOPES } from '#core/context/scopes'
import { forbidden } from '#core/errors/refusal'
import { recordSecurity } from '#core/audit/security_notes'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { hashSecret, randomText } from '#core/primitives/secrets'
import { transaction } from '#core/database/transaction/transaction'
import type { Environment } from '#core/security/environment'
import { mustHaveRoom } from '#tenants/ceilings'
import { sandboxOf } from '#tenants/sandbox_of'
import ApiKey from '#identity/models/api_key'
import { mustHaveScopes } from '#identity/access/granting'

type NewKey = {
  name: string
  scopes: readonly string[]
  expiresAt?: string | null
  environment?: Environment
  allowedIps?: readonly string[]
}

/** Test keys do not count among live ones. */
const openKeys = (environment: Environment): Statement => [
  `SELECT COUNT(*) AS total
     FROM api_keys
     WHERE tenant_id = ? AND environment = ? AND live = 1 AND (expires_at IS NULL OR expires_at > ?)`,
  [Current.tenantId, environment, sqlInstant(clock.now())],
]

/**
 * Creates an API key, and with the first test key the sandbox. `key` is returned only here, as
 * only its hash is stored. 403 beyond the
 * actor's scopes, 422 for unknown ones, 409 LIMIT_REACHED.
 */
export async function createKey({
  name,
  scopes,
  expiresAt = null,
  environment = 'live',
  allowedIps = [],
}: NewKey): Promise<{ apiKey: ApiKey; key: string }> {
  refuseUnknown(scopes)
  mustHaveScopes(scopes)

  const [keyId, secret] = [randomText(16), randomText(40)]
  const secretHash = await hashSecret(secret)
  const createdBy = Current.actor.type === 'user' ? Current.actor.id : null

  const apiKey = await transaction(async () => {
    await mustStillBeThere()
    await mustHaveRoom('apiKeys', openKeys(environment))
    if (environment === 'test') await sandboxOf(Current.tenant)
    const made = await ApiKey.create({
      name,
      environment,
      keyId,
      secretHash,
      scopes: [...new Set(scopes)],
      expiresAt,
      createdBy,
      allowedIps: [...new Set(allowedIps)],
    })
    await recordSecurity('security.key_created', made.id, { key: name, scopes: made.scopes })
    return made
  })
  return { apiKey, key: `ofc_${environment}_${keyId}_${secret}` }
}

/** Disabling a user locks their row and settles their keys; no key may be added after that. */
async function mustStillBeThere() {
  const { actor } = Current
  if (actor.type !== 'user') return
  const [user] = await rows(
    'SELECT is_active AS isActive, live FROM users WHERE tenant_id = ? AND id = ? LOCK IN SHARE MODE',
    [Current.tenantId, actor.id]
  )
  if (user && !(user.isActive && user.live)) throw forbidden('This user was disabled')
}

function refuseUnknown(scopes: readonly string[]) {
  const errors = scopes.flatMap((scope, index) =>
    KEY_SCOPES.includes(scope)
      ? []
      : [
          fieldError(
            ['scopes', index],
            'INVALID_CHOICE',
            `${scope} is not a scope of API keys; they are ${KEY_SCOPES.join(', ')}.`
          ),
        ]
  )
  if (errors.length) throw new ValidationFailed(errors)
}
