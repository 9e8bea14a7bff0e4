/** Consents of people. A consent begins with a code, and lasts while its refresh tokens do. */
import { record } from '#core/audit/audit'
import { recordSecurity } from '#core/audit/security_notes'
import { Current } from '#core/context/current'
import { sqlInstant } from '#core/database/columns'
import { execute, rows } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import { clock } from '#core/primitives/clock'
import { newId } from '#core/primitives/ids'
import { randomText, sha256 } from '#core/primitives/secrets'
import { forgetCallers } from '#core/security/caller_cache'
import type { Access } from '#identity/oauth/access'
import type { AuthorizationRequest } from '#identity/oauth/authorization_request'
import { noteUseOfClient } from '#identity/oauth/clients'

/** OAuth 2.1, section 4.1.2: a code is short-lived. */
const CODE_MS = 60_000

/** 43 letters and digits have 256 bits. */
export const SECRET_LENGTH = 43

type Ending = { id: string; userId: string; clientName: string }

/** Keeps the consent of the person in context, and returns the code for the application. */
export async function grantAccess(
  asked: AuthorizationRequest,
  access: Access,
  { bySso = false } = {}
): Promise<string> {
  const code = randomText(SECRET_LENGTH)
  const { actor, tenantId } = Current
  const now = clock.now()
  const until = sqlInstant(new Date(now.getTime() + CODE_MS))

  await transaction(async () => {
    const [{ version }] = await rows(
      `SELECT u.token_version + p.token_version AS version
         FROM users u
         JOIN people p ON p.id = u.person_id
         WHERE u.tenant_id = ? AND u.id = ?`,
      [tenantId, actor.id]
    )
    const grant = {
      tenant_id: tenantId,
      id: newId(),
      user_id: actor.id,
      client_id: asked.client.id,
      client_name: asked.client.name,
      redirect_uri: asked.redirectUri,
      access,
      token_version: Number(version),
      by_sso: bySso,
      code_hash: sha256(code),
      code_challenge: asked.challenge,
      code_expires_at: until,
      expires_at: until,
      created_at: sqlInstant(now),
      updated_at: sqlInstant(now),
    }
    await execute(insertInto('oauth_grants', [grant]))
    await noteUseOfClient(asked.client.id)
    const facts = { application: asked.client.name, access }
    record({
      action: 'user.application_connected',
      entity: 'user',
      entityId: actor.id,
      after: facts,
    })
    await recordSecurity('security.application_connected', actor.id, facts)
  })
  return code
}

/**
 * Ends a consent with all its tokens, in the tenant in context. False if it had ended before, and
 * then nothing is noted.
 */
export async function endGrant({ id, userId, clientName }: Ending): Promise<boolean> {
  return transaction(async () => {
    const ended = await execute(
      'UPDATE oauth_grants SET ended_at = ?, version = version + 1 WHERE tenant_id = ? AND id = ? AND ended_at IS NULL',
      [sqlInstant(clock.now()), Current.tenantId, id]
    )
    if (!ended) return false

    const facts = { application: clientName }
    record({ action: 'user.application_removed', entity: 'user', entityId: userId, before: facts })
    await recordSecurity('security.application_removed', userId, facts)
    afterCommit(forgetCallers)
    return true
  })
}
