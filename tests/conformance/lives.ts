/** Brings a record into each state of its lifecycle; a new lifecycle needs an entry here. */
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import type { Api } from '#tests/api'
import { unique, type Company } from '#tests/company'
import { compute } from '#tests/functional/payroll/helpers'
import { platform } from './ready.js'
import { RESOURCES, ok, one } from './resources.js'
// Behind the whole, of which it is a part and which it imports.
import { aCredit, aPostedBill, refundOfSupplier } from './resources/supplier_money.js'

type Asked = [method: 'post' | 'patch' | 'delete', path: string, body?: object]

export type Life = {
  /** The client that sends the action; the company's own by default. */
  api?: () => Promise<Api>
  make?: (company: Company) => Promise<{ id: string }>
  /** The path of a record that is not at `/resource/:id`. */
  at?: (record: any) => string
  /** Actions other than `POST /resource/:id/action` with an empty body. */
  asked?: Record<string, (record: any, company: Company) => Asked | Promise<Asked>>
  /** Actions of the worker, which are offered to nobody else. */
  ofTheWorker?: readonly string[]
  /** Steps from the initial state on: an action, or a function that brings the next state about. */
  ways: (string | ((record: any, company: Company) => unknown))[][]
}

const update =
  (collection: string): NonNullable<Life['asked']>['update'] =>
  ({ id }) => ['patch', `/${collection}/${id}`, RESOURCES[`/${collection}`].change!()]
const remove =
  (collection: string): NonNullable<Life['asked']>['delete'] =>
  ({ id }) => ['delete', `/${collection}/${id}`]
const to =
  (status: string) =>
  ({ id }: { id: string }): Asked => ['post', `/tickets/${id}/status`, { status }]

/** Sets the state that a command leaves on a company it imports or deletes. */
const shutOff =
  (status: string) =>
  ({ id }: { id: string }) =>
    Current.run({ tenant: null }, () =>
      execute(
        "UPDATE tenants SET status = ?, status_then = 'ACTIVE', delete_after = '2999-01-01 00:00:00.000' WHERE public_id = ?",
        [status, id]
      )
    )

/** Sets the state that the worker would leave. */
const set =
  (table: string, column: string, value: string) =>
  ({ id }: { id: string }, { as }: Company) =>
    as(() =>
      execute(`UPDATE ${table} SET ${column} = ? WHERE tenant_id = ? AND id = ?`, [
        value,
        Current.tenantId,
        id,
      ])
    )

const does =
  (asked: (record: any, company: Company) => Asked | Promise<Asked>) =>
  async (record: any, company: Company) => {
    const [method, path, body] = await asked(record, company)
    ok(await company.api[method](path, body))
  }
const payment =
  (amount: (invoice: any) => number) =>
  (invoice: any): Asked => [
    'post',
    '/payments',
    { invoiceId: invoice.id, amount: amount(invoice), paymentMethod: 'CASH' },
  ]
const statusOfAsset = (status: string) =>
  does(({ id }) => ['post', `/assets/${id}/status`, { status }])

/** A series of recurring documents; its last period was run. */
const aSeries = (path: string): Life => ({
  asked: {
    update: update(path),
    skip: ({ id, nextDate }) => [
      'post',
      `/${path}/${id}/skip`,
      { periodStart: nextDate ?? '2026-01-01' },
    ],
  },
  ways: [
    ['pause', 'resume', 'cancel'],
    [does(({ id }) => ['patch', `/${path}/${id}`, { occurrences: 1 }]), 'run'],
  ],
})

const paidBill =
  (amountOf: (bill: any) => number) =>
  (bill: any): Asked => {
    const amount = amountOf(bill)
    return ['post', '/supplier-payments', { amount, allocations: [{ billId: bill.id, amount }] }]
  }

