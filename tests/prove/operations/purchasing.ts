/** Purchase orders, their receipts, returns and payments. */
import {
  daysAgo,
  doOnce,
  expects,
  recent,
  withheld,
  type Doing,
  type Operations,
} from './operation.js'

const CHANGED = [
  ...['INVALID_TRANSITION', 'OVERPAYMENT', 'OVER_RECEIPT', 'OVER_RETURN', 'INSUFFICIENT_STOCK'],
]

const BILLED = [
  'INVALID_TRANSITION',
  'NOT_MATCHED',
  'DUPLICATE',
  'IN_USE',
  'OTHER_SUPPLIER',
  'PERIOD_CLOSED',
]

async function order(doing: Doing) {
  const { client, company } = doing
  const { random } = client
  const { model } = company
  const items = model.products
    .slice(0, 8)
    .filter(() => random.chance(0.4))
    .map(({ id }) => ({
      productId: id,
      quantity: random.int(1, 40) / 4,
      unitCost: random.int(100, 5_000) / 100,
      ...random.pick([
        { taxRate: 19 },
        { taxes: ['INC8'] },
        { taxRate: 5, priceIncludesTax: true },
      ]),
    }))
  if (!items.length) return
  const warehouse = random.pick(model.warehouses)
  const answer = await client.post(company, '/purchase-orders', {
    supplierId: random.pick(model.suppliers),
    warehouseId: warehouse,
    items,
  })
  if (!expects(doing, 'a purchase order', answer, [])) return
  const { id } = answer.json
  model.orders.push({ id, warehouse, items, received: {} })
  expects(doing, 'ordering', await client.post(company, `/purchase-orders/${id}/order`), CHANGED)
}

async function receive(doing: Doing) {
  const { client, company } = doing
  const { random } = client
  const one = recent(doing, company.model.orders)
  if (!one) return
  const items = one.items
    .filter(() => random.chance(0.6))
    .map(({ productId, quantity }) => ({
      productId,
      quantity: Math.max(0.25, Math.floor(quantity * 4 * random.next()) / 4),
    }))
  const isAll = !items.length || random.chance(0.3)
  const answer = await client.post(company, `/purchase-orders/${one.id}/receive`, {
    ...(!isAll && { items }),
    ...withheld(doing, 1),
  })
  // Units that a bill has already are withheld by the bill alone.
  const isOnTheBill = answer.json?.errors?.[0]?.field === 'withholdings'
  const codes = isOnTheBill ? [...CHANGED, 'VALIDATION_FAILED'] : CHANGED
  if (!expects(doing, 'receiving', answer, codes)) return
  if (isAll) one.isUnsure = true
  else
    for (const { productId, quantity } of items)
      one.received[productId] = (one.received[productId] ?? 0) + Math.round(quantity * 100)
}

async function giveBack(doing: Doing) {
  const { client, company } = doing
  const one = recent(doing, company.model.orders)
  const items = (one?.items ?? [])
    .filter(() => client.random.chance(0.5))
    .map(({ productId }) => ({ productId, quantity: 0.25 }))
  if (!one || !items.length) return
  const answer = await client.post(company, `/purchase-orders/${one.id}/return`, {
    items,
    reason: 'prove',
  })
  if (!expects(doing, 'returning goods', answer, CHANGED)) return
  for (const { productId } of items) one.received[productId] = (one.received[productId] ?? 0) - 25
}

async function pay(doing: Doing) {
  const { client, company } = doing
  const one = recent(doing, company.model.orders)
  if (!one) return
  const amount = client.random.int(100, 20_000)
  const answer = await client.post(company, `/purchase-orders/${one.id}/payments`, {
    amount: amount / 100,
    paymentMethod: 'TRANSFER',
    bankAccountId: client.random.pick(company.model.banks).id,
    ...withheld(doing, client.random.int(1, 50)),
  })
  if (!expects(doing, 'paying a supplier', answer, CHANGED)) return
  const { id, bankAccountId } = answer.json
  company.model.supplierPayments.push({ id, order: one.id, amount, bank: bankAccountId })
}

async function voidPayment(doing: Doing) {
  const one = recent(doing, doing.company.model.supplierPayments, 20)
  await doOnce(doing, one, 'isVoid', {
    what: 'voiding a payment to a supplier',
    path: `/purchase-orders/${one?.order}/payments/${one?.id}/void`,
    body: { reason: 'prove' },
    codes: CHANGED,
  })
}

async function cancel(doing: Doing) {
  const one = recent(doing, doing.company.model.orders)
  await doOnce(doing, one, 'isCancelled', {
    what: 'cancelling an order',
    path: `/purchase-orders/${one?.id}/cancel`,
    codes: CHANGED,
  })
}

/** All that came in and is not billed; drafts that nothing is left of are void. */
async function bill(doing: Doing) {
  const { client, company } = doing
  const { random } = client
  const one = recent(doing, company.model.orders)
  if (!one) return
  const number = `P-${random.int(1, 1_000_000_000)}`
  const day = { number, date: daysAgo(random.int(0, 90)) }
  const drafted = await client.post(company, `/purchase-orders/${one.id}/bills`, day)
  if (!expects(doing, 'drafting a bill', drafted, BILLED)) return
  const { id } = drafted.json
  const verb = random.chance(0.8) ? 'post' : 'void'
  expects(doing, `${verb} of a bill`, await client.post(company, `/bills/${id}/${verb}`), BILLED)
}

/** A service without an order. */
async function billService(doing: Doing) {
  const { client, company } = doing
  const { random } = client
  const drafted = await client.post(company, '/bills', {
    supplierId: random.pick(company.model.suppliers),
    number: `S-${random.int(1, 1_000_000_000)}`,
    date: daysAgo(random.int(0, 90)),
    items: [{ description: 'prove', unitCost: random.int(1, 5_000), taxRate: 19 }],
  })
  if (!expects(doing, 'drafting a bill', drafted, BILLED)) return
  expects(
    doing,
    'posting a bill',
    await client.post(company, `/bills/${drafted.json.id}/post`),
    BILLED
  )
}

/** An order that is closed receives no more, and may be opened by a return. */
async function close(doing: Doing) {
  const { client, company } = doing
  const one = recent(doing, company.model.orders)
  if (!one) return
  const answer = await client.post(company, `/purchase-orders/${one.id}/close`)
  expects(doing, 'closing an order', answer, CHANGED)
}

export const purchasingOperations: Operations = {
  order: {
    weight: 4,
    covers: ['POST /purchase-orders', 'POST /purchase-orders/{id}/order'],
    run: order,
  },
  receive: { weight: 6, covers: ['POST /purchase-orders/{id}/receive'], run: receive },
  returnGoods: { weight: 3, covers: ['POST /purchase-orders/{id}/return'], run: giveBack },
  cancelOrder: { weight: 1, covers: ['POST /purchase-orders/{id}/cancel'], run: cancel },
  billOrder: {
    weight: 2,
    covers: [
      ...['POST /purchase-orders/{id}/bills', 'POST /bills/{id}/post', 'POST /bills/{id}/void'],
    ],
    run: bill,
  },
  billService: { weight: 1, covers: ['POST /bills'], run: billService },
  closeOrder: { weight: 1, covers: ['POST /purchase-orders/{id}/close'], run: close },
  paySupplier: { weight: 4, covers: ['POST /purchase-orders/{id}/payments'], run: pay },
  voidSupplierPayment: {
    weight: 2,
    covers: ['POST /purchase-orders/{id}/payments/{paymentId}/void'],
    run: voidPayment,
  },
}
