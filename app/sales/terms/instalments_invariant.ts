/** The invariant of instalments: they add up to the total of their invoice, both less credits. */
import { compared } from '#sales/compared'

const PAIRS = `SELECT i.id, i.total - i.credited_amount AS held,
         COALESCE(SUM(r.amount), 0) - i.credited_amount AS counted
       FROM invoices i
       LEFT JOIN invoice_installments r ON r.tenant_id = i.tenant_id AND r.invoice_id = i.id
       WHERE i.tenant_id = ? AND i.payment_terms_id IS NOT NULL
       GROUP BY i.id, i.total, i.credited_amount`

/** Names invoices whose instalments do not add up. */
export const instalmentsAddUp = () => compared('invoiceId', PAIRS)
