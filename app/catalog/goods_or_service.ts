import { conflict } from '#core/errors/refusal'
import { findReference } from '#core/resources/references'

/**
 * 409 `IN_USE` for traded products: goods that moved may come back, and a service never was in
 * stock. The product must be locked, as by sales and movements.
 */
export async function mayChangeProduct(
  { id, isService: was }: { id: string; isService: boolean },
  { isService }: { isService?: boolean }
) {
  if (isService === undefined || isService === was) return

  if (await findReference('products', id, was ? 'service' : 'goods'))
    throw conflict(
      'IN_USE',
      was
        ? 'This service was sold or bought, and so has no stock'
        : 'These goods were in stock, and so are no service',
      { field: 'isService' }
    )
}
