/**
 * Things of which there are so many: never more of them are out than there are. The caller holds
 * the row that counts them.
 */
import { conflict } from '#core/errors/refusal'

/** 409 INSUFFICIENT_QUANTITY when fewer are left than are wanted. */
export function mustBeLeft(available: number, requested: number, what: string) {
  if (requested > available)
    throw conflict(
      'INSUFFICIENT_QUANTITY',
      `There are ${available} ${what} left, and ${requested} are needed`,
      { field: 'quantity', available, requested }
    )
}

/** The same for the total, which is about to become `total`: 409 on `field` when more are out. */
export function mustCover(total: number | undefined, out: number, field: string) {
  if (total !== undefined && total < out)
    throw conflict('INSUFFICIENT_QUANTITY', `${out} are out, so there cannot be ${total} in all`, {
      field,
      out,
    })
}
