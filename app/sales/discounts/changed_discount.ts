/** The discount of a document after an update. */
import {
  askedDiscount,
  discountIn,
  keptDiscount,
  type AskedDiscount,
  type DocumentDiscount,
} from '#tax/taxes'

type Kept = { discount: string | null }
type Changes = { discount?: AskedDiscount }

/** Null takes it away; without the field it stays. */
export const discountAfter = (before: Kept, { discount }: Changes): DocumentDiscount | null =>
  discount === undefined ? discountIn(before.discount) : askedDiscount(discount)

export const isSameDiscount = (before: Kept, changes: Changes) =>
  keptDiscount(discountAfter(before, changes)) === before.discount
