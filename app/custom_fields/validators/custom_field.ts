import {
  choice,
  code,
  flag,
  id,
  line,
  listOf,
  name,
  optional,
  withDefault,
} from '#core/input/fields'
import { updateValidator, validator, type Fail, type Infer } from '#core/input/validation'
import { APPLIES_TO, entityNamed, type AppliesTo } from '#custom_fields/applies_to'
import { FIELD_TYPES, type FieldType } from '#custom_fields/field_types'

const entityName = () => code(64, { as: entityNamed })

const fields = {
  name: name(),
  appliesToType: choice(APPLIES_TO),
  appliesToId: optional(
    id().meta({
      description: 'Required for MODEL and CATEGORY: the asset model or category; none for ENTITY',
    })
  ),
  entityType: optional(
    entityName().meta({
      description:
        'Required for ENTITY, for it alone: the name of what has the field, such as CUSTOMER; ' +
        'compared in upper case',
    })
  ),
  fieldType: withDefault(choice(FIELD_TYPES), 'TEXT'),
  options: optional(
    listOf(line(), { min: 1, max: 500 }).meta({
      description: 'Required for SELECT: what may be chosen, each once.',
    })
  ),
  required: withDefault(flag(), false),
  active: withDefault(flag(), true),
}

type Given = {
  appliesToType: AppliesTo
  appliesToId?: string | null
  entityType?: string | null
  fieldType: FieldType
  options?: string[] | null
}

export const createCustomField = validator(fields, {
  check(input, fail) {
    mustNameOne(input as Given, fail)
    if (input.fieldType === 'SELECT' && !input.options?.length)
      fail('options', 'REQUIRED', 'options is required for a SELECT.')
    mustDiffer(input.options, fail)
  },
})

export const updateCustomField = updateValidator(fields, {
  immutable: ['appliesToType', 'appliesToId', 'entityType'],
  check: ({ options }, fail) => mustDiffer(options, fail),
})

export type FieldChanges = Omit<
  Infer<typeof updateCustomField>,
  'appliesToType' | 'appliesToId' | 'entityType'
>

function mustNameOne({ appliesToType, appliesToId, entityType }: Given, fail: Fail) {
  if (appliesToType === 'ENTITY') {
    if (!entityType) fail('entityType', 'REQUIRED', 'entityType is required for ENTITY.')
    if (appliesToId) fail('appliesToId', 'INVALID', 'appliesToId is for MODEL and CATEGORY only.')
    return
  }
  if (!appliesToId) fail('appliesToId', 'REQUIRED', `appliesToId is required for ${appliesToType}.`)
  if (entityType) fail('entityType', 'INVALID', 'entityType is for ENTITY only.')
}

function mustDiffer(options: readonly string[] | null | undefined, fail: Fail) {
  options?.forEach((option, index) => {
    if (options.indexOf(option) < index)
      fail(`options.${index}`, 'DUPLICATE', `${option} is an option already.`)
  })
}
