import { Current } from '#core/current'
import { rows } from '#core/database'
import { KEY_SCOPES } from '#core/permissions'
import { forbidden } from '#core/refusals'
import { recordSecurity } from '#core/security/notes'
import { fieldError, ValidationFailed } from '#core/validation'
import { hashSecret, randomText } from '#core/secrets'
import ApiKey from '#identity/models/api_key'
import { mustHoldAll } from '#identity/granting'

export const ENVIRONMENTS = ['live', 'test'] as const

type NewKey = { name: string; scopes: readonly string[]; expiresAt?: string | null; environment?: (typeof ENVIRONMENTS)[number] }

/** A key of the current tenant. `key` is what its holder sends, and is shown now or never: only its hash is kept. */
export async function createKey({ name, scopes, expiresAt = null, environment = 'live' }: NewKey): Promise<{ apiKey: ApiKey; key: string }> {
  refuseUnknown(scopes)
  mustHoldAll(scopes)
  await mustStillBeThere()

  const [keyId, secret] = [randomText(16), randomText(40)]
  const apiKey = await ApiKey.create({
    name,
    environment,
    keyId,
    secretHash: await hashSecret(secret),
    scopes: [...new Set(scopes)],
    expiresAt,
    createdBy: Current.actor.type === 'user' ? Current.actor.id : null,
  })
  await recordSecurity('security.key_created', apiKey.id, { key: name, scopes: apiKey.scopes })
  return { apiKey, key: `ofc_${environment}_${keyId}_${secret}` }
}

/** Whoever disables or deletes a user holds the user's row, and decides about all keys that there are: none may come behind that. */
async function mustStillBeThere() {
  const { actor } = Current
  if (actor.type !== 'user') return
  const [user] = await rows('SELECT is_active AS isActive, live FROM users WHERE tenant_id = ? AND id = ? LOCK IN SHARE MODE', [Current.tenantId, actor.id])
  if (user && !(user.isActive && user.live)) throw forbidden('This user was disabled')
}

function refuseUnknown(scopes: readonly string[]) {
  const errors = scopes.flatMap((scope, index) => (KEY_SCOPES.includes(scope) ? [] : [fieldError(['scopes', index], 'INVALID_CHOICE', `${scope} is no scope of API keys; those are ${KEY_SCOPES.join(', ')}.`)]))
  if (errors.length) throw new ValidationFailed(errors)
}
