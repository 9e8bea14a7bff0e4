/** The open amounts of a customer, by due day. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { DUE_OF_ROW, OPEN_OF_ROW, ROWS, ROWS_OF } from '#sales/terms/aged_rows'

/** An open instalment, or the whole balance of an invoice without terms. */
export type OpenDue = { invoiceId: string; invoiceNumber: number; open: Big }

/** In the order of due days, then of issue. */
export async function openDues(customerId: string): Promise<OpenDue[]> {
  const { tenantId } = Current
  const found = await rows(
    `SELECT x.id AS invoiceId, x.number AS invoiceNumber, ${OPEN_OF_ROW} AS openAmount
       FROM (SELECT i.id, i.number, i.date, i.due_date AS due, i.balance AS open,
               i.credited_amount AS credited, ${ROWS_OF} AS rows_of, NULL AS rows_changed
             FROM invoices i
             WHERE i.tenant_id = ? AND i.customer_id = ? AND i.balance > 0) x
       ${ROWS}
       ORDER BY ${DUE_OF_ROW}, x.date, x.number, r.position`,
    [tenantId, customerId, tenantId, tenantId]
  )
  return found
    .map(({ invoiceId, invoiceNumber, openAmount }) => ({
      ...{ invoiceId, invoiceNumber: Number(invoiceNumber), open: new Big(openAmount) },
    }))
    .filter(({ open }) => open.gt(0))
}
