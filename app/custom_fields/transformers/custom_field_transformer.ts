import { defineTransformer, out } from '#core/resources/transformer'
import { APPLIES_TO } from '#custom_fields/applies_to'
import { FIELD_TYPES } from '#custom_fields/field_types'

export const customFieldTransformer = defineTransformer('CustomField', 'custom_fields', {
  id: out.id(),
  name: out.text({ example: 'Memoria RAM' }),
  appliesToType: out.choice(APPLIES_TO),
  appliesToId: out.orNull(
    out.id({
      sql: 'COALESCE(t.model_id, t.category_id)',
      description: 'The model or category; null for ENTITY',
    })
  ),
  entityType: out.orNull(
    out.text({ example: null, description: 'For ENTITY: what has the field, such as CUSTOMER' })
  ),
  fieldType: out.choice(FIELD_TYPES),
  options: out.orNull(
    out.json<string[]>(
      { type: 'array', items: { type: 'string' } },
      { description: 'What a SELECT may be' }
    )
  ),
  required: out.flag({ description: 'May not be left empty when values are set' }),
  active: out.flag({ description: 'When false, values are kept and none is taken' }),
})

export const VALUES_SCHEMA = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        required: ['customFieldId', 'name', 'fieldType', 'value', 'required', 'active'],
        properties: {
          customFieldId: { type: 'string', format: 'uuid' },
          name: { type: 'string' },
          fieldType: { type: 'string', enum: [...FIELD_TYPES] },
          value: {
            type: ['string', 'null'],
            description: 'As text whatever the type: 16.5, 2026-11-20, true; null when empty',
          },
          required: { type: 'boolean' },
          active: { type: 'boolean' },
        },
      },
    },
  },
}
