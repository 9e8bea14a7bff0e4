import { BaseSchema } from '@adonisjs/lucid/schema'

/** The cost centre by which the depreciation of an asset is posted. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE assets ADD COLUMN cost_center_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL'
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE assets DROP COLUMN cost_center_id')
  }
}
