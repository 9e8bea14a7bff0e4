/**
 * What a company that has everything is refused, by what it asks for: request, status, code, and
 * the field where one causes it.
 */
import { addDays } from '#core/calendar/days'
import { unique } from '#tests/company'
import { currentDay, type Everything } from './everything.js'

export type Refused = [
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: object | undefined,
  status: number,
  code: string,
  field?: string,
]

const NOBODY = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

export function ofTheBooks({
  accounts,
  entry,
  taken,
  reversal,
  expense,
  gone,
  bank,
  oldBank,
  invoices,
  payment,
}: Everything): Refused[] {
  const { cash, capital, group, closed, receivable, payable, inventory, rent } = accounts
  const account = { code: unique('19').replace('-', ''), name: 'Otra', nature: 'DEBIT' }
  const post = (...lines: [account: any, debitAmount: number, creditAmount?: number][]) => ({
    ...{ entryDate: currentDay(), concept: 'Asiento' },
    lines: lines.map(([{ id }, debitAmount, creditAmount = 0]) => ({
      accountId: id,
      debitAmount,
      creditAmount,
    })),
  })
  const entries = ([body, status, code, field]: [object, number, string, string?]): Refused => [
    'POST',
    '/journal-entries',
    body,
    status,
    code,
    field,
  ]
  const spend = (more: object) => ({
    description: 'Taxi',
    amount: 5,
    paymentAccountId: cash.id,
    expenseDate: currentDay(),
    ...more,
  })
  const expenses = ([more, status, code, field]: [object, number, string, string]): Refused => [
    'POST',
    '/expenses',
    spend(more),
    status,
    code,
    field,
  ]

  return [
    ['POST', '/accounts', { ...account, code: '110505' }, 409, 'DUPLICATE', 'code'],
    ['POST', '/accounts', { ...account, parentId: NOBODY }, 422, 'NOT_FOUND', 'parentId'],
    [
      'POST',
      '/accounts',
      { ...account, nature: 'CREDIT', parentId: group.id },
      422,
      'INVALID',
      'nature',
    ],
    ['POST', '/accounts', { ...account, type: 'X' }, 422, 'INVALID_CHOICE', 'type'],
    ['POST', '/accounts', { ...account, parentId: cash.id }, 409, 'IN_USE', 'parentId'],
    ['PATCH', `/accounts/${group.id}`, { parentId: cash.id }, 422, 'IMMUTABLE_FIELD', 'parentId'],
    ['PATCH', `/accounts/${cash.id}`, { isActive: false }, 409, 'IN_USE', 'isActive'],
    ['DELETE', `/accounts/${capital.id}`, undefined, 409, 'IN_USE'],
    ...[
      [post([cash, 10]), 422, 'TOO_FEW_ITEMS', 'lines'],
      [post([cash, 10, 10], [capital, 0, 10]), 422, 'INVALID', 'lines.0'],
      [post([cash, 0], [capital, 0, 10]), 422, 'INVALID', 'lines.0'],
      [post([cash, -10], [capital, 0, -10]), 422, 'TOO_SMALL', 'lines.0.debitAmount'],
      [post([cash, 10.001], [capital, 0, 10.001]), 422, 'TOO_PRECISE', 'lines.0.debitAmount'],
      [post([cash, 10], [capital, 0, 9.99]), 422, 'UNBALANCED', 'lines'],
      [post([cash, 10], [{ id: NOBODY }, 0, 10]), 422, 'NOT_FOUND', 'lines.1.accountId'],
      [post([group, 10], [capital, 0, 10]), 422, 'INVALID', 'lines.0.accountId'],
      [post([closed, 10], [capital, 0, 10]), 409, 'ACCOUNT_INACTIVE', 'lines.0.accountId'],
      [post([receivable, 10], [capital, 0, 10]), 409, 'CONTROL_ACCOUNT', 'lines.0.accountId'],
      [post([cash, 10], [payable, 0, 10]), 409, 'CONTROL_ACCOUNT', 'lines.1.accountId'],
      [post([inventory, 10], [capital, 0, 10]), 409, 'CONTROL_ACCOUNT', 'lines.0.accountId'],
      [
        { ...post([cash, 10], [capital, 0, 10]), entryType: 'OTHER' },
        422,
        'INVALID_CHOICE',
        'entryType',
      ],
      [
        { ...post([cash, 10], [capital, 0, 10]), entryDate: '2026-02-30' },
        422,
        'INVALID_DATE',
        'entryDate',
      ],
    ].map((one) => entries(one as any)),
    ['POST', `/journal-entries/${taken.id}/reverse`, {}, 409, 'ALREADY_REVERSED'],
    ['POST', `/journal-entries/${reversal.id}/reverse`, {}, 409, 'ALREADY_REVERSED'],
    ['PATCH', `/journal-entries/${entry.id}`, { concept: 'Otro' }, 405, 'METHOD_NOT_ALLOWED'],
    ['DELETE', `/journal-entries/${entry.id}`, undefined, 405, 'METHOD_NOT_ALLOWED'],
    ...[
      [{ paymentAccountId: NOBODY }, 422, 'NOT_FOUND', 'paymentAccountId'],
      [{ paymentAccountId: rent.id }, 422, 'INVALID', 'paymentAccountId'],
      [{ paymentAccountId: group.id }, 422, 'INVALID', 'paymentAccountId'],
      [{ paymentAccountId: closed.id }, 409, 'ACCOUNT_INACTIVE', 'paymentAccountId'],
      [{ paymentAccountId: inventory.id }, 409, 'CONTROL_ACCOUNT', 'paymentAccountId'],
      [{ paymentAccountId: oldBank.accountId }, 409, 'BANK_ACCOUNT_INACTIVE', 'paymentAccountId'],
      [{ amount: 0 }, 422, 'TOO_SMALL', 'amount'],
      [{ categoryId: NOBODY }, 422, 'NOT_FOUND', 'categoryId'],
      [{ supplierId: NOBODY }, 422, 'NOT_FOUND', 'supplierId'],
    ].map((one) => expenses(one as any)),
    ['POST', `/expenses/${gone.id}/void`, {}, 409, 'INVALID_TRANSITION'],
    ['PATCH', `/expenses/${gone.id}`, { description: 'Otro' }, 409, 'INVALID_TRANSITION'],
    ['PATCH', `/expenses/${expense.id}`, { amount: 6 }, 422, 'IMMUTABLE_FIELD', 'amount'],
    ['DELETE', `/expenses/${expense.id}`, undefined, 405, 'METHOD_NOT_ALLOWED'],
    ['DELETE', `/bank-accounts/${bank.id}`, undefined, 409, 'IN_USE'],
    [
      'POST',
      '/payments',
      {
        invoiceId: invoices.open.id,
        amount: 1,
        paymentMethod: 'TRANSFER',
        bankAccountId: oldBank.id,
      },
      409,
      'BANK_ACCOUNT_INACTIVE',
      'bankAccountId',
    ],
    [
      'POST',
      '/payments',
      { invoiceId: invoices.open.id, amount: 1, paymentMethod: 'TRANSFER', bankAccountId: NOBODY },
      422,
      'NOT_FOUND',
      'bankAccountId',
    ],
    ['POST', '/fiscal-periods/reopen', {}, 409, 'PERIOD_OPEN'],
    [
      'PATCH',
      '/settings/accounting',
      { roles: { cash: receivable.id } },
      409,
      'CONTROL_ACCOUNT',
      'roles.cash',
    ],
    [
      'PATCH',
      '/settings/accounting',
      { roles: { cash: capital.id } },
      422,
      'INVALID',
      'roles.cash',
    ],
    [
      'PATCH',
      '/settings/accounting',
      { roles: { inventory: closed.id } },
      422,
      'INVALID',
      'roles.inventory',
    ],
    ['DELETE', `/payments/${payment.id}`, undefined, 405, 'METHOD_NOT_ALLOWED'],
  ]
}

