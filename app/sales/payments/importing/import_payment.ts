/** A payment from a file: money of a customer, for the invoice that it names or as an advance. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import {
  choice,
  code,
  currency,
  flag,
  id,
  optional,
  pastDay,
  settlement,
  text,
} from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { validator, type Infer } from '#core/input/validation'
import { receivePayment } from '#sales/actions/receive_payment'
import { PAYMENT_METHODS } from '#sales/validators/invoice'
import { EXCESS, type NewPayment } from '#sales/validators/payment'

export const importedPayment = validator(
  {
    customerId: optional(id()),
    invoice: optional(code(64)),
    amount: settlement(),
    date: optional(pastDay()),
    paymentMethod: choice(PAYMENT_METHODS),
    currency: optional(currency()),
    bankAccountId: optional(id()),
    reference: optional(code(255)),
    notes: optional(text()),
    excess: optional(choice(EXCESS)),
    autoWithholdings: optional(flag()),
    ...integrationFields(),
  },
  {
    check({ customerId, invoice }, fail) {
      if (!customerId && !invoice)
        fail('customerId', 'REQUIRED', 'A row names the customer, or the invoice that is paid.')
    },
  }
)

/** Refuses as `POST /payments`, and an unknown invoice: 422 NOT_FOUND, AMBIGUOUS on `invoice`. */
export async function importPayment({ invoice, ...payment }: Infer<typeof importedPayment>) {
  const invoiceId = invoice ? await invoiceNumbered(invoice, payment.customerId) : undefined
  return receivePayment({ ...payment, invoiceId } as NewPayment)
}

const BY_NUMBER = "(number = ? AND type = 'INVOICE')"

/**
 * By fiscal number, else by the number of an invoice, else by `externalId`; of the customer, where the row
 * names one. Debit notes have numbers of their own, which invoices have too.
 */
async function invoiceNumbered(said: string, customerId?: string | null): Promise<string> {
  const number = /^\d{1,15}$/.test(said) ? Number(said) : null
  const found = await rows(
    `SELECT id, CASE WHEN fiscal_number = ? THEN 1 WHEN ${BY_NUMBER} THEN 2 ELSE 3 END AS place FROM invoices
      WHERE tenant_id = ? AND status NOT IN ('DRAFT', 'VOID') AND (fiscal_number = ? OR ${BY_NUMBER} OR external_id = ?)
        ${customerId ? 'AND customer_id = ?' : ''} ORDER BY place LIMIT 2`,
    [said, number, Current.tenantId, said, number, said, ...(customerId ? [customerId] : [])]
  )
  const [first, second] = found
  if (first && first.place !== second?.place) return first.id
  throw first
    ? invalid('invoice', 'AMBIGUOUS', `Several invoices are called ${said}`)
    : invalid('invoice', 'NOT_FOUND', `There is no issued invoice ${said} of this customer`)
}
