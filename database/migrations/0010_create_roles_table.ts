import { TenantSchema } from '#database/tenant_schema'

/** A tenant's own roles; the built-in ones are in identity/access/roles.ts. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('roles', (columns) => {
      columns.text('name').notNullable()
      columns.json('permissions').notNullable()
      columns.unique('name')
    })
  }

  async down() {
    this.schema.dropTable('roles')
  }
}
