import { DAY_ORDERS } from '#core/input/cells/days'
import { MARKS } from '#core/input/cells/numbers'
import { defineTransformer, out } from '#core/resources/transformer'
import { IMPORT_STATES, allowedActions } from '#integrations/imports/import_lifecycle'
import { FORMATS } from '#integrations/imports/formats/format'
import { RESOURCES } from '#integrations/imports/resources'

export const MODES = ['create', 'upsert'] as const

export const importTransformer = defineTransformer(
  'Import',
  'imports',
  {
    id: out.id(),
    resource: out.choice(RESOURCES),
    mode: out.choice(MODES),
    format: out.choice(FORMATS),
    dryRun: out.flag({ description: 'Everything is checked and nothing is written' }),
    createMissing: out.flag({
      description: 'Records that rows name and that are not there are made',
    }),
    notify: out.flag({
      initial: false,
      description: 'Employees that it makes get their welcome mail',
    }),
    mapping: out.orNull(
      out.json<Record<string, string | null>>({
        type: 'object',
        additionalProperties: { type: ['string', 'null'] },
      })
    ),
    decimal: out.orNull(
      out.choice(MARKS, {
        description:
          'The decimal mark of its numbers, as said or proved; null where none depends on it',
      })
    ),
    dates: out.orNull(
      out.choice(DAY_ORDERS, {
        description: 'The order of its days, as said or proved; null where none depends on it',
      })
    ),
    encoding: out.text({
      initial: 'utf-8',
      description: 'As said, or as its byte order mark says',
    }),
    defaults: out.orNull(
      out.json<Record<string, string | number | boolean>>(
        { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
        { description: 'What new records get where their rows say nothing' }
      )
    ),
    fileName: out.orNull(out.text({ example: 'customers.csv' })),
    fileSize: out.whole({ description: 'Bytes' }),
    status: out.choice(IMPORT_STATES),
    total: out.orNull(out.whole({ description: 'Rows in the file; null until they are counted' })),
    processed: out.whole({ initial: 0, description: 'Rows that are done: succeeded + failed' }),
    succeeded: out.whole({ initial: 0 }),
    failed: out.whole({
      initial: 0,
      description: 'Rows that were not taken; why stands in the errors',
    }),
    created: out.whole({
      initial: 0,
      description:
        'Records that were made; several rows may be one, such as the lines of an invoice',
    }),
    updated: out.whole({ initial: 0 }),
    unchanged: out.whole({
      initial: 0,
      description: 'Rows that say what their record says already',
    }),
    error: out.orNull(out.text({ description: 'Why it FAILED' })),
    createdBy: out.orNull(out.id()),
    startedAt: out.orNull(out.instant()),
    finishedAt: out.orNull(out.instant()),
  },
  { actions: ({ status }) => allowedActions(status) }
)

export const importErrorTransformer = defineTransformer(
  'ImportError',
  'import_errors',
  {
    row: out.whole({ description: 'The row of the file, from 1, the header not counted' }),
    line: out.orNull(
      out.whole({
        description:
          'The line of the file on which the row begins; of a workbook the row of its sheet',
      })
    ),
    field: out.text({ description: 'Empty when it is the row as a whole' }),
    code: out.text({ example: 'REQUIRED' }),
    message: out.text(),
  },
  { bare: true }
)
