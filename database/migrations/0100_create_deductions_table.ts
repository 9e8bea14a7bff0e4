import { TenantSchema } from '#database/tenant_schema'

/** Either `percentage` or `fixed_amount`. A deleted deduction keeps its row for past payslips. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'deductions',
      (columns) => {
        columns.text('name').notNullable()
        columns.percent('percentage').nullable()
        columns.money('fixed_amount').nullable()
        columns.code('side', 16).notNullable()
        columns.code('fund', 16).notNullable()
        columns.flag('is_active').notNullable().defaultTo(1)
        columns.sortable('name', 'updated_at')
        columns.index('live', 'is_active', 'id')
        columns.index('live', 'side', 'id')
      },
      { soft: true }
    )
  }

  async down() {
    this.schema.dropTable('deductions')
  }
}
