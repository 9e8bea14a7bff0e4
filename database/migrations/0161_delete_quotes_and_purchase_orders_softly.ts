import { BaseSchema } from '@adonisjs/lucid/schema'

const SORTS = {
  quotes: ['number', 'date', 'total', 'updated_at'],
  purchase_orders: ['number', 'total', 'updated_at'],
}

/** Deleted rows stay, so that numbers have no gaps. Lists are sorted among live rows. */
export default class extends BaseSchema {
  async up() {
    for (const [name, sorts] of Object.entries(SORTS))
      this.schema.alterTable(name, (table) => {
        table.specificType('live', 'TINYINT(1)').nullable().defaultTo(1)
        table.specificType('deleted_at', 'DATETIME(3)').nullable()
        for (const column of sorts)
          table.index(['tenant_id', 'live', column, 'id'], `${name}__live__${column}__id`)
        for (const column of sorts)
          if (column !== 'number') table.dropIndex([], `${name}__${column}__id`)
      })
  }

  async down() {
    for (const [name, sorts] of Object.entries(SORTS))
      this.schema.alterTable(name, (table) => {
        for (const column of sorts)
          if (column !== 'number')
            table.index(['tenant_id', column, 'id'], `${name}__${column}__id`)
        for (const column of sorts) table.dropIndex([], `${name}__live__${column}__id`)
        table.dropColumns('live', 'deleted_at')
      })
  }
}
