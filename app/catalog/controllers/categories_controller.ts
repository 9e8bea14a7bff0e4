import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { choiceFilter } from '#core/input/query_fields'
import { findReference } from '#core/resources/references'
import { conflict } from '#core/errors/refusal'
import { changeCategory, makeCategory } from '#catalog/keep_category'
import Category from '#catalog/models/category'
import { categoryTransformer } from '#catalog/transformers/category_transformer'
import { CATEGORY_TYPES, createCategory, updateCategory } from '#catalog/validators/category'

export const categoryList = defineList({
  record: categoryTransformer,
  sorts: ['name', 'updatedAt'],
  search: 'the name',
  filters: { type: choiceFilter(CATEGORY_TYPES) },
})

export const categories = {
  index: lists(categoryList),
  show: reads(categoryTransformer),
  store: creates(categoryTransformer, createCategory, makeCategory),

  update: updates(categoryTransformer, Category, updateCategory, async (category, changes) => {
    if (changes.type && changes.type !== category.type) await mustBeEmpty(category)
    await changeCategory(category, changes)
  }),

  destroy: deletes(Category, {
    check: ({ id }) => announce('category.deleted', { categoryId: id }),
  }),
}

/** A category with records keeps its type. Writers of its records lock the category. */
async function mustBeEmpty({ id }: Category) {
  const reference = await findReference('categories', id, 'type')
  if (reference) throw conflict('IN_USE', reference.message!, { field: 'type' })
}
