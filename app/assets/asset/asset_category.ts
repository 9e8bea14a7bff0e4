/** Assets, models, accessories and the like use only categories of type ASSET. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'

/** 422 on `categoryId` for a missing or product category; its type stays locked until the end. */
export async function mustBeForAssets(categoryId: string | null | undefined) {
  if (!categoryId) return

  const [category] = await rows(
    'SELECT type FROM categories WHERE tenant_id = ? AND id = ? LOCK IN SHARE MODE',
    [Current.tenantId, categoryId]
  )
  if (!category) throw invalid('categoryId', 'NOT_FOUND', 'There is no such category')
  if (category.type !== 'ASSET')
    throw invalid('categoryId', 'INVALID', 'The category must have type ASSET')
}
