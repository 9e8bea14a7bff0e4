import { TenantSchema } from '#database/tenant_schema'

/** The first answer to each Idempotency-Key, stored with its write. The body is encrypted. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'idempotency_keys',
      (columns) => {
        columns.uuid('caller').notNullable()
        columns.code('key_hash', 64).notNullable()
        columns.code('fingerprint', 64).notNullable()
        columns.table.smallint('status').unsigned().nullable()
        columns.longText('headers').nullable()
        columns.table.specificType('body', 'MEDIUMBLOB').nullable()
        columns.instant('expires_at').notNullable()
        columns.table.primary(['tenant_id', 'caller', 'key_hash'])
        columns.index('expires_at')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('idempotency_keys')
  }
}
