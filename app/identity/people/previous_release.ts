/**
 * Users that servers of the previous release made or changed during an upgrade: they write
 * `users.password_hash` and know no people. The sweep moves both. Remove this with that column.
 */
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'

/** Returns how many people it made or changed. */
export function adoptUsers(): Promise<number> {
  return Current.acrossTenants('make people of users of the previous release', async () => {
    const made = await execute(
      `INSERT IGNORE INTO people (id, email, password_hash, created_at, updated_at)
       SELECT id, email, password_hash, created_at, updated_at FROM users WHERE live = 1 AND person_id IS NULL`
    )
    // A user whose e-mail is another person's has not joined, and is to be invited.
    await execute(
      `UPDATE users u JOIN people p ON p.email = u.email
       SET u.person_id = p.id, u.password_hash = IF(p.id = u.id, u.password_hash, NULL)
       WHERE u.person_id IS NULL AND u.live = 1`
    )
    const changed = await execute(
      `UPDATE users u JOIN people p ON p.id = u.person_id AND p.email = u.email
       SET p.password_hash = u.password_hash, u.joined_at = COALESCE(u.joined_at, u.updated_at)
       WHERE u.live = 1 AND u.password_hash IS NOT NULL
         AND (u.joined_at IS NULL OR NOT (p.password_hash <=> u.password_hash))`
    )
    return made + changed
  })
}
