/** Invariants of write-offs, credits and refunds: each record has the sum of its parts. */
import { defineInvariant } from '#accounting/integrity'
import { compared } from '#sales/compared'

export function defineSettlementInvariants() {
  defineInvariant('written-off amounts = write-offs', () =>
    compared('invoiceId', held('invoices', 'written_off_amount', 'write_offs', 'invoice_id'))
  )
  defineInvariant('credit received = allocations of credit notes', () =>
    compared(
      'invoiceId',
      held('invoices', 'credit_received', 'allocations', 'invoice_id', 'credit_note_id IS NOT NULL')
    )
  )
  defineInvariant('credit given = allocations of credit notes', () =>
    compared('invoiceId', held('invoices', 'credit_given', 'allocations', 'source_invoice_id'))
  )
  defineInvariant('allocated credit = allocations of credit notes', () =>
    compared(
      'creditNoteId',
      held('credit_notes', 'allocated_amount', 'allocations', 'credit_note_id')
    )
  )
  defineInvariant('refunded amounts of invoices = refunds', () =>
    compared('invoiceId', held('invoices', 'refunded_amount', 'refunds', 'source_invoice_id'))
  )
  defineInvariant('refunded amounts of credit notes = refunds', () =>
    compared('creditNoteId', held('credit_notes', 'refunded_amount', 'refunds', 'credit_note_id'))
  )
  defineInvariant('refunded amounts of payments = refunds', () =>
    compared('paymentId', held('payments', 'refunded_amount', 'refunds', 'payment_id'))
  )
}

/** SQL of each record's amount, and the sum of its parts that are not void. */
const held = (table: string, column: string, parts: string, key: string, among = '1 = 1') =>
  `SELECT r.id, r.${column} AS held, COALESCE(p.total, 0) AS counted
     FROM ${table} r
     LEFT JOIN (SELECT ${key} AS id, SUM(amount) AS total FROM ${parts}
         WHERE tenant_id = ? AND voided_on IS NULL AND ${key} IS NOT NULL AND ${among} GROUP BY ${key}) p
       ON p.id = r.id
     WHERE r.tenant_id = ? AND (r.${column} <> 0 OR p.total IS NOT NULL)`
