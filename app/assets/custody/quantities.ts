/** Stock checks of accessories, consumables and licenses; the caller locks the counting row. */
import { conflict } from '#core/errors/refusal'

export function mustBeLeft(available: number, requested: number, what: string) {
  if (requested > available)
    throw conflict(
      'INSUFFICIENT_QUANTITY',
      `There are ${available} ${what} left, and ${requested} are needed`,
      { field: 'quantity', available, requested }
    )
}

/** 409 INSUFFICIENT_QUANTITY on `field` when the new total is below the quantity out. */
export function mustCover(total: number | undefined, out: number, field: string) {
  if (total !== undefined && total < out)
    throw conflict(
      'INSUFFICIENT_QUANTITY',
      `${out} are assigned, so the total cannot be ${total}`,
      {
        field,
        out,
      }
    )
}
