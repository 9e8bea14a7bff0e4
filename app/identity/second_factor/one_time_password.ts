/** The second factor of a log in: a code of the app or a recovery code, each of which opens once. */
import { execute } from '#core/database/query'
import { decrypt } from '#core/primitives/secrets'
import { stepOfCode } from '#identity/second_factor/totp'
import { useRecoveryCode } from '#identity/second_factor/recovery_codes'

/** A person with a confirmed second factor. */
type Protected = { id: string; totpSecret: Buffer | null; totpLastStep: number | bigint | null }

const CODE = /^\d{6}$/

/** True for a right code that was not used before; a dry run does not use it up. */
export async function useOneTimePassword(
  person: Protected,
  given: string,
  { dryRun = false } = {}
): Promise<boolean> {
  const code = given.replace(/[\s-]/g, '')
  if (!CODE.test(code)) return useRecoveryCode(person.id, given, { dryRun })

  const step = stepOfCode(decrypt(person.totpSecret!), code)
  if (step === undefined || step <= Number(person.totpLastStep ?? 0)) return false
  return dryRun || takeStep(person.id, step)
}

/** Of two requests with one code, the database lets one pass. */
async function takeStep(personId: string, step: number): Promise<boolean> {
  const taken = await execute(
    `UPDATE people
       SET totp_last_step = ?
       WHERE id = ? AND totp_confirmed_at IS NOT NULL AND (totp_last_step IS NULL OR totp_last_step < ?)`,
    [step, personId, step]
  )
  return taken === 1
}
