import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { inJson } from '#core/primitives/decimal'
import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { INVOICE_TYPES } from '#sales/debits/invoice_types'
import {
  allowedActions,
  INVOICE_STATES,
  type InvoiceStatus,
  type Sold,
} from '#sales/invoices/invoice_lifecycle'
import { balanceColumns, balanceOf } from '#sales/invoices/invoice_state'
import { shownDiscount } from '#tax/taxes'
import { shownWithholdings } from '#tax/withholdings'
import { costCenter, deadline, overdue } from '#sales/transformers/computed'
import { taxes, withTaxes } from '#sales/transformers/document_taxes'
import { itemsOf, totals } from '#sales/transformers/lines'
import { earlyDiscount } from '#sales/terms/early_discount'
import { installments } from '#sales/terms/shown_instalments'
import { PAYMENT_METHODS } from '#sales/validators/invoice'
import { writeOffs } from '#sales/write_offs/shown_write_offs'

const warningSchema = {
  type: 'array',
  description:
    'What the caller should know of this very write, such as goods sold below zero stock. Empty on reads.',
  items: {
    type: 'object',
    properties: {
      code: { type: 'string', enum: ['NEGATIVE_STOCK', 'BANK_ACCOUNT_ASSUMED'] },
      message: { type: 'string' },
      productId: { type: 'string', format: 'uuid' },
      warehouseId: { type: 'string', format: 'uuid' },
      bankAccountId: {
        type: ['string', 'null'],
        format: 'uuid',
        description: 'The account that a payment assumed; null stands for cash.',
      },
    },
    required: ['code', 'message'],
  },
}

const stored = withTaxes(
  defineTransformer(
    'Invoice',
    'invoices',
    {
      id: out.id(),
      number: out.orNull(
        out.whole({
          description: 'The number, without gaps in the company; null on a draft. Read-only.',
        })
      ),
      fiscalNumber: out.orNull(
        out.text({
          description:
            'The number in its range, prefix first: `SETP990000002`; null without a range and on ' +
            'a draft. Read-only.',
          example: 'SETP990000002',
        })
      ),
      numberingRangeId: out.orNull(out.id()),
      status: out.choice(INVOICE_STATES),
      type: out.choice(INVOICE_TYPES, { initial: 'INVOICE' }),
      relatedInvoiceId: out.orNull(
        out.id({ description: 'The invoice on which a debit note charges more; else null.' })
      ),
      reason: out.orNull(out.text({ description: 'Why a debit note charges more; else null.' })),
      customerId: out.id(),
      customerName: out.text({
        description: 'The name of the customer, as it was when the invoice was written. Read-only.',
      }),
      quoteId: out.orNull(out.id()),
      recurringInvoiceId: out.orNull(out.id()),
      periodStart: out.orNull(out.day()),
      periodEnd: out.orNull(out.day()),
      warehouseId: out.orNull(out.id()),
      date: out.day({
        description:
          'The day of issue, in the time zone of the company; of a draft, the day on which it was ' +
          'made. Read-only.',
      }),
      dueDate: deadline(),
      paymentTermsId: out.orNull(out.id()),
      installments: installments(),
      earlyDiscount: earlyDiscount(),
      disputedUntil: out.orNull(
        out.day({
          description:
            'The last day on which the customer disputes it: until then no reminder goes out.',
        })
      ),
      paymentMethod: out.choice(PAYMENT_METHODS),
      notes: out.orNull(out.text()),
      currency: out.text({ example: 'COP' }),
      costCenterId: costCenter(),
      items: itemsOf('invoice_lines', 'invoice_id'),
      discount: shownDiscount(),
      ...totals,
      taxes,
      withholdings: shownWithholdings(),
      withheldTotal: out.number({
        initial: 0,
        description:
          'What the customer withheld, of the invoice and of its payments, less what credit ' +
          'notes took back. Read-only.',
      }),
      paidAmount: out.number(),
      creditedAmount: out.number({
        description: 'The sum of its credit notes, in the currency of the company. Read-only.',
      }),
      writtenOffAmount: out.number({ initial: 0 }),
      creditReceived: out.number({ initial: 0 }),
      creditGiven: out.number({ initial: 0 }),
      refundedAmount: out.number({ initial: 0 }),
      settledAmount: out.number({ sql: `t.total - (${balanceColumns('t')})` }),
      balance: out.number({
        description:
          'What is still to come: `total` - `settledAmount`; below zero the customer has credit; ' +
          '0 on a draft and when void. Read-only.',
      }),
      amountDue: {
        ...out.number({
          sql: `CASE WHEN t.voided_at IS NULL THEN ${balanceColumns('t')} ELSE 0 END`,
          description:
            'What the customer is to pay: the `balance`, also on a draft; 0 when void. Read-only.',
        }),
      },
      overdue: overdue(),
      writeOffs: writeOffs(),
      issuedAt: out.orNull(out.instant()),
      voidedAt: out.orNull(out.instant()),
      voidReason: out.orNull(out.text()),
      ...integrationFacts(),
      warnings: {
        ...out.json<object[]>(warningSchema, { sql: 'NULL' }),
        read: (warnings: any) => (jsonOf(warnings) ?? []) as object[],
      },
    },
    { actions: () => [] }
  )
)

/** Allowed actions depend on the lines, and so on the columns that were read. */
export const invoiceTransformer = {
  ...stored,
  get schema() {
    return stored.schema
  },
  of(source: any) {
    const answer = stored.of(source)
    return Object.assign(answer, dueOf(source), {
      allowedActions: allowedActions(
        answer as typeof answer & { status: InvoiceStatus },
        (answer.items ?? []) as Sold[]
      ),
    })
  },
}

/** Values for a model or a new invoice, which SQL has not computed. */
function dueOf(source: any) {
  if (!(source.total instanceof Big)) return {}
  const due = balanceOf(source)
  return {
    settledAmount: inJson(source.total.minus(due)),
    amountDue: source.voidedAt ? 0 : inJson(due),
  }
}
