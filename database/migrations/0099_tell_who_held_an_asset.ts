import { TenantSchema } from '#database/tenant_schema'

/** An index of assignments and returns by employee, for their timeline. */
export default class extends TenantSchema {
  async up() {
    const holderIn = (facts: string) => `JSON_UNQUOTE(JSON_EXTRACT(\`${facts}\`, '$.assignedToId'))`
    const holder = `IF(action = 'assigned', ${holderIn('to')}, IF(action = 'returned', ${holderIn('from')}, NULL))`

    this.schema.alterTable('asset_history_lines', (table) => {
      table.specificType(
        'holder_id',
        `CHAR(36) CHARACTER SET ascii COLLATE ascii_bin GENERATED ALWAYS AS (${holder}) VIRTUAL`
      )
      table.index(['tenant_id', 'holder_id', 'id'], 'asset_history_lines__holder_id__id')
    })
  }

  async down() {
    this.schema.alterTable('asset_history_lines', (table) => {
      table.dropIndex([], 'asset_history_lines__holder_id__id')
      table.dropColumn('holder_id')
    })
  }
}
