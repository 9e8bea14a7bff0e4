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
        ? 'The service was sold or bought, so it cannot become goods'
        : 'The product has moved in stock, so it cannot become a service',
      { field: 'isService' }
    )
}
