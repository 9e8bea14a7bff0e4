/**
 * The instalments of a bill by its payment terms. Credits lower the last rows first, money settles the
 * oldest first; both follow from the balance.
 */
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { invalid } from '#core/errors/refusal'
import { inJson, zero } from '#core/primitives/decimal'
import { out } from '#core/resources/transformer'
import type Bill from '#purchasing/models/bill'
import { discountOf, instalmentsOf, openPart, paymentTermsNamed } from '#terms/payment_terms'

type Asked = { date: string; dueDate?: string | null; paymentTermsId?: string | null }

/** Columns of the bill, all but the first null without terms. */
type Due = Pick<
  Bill,
  | 'dueDate'
  | 'paymentTermsId'
  | 'installments'
  | 'earlyDiscountRate'
  | 'earlyDiscountUntil'
  | 'earlyDiscountTax'
>

const NO_TERMS = {
  ...{ paymentTermsId: null, installments: null },
  ...{ earlyDiscountRate: null, earlyDiscountUntil: null, earlyDiscountTax: null },
}

/**
 * Terms count from the bill's `date`, and the last row is the due date. Without terms it is due on
 * `dueDate`, by default its date. 422 CONTRADICTION for another due date beside terms, INVALID for one
 * before the bill; errors of `paymentTermsNamed`.
 */
export async function dueOf(
  { date, dueDate, paymentTermsId }: Asked,
  total: Big,
  before?: string | null
): Promise<Due> {
  if (dueDate && dueDate < date)
    throw invalid(
      'dueDate',
      'INVALID',
      `dueDate is ${dueDate}, before the date of the bill, ${date}`
    )
  if (!paymentTermsId) return { ...NO_TERMS, dueDate: dueDate ?? date }

  const terms = await paymentTermsNamed(paymentTermsId, before)
  const rows = instalmentsOf(terms, total, date)
  const last = rows.at(-1)!.dueDate
  if (dueDate && dueDate !== last)
    throw invalid(
      'dueDate',
      'CONTRADICTION',
      `The payment terms make it due on ${last}: send dueDate or paymentTermsId`
    )
  const kept = rows.map((row) => ({ dueDate: row.dueDate, amount: row.amount.toFixed(2) }))
  const discount = discountOf(terms, date)
  return {
    ...{ dueDate: last, paymentTermsId, installments: JSON.stringify(kept) },
    earlyDiscountRate: discount?.rate ?? null,
    earlyDiscountUntil: discount?.until ?? null,
    earlyDiscountTax: discount?.taxTreatment ?? null,
  }
}

type Shown = { dueDate: string; amount: number; paidAmount: number; balance: number }
type Kept = { rows: string | null; credited: string; open: string; isVoid: number }

const amount = (description: string) => ({ type: 'number', description })
const FIELDS = {
  dueDate: { type: 'string', format: 'date' },
  amount: amount('What is due, less what credit notes took back. Read-only.'),
  paidAmount: amount('What has settled it: money, deductions, withholdings. Read-only.'),
  balance: amount('What is still to pay. Read-only.'),
}

/** The rows with what settles them, for bills `t`. */
export const installmentsSql = `JSON_OBJECT('rows', t.installments, 'credited', t.credited_amount,
  'isVoid', t.status = 'VOID',
  'open', CASE t.status WHEN 'DRAFT' THEN t.total - t.withheld_total ELSE t.balance END)`

/** The field, for the transformer of bills. */
export const installments = () => ({
  ...out.json<Shown[]>(
    {
      type: 'array',
      description:
        'The instalments by the payment terms, oldest first. Empty without terms: all is due on ' +
        '`dueDate`. Read-only.',
      items: { type: 'object', properties: FIELDS, required: Object.keys(FIELDS) },
    },
    { sql: installmentsSql }
  ),
  read: shownInstallments,
})

/** From the latest row back, with what comes after each. A model has its rows alone. */
export function shownInstallments(value: unknown): Shown[] {
  const found = jsonOf(value ?? null) as Kept | Shown[] | null
  return found === null || Array.isArray(found) ? (found ?? []) : spread(found)
}

function spread({ rows, credited, open, isVoid }: Kept): Shown[] {
  const kept = (jsonOf(rows) ?? []) as { dueDate: string; amount: string }[]
  let later = zero
  const found = kept.toReversed().map(({ dueDate, amount: whole }) => {
    const { due, left } = openPart({
      amount: new Big(whole),
      later,
      credited: new Big(credited),
      open: new Big(open),
    })
    later = later.plus(whole)
    const paid = isVoid ? zero : due.minus(left)
    return { dueDate, amount: inJson(due), paidAmount: inJson(paid), balance: inJson(left) }
  })
  return found.toReversed()
}
