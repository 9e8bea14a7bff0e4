import type { CsvStyle } from '#core/primitives/csv'
import { defineTransformer, out } from '#core/resources/transformer'
import {
  EXPORT_STATES,
  exportLifecycle,
  type ExportState,
} from '#integrations/exports/export_lifecycle'

export const EXPORT_FORMATS = ['csv', 'ndjson', 'xlsx'] as const

const CSV_STYLE = {
  type: 'object',
  properties: {
    separator: { type: 'string', enum: [',', ';', '\t'] },
    decimal: { type: 'string', enum: ['.', ','] },
    bom: { type: 'boolean' },
  },
  required: ['separator', 'decimal', 'bom'],
}

export const exportTransformer = defineTransformer(
  'Export',
  'exports',
  {
    id: out.id(),
    resource: out.text({ example: 'invoices' }),
    format: out.choice(EXPORT_FORMATS),
    filters: out.json<Record<string, string>>(
      { type: 'object', additionalProperties: { type: 'string' } },
      { description: 'The parameters of its list' }
    ),
    csv: out.orNull(
      out.json<CsvStyle>(CSV_STYLE, {
        description: 'How the CSV is written; null for the plain style',
      })
    ),
    status: out.choice(EXPORT_STATES),
    rows: out.orNull(out.whole({ description: 'Null until it is COMPLETED' })),
    fileSize: out.orNull(out.whole({ description: 'Bytes' })),
    error: out.orNull(out.text({ description: 'Why it FAILED' })),
    createdBy: out.orNull(out.id()),
    finishedAt: out.orNull(out.instant()),
    expiresAt: out.orNull(out.instant({ description: 'Until then it may be downloaded' })),
  },
  { actions: ({ status }: { status: ExportState }) => exportLifecycle.allowedActions(status) }
)
