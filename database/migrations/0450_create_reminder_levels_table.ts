import { TenantSchema } from '#database/tenant_schema'

/** Levels of reminders, by the days after the due day; below zero before it. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'reminder_levels',
      (columns) => {
        columns.text('name').nullable()
        columns.whole('after_days').notNullable()
        columns.text('subject').notNullable()
        columns.longText('body').notNullable()
        columns.money('fee').notNullable().defaultTo(0)
        columns.percent('yearly_rate').notNullable().defaultTo(0)
        columns.flag('active').notNullable().defaultTo(1)
        columns.unique('after_days', 'live')
        columns.sortable('after_days', 'name', 'updated_at')
      },
      { soft: true }
    )
  }

  async down() {
    this.schema.dropTable('reminder_levels')
  }
}
