/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'custom-fields.index':
      'Lists custom fields by what has them and by type, disabled ones included. ' +
      'The fields of one record with their values are in `GET ' +
      '/custom-values/:entityType/:entityId`.',
    'custom-fields.store':
      'Creates a field for the assets of a model or category, or for all records of a kind; ' +
      'existing records have it empty. ' +
      'A few keys without rules fit in `metadata` of the record instead.',
    'custom-fields.show':
      'Reads one custom field. ' +
      'The values of a record are in `GET /custom-values/:entityType/:entityId`.',
    'custom-fields.update':
      'Changes name, rules or state; ' +
      'type and options change only to what all its values fit (409 `IN_USE`). ' +
      'What has the field is fixed: ' +
      'create another one with `POST /custom-fields`.',
    'custom-fields.destroy':
      'Deletes a field without values; ' +
      'with values, also of deleted records, it answers 409 `IN_USE`. ' +
      'Set `active` to false with `PATCH /custom-fields/:id` instead.',
    'custom_values.show':
      'Answers all custom fields of a record with their values as text. ' +
      'For assets it includes the fields of model and category, like `GET ' +
      '/assets/:id/custom-values`.',
    'custom_values.update':
      'Sets the values that are named and keeps the others; ' +
      'required fields may not be empty afterwards. ' +
      'Names of your own kinds take any UUID as `entityId`.',
    'assets.custom_values':
      'Answers the custom fields of the asset, of its model and of its category with their ' +
      'values. ' +
      'Records of other kinds use `GET /custom-values/:entityType/:entityId`.',
    'assets.set_custom_values':
      'Sets the values that are named, keeps the others, and writes the history of the ' +
      'asset. ' +
      'Find assets by a value with `GET /assets` and `customField.<id>`.',
  },

  fields: {
    'CustomField.name': { description: 'Name of the field.', example: 'Memoria RAM' },
    'appliesToType': 'What has the field. It cannot be changed later.',
    'CustomField.appliesToId':
      'Required for MODEL (the asset model) and CATEGORY (the category); ' +
      'null for ENTITY. ' +
      'It cannot be changed later.',
    'CustomField.entityType': {
      description:
        'Required for ENTITY: ' +
        'a kind of record such as CUSTOMER, or a name of your own, in upper case; ' +
        'null otherwise.',
      example: 'CUSTOMER',
    },
    'fieldType': 'Type of the values.',
    'CustomField.options': {
      description: 'Values to choose from, each once; required for SELECT, null otherwise.',
      example: ['Norte', 'Sur'],
    },
    'CustomField.required':
      'Whether the field must have a value after values are set; it does not hold up new records.',
    'CustomField.active': 'Whether the field takes values; a disabled one keeps those it has.',

    'data': 'Fields of the record, those without a value included.',
    'customFieldId': 'Custom field.',
    'name': { description: 'Name of the field.', example: 'Memoria RAM' },
    'CustomValues.data.value': {
      description: 'Value as text, whatever the type: 16.5, 2026-11-20, true. Null when empty.',
      example: '16',
    },
    'required': 'Whether the field may not be empty.',
    'active': 'Whether the field takes values.',
    'values': 'Values to set; fields that are not named stay.',
    'CustomValuesUpdate.values.value': {
      description:
        'Value as text in the form of its type, or as number or boolean; null empties it.',
      example: '16',
    },
  },

  enums: {
    appliesToType: {
      MODEL: 'Assets of one model.',
      CATEGORY: 'Assets of all models in a category.',
      ENTITY: 'All records of a kind.',
    },
    fieldType: {
      TEXT: 'Text.',
      NUMBER: 'Number with up to 20 digits and 10 decimals.',
      DATE: 'Day, YYYY-MM-DD.',
      SELECT: 'One of `options`.',
      BOOLEAN: 'True or false.',
    },
  },

  parameters: {
    'appliesToType': 'Fields for this only.',
    'appliesToId': 'Fields of this model or category only.',
    'entityType': {
      description: 'Kind of record, such as CUSTOMER, or a name of your own.',
      example: 'CUSTOMER',
    },
    'custom_values.show.entityId': 'Id of the record; for a kind of your own any UUID.',
    'custom_values.update.entityId': 'Id of the record; for a kind of your own any UUID.',
    'fieldType': 'Fields of this type only.',
    'active': '`true` for fields that take values, `false` for disabled ones.',
  },
} satisfies Descriptions
