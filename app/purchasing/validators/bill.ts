import {
  choice,
  code,
  dayInZone,
  flag,
  id,
  listOf,
  object,
  optional,
  pastDay,
  percent,
  quantity,
  text,
  unitPrice,
  withDefault,
} from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { type Fail, updateValidator, validator } from '#core/input/validation'
import { documentDiscount, lineTaxFields, mustNameDiscount, type AskedDiscount } from '#tax/taxes'
import { withholdingFields } from '#tax/withholdings'
import { BILL_STATES, BILL_TYPES } from '#purchasing/bills/bill_lifecycle'
import { BILLED_NATURES } from '#purchasing/bills/lines/bill_line'

export const MOST_LINES = 500

/** A line of no order. */
export const costLine = {
  productId: optional(id()),
  categoryId: optional(id()),
  accountId: optional(id()),
  description: optional(text({ max: 1000 })),
  nature: optional(choice(BILLED_NATURES)),
  quantity: withDefault(quantity(), 1),
  unit: optional(code(32)),
  unitCost: optional(unitPrice()),
  discountRate: withDefault(percent(), 0),
  taxRate: optional(percent()),
  ...lineTaxFields(),
  costCenterId: optional(id()),
}

const line = {
  lineId: optional(id()),
  purchaseOrderLineId: optional(id()),
  ...costLine,
}

const changedLine = object({
  id: optional(id().meta({ description: 'That of a line which the bill has; it is kept.' })),
  ...line,
})

/** Those that an order does not say. */
export const ofPaper = {
  number: code(60),
  date: pastDay(),
  postingDate: optional(pastDay()),
  dueDate: optional(dayInZone()),
  paymentTermsId: optional(id()),
  warehouseId: optional(id()),
  costCenterId: optional(id()),
  notes: optional(text()),
  discount: documentDiscount(),
  confirmDuplicate: withDefault(flag(), false),
  items: listOf(object(line), { min: 1, max: MOST_LINES }),
  ...withholdingFields(),
  ...integrationFields(),
}

const fields = {
  supplierId: id(),
  type: withDefault(choice(BILL_TYPES), 'BILL'),
  relatedBillId: optional(id()),
  purchaseOrderId: optional(id()),
  ...ofPaper,
}

type Named = { lineId?: string | null; purchaseOrderLineId?: string | null }

type Said = {
  date?: string | null
  dueDate?: string | null
  discount?: AskedDiscount
  items?: readonly object[] | null
}

export function checkBill({ date, dueDate, discount: off, items }: Said, fail: Fail) {
  if (date && dueDate && dueDate < date)
    fail('dueDate', 'INVALID', `dueDate is ${dueDate}, before the date of the bill, ${date}.`)
  mustNameDiscount(off, fail)
  items?.forEach((item: Named, index) => {
    const { lineId, purchaseOrderLineId } = item
    if (lineId && purchaseOrderLineId && lineId !== purchaseOrderLineId)
      fail(
        `items.${index}.purchaseOrderLineId`,
        'CONTRADICTION',
        'purchaseOrderLineId and lineId are names of the same line: send one of them.'
      )
  })
}

export const createBill = validator(fields, { check: checkBill })

export const updateBill = updateValidator(
  {
    ...fields,
    items: listOf(changedLine, { min: 1, max: MOST_LINES }),
    status: optional(choice(BILL_STATES)),
  },
  {
    immutable: ['status', 'type'],
    check: checkBill,
    kept: [
      'internalNumber',
      'supplierName',
      'thirdPartyId',
      'currency',
      'subtotal',
      'discountTotal',
      'taxTotal',
      'taxes',
      'total',
      'withheldTotal',
      'amountDue',
      'paidAmount',
      'creditedAmount',
      'creditReceived',
      'creditGiven',
      'refundedAmount',
      'balance',
      'overdue',
      'installments',
      'earlyDiscount',
      'match',
      'acceptReason',
      'postedAt',
      'voidedOn',
      'voidReason',
      'createdBy',
      'sku',
      'productName',
      'discount',
      'documentDiscount',
      'tax',
      'receivedQuantity',
      'creditedQuantity',
    ],
  }
)

/** The lines are what came in and is not billed, unless `items` name others. */
export const billOrder = validator(
  { ...ofPaper, items: optional(listOf(object(line), { min: 1, max: MOST_LINES })) },
  { check: checkBill }
)

/** `accept` posts a bill that does not match what was ordered and received, for a `reason`. */
export const postBill = validator(
  {
    accept: withDefault(flag(), false),
    reason: optional(text({ max: 1000 })),
    confirmDuplicate: optional(flag()),
  },
  {
    check: ({ accept, reason }: { accept?: boolean; reason?: string | null }, fail: Fail) => {
      if (accept && !reason)
        fail('reason', 'REQUIRED', 'Say why a bill that does not match is accepted.')
    },
  }
)

export const voidBill = validator({
  reason: optional(text({ max: 1000 })),
  date: optional(pastDay()),
})

/** For bills of a recurring bill. */
export const billFields = fields
