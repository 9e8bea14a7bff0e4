import { choice, code, id, listOf, money, object, optional, pastDay, percent, quantity, text, unitPrice } from '#core/fields'
import { integrationFields } from '#core/integration/fields'
import { updateValidator, validator } from '#core/validation'
import { PURCHASE_ORDER_STATES } from '#purchasing/purchase_order_lifecycle'

/** More lines than anybody orders at once; a document must stay readable. */
const MOST_LINES = 1_000

const line = object(
  {
    productId: id(),
    quantity: quantity(),
    unitCost: optional(unitPrice()),
    taxRate: optional(percent()),
  },
  { fromText: (productId) => ({ productId, quantity: 1 }) }
)

const fields = {
  supplierId: optional(id()),
  warehouseId: id(),
  notes: optional(text()),
  items: listOf(line, { min: 1, max: MOST_LINES }),
  ...integrationFields(),
}

export const createPurchaseOrder = validator(fields)

export const updatePurchaseOrder = updateValidator(
  { ...fields, status: choice(PURCHASE_ORDER_STATES) },
  { immutable: ['status'], kept: ['number', 'subtotal', 'taxTotal', 'total', 'receivedTotal', 'paidAmount', 'balance', 'orderedAt', 'createdBy', 'sku', 'productName', 'receivedQuantity', 'tax'] }
)

const moved = { items: optional(listOf(object({ productId: id(), quantity: quantity() }), { min: 1, max: MOST_LINES })) }

export const receiveGoods = validator(moved)

export const returnGoods = validator({ ...moved, reason: optional(text({ max: 1000 })) })

const SUPPLIER_PAYMENT_METHODS = ['CASH', 'CARD', 'TRANSFER', 'CREDIT', 'MIXED'] as const

/** `paymentDate` is how the record called `date` before. */
export const createSupplierPayment = validator({
  amount: money({ positive: true }),
  date: optional(pastDay()),
  paymentDate: optional(pastDay().meta({ deprecated: true, description: 'The former name of `date`.' })),
  paymentMethod: optional(choice(SUPPLIER_PAYMENT_METHODS)),
  bankAccountId: optional(id()),
  reference: optional(code(255)),
  notes: optional(text()),
})

export const voidSupplierPayment = validator({ reason: optional(text({ max: 1000 })), date: optional(pastDay()) })
