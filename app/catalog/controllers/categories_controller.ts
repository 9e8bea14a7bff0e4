import { defineList } from '#core/list'
import { creates, deletes, lists, reads, updates } from '#core/operations'
import { choiceFilter } from '#core/query_fields'
import Category from '#catalog/models/category'
import { categoryRecord } from '#catalog/transformers/category_record'
import { CATEGORY_TYPES, createCategory, updateCategory } from '#catalog/validators/category'

const categoryList = defineList({
  record: categoryRecord,
  sorts: ['name', 'updatedAt'],
  search: 'the name',
  filters: { type: choiceFilter(CATEGORY_TYPES) },
})

export const categories = {
  index: lists(categoryList),
  show: reads(categoryRecord),
  store: creates(categoryRecord, createCategory, (input) => Category.create(input)),
  update: updates(categoryRecord, Category, updateCategory),
  destroy: deletes(Category),
}
