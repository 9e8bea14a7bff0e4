import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { choiceFilter } from '#core/input/query_fields'
import { selects } from '#core/database/query'
import { Current } from '#core/context/current'
import { conflict } from '#core/errors/refusal'
import { changeCategory, makeCategory } from '#catalog/keep_category'
import Category from '#catalog/models/category'
import { categoryRecord } from '#catalog/transformers/category_record'
import { CATEGORY_TYPES, createCategory, updateCategory } from '#catalog/validators/category'

export const categoryList = defineList({
  record: categoryRecord,
  sorts: ['name', 'updatedAt'],
  search: 'the name',
  filters: { type: choiceFilter(CATEGORY_TYPES) },
})

export const categories = {
  index: lists(categoryList),
  show: reads(categoryRecord),
  store: creates(categoryRecord, createCategory, makeCategory),

  update: updates(categoryRecord, Category, updateCategory, async (category, changes) => {
    if (changes.type && changes.type !== category.type) await mustBeEmpty(category)
    await changeCategory(category, changes)
  }),

  destroy: deletes(Category, {
    check: ({ id }) => announce('category.deleted', { categoryId: id }),
  }),
}

/** What is in categories: products in those of type PRODUCT, all else in those of type ASSET. */
const IN_CATEGORIES: Record<string, string> = {
  products: 'products WHERE live = 1',
  models: 'asset_models WHERE 1 = 1',
  accessories: 'accessories WHERE 1 = 1',
  components: 'components WHERE 1 = 1',
  consumables: 'consumables WHERE live = 1',
  licenses: 'licenses WHERE 1 = 1',
}

/**
 * The type of a category is that of everything in it. Whoever puts something in holds the category,
 * as this does.
 */
async function mustBeEmpty({ id }: Category) {
  const found = await selects(
    Object.values(IN_CATEGORIES).map(
      (from) =>
        [
          `SELECT id FROM ${from} AND tenant_id = ? AND category_id = ? LIMIT 1`,
          [Current.tenantId, id],
        ] as const
    )
  )
  const first = found.findIndex(({ length }) => length)
  if (first >= 0)
    throw conflict('IN_USE', `There are ${Object.keys(IN_CATEGORIES)[first]} in this category`, {
      field: 'type',
    })
}
