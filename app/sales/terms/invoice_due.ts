/** When an invoice is due: by its payment terms, as the request says, or by its payment method. */
import type Big from 'big.js'
import { invalid } from '#core/errors/refusal'
import {
  discountOf,
  instalmentsOf,
  paymentTermsNamed,
  type Instalment,
  type OfferedDiscount,
  type PaymentTerms,
} from '#terms/payment_terms'
import { defaultDueDate, dueDateAfter } from '#sales/invoices/invoice_state'
import type Invoice from '#sales/models/invoice'
import type { PaymentMethod } from '#sales/validators/invoice'

type DueColumns = Pick<
  Invoice,
  | 'paymentTermsId'
  | 'dueDate'
  | 'dueByDefault'
  | 'earlyDiscountRate'
  | 'earlyDiscountUntil'
  | 'earlyDiscountTax'
>

/** Columns of the invoice, and its instalments; undefined where they stay as they are. */
export type InvoiceDue<Columns = DueColumns> = { columns: Columns; instalments?: Instalment[] }

type Asked = { paymentTermsId?: string | null; dueDate?: string | null }
type Sold = { method: PaymentMethod; total: Big; day: string }

/**
 * Of a new invoice of `day`. `before` are terms that the request did not choose, such as those of a
 * quote. Errors of `paymentTermsNamed`; 422 CONTRADICTION for a `dueDate` that the terms do not give.
 */
export async function dueOfNew(
  { paymentTermsId, dueDate }: Asked,
  { method, total, day }: Sold,
  before?: string | null
): Promise<InvoiceDue> {
  if (!paymentTermsId) return withoutTerms(dueDate ?? defaultDueDate(method, day), !dueDate)

  const due = dueByTerms(await paymentTermsNamed(paymentTermsId, before), total, day)
  mustAgree(dueDate, due.columns.dueDate)
  return due
}

/** Of a draft that is issued on `day`, anew. */
export async function dueAtIssue(invoice: Invoice, day: string): Promise<InvoiceDue> {
  const { paymentTermsId, paymentMethod, total, dueByDefault } = invoice
  if (!paymentTermsId)
    return { columns: { ...columnsOf(invoice), ...dueDateOn(invoice, paymentMethod, day) } }
  const due = dueByTerms(await paymentTermsNamed(paymentTermsId, paymentTermsId), total, day)
  return { ...due, columns: { ...due.columns, dueByDefault } }
}

/**
 * Of an invoice after a change. An issued invoice keeps the discount that it offers, unless its terms
 * are others. Errors of `dueOfNew`.
 */
export async function dueAfterChange(
  invoice: Invoice,
  { paymentTermsId: asked, dueDate }: Asked,
  { method, total }: Omit<Sold, 'day'>
): Promise<InvoiceDue<Partial<DueColumns>>> {
  const termsId = asked === undefined ? invoice.paymentTermsId : asked
  if (!termsId && !invoice.paymentTermsId)
    return { columns: dueDateAfterChange(invoice, method, dueDate) }
  if (!termsId) return withoutTerms(dueDate ?? defaultDueDate(method, invoice.date), !dueDate)

  const terms = await paymentTermsNamed(termsId, invoice.paymentTermsId)
  const { columns, instalments } = dueByTerms(terms, total, invoice.date)
  // A client that sends the whole record repeats the due date of before.
  if (dueDate !== invoice.dueDate) mustAgree(dueDate, columns.dueDate)
  if (termsId !== invoice.paymentTermsId) return { columns, instalments }
  return total.eq(invoice.total) ? { columns: {} } : { columns: {}, instalments }
}

function dueByTerms(terms: PaymentTerms, total: Big, day: string): Required<InvoiceDue> {
  const instalments = instalmentsOf(terms, total, day)
  return {
    instalments,
    columns: {
      paymentTermsId: terms.id,
      dueDate: instalments.at(-1)!.dueDate,
      dueByDefault: true,
      ...discountColumns(discountOf(terms, day)),
    },
  }
}

const withoutTerms = (dueDate: string, dueByDefault: boolean): Required<InvoiceDue> => ({
  instalments: [],
  columns: { paymentTermsId: null, dueDate, dueByDefault, ...discountColumns(null) },
})

const discountColumns = (discount: OfferedDiscount | null) => ({
  earlyDiscountRate: discount?.rate ?? null,
  earlyDiscountUntil: discount?.until ?? null,
  earlyDiscountTax: discount?.taxTreatment ?? null,
})

const columnsOf = ({
  paymentTermsId,
  dueByDefault,
  earlyDiscountRate,
  earlyDiscountUntil,
  earlyDiscountTax,
}: Invoice) => ({
  ...{ paymentTermsId, dueByDefault, earlyDiscountRate, earlyDiscountUntil, earlyDiscountTax },
})

function mustAgree(asked: string | null | undefined, dueDate: string) {
  if (asked && asked !== dueDate)
    throw invalid(
      'dueDate',
      'CONTRADICTION',
      `The payment terms make the invoice due on ${dueDate}: leave dueDate out`
    )
}

const dueDateOn = (invoice: Invoice, method: PaymentMethod, day: string) => ({
  dueDate: dueDateAfter(invoice, method, day),
})

/**
 * Null is the default. An unchanged date does not become explicit, unless another method comes with
 * it.
 */
function dueDateAfterChange(
  invoice: Invoice,
  method: PaymentMethod,
  asked: string | null | undefined
): Pick<Invoice, 'dueDate' | 'dueByDefault'> {
  const { dueDate, dueByDefault, paymentMethod, date } = invoice
  if (asked === undefined)
    return {
      dueDate: method === paymentMethod ? dueDate : dueDateAfter(invoice, method, date),
      dueByDefault,
    }
  if (asked !== null)
    return asked === dueDate && method === paymentMethod
      ? { dueDate, dueByDefault }
      : { dueDate: asked, dueByDefault: false }

  const byDefault = defaultDueDate(method, date)
  return {
    dueDate: byDefault,
    dueByDefault: byDefault === dueDate && dueByDefault === null ? null : true,
  }
}
