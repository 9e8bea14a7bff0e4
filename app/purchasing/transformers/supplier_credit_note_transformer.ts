import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { defineTransformer, out } from '#core/resources/transformer'
import { lineTaxesOf, SHOWN_TAXES, shownTaxes } from '#tax/taxes'
import { shownWithholdings } from '#tax/withholdings'
import { AVAILABLE } from '#purchasing/credits/available'
import { SUPPLIER_CREDIT_CONCEPTS } from '#purchasing/credits/concepts'
import {
  allowedActions,
  SUPPLIER_CREDIT_STATES,
} from '#purchasing/credits/supplier_credit_lifecycle'
import { allocationsOf } from '#purchasing/transformers/allocations'

const number = { type: 'number' }
const id = { type: 'string', format: 'uuid' }
const textOrNull = { type: ['string', 'null'] }

const line = {
  billLineId: id,
  productId: { ...textOrNull, format: 'uuid' },
  description: textOrNull,
  quantity: number,
  subtotal: number,
  tax: number,
  total: number,
  taxes: SHOWN_TAXES,
}

/** JSON arrays of SQL are unordered, so each line has its position. */
const LINES = `(SELECT JSON_ARRAYAGG(JSON_OBJECT('position', l.position, 'billLineId', l.bill_line_id,
    'productId', l.product_id, 'description', l.description, 'quantity', l.quantity,
    'subtotal', l.subtotal, 'tax', l.tax, 'total', l.total, 'taxes', l.taxes))
  FROM supplier_credit_note_lines l WHERE l.tenant_id = t.tenant_id AND l.credit_note_id = t.id)`

const items = {
  ...out.json<object[]>(
    {
      type: 'array',
      items: { type: 'object', properties: line, required: Object.keys(line) },
    },
    { sql: LINES }
  ),
  read: (value: unknown) =>
    ((jsonOf(value) ?? []) as Record<string, any>[])
      .sort((a, b) => a.position - b.position)
      .map(({ position, ...one }) => ({
        ...one,
        quantity: Number(one.quantity),
        taxes: shownTaxes(
          lineTaxesOf(one.taxes, {
            taxRate: new Big(0),
            net: new Big(one.subtotal),
            tax: new Big(one.tax),
          })
        ),
      })),
}

export const supplierCreditNoteTransformer = defineTransformer(
  'SupplierCreditNote',
  'supplier_credit_notes',
  {
    id: out.id(),
    internalNumber: out.whole({
      description: 'The number, without gaps in the company, from 1. Read-only.',
    }),
    number: out.orNull(out.text({ example: 'NC-88' })),
    status: out.choice(SUPPLIER_CREDIT_STATES),
    billId: out.id(),
    supplierId: out.id(),
    supplierName: out.text(),
    concept: out.choice(SUPPLIER_CREDIT_CONCEPTS),
    date: out.day(),
    reason: out.orNull(out.text()),
    currency: out.text({ example: 'COP' }),
    items,
    subtotal: out.number(),
    tax: out.number(),
    total: out.number(),
    withholdings: shownWithholdings(),
    withheldTotal: out.number({
      description: 'What it takes back of the withholdings of the bill. Read-only.',
    }),
    allocatedAmount: out.number({
      description: 'What other bills have taken of its credit. Read-only.',
    }),
    refundedAmount: out.number({ description: 'What the supplier gave back of it. Read-only.' }),
    availableAmount: out.number({
      sql: AVAILABLE,
      description: 'What is still credit: the bill was paid, and nothing has taken it. Read-only.',
    }),
    allocations: allocationsOf('credit_note_id'),
    voidedOn: out.orNull(
      out.day({ description: 'The day of the void in the books; null before. Read-only.' })
    ),
    voidReason: out.orNull(out.text()),
  },
  { actions: allowedActions }
)
