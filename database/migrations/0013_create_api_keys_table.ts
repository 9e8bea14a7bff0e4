import { TenantSchema } from '#database/tenant_schema'

/**
 * API keys. `key_id` is the public part; of the secret only an argon2id hash is stored. A revoked
 * key is a deleted one.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'api_keys',
      (columns) => {
        columns.text('name').notNullable()
        columns.code('environment', 8).notNullable()
        columns.code('key_id', 24).notNullable()
        columns.text('secret_hash').notNullable()
        columns.json('scopes').notNullable()
        columns.instant('expires_at').nullable()
        columns.uuid('created_by').nullable()
        columns.table.unique(['key_id'], { indexName: 'api_keys__key_id__unique' })
        columns.sortable('name')
      },
      { soft: true }
    )
  }

  async down() {
    this.schema.dropTable('api_keys')
  }
}
