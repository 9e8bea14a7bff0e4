import {
  choice,
  code,
  id,
  listOf,
  object,
  optional,
  pastDay,
  percent,
  quantity,
  settlement,
  text,
  unitPrice,
} from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { type Fail, updateValidator, validator } from '#core/input/validation'
import { documentDiscount, lineTaxFields, mustNameDiscount, type AskedDiscount } from '#tax/taxes'
import { withholdingFields } from '#tax/withholdings'
import { lineFields, mustNameLines } from '#core/resources/document_lines'
import { PURCHASE_ORDER_STATES } from '#purchasing/orders/purchase_order_lifecycle'

/** A document must stay readable. */
const MOST_LINES = 1_000

const line = {
  productId: id(),
  quantity: quantity(),
  unitCost: optional(unitPrice()),
  taxRate: optional(percent()),
  ...lineTaxFields(),
  costCenterId: optional(id()),
}

const oneOf = { fromText: (productId: string) => ({ productId, quantity: 1 }) }

const fields = {
  supplierId: optional(id()),
  warehouseId: id(),
  notes: optional(text()),
  discount: documentDiscount(),
  items: listOf(object(line, oneOf), { min: 1, max: MOST_LINES }),
  ...integrationFields(),
}

const discountRules = {
  check: ({ discount }: { discount?: AskedDiscount }, fail: Fail) =>
    mustNameDiscount(discount, fail),
}

export const createPurchaseOrder = validator(fields, discountRules)

/** A line keeps the `id` that it names. */
const changedLine = object(
  {
    id: optional(id().meta({ description: 'That of a line which the order has; it is kept.' })),
    ...line,
  },
  oneOf
)

export const updatePurchaseOrder = updateValidator(
  {
    ...fields,
    items: listOf(changedLine, { min: 1, max: MOST_LINES }),
    status: choice(PURCHASE_ORDER_STATES),
  },
  {
    ...discountRules,
    immutable: ['status'],
    kept: [
      'number',
      'subtotal',
      'discountTotal',
      'documentDiscount',
      'taxTotal',
      'total',
      'receivedTotal',
      'paidAmount',
      'withheldTotal',
      'balance',
      'orderedAt',
      'createdBy',
      'sku',
      'productName',
      'receivedQuantity',
      'billedQuantity',
      'billing',
      'tax',
    ],
  }
)

const moved = {
  items: optional(
    listOf(object({ ...lineFields('purchaseOrderLineId'), quantity: quantity() }), {
      min: 1,
      max: MOST_LINES,
    })
  ),
}

const check = ({ items }: { items?: Parameters<typeof mustNameLines>[0] }, fail: Fail) =>
  mustNameLines(items, 'purchaseOrderLineId', fail)

export const receiveGoods = validator({ ...moved, ...withholdingFields() }, { check })

export const returnGoods = validator({ ...moved, reason: optional(text({ max: 1000 })) }, { check })

export const SUPPLIER_PAYMENT_METHODS = ['CASH', 'CARD', 'TRANSFER', 'CREDIT', 'MIXED'] as const

/** `paymentDate` is the former name of `date`. */
export const createSupplierPayment = validator({
  amount: settlement(),
  date: optional(pastDay()),
  paymentDate: optional(
    pastDay().meta({ deprecated: true, description: 'The former name of `date`.' })
  ),
  paymentMethod: optional(choice(SUPPLIER_PAYMENT_METHODS)),
  bankAccountId: optional(id()),
  reference: optional(code(255)),
  notes: optional(text()),
  ...withholdingFields(),
  ...integrationFields(),
})

export const voidSupplierPayment = validator({
  reason: optional(text({ max: 1000 })),
  date: optional(pastDay()),
})
