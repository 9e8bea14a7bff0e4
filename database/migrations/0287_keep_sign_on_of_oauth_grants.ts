import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether the person of a grant had come by single sign-on, whose provider has its own factors. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE oauth_grants ADD COLUMN by_sso TINYINT(1) NOT NULL DEFAULT 0')
  }

  async down() {
    this.schema.raw('ALTER TABLE oauth_grants DROP COLUMN by_sso')
  }
}
