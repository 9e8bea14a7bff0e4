import { BaseSchema } from '@adonisjs/lucid/schema'
import { Current } from '#core/context/current'

/** Manual entries of type PAYROLL, and all entries of payroll runs. */
const OF_PAY = `e.entry_type = 'PAYROLL' OR EXISTS (SELECT 1 FROM payroll_runs r WHERE r.tenant_id = e.tenant_id AND r.id = CONVERT(e.reference USING ascii))`

/** Removes payroll data from webhook messages that were written before. */
const OF_MESSAGES = `UPDATE webhook_messages m JOIN journal_entries e ON e.tenant_id = m.tenant_id AND e.id = CONVERT(JSON_UNQUOTE(JSON_EXTRACT(m.subject, '$.journalEntryId')) USING ascii)
  SET m.payload = JSON_REMOVE(m.payload, '$.data.lines', '$.data.total') WHERE m.type = 'journal_entry.created' AND m.payload IS NOT NULL AND e.is_pay = 1`

/** Marks existing rows, by statements across tenants. */
export async function markEntriesOfPay(execute: (sql: string) => Promise<unknown>) {
  await execute(`UPDATE journal_entries e SET e.is_pay = 1 WHERE ${OF_PAY}`)
  await execute(
    'UPDATE journal_entries e JOIN journal_lines l ON l.tenant_id = e.tenant_id AND l.entry_id = e.id SET l.is_pay = 1 WHERE e.is_pay = 1'
  )
  await execute(OF_MESSAGES)
}

/**
 * Entries and lines that need `payroll:read`. Lines have the mark too, and the ledger's index
 * covers it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('journal_entries', (table) =>
      table.specificType('is_pay', 'TINYINT(1)').notNullable().defaultTo(0)
    )
    this.schema.raw(
      `ALTER TABLE journal_lines ADD COLUMN is_pay TINYINT(1) NOT NULL DEFAULT 0, DROP INDEX journal_lines__account,
       ADD INDEX journal_lines__account (tenant_id, account_id, entry_date, entry_id, line, debit, credit, is_pay)`
    )
    this.defer((db) =>
      Current.acrossTenants('entries of pay', () => markEntriesOfPay((sql) => db.rawQuery(sql)))
    )
  }

  async down() {
    this.schema.raw(
      `ALTER TABLE journal_lines DROP INDEX journal_lines__account, DROP COLUMN is_pay,
       ADD INDEX journal_lines__account (tenant_id, account_id, entry_date, entry_id, line, debit, credit)`
    )
    this.schema.alterTable('journal_entries', (table) => table.dropColumn('is_pay'))
  }
}
