/** The discount of a document: in requests, in its column `discount`, and in answers. */
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { money, object, optional, percent } from '#core/input/fields'
import type { Fail } from '#core/input/validation'
import { inJson } from '#core/primitives/decimal'
import { out } from '#core/resources/transformer'
import type { DocumentDiscount } from '#tax/computation/document_discount'

/** One of both says it. */
export type AskedDiscount = { rate?: Big | null; amount?: Big | null } | null | undefined

/** For the fields of a document: `discount: documentDiscount()`, with `mustNameDiscount`. */
export const documentDiscount = () =>
  optional(object({ rate: optional(percent()), amount: optional(money({ min: 0 })) }))

/** Refuses REQUIRED without rate and amount, CONTRADICTION for both. */
export function mustNameDiscount(discount: AskedDiscount, fail: Fail) {
  if (!discount) return
  if (discount.rate && discount.amount)
    fail('discount.amount', 'CONTRADICTION', 'Send the rate of the discount, or its amount.')
  if (!discount.rate && !discount.amount)
    fail('discount.rate', 'REQUIRED', 'A discount has a rate or an amount.')
}

/** Null without one. */
export function askedDiscount(asked: AskedDiscount): DocumentDiscount | null {
  if (asked?.rate) return { rate: asked.rate }
  return asked?.amount ? { amount: asked.amount } : null
}

/** The text of the column; equal discounts have equal texts. */
export const keptDiscount = (discount: DocumentDiscount | null): string | null =>
  discount &&
  JSON.stringify(
    'rate' in discount ? { rate: discount.rate.toFixed() } : { amount: discount.amount.toFixed() }
  )

export function discountIn(kept: unknown): DocumentDiscount | null {
  const { rate, amount } = (jsonOf(kept) ?? {}) as { rate?: string; amount?: string }
  if (rate !== undefined) return { rate: new Big(rate) }
  return amount === undefined ? null : { amount: new Big(amount) }
}

type Shown = { rate: number } | { amount: number }

/** The field `discount` of a document, as it was asked. */
export const shownDiscount = () =>
  out.orNull({
    ...out.json<Shown>({
      type: 'object',
      properties: { rate: { type: 'number' }, amount: { type: 'number' } },
    }),
    read: (kept: unknown) => {
      const discount = discountIn(kept)!
      return 'rate' in discount
        ? { rate: inJson(discount.rate) }
        : { amount: inJson(discount.amount) }
    },
  })
