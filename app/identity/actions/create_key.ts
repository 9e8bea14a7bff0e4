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
import { mustHaveRoom } from '#tenants/ceilings'
import ApiKey from '#identity/models/api_key'
import { mustHoldAll } from '#identity/access/granting'

export const ENVIRONMENTS = ['live', 'test'] as const

type NewKey = {
  name: string
  scopes: readonly string[]
  expiresAt?: string | null
  environment?: (typeof ENVIRONMENTS)[number]
}

const OPEN_KEYS = (): Statement => [
  'SELECT COUNT(*) AS total FROM api_keys WHERE tenant_id = ? AND live = 1 AND (expires_at IS NULL OR expires_at > ?)',
  [Current.tenantId, sqlInstant(clock.now())],
]

/**
 * A key of the current tenant. `key` is what its holder sends, and is shown now or never: only its
 * hash is kept. 409 LIMIT_REACHED beyond its ceiling.
 */
export async function createKey({
  name,
  scopes,
  expiresAt = null,
  environment = 'live',
}: NewKey): Promise<{ apiKey: ApiKey; key: string }> {
  refuseUnknown(scopes)
  mustHoldAll(scopes)

  const [keyId, secret] = [randomText(16), randomText(40)]
  const secretHash = await hashSecret(secret)
  const createdBy = Current.actor.type === 'user' ? Current.actor.id : null

  const apiKey = await transaction(async () => {
    await mustStillBeThere()
    await mustHaveRoom('apiKeys', OPEN_KEYS())
    const made = await ApiKey.create({
      name,
      environment,
      keyId,
      secretHash,
      scopes: [...new Set(scopes)],
      expiresAt,
      createdBy,
    })
    await recordSecurity('security.key_created', made.id, { key: name, scopes: made.scopes })
    return made
  })
  return { apiKey, key: `ofc_${environment}_${keyId}_${secret}` }
}

/**
 * Whoever disables or deletes a user holds the user's row, and decides about all keys that there
 * are: none may come behind that.
 */
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
            `${scope} is no scope of API keys; those are ${KEY_SCOPES.join(', ')}.`
          ),
        ]
  )
  if (errors.length) throw new ValidationFailed(errors)
}
