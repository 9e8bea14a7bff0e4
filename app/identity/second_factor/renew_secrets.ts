import { execute, rows } from '#core/database/query'
import { decrypt, encrypt, isOfToday } from '#core/primitives/secrets'

const BATCH = 500

/** Encrypts the secrets of people under today's APP_KEY. Returns how many it renewed. */
export async function renewSecondFactors(): Promise<number> {
  let renewed = 0
  for (let after = ''; ;) {
    const people = await rows<{ id: string; secret: Buffer }>(
      `SELECT id, totp_secret AS secret
         FROM people
         WHERE id > ? AND totp_secret IS NOT NULL
         ORDER BY id
         LIMIT ${BATCH}`,
      [after]
    )
    for (const { id, secret } of people)
      if (!isOfToday(secret))
        renewed += await execute(
          'UPDATE people SET totp_secret = ? WHERE id = ? AND totp_secret = ?',
          [encrypt(decrypt(secret)), id, secret]
        )
    if (people.length < BATCH) return renewed
    after = people.at(-1)!.id
  }
}
