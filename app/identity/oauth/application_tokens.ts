/** Access and refresh tokens of applications: random texts, of which only a hash is stored. */
import { Current } from '#core/context/current'
import { sqlInstant } from '#core/database/columns'
import { execute } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { clock } from '#core/primitives/clock'
import { newId } from '#core/primitives/ids'
import { randomText, sha256 } from '#core/primitives/secrets'
import { scopeOf, type Access } from '#identity/oauth/access'
import { noteUseOfClient } from '#identity/oauth/clients'
import { SECRET_LENGTH } from '#identity/oauth/grants'
import { tokenLifetime } from '#identity/tokens'

/** By this prefix the guard of applications recognises its tokens. */
export const ACCESS_PREFIX = 'oat_'
const REFRESH_PREFIX = 'ort_'

/** A consent ends when its application was not used for so long. */
const REFRESH_SECONDS = 30 * 24 * 3_600

type Grant = { id: string; clientId: string; access: Access }

/** Adds tokens to a grant in the open transaction, and returns the answer for the application. */
export async function issueTokens({ id, clientId, access }: Grant) {
  const now = clock.now()
  const lifetime = tokenLifetime()
  const [accessToken, refreshToken] = [ACCESS_PREFIX, REFRESH_PREFIX].map(
    (prefix) => prefix + randomText(SECRET_LENGTH)
  )
  const after = (seconds: number) => sqlInstant(new Date(now.getTime() + seconds * 1_000))
  const row = (kind: string, token: string, seconds: number) => ({
    tenant_id: Current.tenantId,
    id: newId(),
    grant_id: id,
    kind,
    token_hash: sha256(token),
    expires_at: after(seconds),
    created_at: sqlInstant(now),
    updated_at: sqlInstant(now),
  })

  await execute(
    insertInto('oauth_tokens', [
      row('ACCESS', accessToken, lifetime),
      row('REFRESH', refreshToken, REFRESH_SECONDS),
    ])
  )
  await execute('UPDATE oauth_grants SET expires_at = ? WHERE tenant_id = ? AND id = ?', [
    after(REFRESH_SECONDS),
    Current.tenantId,
    id,
  ])
  await noteUseOfClient(clientId)

  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: lifetime,
    refresh_token: refreshToken,
    scope: scopeOf(access),
  }
}
