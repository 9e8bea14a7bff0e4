/** Setting up and removing the second factor of a person, in the company of their user. */
import { forgetCallers } from '#core/security/caller_cache'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { record } from '#core/audit/audit'
import { recordSecurity } from '#core/audit/security_notes'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import { conflict, invalid } from '#core/errors/refusal'
import { decrypt, encrypt } from '#core/primitives/secrets'
import { sendNotice } from '#identity/mail/account_notices'
import type { OwnPerson } from '#identity/second_factor/own_person'
import { qrSvg } from '#identity/second_factor/qr_code'
import { removeRecoveryCodes, renewRecoveryCodes } from '#identity/second_factor/recovery_codes'
import { newTotpSecret, otpauthUrl, stepOfCode } from '#identity/second_factor/totp'

/** A new secret, which counts once a code confirms it. 409 TOTP_ENABLED while there is a factor. */
export async function startEnrolment({ id, userId, email, isProtected }: OwnPerson) {
  if (isProtected) throw alreadyEnabled()

  const secret = newTotpSecret()
  await execute('UPDATE people SET totp_secret = ?, totp_last_step = NULL WHERE id = ?', [
    encrypt(secret),
    id,
  ])
  record({ action: 'user.totp_started', entity: 'user', entityId: userId })
  const url = otpauthUrl(secret, email)
  return { secret, otpauthUrl: url, qrSvg: qrSvg(url) }
}

/**
 * Confirms the secret by a code of it, which counts as used, and returns the recovery codes. 409
 * TOTP_ENABLED or TOTP_NOT_STARTED; 422 on `code` for a wrong one. The person is locked.
 */
export async function confirmEnrolment(person: OwnPerson, code: string): Promise<string[]> {
  const { id, userId, email, name, totpSecret, isProtected } = person
  if (isProtected) throw alreadyEnabled()
  if (!totpSecret) throw conflict('TOTP_NOT_STARTED', 'Ask for a secret first: POST /auth/totp')
  const step = stepOfCode(decrypt(totpSecret), code.replace(/[\s-]/g, ''))
  if (step === undefined)
    throw invalid(
      'code',
      'INVALID_OTP',
      'code is wrong. Check the clock of the phone, and send the code that the app shows now.'
    )

  return transaction(async () => {
    await execute('UPDATE people SET totp_confirmed_at = ?, totp_last_step = ? WHERE id = ?', [
      sqlInstant(clock.now()),
      step,
      id,
    ])
    const codes = await renewRecoveryCodes(id)
    await note('added', { id, userId, email, name })
    return codes
  })
}

/** Removes factor and recovery codes. 409 TOTP_NOT_ENABLED without one. The person is locked. */
export async function removeFactor({ id, userId, email, name, isProtected }: OwnPerson) {
  if (!isProtected) throw conflict('TOTP_NOT_ENABLED', 'There is no second factor to remove')

  await transaction(async () => {
    await forgetFactor(id)
    await note('removed', { id, userId, email, name })
  })
}

/** Removes secret and recovery codes of a locked person. */
export async function forgetFactor(personId: string) {
  await execute(
    'UPDATE people SET totp_secret = NULL, totp_confirmed_at = NULL, totp_last_step = NULL WHERE id = ?',
    [personId]
  )
  await removeRecoveryCodes(personId)
}

async function note(
  change: 'added' | 'removed',
  { id, userId, email, name }: Pick<OwnPerson, 'id' | 'userId' | 'email' | 'name'>
) {
  await newVersions(id)
  record({ action: `user.totp_${change}`, entity: 'user', entityId: userId })
  await recordSecurity(`security.totp_${change}`, userId, { user: name })
  await sendNotice({ notice: `totp_${change}`, to: email, name })
  afterCommit(forgetCallers)
}

/** `hasTotp` of the person's users has changed. */
function newVersions(personId: string) {
  return Current.acrossTenants('change the versions of the users of a person', () =>
    execute(
      'UPDATE users SET version = version + 1, updated_at = ? WHERE person_id = ? AND live = 1',
      [sqlInstant(clock.now()), personId]
    )
  )
}

const alreadyEnabled = () =>
  conflict('TOTP_ENABLED', 'There is a second factor already; remove it first: DELETE /auth/totp')
