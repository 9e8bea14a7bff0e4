import { PLAIN_CSV } from '#core/primitives/csv'
import { exportableNames } from '#core/resources/exportable'
import { refuse } from '#core/input/checks'
import { choice, flag, mapOf, object, optional, scalar, withDefault } from '#core/input/fields'
import { field } from '#core/input/fields/field'
import { validator, type Infer } from '#core/input/validation'
import { EXPORT_FORMATS } from '#integrations/transformers/export_transformer'

/** Not trimmed, since a tab is a valid sign. */
const sign = <const Signs extends readonly string[]>(signs: Signs) =>
  field<Signs[number]>({ type: 'string', enum: [...signs] }, (value, context) => {
    if (signs.includes(value)) return value
    return refuse(
      context,
      'INVALID_CHOICE',
      `must be one of ${signs.map((one) => JSON.stringify(one)).join(', ')}`,
      { choices: signs }
    )
  })

const csv = object({
  separator: withDefault(sign([',', ';', '\t']), PLAIN_CSV.separator),
  decimal: withDefault(sign(['.', ',']), PLAIN_CSV.decimal),
  bom: withDefault(flag(), PLAIN_CSV.bom),
})

export const createExport = validator(
  {
    resource: choice(exportableNames()),
    format: withDefault(choice(EXPORT_FORMATS), 'csv'),
    filters: withDefault(mapOf(optional(scalar())), {}),
    csv: optional(csv),
  },
  {
    check: ({ format, csv }, fail) => {
      if (csv && format !== 'csv')
        fail('csv', 'CONTRADICTION', `csv is for the format csv, not for ${format}.`)
    },
  }
)

export type NewExport = Infer<typeof createExport>
