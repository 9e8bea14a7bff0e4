import { defineList } from '#core/list'
import { creates, deletes, lists, reads, updates } from '#core/operations'
import { choiceFilter } from '#core/query_fields'
import { rows } from '#core/database'
import { Current } from '#core/current'
import { conflict } from '#core/refusals'
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

  update: updates(categoryRecord, Category, updateCategory, async (category, changes) => {
    if (changes.type && changes.type !== category.type) await mustBeEmpty(category)
    await category.merge(changes).save()
  }),

  destroy: deletes(Category),
}

/** The type of a category is that of everything in it. */
async function mustBeEmpty({ id }: Category) {
  const [product] = await rows('SELECT id FROM products WHERE tenant_id = ? AND live = 1 AND category_id = ? LIMIT 1', [Current.tenantId, id])
  if (product) throw conflict('IN_USE', 'There are products in this category', { field: 'type' })
}