export function ofGoods({
  goods,
  service,
  warehouse,
  inner,
  assets,
  supplier,
  orders,
  oldBank,
}: Everything): Refused[] {
  const product = { sku: unique('SKU'), name: 'Otro', costPrice: 1, sellingPrice: 2 }
  const move = {
    productId: goods.id,
    warehouseId: warehouse.id,
    type: 'OUT',
    reason: 'ADJUSTMENT',
    quantity: 1,
  }
  const transfer = {
    ...move,
    type: 'TRANSFER',
    reason: 'TRANSFER',
    warehouseId: inner.id,
    fromWarehouseId: warehouse.id,
  }
  const moves = ([body, status, code, field]: [object, number, string, string]): Refused => [
    'POST',
    '/stock-movements',
    body,
    status,
    code,
    field,
  ]
  const order = (more: object) => ({ warehouseId: warehouse.id, items: [goods.id], ...more })
  const buys = ([more, code, field]: [object, string, string]): Refused => [
    'POST',
    '/purchase-orders',
    order(more),
    422,
    code,
    field,
  ]
  const stepsOf = (state: keyof Everything['orders'], ...verbs: string[]) =>
    verbs.map((verb): Refused => [
      'POST',
      `/purchase-orders/${orders[state]}/${verb}`,
      verb === 'payments' ? { amount: 1 } : {},
      409,
      'INVALID_TRANSITION',
    ])

  return [
    ['POST', '/products', { ...product, sku: goods.sku }, 409, 'DUPLICATE', 'sku'],
    ['POST', '/products', { ...product, categoryId: assets.id }, 422, 'INVALID', 'categoryId'],
    ['POST', '/products', { ...product, categoryId: NOBODY }, 422, 'NOT_FOUND', 'categoryId'],
    [
      'POST',
      '/warehouses',
      { name: 'Otra', parentWarehouseId: NOBODY },
      422,
      'NOT_FOUND',
      'parentWarehouseId',
    ],
    [
      'PATCH',
      `/warehouses/${warehouse.id}`,
      { parentWarehouseId: inner.id },
      422,
      'INVALID',
      'parentWarehouseId',
    ],
    ['DELETE', `/warehouses/${warehouse.id}`, undefined, 409, 'IN_USE'],
    ['DELETE', `/suppliers/${supplier.id}`, undefined, 409, 'IN_USE'],
    ...[
      [{ ...move, quantity: 0 }, 422, 'TOO_SMALL', 'quantity'],
      [{ ...move, quantity: 1_000 }, 409, 'INSUFFICIENT_STOCK', 'quantity'],
      [{ ...move, productId: service.id }, 422, 'INVALID', 'productId'],
      [{ ...move, productId: NOBODY }, 422, 'NOT_FOUND', 'productId'],
      [{ ...move, warehouseId: NOBODY }, 422, 'NOT_FOUND', 'warehouseId'],
      [{ ...move, reason: 'GIFT' }, 422, 'INVALID_CHOICE', 'reason'],
      [{ ...move, type: 'IN', unitCost: -1 }, 422, 'TOO_SMALL', 'unitCost'],
      [{ ...transfer, quantity: 1_000 }, 409, 'INSUFFICIENT_STOCK', 'quantity'],
      [{ ...transfer, fromWarehouseId: undefined }, 422, 'REQUIRED', 'fromWarehouseId'],
      [{ ...transfer, fromWarehouseId: inner.id }, 422, 'INVALID', 'fromWarehouseId'],
      [{ ...transfer, fromWarehouseId: NOBODY }, 422, 'NOT_FOUND', 'fromWarehouseId'],
    ].map((one) => moves(one as any)),
    ...[
      [{ items: [] }, 'TOO_FEW_ITEMS', 'items'],
      [{ items: [NOBODY] }, 'NOT_FOUND', 'items.0.productId'],
      [{ items: [{ productId: goods.id, quantity: 0 }] }, 'TOO_SMALL', 'items.0.quantity'],
      [{ warehouseId: NOBODY }, 'NOT_FOUND', 'warehouseId'],
      [{ supplierId: NOBODY }, 'NOT_FOUND', 'supplierId'],
    ].map((one) => buys(one as any)),
    ...stepsOf('draft', 'receive', 'payments'),
    ...stepsOf('ordered', 'order', 'payments'),
    ...stepsOf('begun', 'order', 'cancel'),
    ...stepsOf('cancelled', 'order', 'receive', 'cancel', 'payments'),
    [
      'PATCH',
      `/purchase-orders/${orders.ordered}`,
      { items: [service.id] },
      409,
      'INVALID_TRANSITION',
    ],
    [
      'POST',
      `/purchase-orders/${orders.begun}/receive`,
      { items: [{ productId: goods.id, quantity: 3.5 }] },
      409,
      'OVER_RECEIPT',
      'items.0.quantity',
    ],
    [
      'POST',
      `/purchase-orders/${orders.begun}/return`,
      { items: [{ productId: goods.id, quantity: 3.5 }] },
      409,
      'OVER_RETURN',
      'items.0.quantity',
    ],
    [
      'POST',
      `/purchase-orders/${orders.begun}/receive`,
      { items: [{ productId: NOBODY, quantity: 1 }] },
      422,
      'NOT_FOUND',
      'items.0.productId',
    ],
    [
      'POST',
      `/purchase-orders/${orders.begun}/payments`,
      { amount: 1_000 },
      409,
      'OVERPAYMENT',
      'amount',
    ],
    [
      'POST',
      `/purchase-orders/${orders.begun}/payments`,
      { amount: 1, bankAccountId: oldBank.id },
      409,
      'BANK_ACCOUNT_INACTIVE',
      'bankAccountId',
    ],
    ['DELETE', `/purchase-orders/${orders.ordered}`, undefined, 409, 'INVALID_TRANSITION'],
    ['DELETE', `/purchase-orders/${orders.begun}`, undefined, 409, 'INVALID_TRANSITION'],
  ]
}

