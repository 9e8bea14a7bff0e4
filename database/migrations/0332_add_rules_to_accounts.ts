import { BaseSchema } from '@adonisjs/lucid/schema'

const CODE = 'CHARACTER SET ascii COLLATE ascii_bin'

/** Whether lines of an account need a third party and a cost centre, and its nature in tax returns. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE accounts ADD COLUMN requires_third_party TINYINT(1) NOT NULL DEFAULT 0, ADD ' +
        `COLUMN cost_center VARCHAR(16) ${CODE} NOT NULL DEFAULT 'OPTIONAL', ADD COLUMN ` +
        `tax_nature VARCHAR(16) ${CODE} NULL`
    )
  }

  async down() {
    this.schema.raw(
      'ALTER TABLE accounts DROP COLUMN tax_nature, DROP COLUMN cost_center, DROP COLUMN requires_third_party'
    )
  }
}
