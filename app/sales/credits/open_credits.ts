/** Credits that a customer may still use: free money of payments, and credit of credit notes. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { selects, type DatabaseRow, type Statement } from '#core/database/query'
import { AVAILABLE } from '#sales/credits/available'
import type { RefundSource } from '#sales/refunds/refund_lifecycle'

export type OpenCredit = {
  source: RefundSource
  sourceId: string
  number: number
  fiscalNumber: string | null
  date: string
  amount: Big
  availableAmount: Big
}

/** The oldest first, by day and then by id, which has the order of recording. */
export async function openCredits(customerId: string): Promise<OpenCredit[]> {
  const found = await selects([paymentsStatement(customerId), creditNotesStatement(customerId)])
  return found.flat().map(creditIn).sort(inOrder)
}

const paymentsStatement = (customerId: string): Statement => [
  `SELECT 'PAYMENT' AS source, p.id AS sourceId, p.number, NULL AS fiscalNumber, p.date, p.amount,
       p.unallocated_amount - p.refunded_amount AS availableAmount
     FROM payments p
     WHERE p.tenant_id = ? AND p.customer_id = ? AND p.status = 'RECEIVED'
       AND p.unallocated_amount > p.refunded_amount`,
  [Current.tenantId, customerId],
]

const creditNotesStatement = (customerId: string): Statement => [
  `SELECT * FROM (
     SELECT 'CREDIT_NOTE' AS source, t.id AS sourceId, t.number, t.fiscal_number AS fiscalNumber, t.date,
         t.total AS amount, ${AVAILABLE} AS availableAmount
       FROM credit_notes t
       WHERE t.tenant_id = ? AND t.customer_id = ?
         AND t.total > t.withheld_total + t.allocated_amount + t.refunded_amount) credits
   WHERE availableAmount > 0`,
  [Current.tenantId, customerId],
]

const creditIn = ({ number, amount, availableAmount, ...row }: DatabaseRow): OpenCredit => ({
  ...(row as Pick<OpenCredit, 'source' | 'sourceId' | 'fiscalNumber' | 'date'>),
  number: Number(number),
  amount: new Big(amount),
  availableAmount: new Big(availableAmount),
})

const inOrder = (a: OpenCredit, b: OpenCredit) => (keyOf(a) < keyOf(b) ? -1 : 1)
const keyOf = ({ date, sourceId }: OpenCredit) => `${date} ${sourceId}`
