import { record } from '#core/audit/audit'
import { recordSecurity } from '#core/audit/security_notes'
import { afterCommit } from '#core/database/transaction/transaction'
import { conflict } from '#core/errors/refusal'
import { clock } from '#core/primitives/clock'
import { hashSecret, randomText } from '#core/primitives/secrets'
import { forgetCallers } from '#core/security/caller_cache'
import { mustHaveScopes } from '#identity/access/granting'
import type ApiKey from '#identity/models/api_key'

const HOUR_MS = 3_600_000

/**
 * Gives a locked key a new secret, which is returned only here. The old one opens for
 * `overlapHours` more; with 0 every earlier secret ends at once. 403 beyond the actor's scopes, 409
 * KEY_EXPIRED, 409 ROTATION_IN_PROGRESS while an older secret opens, unless `overlapHours` is 0.
 */
export async function rotateKey(apiKey: ApiKey, overlapHours: number): Promise<string> {
  mustHaveScopes(apiKey.scopes)
  const now = clock.now()
  mustBeOpen(apiKey, now)
  if (overlapHours) mustBeSettled(apiKey, now)

  const secret = randomText(40)
  const until = new Date(now.getTime() + overlapHours * HOUR_MS).toISOString()
  await apiKey
    .merge({
      secretHash: await hashSecret(secret),
      // Kept also after it has ended: a program that still sends it is told from a guess.
      previousSecretHash: apiKey.secretHash,
      previousSecretUntil: overlapHours ? until : null,
    })
    .save()
  record({
    action: 'api_key.rotated',
    entity: 'api_key',
    entityId: apiKey.id,
    after: { overlapHours },
  })
  await recordSecurity('security.key_rotated', apiKey.id, { key: apiKey.name, overlapHours })
  afterCommit(forgetCallers)
  return `ofc_${apiKey.environment}_${apiKey.keyId}_${secret}`
}

function mustBeOpen({ expiresAt }: ApiKey, now: Date) {
  if (expiresAt && Date.parse(expiresAt) <= now.getTime())
    throw conflict('KEY_EXPIRED', 'The key has expired: create another')
}

/** A second click must not end the secret that programs still use. */
function mustBeSettled({ previousSecretUntil: until }: ApiKey, now: Date) {
  if (until && Date.parse(until) > now.getTime())
    throw conflict(
      'ROTATION_IN_PROGRESS',
      `The key was rotated, and its old secret opens until ${until}: wait for that, or send ` +
        'overlapHours 0 to end all earlier secrets now',
      { previousSecretUntil: until }
    )
}
