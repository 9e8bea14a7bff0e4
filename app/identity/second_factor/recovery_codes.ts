/** Recovery codes: `K7F2Q-9XWTB-4MZDR`. The first group finds the row, the others are the secret. */
import { randomInt } from 'node:crypto'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { execute, rows } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { hashSecret, verifySecret } from '#core/primitives/secrets'

const CODES = 10
const GROUP = 5

/** Without letters and digits that look alike. 10 secret characters are 49 bits. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const FORM = new RegExp(`^([${ALPHABET}]{${GROUP}})([${ALPHABET}]{${2 * GROUP}})$`)

/** Dummy hash, so that an unknown code takes as long as a known one. */
const NO_CODE =
  '$argon2id$v=19$m=19456,t=2,p=1$HRN5b2Iw4rVmVQ0oYtS3xA$mS0vVq2v0mYwqkX9b5i0mJk3y3m0cS0u2q8m2oJb3cE'

/** Replaces the codes of a person; they are answered once, as only hashes are stored. */
export async function renewRecoveryCodes(personId: string): Promise<string[]> {
  const selectors = new Set<string>()
  while (selectors.size < CODES) selectors.add(group())
  const codes = [...selectors].map((selector) => `${selector}-${group()}-${group()}`)
  const createdAt = sqlInstant(clock.now())
  const hashed = []
  for (const code of codes)
    hashed.push({
      person_id: personId,
      selector: code.slice(0, GROUP),
      code_hash: await hashSecret(secretOf(code)),
      created_at: createdAt,
    })

  await removeRecoveryCodes(personId)
  await execute(insertInto('recovery_codes', hashed))
  return codes
}

export const removeRecoveryCodes = (personId: string) =>
  execute('DELETE FROM recovery_codes WHERE person_id = ?', [personId])

/** How many are left. */
export async function recoveryCodesLeft(personId: string): Promise<number> {
  const [{ left }] = await rows(
    'SELECT COUNT(*) AS `left` FROM recovery_codes WHERE person_id = ? AND used_at IS NULL',
    [personId]
  )
  return Number(left)
}

/** True once for each code. Case, spaces and hyphens do not count; `dryRun` does not use it up. */
export async function useRecoveryCode(
  personId: string,
  given: string,
  { dryRun = false } = {}
): Promise<boolean> {
  const [, selector, secret] = FORM.exec(given.replace(/[\s-]/g, '').toUpperCase()) ?? []
  if (!selector) return false

  const [row] = await rows<{ hash: string }>(
    'SELECT code_hash AS hash FROM recovery_codes WHERE person_id = ? AND selector = ? AND used_at IS NULL',
    [personId, selector]
  )
  const isRight = await verifySecret(row?.hash ?? NO_CODE, secret)
  if (!row || !isRight) return false
  if (dryRun) return true

  const used = await execute(
    'UPDATE recovery_codes SET used_at = ? WHERE person_id = ? AND selector = ? AND used_at IS NULL',
    [sqlInstant(clock.now()), personId, selector]
  )
  return used === 1
}

const group = () =>
  Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

const secretOf = (code: string) => code.replaceAll('-', '').slice(GROUP)
