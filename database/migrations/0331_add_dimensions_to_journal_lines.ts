import { BaseSchema } from '@adonisjs/lucid/schema'

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL'

/**
 * Third party, cost centre and tax base of lines. The index of accounts covers the reports by both;
 * the narrow ones find the lines of a third party and of a cost centre. Lines refer without foreign
 * keys, which would lock the party at each posting.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `ALTER TABLE journal_lines ADD COLUMN third_party_id ${ID}, ADD COLUMN cost_center_id ` +
        `${ID}, ADD COLUMN tax_base DECIMAL(15, 2) NULL`
    )
    this.schema.raw(
      `ALTER TABLE journal_lines
       DROP INDEX journal_lines__account,
       ADD INDEX journal_lines__account (tenant_id, account_id, entry_date, entry_id, line, third_party_id, cost_center_id, debit, credit, is_pay),
       ADD INDEX journal_lines__third_party_id (tenant_id, third_party_id, account_id, entry_date),
       ADD INDEX journal_lines__cost_center_id (tenant_id, cost_center_id)`
    )
  }

  async down() {
    this.schema.raw(
      `ALTER TABLE journal_lines DROP INDEX journal_lines__cost_center_id, DROP INDEX journal_lines__third_party_id, DROP INDEX journal_lines__account,
       ADD INDEX journal_lines__account (tenant_id, account_id, entry_date, entry_id, line, debit, credit, is_pay),
       DROP COLUMN tax_base, DROP COLUMN cost_center_id, DROP COLUMN third_party_id`
    )
  }
}
