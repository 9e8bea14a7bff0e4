/** Assets, and their accessories and the like, are in categories of type ASSET alone. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'

/**
 * Refuses (422 on `categoryId`) a category that is not there, or is for products. It keeps its type
 * until the transaction ends.
 */
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