export const LIVES: Record<string, Life> = {
  'quotes': {
    asked: { update: update('quotes'), delete: remove('quotes') },
    ways: [
      ['send', 'accept', 'convert'],
      ['send', 'reject'],
      [set('quotes', 'valid_until', '2020-01-01 00:00:00.000')],
    ],
  },
  'invoices': {
    make: async (company) =>
      ok(
        await company.api.post('/invoices', {
          ...(await (RESOURCES['/invoices'].body!(company) as Promise<object>)),
          draft: true,
        })
      ),
    asked: {
      'update': update('invoices'),
      'pay': payment(() => 1),
      'credit': ({ id, items }) => [
        'post',
        `/invoices/${id}/credit-notes`,
        { reason: 'Devolución', items: [{ productId: items[0].productId, quantity: 1 }] },
      ],
      'write-off': ({ id }) => ['post', `/invoices/${id}/write-off`, { reason: 'Quiebra' }],
      'void': ({ id }) => ['post', `/invoices/${id}/void`, { reason: 'Error' }],
    },
    ways: [
      ['issue', 'write-off'],
      ['issue', 'pay', does(payment(({ balance }) => balance)), 'credit'],
      ['issue', 'credit'],
      ['issue', 'void'],
      ['void'],
    ],
  },
  'payments': {
    asked: {
      allocate: ({ id, invoiceId, allocations: [{ invoiceId: freed }] }) => [
        'post',
        `/payments/${id}/allocations`,
        { items: [{ invoiceId: invoiceId ?? freed, amount: 1 }] },
      ],
      refund: ({ id }) => ['post', `/payments/${id}/refunds`, { amount: 1 }],
    },
    ways: [
      ['void'],
      [
        does(({ id, allocations }) => [
          'post',
          `/payments/${id}/allocations/${allocations[0].id}/void`,
        ]),
        'void',
      ],
    ],
  },
  'refunds': { ways: [['void']] },
  'time-off-requests': {
    asked: { update: update('time-off-requests'), delete: remove('time-off-requests') },
    ways: [['approve', 'cancel'], ['reject'], ['cancel']],
  },
  'assets': {
    asked: {
      assign: async ({ id }, company) => [
        'post',
        `/assets/${id}/assign`,
        { assignedToType: 'WAREHOUSE', assignedToId: (await one(company, '/warehouses')).id },
      ],
      return: ({ id }) => ['post', `/assets/${id}/return`, { condition: 'GOOD' }],
      status: ({ id, status }) => [
        'post',
        `/assets/${id}/status`,
        { status: status === 'STORED' ? 'LOST' : 'STORED' },
      ],
      startMaintenance: ({ id }) => [
        'post',
        '/maintenances',
        { assetId: id, startDate: '2026-03-02' },
      ],
    },
    ofTheWorker: ['completeMaintenance'],
    ways: [
      ['assign', 'return'],
      ['assign', 'startMaintenance'],
      ['startMaintenance'],
      [statusOfAsset('STORED'), 'assign'],
      [statusOfAsset('LOST')],
      [statusOfAsset('DECOMMISSIONED')],
    ],
  },
  'maintenances': { asked: { update: update('maintenances') }, ways: [['complete']] },
  'payroll-runs': {
    ofTheWorker: ['complete', 'fail'],
    ways: [
      [(run, company) => compute(company, run), 'approve', 'pay', 'reverse'],
      [(run, company) => compute(company, run), 'approve', 'reverse'],
      ['cancel'],
      [set('payroll_runs', 'status', 'FAILED')],
    ],
  },
  'overtime': {
    asked: { update: update('overtime'), delete: remove('overtime') },
    ways: [['approve']],
  },
  ...Object.fromEntries(
    ['recurring-invoices', 'recurring-bills', 'recurring-expenses', 'recurring-entries'].map(
      (path) => [path, aSeries(path)]
    )
  ),
  'expenses': { asked: { update: update('expenses') }, ways: [['void']] },
  'exports': {
    ofTheWorker: ['complete', 'fail', 'expire'],
    ways: [
      ['cancel'],
      ...['COMPLETED', 'FAILED', 'EXPIRED'].map((status) => [set('exports', 'status', status)]),
    ],
  },
  'imports': {
    ofTheWorker: ['start', 'complete', 'fail'],
    ways: [
      ['cancel'],
      ...['RUNNING', 'COMPLETED', 'FAILED'].map((status) => [set('imports', 'status', status)]),
    ],
  },
  'tickets': {
    asked: {
      OPEN: to('OPEN'),
      IN_PROGRESS: to('IN_PROGRESS'),
      RESOLVED: to('RESOLVED'),
      CLOSED: to('CLOSED'),
    },
    ways: [
      ['IN_PROGRESS', 'RESOLVED', 'CLOSED', 'OPEN'],
      ['CLOSED', set('tickets', 'reopenable_until', '2020-01-01 00:00:00.000')],
    ],
  },
  'purchase-orders': {
    asked: {
      pay: ({ id }) => ['post', `/purchase-orders/${id}/payments`, { amount: 1 }],
      delete: remove('purchase-orders'),
    },
    ways: [
      [
        'order',
        does(({ id, items }) => [
          'post',
          `/purchase-orders/${id}/receive`,
          { items: [{ productId: items[0].productId, quantity: 1 }] },
        ]),
        'receive',
        'pay',
      ],
      ['order', 'cancel'],
      ['cancel'],
    ],
  },
  'bills': {
    asked: {
      update: update('bills'),
      delete: remove('bills'),
      pay: paidBill(() => 1),
      credit: ({ id }) => ['post', `/bills/${id}/credit-notes`, { number: unique('NC'), net: 1 }],
    },
    ways: [
      ['post', 'void'],
      ['void'],
      ['post', 'pay', does(paidBill(({ balance }) => balance)), 'credit'],
      ['post', 'credit'],
    ],
  },
  'supplier-payments': {
    asked: {
      allocate: async ({ id, supplierId }, company) => {
        const bill = await aPostedBill(company, { supplierId })
        const items = [{ billId: bill.id, amount: 1 }]
        return ['post', `/supplier-payments/${id}/allocations`, { items }]
      },
      refund: ({ id }) => ['post', `/supplier-payments/${id}/refunds`, { amount: 1 }],
    },
    ways: [['void'], ['allocate', 'refund']],
  },
  'supplier-credit-notes': {
    make: aCredit,
    asked: {
      allocate: async ({ id, supplierId }, company) => {
        const bill = await aPostedBill(company, { supplierId })
        const items = [{ billId: bill.id, amount: 1 }]
        return ['post', `/supplier-credit-notes/${id}/allocations`, { items }]
      },
      refund: ({ id }) => ['post', `/supplier-credit-notes/${id}/refunds`, { amount: 1 }],
    },
    ways: [['void'], ['allocate', 'refund']],
  },
  'supplier-refunds': { make: refundOfSupplier, ways: [['void']] },
  'tenants': {
    api: async () => (await platform()).api,
    make: async () => {
      const { api } = await platform()
      return ok(
        await api.post('/tenants', {
          name: `Empresa ${Math.random()}`,
          admin: {
            email: `${Math.random()}@company.test`,
            name: 'Ana',
            password: 'long-enough-pass-1',
          },
        })
      )
    },
    ways: [['suspend', 'resume'], [shutOff('IMPORTING')], [shutOff('DELETING')]],
  },
}
