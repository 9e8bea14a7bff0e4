import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tenants. Row 1 is the platform: its users are the SUPER_ADMINs, and it is never listed. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('tenants', (table) => {
      table.engine('InnoDB')
      table.specificType('id', 'INT UNSIGNED').notNullable().primary()
      table
        .specificType('public_id', 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin')
        .notNullable()
      table.string('name').notNullable()
      table.string('industry').nullable()
      table.specificType('country_code', 'CHAR(2)').notNullable()
      table.specificType('currency', 'CHAR(3)').notNullable()
      table.string('timezone', 64).notNullable()
      table.string('locale', 16).notNullable()
      table.json('enabled_modules').notNullable()
      table.json('settings').notNullable()
      table
        .specificType('search_text', 'VARCHAR(600) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin')
        .notNullable()
      table.string('status', 16).notNullable().defaultTo('ACTIVE')
      table.integer('version').unsigned().notNullable().defaultTo(1)
      table.specificType('created_at', 'DATETIME(3)').notNullable()
      table.specificType('updated_at', 'DATETIME(3)').notNullable()
      table.unique(['public_id'], { indexName: 'tenants__public_id__unique' })
      table.unique(['name'], { indexName: 'tenants__name__unique' })
    })

    this.defer(async (db) => {
      await db.table('tenants').insert({
        id: 1,
        public_id: '00000000-0000-7000-8000-000000000001',
        name: 'Platform',
        country_code: 'CO',
        currency: 'USD',
        timezone: 'UTC',
        locale: 'en',
        enabled_modules: '[]',
        settings: '{}',
        search_text: '',
        created_at: '2026-01-01 00:00:00.000',
        updated_at: '2026-01-01 00:00:00.000',
      })
    })
  }

  async down() {
    this.schema.dropTable('tenants')
  }
}
