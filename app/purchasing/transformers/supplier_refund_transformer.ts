import { defineTransformer, out } from '#core/resources/transformer'
import { moneyWarnings } from '#accounting/money_warnings'
import {
  SUPPLIER_REFUND_STATES,
  supplierRefundLifecycle,
} from '#purchasing/refunds/supplier_refund_lifecycle'

const SUPPLIER_REFUND_SOURCES = ['PAYMENT', 'CREDIT_NOTE'] as const

export const supplierRefundTransformer = defineTransformer(
  'SupplierRefund',
  'supplier_refunds',
  {
    id: out.id(),
    number: out.whole({
      description: 'The number, without gaps in the company, from 1. Read-only.',
    }),
    status: out.choice(SUPPLIER_REFUND_STATES),
    source: out.choice(SUPPLIER_REFUND_SOURCES, {
      sql: "CASE WHEN t.payment_id IS NULL THEN 'CREDIT_NOTE' ELSE 'PAYMENT' END",
    }),
    sourceId: out.id({ sql: 'COALESCE(t.payment_id, t.credit_note_id)' }),
    supplierId: out.id(),
    supplierName: out.text(),
    date: out.day(),
    amount: out.number(),
    currency: out.text({ example: 'COP' }),
    bankAccountId: out.orNull(out.id()),
    reference: out.orNull(out.text()),
    voidedOn: out.orNull(
      out.day({ description: 'The day of the void in the books; null before. Read-only.' })
    ),
    voidReason: out.orNull(out.text()),
    warnings: moneyWarnings(),
  },
  { actions: ({ status }) => supplierRefundLifecycle.allowedActions(status) }
)
