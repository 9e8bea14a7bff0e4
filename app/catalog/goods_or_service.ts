import { conflict } from '#core/errors/refusal'
import { findReference } from '#core/resources/references'

/**
 * Refuses to turn goods that were traded into a service, or the reverse: 409 `IN_USE`. Goods that
 * moved may come back by a void invoice, a credit note or a return, and a service never was in
 * stock. Lock the product before; who moves, sells or receives goods locks it as well.
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
