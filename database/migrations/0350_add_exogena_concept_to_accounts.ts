import { BaseSchema } from '@adonisjs/lucid/schema'

/** The concept of an account in exógena, such as 5004. Null is the one of its group, or the usual one. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE accounts ADD COLUMN exogena_concept VARCHAR(4) CHARACTER SET ascii COLLATE ascii_bin NULL'
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE accounts DROP COLUMN exogena_concept')
  }
}
