import { TenantSchema } from '#database/tenant_schema'

/**
 * `document_key` joins type and number, so that a number without type is unique too. `user_id` has
 * no foreign key, because users may be deleted.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'employees',
      (columns) => {
        columns.uuid('department_id').nullable()
        columns.code('user_id', 64).nullable()
        columns.text('first_name').notNullable()
        columns.text('last_name').notNullable()
        columns.exact('document_type', 32).nullable()
        columns.exact('document_number', 64).nullable()
        columns.table.specificType(
          'document_key',
          "VARCHAR(97) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin GENERATED ALWAYS AS (CONCAT(COALESCE(document_type, ''), ':', document_number)) STORED"
        )
        columns.text('position').nullable()
        columns.text('email', 254).nullable()
        columns.text('phone', 64).nullable()
        columns.day('hire_date').notNullable()
        columns.day('birth_date').nullable()
        columns.money('base_salary').notNullable()
        columns.longText('bank_account_info').nullable()
        columns.flag('is_active').notNullable().defaultTo(1)
        columns.day('termination_date').nullable()
        columns.exact('search_text', 700).notNullable()
        columns.table.unique(['tenant_id', 'document_key', 'live'], {
          indexName: 'employees__document_number__unique',
        })
        columns.sortable('last_name', 'first_name', 'hire_date', 'updated_at')
        columns.index('live', 'department_id', 'id')
        columns.index('live', 'is_active', 'id')
        columns.refers('department_id', 'departments')
      },
      { soft: true }
    )
  }

  async down() {
    this.schema.dropTable('employees')
  }
}
