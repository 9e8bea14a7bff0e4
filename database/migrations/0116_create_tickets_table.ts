import { TenantSchema } from '#database/tenant_schema'

/**
 * `requester_id` has no foreign key: a SUPER_ADMIN may write in any company. The resolution clock
 * ran for `minutes_used` business minutes before `running_since`, and is stopped while that is
 * null.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'tickets',
      (columns) => {
        columns.table.bigInteger('number').unsigned().notNullable()
        columns.code('status', 16).notNullable()
        columns.code('priority', 8).notNullable()
        columns.uuid('category_id').nullable()
        columns.text('subject').notNullable()
        columns.longText('description').notNullable()
        columns.instant('due_date').nullable()
        columns.uuid('requester_id').nullable()
        columns.text('requester_name').notNullable()
        columns.uuid('assignee_id').nullable()
        columns.uuid('follow_up_of_id').nullable()
        columns.instant('first_response_at').nullable()
        columns.instant('first_response_due_at').nullable()
        columns.instant('resolved_at').nullable()
        columns.instant('resolution_due_at').nullable()
        columns.instant('closed_at').nullable()
        columns.instant('running_since').nullable()
        columns.whole('minutes_used').unsigned().notNullable().defaultTo(0)
        columns.instant('reopenable_until').nullable()
        columns.exact('search_text', 1000).notNullable()
        columns.unique('number')
        columns.refers('category_id', 'ticket_categories')
        columns.refers('assignee_id', 'users')
        columns.refers('follow_up_of_id', 'tickets')
        columns.sortable('due_date', 'number', 'updated_at')
        for (const column of ['status', 'priority', 'category_id', 'assignee_id', 'requester_id'])
          columns.index('live', column, 'id')
      },
      { soft: true }
    )
  }

  async down() {
    this.schema.dropTable('tickets')
  }
}
