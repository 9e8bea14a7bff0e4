import { BaseSchema } from '@adonisjs/lucid/schema'

const TEXT = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL'

/** The history of a ticket copies names of users, which have up to 255 letters. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `ALTER TABLE ticket_events MODIFY \`from\` VARCHAR(255) ${TEXT}, MODIFY \`to\` VARCHAR(255) ${TEXT}`
    )
  }

  /** Longer names would not fit again. */
  async down() {}
}
