/** OpenAPI of POST /imports: a form with the file, or the file as body with query parameters. */
import type { Declaration } from '#core/endpoints/operations'
import type { JsonSchema } from '#core/input/fields'
import { parametersInput } from '#integrations/imports/upload/parameters'
import { importTransformer } from '#integrations/transformers/import_transformer'

const { properties, required } = parametersInput.toJSONSchema() as {
  properties: Record<string, JsonSchema>
  required: string[]
}

const described: Record<string, string> = {
  mode: '`create` refuses what is there already; `upsert` changes it where it differs',
  dryRun: 'Checks everything and writes nothing',
  createMissing:
    'Makes records that rows name and that are not there, such as categories; takes the scopes that making them takes',
  notify: 'Employees that are made get their welcome mail; otherwise nobody is mailed',
  decimal: 'The decimal mark of the numbers; without it the file proves it, or is refused',
  dates:
    'The order of the days; ISO days are always read. Without it the file proves it, or is refused',
  encoding: 'In which the text is; a byte order mark is obeyed',
  defaults:
    'A JSON object from fields to values that new records get where their rows say nothing: `{"costPrice": "0"}`',
  allowDuplicate: 'Imports a file whose very bytes were imported in the last thirty days',
  mapping:
    'A JSON object from columns to fields, `null` leaves a column out: `{"StockCode": "sku"}`',
}

export const uploadDeclaration: Declaration = {
  kind: 'verb',
  status: 202,
  summary: 'Reads a file into a resource',
  alsoNeeds:
    'the scope that writes the resource, such as `customers:write`, and with `createMissing` those that write what it makes',
  output: importTransformer,
  parameters: Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    description: `${described[name] ?? 'Records in the file'}. With a body that is the file itself`,
    schema,
  })),
  accepts: {
    'multipart/form-data': {
      type: 'object',
      properties: {
        ...properties,
        file: {
          type: 'string',
          format: 'binary',
          description:
            'CSV, NDJSON, a JSON array or an .xlsx workbook, of which the first sheet is read; at most 256 MiB',
        },
      },
      required: [...required, 'file'],
    },
    'text/csv': { type: 'string' },
    'application/x-ndjson': { type: 'string' },
    'application/json': { type: 'array', items: { type: 'object' } },
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
      type: 'string',
      format: 'binary',
    },
  },
}