export function ofSales(company: Everything): Refused[] {
  const { customer, poor, goods, inactive, service, quotes, invoices, payment, bounced } = company
  const sale = (more: object = {}) => ({ customerId: customer.id, items: [goods.id], ...more })
  const sells = ([more, status, code, field]: [object, number, string, string?]): Refused => [
    'POST',
    '/invoices',
    sale(more),
    status,
    code,
    field,
  ]
  const onQuote = (state: keyof Everything['quotes'], ...verbs: string[]) =>
    verbs.map((verb): Refused => [
      'POST',
      `/quotes/${quotes[state]}/${verb}`,
      {},
      409,
      'INVALID_TRANSITION',
    ])
  const onInvoice = (state: keyof Everything['invoices'], ...verbs: string[]) =>
    verbs.map((verb): Refused => [
      'POST',
      `/invoices/${invoices[state].id}/${verb}`,
      ['issue', 'send'].includes(verb) ? {} : { reason: 'x' },
      409,
      'INVALID_TRANSITION',
    ])
  const pay = (state: keyof Everything['invoices'], more: object = {}) => ({
    invoiceId: invoices[state].id,
    amount: 1,
    paymentMethod: 'CASH',
    ...more,
  })

  return [
    ...[
      [{ customerId: NOBODY }, 422, 'NOT_FOUND', 'customerId'],
      [{ items: [] }, 422, 'TOO_FEW_ITEMS', 'items'],
      [{ items: [NOBODY] }, 422, 'NOT_FOUND', 'items.0.productId'],
      [{ items: [inactive.id] }, 409, 'PRODUCT_INACTIVE', 'items.0.productId'],
      [{ items: [{ productId: goods.id, quantity: -1 }] }, 422, 'TOO_SMALL', 'items.0.quantity'],
      [
        { items: [service.id, { productId: goods.id, quantity: 1_000 }] },
        409,
        'INSUFFICIENT_STOCK',
        'items.1.quantity',
      ],
      [{ warehouseId: NOBODY }, 422, 'NOT_FOUND', 'warehouseId'],
      [{ customerId: poor.id, paymentMethod: 'CREDIT' }, 409, 'CREDIT_LIMIT_EXCEEDED'],
    ].map((one) => sells(one as any)),

    ...onQuote('draft', 'reject'),
    ...onQuote('accepted', 'accept', 'reject', 'send', 'mark-sent'),
    ...onQuote('rejected', 'accept', 'convert', 'send'),
    ...onQuote('invoiced', 'accept', 'reject', 'convert', 'send'),
    ...onQuote('late', 'accept', 'convert', 'send'),
    ['POST', `/quotes/${quotes.unreachable}/send`, {}, 409, 'NO_EMAIL'],
    ['PATCH', `/quotes/${quotes.accepted}`, { notes: 'x' }, 409, 'INVALID_TRANSITION'],
    [
      'PATCH',
      `/quotes/${quotes.draft}`,
      { items: [NOBODY] },
      422,
      'NOT_FOUND',
      'items.0.productId',
    ],

    ...onInvoice('draft', 'credit-notes', 'send'),
    ...onInvoice('open', 'issue'),
    ...onInvoice('part', 'issue', 'void'),
    ...onInvoice('paid', 'issue', 'void'),
    ...onInvoice('void', 'issue', 'void', 'credit-notes', 'send'),
    ['POST', `/invoices/${invoices.open.id}/void`, {}, 422, 'REQUIRED', 'reason'],
    ['PATCH', `/invoices/${invoices.void.id}`, { notes: 'x' }, 409, 'INVALID_TRANSITION'],
    ['PATCH', `/invoices/${invoices.part.id}`, { items: [service.id] }, 409, 'INVALID_TRANSITION'],
    [
      'PATCH',
      `/invoices/${invoices.open.id}`,
      { items: [{ productId: goods.id, quantity: 1_000 }] },
      409,
      'INSUFFICIENT_STOCK',
      'items.0.quantity',
    ],
    [
      'PATCH',
      `/invoices/${invoices.onCredit.id}`,
      { items: [{ productId: service.id, quantity: 9 }] },
      409,
      'CREDIT_LIMIT_EXCEEDED',
    ],
    [
      'PATCH',
      `/invoices/${invoices.open.id}`,
      { status: 'PAID' },
      422,
      'IMMUTABLE_FIELD',
      'status',
    ],
    [
      'POST',
      `/invoices/${invoices.open.id}/credit-notes`,
      { reason: 'x', items: [{ productId: goods.id, quantity: 3 }] },
      409,
      'INSUFFICIENT_QUANTITY',
      'items.0.quantity',
    ],
    [
      'POST',
      `/invoices/${invoices.open.id}/credit-notes`,
      { reason: 'x', items: [service.id] },
      422,
      'NOT_FOUND',
      'items.0.productId',
    ],
    [
      'POST',
      `/invoices/${invoices.paid.id}/credit-notes`,
      { reason: 'x' },
      409,
      'INSUFFICIENT_QUANTITY',
    ],
    ['DELETE', `/invoices/${invoices.open.id}`, undefined, 405, 'METHOD_NOT_ALLOWED'],

    ['POST', '/payments', pay('part', { amount: 1_000 }), 409, 'OVERPAYMENT', 'amount'],
    ['POST', '/payments', pay('part', { amount: 0 }), 422, 'TOO_SMALL', 'amount'],
    ['POST', '/payments', pay('part', { currency: 'USD' }), 422, 'INVALID', 'currency'],
    [
      'POST',
      '/payments',
      pay('part', { date: addDays(currentDay(), 1) }),
      422,
      'FUTURE_DATE',
      'date',
    ],
    [
      'POST',
      `/payments/${payment.id}/void`,
      { date: addDays(currentDay(), 1) },
      422,
      'FUTURE_DATE',
      'date',
    ],
    ['POST', `/payments/${payment.id}/void`, { date: '2020-01-31' }, 422, 'INVALID', 'date'],
    ['POST', '/payments', { ...pay('part'), invoiceId: NOBODY }, 422, 'NOT_FOUND', 'invoiceId'],
    ...(['draft', 'paid', 'void'] as const).map((state): Refused => [
      'POST',
      '/payments',
      pay(state),
      409,
      'INVALID_TRANSITION',
    ]),
    ['POST', `/payments/${bounced.id}/void`, {}, 409, 'INVALID_TRANSITION'],
    ['PATCH', `/payments/${payment.id}`, { amount: 2 }, 422, 'IMMUTABLE_FIELD', 'amount'],
    ['DELETE', `/customers/${customer.id}`, undefined, 409, 'IN_USE'],
  ]
}

