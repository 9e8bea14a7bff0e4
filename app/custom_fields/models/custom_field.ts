import { CustomFieldSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'
import type { AppliesTo } from '#custom_fields/applies_to'
import type { FieldType } from '#custom_fields/field_types'

export default class CustomField extends CustomFieldSchema {
  declare appliesToType: AppliesTo
  declare fieldType: FieldType
  declare options: string[] | null

  get appliesToId() {
    return this.modelId ?? this.categoryId ?? null
  }

  @beforeSave()
  static makeSearchable(field: CustomField) {
    field.searchText = folded(field.name).slice(0, 300)
  }
}
