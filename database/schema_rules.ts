/** Columns as properties of the generated schema.ts: see core/database/columns.ts. */
import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const of = (tsType: string, name: string) => ({
  tsType,
  decorators: [{ name: `@${name}` }],
  imports: [{ source: '#core/database/columns', namedImports: [name] }],
})
const keptDay = (tsType: string) => ({
  tsType,
  decorators: [{ name: '@keptDay' }],
  imports: [{ source: '#core/calendar/stored_days', namedImports: ['keptDay'] }],
})
const json = (tsType: string) => of(tsType, 'json')
const jsonText = { tsType: 'string', decorators: [{ name: '@column' }], imports: [] }

const decimal = {
  tsType: 'Big',
  decorators: [{ name: '@decimal' }],
  imports: [
    { source: '#core/database/columns', namedImports: ['decimal'] },
    { source: 'big.js', defaultImport: 'Big' },
  ],
}

export default {
  /** Tables are keyed by (tenant_id, id); models by id alone. */
  primaryKey: (table: string) => ({
    columnName: 'id',
    columnInfo: {
      tsType: table === 'tenants' ? 'number' : 'string',
      imports: [],
      decorators: [{ name: '@column', args: { isPrimary: true } }],
    },
  }),

  types: {
    decimal,
    boolean: of('boolean', 'flag'),
    DateTime: of('string', 'instant'),
    date: of('string', 'day'),
    json: json('any'),
    binary: { tsType: 'Buffer', decorators: [{ name: '@column' }], imports: [] },
  },

  tables: {
    invoices: { columns: { due_date: keptDay('string') } },
    quotes: { columns: { valid_until: keptDay('string') } },
    document_deliveries: {
      columns: {
        recipients: json('string[]'),
        cc: json('string[]'),
        attachments: json('{ fileId: string; name: string }[]'),
        period: json('{ from: string | null; to: string | null }'),
      },
    },
    bills: { columns: { mismatches: jsonText } },
  },

  columns: {
    live: { tsType: 'number', decorators: [{ name: '@column' }], imports: [] },
    created_at: of('string', 'instant'),
    updated_at: of('string', 'instant'),
    enabled_modules: json('string[]'),
    permissions: json('string[]'),
    scopes: json('string[]'),
    responsibilities: json('string[]'),
    events: json('string[]'),
    allowed_ips: json('string[]'),
    attachments: json('{ name: string; type: string; size: number }[]'),
    csv: json('any'),
    metadata_keys: json('string[]'),
    filters: json('Record<string, string>'),
    webhook_events: json('string[] | null'),
    limits: json('Record<string, number> | null'),
    settings: json('Record<string, any>'),
    options: json('any'),
    mapping: json('any'),
    defaults: json('any'),
    reading: json('any'),
    rates: json('any'),
    taxes: json('any'),
    lines: json('any'),
    metadata: of('Record<string, string>', 'metadata'),
    mismatches: json('{ field: string; expected: string | null; actual: string | null }[]'),
  },
} as unknown as SchemaRules
