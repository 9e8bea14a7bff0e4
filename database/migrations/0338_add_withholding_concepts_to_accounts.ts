import { BaseSchema } from '@adonisjs/lucid/schema'

/** The concept that `autoWithholdings` takes for lines of an account without one of their own. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE accounts ADD COLUMN withholding_concept_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL'
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE accounts DROP COLUMN withholding_concept_id')
  }
}
