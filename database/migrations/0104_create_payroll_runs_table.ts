import { TenantSchema } from '#database/tenant_schema'

/**
 * `standing` is null for cancelled and reversed runs, so that the period can have another.
 * `computation` counts starts, `after_employee_id` is the last finished employee, for another
 * worker. `fingerprint` covers contracts, leave and absences at the start.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('payroll_runs', (columns) => {
      columns.code('period', 7).notNullable()
      columns.code('status', 16).notNullable()
      columns.flag('standing').nullable()
      columns.whole('computation').unsigned().notNullable()
      columns.uuid('after_employee_id').nullable()
      columns.code('fingerprint', 255).nullable()
      columns.whole('employees').unsigned().nullable()
      columns.whole('processed').unsigned().notNullable().defaultTo(0)
      columns.whole('negative').unsigned().notNullable().defaultTo(0)
      for (const total of ['gross', 'base', 'deductions', 'employer_cost', 'net'])
        columns.money(total).notNullable().defaultTo(0)
      columns.longText('error').nullable()
      columns.uuid('journal_entry_id').nullable()
      columns.uuid('payment_entry_id').nullable()
      columns.uuid('bank_account_id').nullable()
      for (const moment of ['computed_at', 'approved_at', 'paid_at', 'reversed_at'])
        columns.instant(moment).nullable()
      columns.uuid('approved_by').nullable()
      columns.text('reversal_reason', 1000).nullable()
      columns.unique('period', 'standing')
      columns.refers('bank_account_id', 'bank_accounts')
      columns.index('period', 'id')
      columns.index('status', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('payroll_runs')
  }
}
