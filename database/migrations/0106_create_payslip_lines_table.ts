import { TenantSchema } from '#database/tenant_schema'

/** `purpose` decides the account of a line. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'payslip_lines',
      (columns) => {
        columns.uuid('payslip_id').notNullable()
        columns.whole('line').unsigned().notNullable()
        columns.uuid('run_id').notNullable()
        columns.text('concept').notNullable()
        columns.amount('quantity').notNullable()
        columns.table.decimal('rate', 19, 4).notNullable()
        columns.money('base').notNullable()
        columns.money('amount').notNullable()
        columns.code('side', 16).notNullable()
        columns.code('purpose', 16).notNullable()
        columns.json('source').notNullable()
        columns.table.primary(['tenant_id', 'payslip_id', 'line'])
        columns.refers('payslip_id', 'payslips')
        columns.table.index(
          ['tenant_id', 'run_id', 'side', 'purpose', 'amount'],
          'payslip_lines__run_id__side__purpose'
        )
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('payslip_lines')
  }
}