/** Of a company whose books are closed through today. */
export function ofAClosedPeriod({
  accounts,
  customer,
  goods,
  warehouse,
  service,
  entry,
  expense,
  orders,
  invoices,
  payment,
}: Everything): Refused[] {
  const closed = (path: string, body: object = {}): Refused => [
    'POST',
    path,
    body,
    409,
    'PERIOD_CLOSED',
  ]
  const lines = [
    { accountId: accounts.cash.id, debitAmount: 1 },
    { accountId: accounts.capital.id, creditAmount: 1 },
  ]

  return [
    closed('/fiscal-periods/close', { through: currentDay() }),
    closed('/journal-entries', { entryDate: currentDay(), concept: 'Tarde', lines }),
    closed(`/journal-entries/${entry.id}/reverse`),
    closed('/expenses', {
      description: 'Taxi',
      amount: 1,
      paymentAccountId: accounts.cash.id,
      expenseDate: currentDay(),
    }),
    closed(`/expenses/${expense.id}/void`),
    closed('/stock-movements', {
      productId: goods.id,
      warehouseId: warehouse.id,
      type: 'IN',
      reason: 'ADJUSTMENT',
      quantity: 1,
    }),
    closed(`/purchase-orders/${orders.ordered}/receive`),
    closed(`/purchase-orders/${orders.begun}/payments`, { amount: 1 }),
    closed('/invoices', { customerId: customer.id, items: [goods.id] }),
    closed(`/invoices/${invoices.draft.id}/issue`),
    closed(`/invoices/${invoices.open.id}/void`, { reason: 'x' }),
    closed(`/invoices/${invoices.open.id}/credit-notes`, { reason: 'x' }),
    ['PATCH', `/invoices/${invoices.open.id}`, { items: [service.id] }, 409, 'PERIOD_CLOSED'],
    closed('/payments', { invoiceId: invoices.open.id, amount: 1, paymentMethod: 'CASH' }),
    closed(`/payments/${payment.id}/void`),
  ]
}
