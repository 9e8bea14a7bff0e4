import { Current } from '#core/current'
import { KEY_SCOPES } from '#core/permissions'
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
  return { apiKey, key: `ofc_${environment}_${keyId}_${secret}` }
}

function refuseUnknown(scopes: readonly string[]) {
  const errors = scopes.flatMap((scope, index) => (KEY_SCOPES.includes(scope) ? [] : [fieldError(['scopes', index], 'INVALID_CHOICE', `${scope} is no scope of API keys; those are ${KEY_SCOPES.join(', ')}.`)]))
  if (errors.length) throw new ValidationFailed(errors)
}
