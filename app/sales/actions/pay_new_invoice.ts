import { Current } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { Refusal } from '#core/errors/refusal'
import { fieldError, ValidationFailed, type FieldError } from '#core/input/validation'
import { receivePayment } from '#sales/actions/receive_payment'
import type { InvoiceFacts } from '#sales/models/invoice'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'
import type { NewDocument, PaymentMethod } from '#sales/validators/invoice'

export type PaidAtOnce = NonNullable<NewDocument['paid']>

type Made = Pick<InvoiceFacts, 'id' | 'balance' | 'paymentMethod'> & {
  warnings: readonly object[] | null
}

/**
 * Receives the whole balance of a new invoice in the transaction that issued it, and answers its row.
 * One of 0 takes no payment. Refusals of `receivePayment`, on the fields of `paid`.
 */
export async function payNewInvoice(invoice: Made, paid: PaidAtOnce): Promise<DatabaseRow> {
  if (invoice.balance.lte(0)) return invoice
  const { date, bankAccountId, reference } = paid
  const { warnings } = await onPaid(() =>
    receivePayment({
      invoiceId: invoice.id,
      amount: invoice.balance,
      paymentMethod: paid.method ?? usualMethod(invoice.paymentMethod as PaymentMethod, paid),
      ...{ date, bankAccountId, reference },
    })
  )
  const [row] = await rows(
    `SELECT ${invoiceTransformer.columns()} FROM invoices t WHERE t.tenant_id = ? AND t.id = ?`,
    [Current.tenantId, invoice.id]
  )
  return { ...row, warnings: [...(invoice.warnings ?? []), ...warnings] }
}

/** As the invoice expects it; an invoice on credit says nothing of how it is paid. */
const usualMethod = (method: PaymentMethod, { bankAccountId }: PaidAtOnce): PaymentMethod =>
  method !== 'CREDIT' ? method : bankAccountId ? 'TRANSFER' : 'CASH'

/** Fields of the payment are those of `paid`. */
async function onPaid<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ValidationFailed) throw new ValidationFailed(error.errors.map(ofPaid))
    if (error instanceof Refusal && error.errors)
      throw new Refusal(error.status, error.code, error.message, {
        ...error.more,
        errors: error.errors.map(ofPaid),
      })
    throw error
  }
}

const FIELDS: Record<string, string> = { paymentMethod: 'method' }

const ofPaid = ({ field, code, message, meta }: FieldError) =>
  fieldError(['paid', FIELDS[field] ?? field], code, message, meta)
