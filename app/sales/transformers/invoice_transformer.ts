import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { inJson } from '#core/primitives/decimal'
import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import {
  allowedActions,
  INVOICE_STATES,
  type InvoiceStatus,
  type Sold,
} from '#sales/invoices/invoice_lifecycle'
import { shownWithholdings } from '#tax/withholdings'
import { costCenter, deadline, overdue } from '#sales/transformers/computed'
import { taxes, withTaxes } from '#sales/transformers/document_taxes'
import { itemsOf, totals } from '#sales/transformers/lines'
import { PAYMENT_METHODS } from '#sales/validators/invoice'

const warningSchema = {
  type: 'array',
  description:
    'What the caller should know of this very write, such as goods sold below zero stock. Empty on reads.',
  items: {
    type: 'object',
    properties: {
      code: { type: 'string', enum: ['NEGATIVE_STOCK'] },
      message: { type: 'string' },
      productId: { type: 'string', format: 'uuid' },
      warehouseId: { type: 'string', format: 'uuid' },
    },
    required: ['code', 'message', 'productId', 'warehouseId'],
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
            'The number in its range, prefix first: `SETP990000002`; null without a range and on a draft. Read-only.',
          example: 'SETP990000002',
        })
      ),
      numberingRangeId: out.orNull(out.id()),
      status: out.choice(INVOICE_STATES),
      customerId: out.id(),
      customerName: out.text({
        description: 'The name of the customer, as it was when the invoice was written. Read-only.',
      }),
      quoteId: out.orNull(out.id()),
      warehouseId: out.orNull(out.id()),
      date: out.day({
        description:
          'The day of issue, in the time zone of the company; of a draft, the day on which it was made. Read-only.',
      }),
      dueDate: deadline(),
      paymentMethod: out.choice(PAYMENT_METHODS),
      notes: out.orNull(out.text()),
      currency: out.text({ example: 'COP' }),
      costCenterId: costCenter(),
      items: itemsOf('invoice_lines', 'invoice_id'),
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
      balance: out.number({
        description:
          'What is still to come: `total` - `withheldTotal` - `paidAmount` - `creditedAmount`; ' +
          '0 on a draft and when void. Read-only.',
      }),
      amountDue: {
        ...out.number({
          sql: 'CASE WHEN t.voided_at IS NULL THEN t.total - t.withheld_total - t.paid_amount - t.credited_amount ELSE 0 END',
          description:
            'What the customer is to pay: the `balance`, also on a draft; 0 when void. Read-only.',
        }),
      },
      overdue: overdue(),
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
    const { status, balance, paidAmount } = answer
    return Object.assign(answer, dueOf(source), {
      allowedActions: allowedActions(
        { status: status as InvoiceStatus, balance, paidAmount },
        (answer.items ?? []) as Sold[]
      ),
    })
  },
}

/** The value for a model or a new invoice, which SQL has not computed. */
function dueOf({ total, withheldTotal, paidAmount, creditedAmount, voidedAt }: any) {
  if (!(total instanceof Big)) return {}
  const due = total.minus(withheldTotal).minus(paidAmount).minus(creditedAmount)
  return { amountDue: voidedAt ? 0 : inJson(due) }
}
