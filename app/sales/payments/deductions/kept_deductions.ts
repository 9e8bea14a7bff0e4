/** Deductions as a payment keeps and shows them. */
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { inJson, sum } from '#core/primitives/decimal'
import { out } from '#core/resources/transformer'
import { DEDUCTION_KINDS } from '#sales/payments/deductions/kinds'
import type { AskedDeduction } from '#sales/validators/payment'

const orNull = <T>(value: T | null | undefined): T | null => value ?? null

/** For the column `deductions`, which is JSON in text; null without any. */
export const keptDeductions = (deductions: readonly AskedDeduction[]): string | null =>
  deductions.length
    ? JSON.stringify(
        deductions.map((one) => ({
          kind: one.kind,
          amount: one.amount,
          accountId: orNull(one.accountId),
          conceptId: orNull(one.conceptId),
          base: orNull(one.base),
          invoiceId: orNull(one.invoiceId),
          description: orNull(one.description),
        }))
      )
    : null

/** The sum without withholdings, which have a total of their own. */
export const deductedTotal = (deductions: readonly AskedDeduction[]): Big =>
  sum(deductions.flatMap(({ kind, amount }) => (kind === 'WITHHOLDING' ? [] : [amount])))

/** Only an early discount takes tax back. */
export const hasDiscount = ({ deductions }: { deductions: string | null }): boolean =>
  deductions?.includes('"EARLY_DISCOUNT"') ?? false

type Allocated = { invoiceId: string; isOfPayment: boolean }

/**
 * Whether a deduction names the invoice of an allocation. An early discount without one is that of the
 * only invoice of the request.
 */
export const hasDeduction = (
  { deductions }: { deductions: string | null },
  { invoiceId, isOfPayment }: Allocated
): boolean =>
  ((jsonOf(deductions) ?? []) as Pick<AskedDeduction, 'kind' | 'invoiceId'>[]).some((one) =>
    one.invoiceId ? one.invoiceId === invoiceId : one.kind === 'EARLY_DISCOUNT' && isOfPayment
  )

const id = { type: ['string', 'null'], format: 'uuid' }
const properties = {
  kind: { type: 'string', enum: [...DEDUCTION_KINDS] },
  amount: { type: 'number' },
  accountId: id,
  conceptId: id,
  base: { type: ['number', 'null'] },
  invoiceId: id,
  description: { type: ['string', 'null'] },
}

/** The field `deductions`, of the column of that name. */
export const shownDeductions = () => ({
  ...out.json<object[]>({
    type: 'array',
    description: 'What the customer kept, in the order of the request. Read-only.',
    items: { type: 'object', properties, required: Object.keys(properties) },
  }),
  initial: [] as object[],
  read: (column: unknown) =>
    ((jsonOf(column ?? null) ?? []) as Record<string, string | null>[]).map((one) => ({
      ...one,
      amount: inJson(new Big(one.amount!)),
      base: one.base && inJson(new Big(one.base)),
    })),
})
