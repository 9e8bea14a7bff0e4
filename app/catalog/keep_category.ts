/** Creates and changes categories, for requests and imports. */
import type { InputOf } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import Category from '#catalog/models/category'
import type { createCategory, updateCategory } from '#catalog/validators/category'

/** Announces `category.created`. */
export async function makeCategory(input: InputOf<typeof createCategory>): Promise<Category> {
  const category = await Category.create(input)
  await announce('category.created', { categoryId: category.id })
  return category
}

/** Changes a locked category. Announces `category.updated`, if anything changed. */
export function changeCategory(category: Category, changes: InputOf<typeof updateCategory>) {
  return whenChanged(
    category,
    () => category.merge(changes as Partial<Category>).save(),
    () => announce('category.updated', { categoryId: category.id })
  )
}
