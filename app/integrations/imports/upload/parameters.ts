/** Parameters of an upload, as text from form fields or the query string. */
import type { ImportDefinition } from '#core/resources/importable'
import { DAY_ORDERS, type DayOrder } from '#core/input/cells/days'
import { MARKS, type Mark } from '#core/input/cells/numbers'
import { choice, flag, optional, text, withDefault } from '#core/input/fields'
import { invalid } from '#core/errors/refusal'
import {
  fieldError,
  fromText,
  ValidationFailed,
  validate,
  validator,
  type FieldError,
} from '#core/input/validation'
import { Unreadable } from '#core/input/unreadable_value'
import { importOf, RESOURCES, mustMayImport } from '#integrations/imports/resources'
import { typedDefaults } from '#integrations/imports/rows/values'
import { mappingErrors, type Mapping } from '#integrations/imports/understanding/columns'
import { fieldsOf } from '#integrations/imports/understanding/fields'
import { ENCODINGS, type Encoding } from '#integrations/imports/upload/encodings'
import { jsonObject } from '#integrations/imports/upload/json_parameter'
import { MODES } from '#integrations/transformers/import_transformer'

export const parametersInput = validator({
  resource: choice(RESOURCES),
  mode: withDefault(choice(MODES), 'create'),
  dryRun: withDefault(flag(), false),
  createMissing: withDefault(flag(), false),
  notify: withDefault(flag(), false),
  mapping: optional(text()),
  decimal: optional(choice(MARKS)),
  dates: optional(choice(DAY_ORDERS)),
  encoding: optional(choice(ENCODINGS)),
  defaults: optional(text()),
  allowDuplicate: withDefault(flag(), false),
})

type Default = string | number | boolean

export type Parameters = {
  resource: string
  mode: (typeof MODES)[number]
  dryRun: boolean
  createMissing: boolean
  notify: boolean
  mapping: Mapping
  decimal: Mark | null
  dates: DayOrder | null
  encoding: Encoding | null
  defaults: Record<string, Default> | null
  allowDuplicate: boolean
}

/** Refuses 403 callers who may not write the resource. */
export async function parametersOf(
  given: Record<string, unknown>,
  { strict, dryRun }: { strict: boolean; dryRun: boolean }
): Promise<{ bulk: ImportDefinition; parameters: Parameters }> {
  const {
    decimal = null,
    dates = null,
    encoding = null,
    ...said
  } = await validate(parametersInput, fromText(parametersInput, given), { strict })
  const mapping = mappingOf(said.mapping)
  const defaults = defaultsOf(said.defaults)
  const bulk = importOf(said.resource)
  mustMayImport(bulk)

  if (said.mode === 'upsert' && !bulk.key)
    throw invalid(
      'mode',
      'INVALID',
      `${said.resource} have no key for mode=upsert: use mode=create`
    )
  const errors = [...mappingErrors(bulk, mapping), ...defaultsErrors(bulk, defaults)]
  if (errors.length) throw new ValidationFailed(errors)
  return {
    bulk,
    parameters: {
      ...said,
      decimal,
      dates,
      encoding,
      dryRun: said.dryRun || dryRun,
      mapping,
      defaults,
    },
  }
}

function mappingOf(text: string | null | undefined): Mapping {
  const says =
    'mapping must be a JSON object from columns to fields or null, such as {"StockCode": "sku", ' +
    '"Notes": null}'
  return jsonObject(
    'mapping',
    text,
    (field) => field === null || typeof field === 'string',
    says
  ) as Mapping
}

function defaultsOf(text: string | null | undefined): Parameters['defaults'] {
  const says = 'defaults must be a JSON object from fields to values, such as {"costPrice": "0"}'
  return jsonObject(
    'defaults',
    text,
    (value) => ['string', 'number', 'boolean'].includes(typeof value),
    says
  ) as Parameters['defaults']
}

function defaultsErrors(bulk: ImportDefinition, defaults: Parameters['defaults']): FieldError[] {
  const fields = fieldsOf(bulk)
  return Object.entries(typedDefaults(bulk, defaults)).flatMap(([field, value]) => {
    if (!fields.has(field))
      return [
        fieldError(['defaults', field], 'UNKNOWN_FIELD', `${bulk.resource} have no field ${field}`),
      ]
    return value instanceof Unreadable
      ? [fieldError(['defaults', field], value.code, `defaults.${field} ${value.says}`)]
      : []
  })
}
