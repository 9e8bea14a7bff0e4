import { Current } from '#core/context/current'
import { TenantSchema } from '#database/tenant_schema'

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin'

/**
 * A user is the membership of a person in a company, so an e-mail is unique in a company alone.
 * Existing users keep their ids, and each becomes a person under the same id. `password_hash` of
 * users stays for the previous release: see identity/people/previous_release.ts.
 */
export default class extends TenantSchema {
  async up() {
    this.schema.raw(
      `ALTER TABLE users ADD COLUMN person_id ${ID} NULL, ADD COLUMN joined_at DATETIME(3) NULL,
       DROP INDEX users__email__unique, ADD UNIQUE INDEX users__email__unique (tenant_id, email, live),
       ADD UNIQUE INDEX users__person_id__unique (person_id, tenant_id, live)`
    )
    this.defer((db) =>
      Current.acrossTenants('make a person of each user', async () => {
        await db.rawQuery(
          `INSERT INTO people (id, email, password_hash, created_at, updated_at)
           SELECT id, email, password_hash, created_at, updated_at FROM users WHERE live = 1`
        )
        await db.rawQuery(
          `UPDATE users SET person_id = id, joined_at = IF(password_hash IS NULL, NULL, created_at) WHERE live = 1`
        )
      })
    )
  }

  /** Fails while a person is in two companies: e-mails would not be unique on the platform. */
  async down() {
    this.defer((db) =>
      Current.acrossTenants('return the passwords of people to their users', async () => {
        await db.rawQuery(
          `UPDATE users u
             JOIN people p ON p.id = u.person_id
             SET u.password_hash = IF(u.joined_at IS NULL, NULL, p.password_hash),
               u.token_version = u.token_version + p.token_version`
        )
        await db.rawQuery('DELETE FROM people')
      })
    )
    this.schema.raw(
      `ALTER TABLE users DROP INDEX users__person_id__unique, DROP INDEX users__email__unique,
       ADD UNIQUE INDEX users__email__unique (email, live), DROP COLUMN joined_at, DROP COLUMN person_id`
    )
  }
}
