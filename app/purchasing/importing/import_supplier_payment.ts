/** A payment to a supplier from a file: for the bill that it names, or as an advance. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict, invalid } from '#core/errors/refusal'
import { choice, code, currency, flag, id, optional } from '#core/input/fields'
import { validator, type Infer } from '#core/input/validation'
import { recordPayment } from '#purchasing/actions/record_supplier_payment'
import { numberKeyOf } from '#purchasing/bills/bill_number'
import {
  EXCESS,
  supplierPaymentFields,
  type NewSupplierPaymentInput,
} from '#purchasing/validators/supplier_payment'

export const importedSupplierPayment = validator({
  ...supplierPaymentFields,
  supplierId: id(),
  currency: optional(currency()),
  bill: optional(code(60)),
  excess: optional(choice(EXCESS)),
  autoWithholdings: optional(flag()),
})

type Asked = Infer<typeof importedSupplierPayment>

/**
 * Refuses as `POST /supplier-payments`, with OVERPAYMENT on `amount`, and an unknown bill: 422 NOT_FOUND,
 * AMBIGUOUS on `bill`. Without a bill the money is an advance.
 */
export async function importSupplierPayment({ bill: number, ...payment }: Asked) {
  const billId = number ? await billNumbered(number, payment.supplierId) : undefined
  return recordPayment({ ...payment, billId } as NewSupplierPaymentInput)
}

/** Of several with the number, of different years, the one that is owed. */
async function billNumbered(number: string, supplierId: string): Promise<string> {
  const found = await rows<{ id: string; balance: string }>(
    `SELECT id, balance FROM bills
      WHERE tenant_id = ? AND supplier_id = ? AND number_key = ? AND standing_key IS NOT NULL
      ORDER BY balance > 0 DESC, id LIMIT 3`,
    [Current.tenantId, supplierId, numberKeyOf(number, 'bill')]
  )
  if (!found.length)
    throw invalid('bill', 'NOT_FOUND', `There is no posted bill ${number} of this supplier`)
  if (found.filter(({ balance }) => Number(balance) > 0).length > 1)
    throw invalid('bill', 'AMBIGUOUS', `Several bills of this supplier are called ${number}`)
  const [{ id: billId, balance }] = found
  if (Number(balance) <= 0)
    throw conflict('OVERPAYMENT', `Nothing is owed for ${number}`, { field: 'amount', balance: 0 })
  return billId
}
