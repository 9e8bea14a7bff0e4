/**
 * A table of tenants. Keys and indexes begin with the tenant, so that rows lie together in order of
 * time (UUIDv7) and foreign keys stay within a tenant. Names `table__column__unique` and
 * `table__column__foreign` give refusals their field.
 */
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { Knex } from 'knex'

type Table = Knex.CreateTableBuilder

export abstract class TenantSchema extends BaseSchema {
  protected createTenantTable(
    name: string,
    define: (columns: TenantColumns) => void,
    options: { bare?: boolean; soft?: boolean } = {}
  ) {
    this.schema.createTable(name, (table) => {
      table.engine('InnoDB')
      table.charset('utf8mb4')
      table.collate('utf8mb4_unicode_ci')
      table.specificType('tenant_id', 'INT UNSIGNED').notNullable()
      const columns = new TenantColumns(name, table)
      if (!options.bare) columns.uuid('id').notNullable()
      define(columns)
      if (!options.bare) {
        table.primary(['tenant_id', 'id'])
        table.integer('version').unsigned().notNullable().defaultTo(1)
        columns.instant('created_at').notNullable()
        columns.instant('updated_at').notNullable()
      }
      if (options.soft) {
        table.specificType('live', 'TINYINT(1)').nullable().defaultTo(1)
        columns.instant('deleted_at').nullable()
      }
      table.foreign('tenant_id', `${name}__tenant_id__foreign`).references('id').inTable('tenants')
    })
  }
}

/** Kinds of columns, and keys that begin with the tenant. */
export class TenantColumns {
  constructor(
    private readonly name: string,
    readonly table: Table
  ) {}

  uuid = (column: string) =>
    this.table.specificType(column, 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin')
  text = (column: string, length = 255) => this.table.string(column, length)
  /** Case and accents count, as in a SKU. */
  exact = (column: string, length: number) =>
    this.table.specificType(column, `VARCHAR(${length}) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
  longText = (column: string) => this.table.specificType(column, 'MEDIUMTEXT')
  /** Compared byte by byte: codes, keys, states. */
  code = (column: string, length = 64) =>
    this.table.specificType(column, `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`)
  money = (column: string) => this.table.decimal(column, 15, 2)
  /** Quantities, unit prices and costs. */
  amount = (column: string) => this.table.decimal(column, 15, 4)
  percent = (column: string) => this.table.decimal(column, 7, 4)
  whole = (column: string) => this.table.integer(column)
  flag = (column: string) => this.table.specificType(column, 'TINYINT(1)')
  instant = (column: string) => this.table.specificType(column, 'DATETIME(3)')
  day = (column: string) => this.table.date(column)
  json = (column: string) => this.table.json(column)

  /** Unique within the tenant; among live rows where deletion is soft. */
  unique(column: string, ...more: string[]) {
    this.table.unique(['tenant_id', column, ...more], {
      indexName: `${this.name}__${column}__unique`,
    })
  }

  index(...columns: string[]) {
    this.table.index(['tenant_id', ...columns], `${this.name}__${columns.join('__')}`.slice(0, 64))
  }

  /** A sort order of lists: live rows by this column, then id. */
  sortable(...columns: string[]) {
    for (const column of columns) this.index('live', column, 'id')
  }

  refers(column: string, to: string) {
    this.table
      .foreign(['tenant_id', column], `${this.name}__${column}__foreign`)
      .references(['tenant_id', 'id'])
      .inTable(to)
  }
}
