import { TenantSchema } from '#database/tenant_schema'

/** One-time links to set the first password. Only a hash of the token is stored. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('invitations', (columns) => {
      columns.uuid('user_id').notNullable()
      columns.code('token_hash', 64).notNullable()
      columns.instant('expires_at').notNullable()
      columns.instant('used_at').nullable()
      columns.table.unique(['token_hash'], { indexName: 'invitations__token_hash__unique' })
      columns.table
        .foreign(['tenant_id', 'user_id'], 'invitations__user_id__foreign')
        .references(['tenant_id', 'id'])
        .inTable('users')
        .onDelete('CASCADE')
    })
  }

  async down() {
    this.schema.dropTable('invitations')
  }
}
