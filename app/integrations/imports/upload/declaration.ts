/** OpenAPI of POST /imports: a form with the file, or the file as body with query parameters. */
import type { Declaration } from '#core/endpoints/operations'
import type { JsonSchema } from '#core/input/fields'
import { parametersInput } from '#integrations/imports/upload/parameters'
import { importTransformer } from '#integrations/transformers/import_transformer'

const { properties, required } = parametersInput.toJSONSchema() as {
  properties: Record<string, JsonSchema>
  required: string[]
}

const TEXTS: Record<string, string> = {
  resource: 'The resource of the rows; the caller needs its writing scope.',
  mode: 'What happens to rows whose record exists.',
  dryRun: '`true` checks and counts every row and writes nothing.',
  createMissing:
    '`true` creates records that rows name and that do not exist, such as categories; it needs ' +
    'their writing scopes.',
  notify: '`true` sends the WELCOME mail to created employees.',
  mapping: 'A JSON object of fields by column; null leaves a column out.',
  decimal: 'The decimal mark of the numbers; without it the file must prove it, or is refused.',
  dates: 'The order of days other than ISO; without it the file must prove it, or is refused.',
  encoding: 'The encoding of the text; a byte order mark wins.',
  defaults: 'A JSON object of values by field, for new records whose rows leave them empty.',
  allowDuplicate: '`true` takes a file whose very bytes were imported in the last 30 days.',
}

const described = Object.entries(properties).map(
  ([name, schema]) => [name, { ...schema, description: TEXTS[name] }] as const
)

export const uploadDeclaration: Declaration = {
  kind: 'verb',
  status: 202,
  summary: 'Import a file into a resource',
  alsoNeeds:
    'the scope that writes the resource, such as `customers:write`, and with `createMissing` ' +
    'those that write what it makes',
  output: importTransformer,
  parameters: described.map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: false,
    description: `${description} In the query when the body is the file itself.`,
    schema,
  })),
  accepts: {
    'multipart/form-data': {
      type: 'object',
      properties: {
        ...Object.fromEntries(described),
        file: {
          type: 'string',
          format: 'binary',
          description:
            'CSV, NDJSON, a JSON array, or an XLSX workbook, whose first sheet is read; at most 256 MiB.',
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
