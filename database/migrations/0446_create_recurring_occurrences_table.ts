import { TenantSchema } from '#database/tenant_schema'

/**
 * The periods of recurring templates, each once by its unique key: MADE with its document, FAILED
 * with the code of the refusal, or SKIPPED. `tried_on` is the day of the last attempt.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('recurring_occurrences', (columns) => {
      columns.uuid('template_id').notNullable()
      columns.day('period_start').notNullable()
      columns.day('period_end').notNullable()
      columns.code('status', 16).notNullable()
      columns.uuid('document_id').nullable()
      columns.code('code', 64).nullable()
      columns.text('message', 1000).nullable()
      columns.day('tried_on').nullable()
      columns.unique('template_id', 'period_start')
      columns.index('template_id', 'status', 'period_start')
      columns.index('code', 'id')
      columns.index('updated_at', 'id')
      columns.refers('template_id', 'recurring_templates')
    })
  }

  async down() {
    this.schema.dropTable('recurring_occurrences')
  }
}
