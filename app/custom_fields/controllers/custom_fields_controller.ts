import { defineList, type Condition } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { choiceFilter, flagFilter, idFilter, textFilter } from '#core/input/query_fields'
import { changeField } from '#custom_fields/actions/change_field'
import { APPLIES_TO, entityNamed, target } from '#custom_fields/applies_to'
import { FIELD_TYPES } from '#custom_fields/field_types'
import CustomField from '#custom_fields/models/custom_field'
import { customFieldTransformer } from '#custom_fields/transformers/custom_field_transformer'
import { createCustomField, updateCustomField } from '#custom_fields/validators/custom_field'

const customFieldList = defineList({
  record: customFieldTransformer,
  sorts: ['name', 'updatedAt'],
  search: 'the name',
  filters: {
    appliesToType: choiceFilter(APPLIES_TO),
    appliesToId: idFilter(),
    entityType: textFilter(64),
    fieldType: choiceFilter(FIELD_TYPES),
    active: flagFilter(),
  },
  where: {
    appliesToId: (id: string): Condition => ['t.model_id = ? OR t.category_id = ?', id, id],
    entityType: (name: string): Condition => ['t.entity_type = ?', entityNamed(name)],
  },
})

export const customFields = {
  index: lists(customFieldList),
  show: reads(customFieldTransformer),

  store: creates(
    customFieldTransformer,
    createCustomField,
    async ({ appliesToType, appliesToId, entityType, options, ...facts }) => {
      const at = await target({ appliesToType, appliesToId, entityType })
      return CustomField.create({
        ...facts,
        ...at,
        options: facts.fieldType === 'SELECT' ? options : null,
      })
    }
  ),

  update: updates(customFieldTransformer, CustomField, updateCustomField, changeField, {
    summary: 'Change a custom field',
  }),
  destroy: deletes(CustomField, { summary: 'Delete a custom field' }),
}
