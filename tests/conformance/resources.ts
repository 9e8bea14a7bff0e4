/** Creates and changes one record of each resource; a new resource needs an entry here. */
import { randomInt } from 'node:crypto'
import { todayIn } from '#core/calendar/days'
import type { Answer } from '#tests/api'
import { deliver } from '#core/mail/mail'
import { newId } from '#core/primitives/ids'
import { sandboxOfCompany } from '#tests/sandbox'
import { unique, type Company } from '#tests/company'
import { assetResources, assetVerbs } from '#tests/conformance/resources/assets'
import { assistantVerbs } from '#tests/conformance/resources/assistant'
import { satelliteResources, satelliteVerbs } from '#tests/conformance/resources/asset_satellites'
import { fileResources } from '#tests/conformance/resources/files'
import { certificateResources } from '#tests/conformance/resources/certificates'
import { exportResources, exportVerbs } from '#tests/conformance/resources/exports'
import { webhookResources, webhookVerbs } from '#tests/conformance/resources/webhooks'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { recurringResources, recurringVerbs } from '#tests/conformance/resources/recurring'
import { settlementResources, settlementVerbs } from '#tests/conformance/resources/settlements'
import { supportResources, supportVerbs } from '#tests/conformance/resources/support'
import {
  supplierMoneyResources,
  supplierMoneyVerbs,
} from '#tests/conformance/resources/supplier_money'
import {
  communicationsListsOfTheWorker,
  communicationsResources,
  communicationsVerbs,
} from '#tests/conformance/resources/communications'
import { LISTS_OF_DELIVERIES, mailVerbs } from '#tests/conformance/resources/document_mails'
import { reminderResources, reminderVerbs } from '#tests/conformance/resources/reminders'
import { hrResources, hrVerbs } from '#tests/conformance/resources/hr'
import {
  PAYROLL_LISTS_OF_THE_WORKER,
  payrollResources,
  payrollVerbs,
} from '#tests/conformance/resources/payroll'

export type Resource = {
  /** The body of a creation, with new values each time. */
  body?: (company: Company) => object | Promise<object>
  /** A body that an update accepts. */
  change?: () => object
  /** Creates the record if a POST of `body` does not; answers it. */
  make?: (company: Company) => Promise<any>
  /** The collection of the `:id` in the path. */
  within?: string
  /** The parent record, if not any record of the collection will do. */
  parent?: (company: Company) => Promise<{ id: string }>
}

/** Ranges of a company may not overlap. */
let ranges = 0

export const RESOURCES: Record<string, Resource> = {
  ...hrResources,
  ...payrollResources,
  ...assetResources,
  ...satelliteResources,
  ...communicationsResources,
  ...supportResources,
  ...webhookResources,
  ...exportResources,
  ...fileResources,
  ...certificateResources,
  ...recurringResources,
  ...reminderResources,
  ...settlementResources,
  '/customers': {
    body: () => ({ taxId: unique('NIT'), name: 'Café Ñandú' }),
    change: () => ({ name: unique('Changed') }),
  },
  '/customers/:id/interactions': {
    body: () => ({ type: 'CALL', comment: 'Hello' }),
    within: '/customers',
  },
  '/categories': {
    body: () => ({ name: unique('Category') }),
    change: () => ({ name: unique('Changed') }),
  },
  '/products': {
    body: () => ({ sku: unique('SKU'), name: 'Drill', costPrice: 1, sellingPrice: 2 }),
    change: () => ({ name: unique('Changed') }),
  },
  '/suppliers': {
    body: () => ({ name: 'Mayorista', taxId: unique('NIT') }),
    change: () => ({ name: unique('Changed') }),
  },
  '/third-parties': {
    body: () => ({
      documentType: '13',
      documentNumber: `${10_000_000 + ++documents}`,
      legalName: 'Ana Gómez',
    }),
    change: () => ({ tradeName: unique('Changed') }),
  },
  '/warehouses': {
    body: () => ({ name: unique('Bodega') }),
    change: () => ({ name: unique('Changed') }),
  },
  '/stock-movements': {
    body: async (company) => ({
      ...(await goodsIn(company)),
      type: 'IN',
      reason: 'ADJUSTMENT',
      quantity: 2,
    }),
  },
  '/stock': {
    make: async (company) => {
      const { productId } = await one(company, '/stock-movements')
      return ok(await company.api.get(`/stock?productId=${productId}`)).data[0]
    },
  },
  '/stock/alerts': {
    make: async ({ api }) => {
      ok(
        await api.post('/products', {
          sku: unique('SKU'),
          name: 'Drill',
          costPrice: 1,
          sellingPrice: 2,
          minStock: 5,
        })
      )
      return ok(await api.get('/stock/alerts')).data[0]
    },
  },
  '/purchase-orders': {
    body: async (company) => {
      const { productId, warehouseId } = await goodsIn(company)
      return { warehouseId, items: [{ productId, quantity: 100 }] }
    },
    change: () => ({ notes: unique('Changed') }),
  },
  ...supplierMoneyResources,
  '/bills': {
    body: async (company) => ({
      supplierId: (await one(company, '/suppliers')).id,
      number: unique('FV'),
      date: '2026-03-02',
      items: [{ description: 'Asesoría', unitCost: 100 }],
    }),
    change: () => ({ notes: unique('Changed') }),
  },
  '/purchase-orders/:id/payments': {
    body: () => ({ amount: 1 }),
    within: '/purchase-orders',
    parent: (company) => purchaseOrderAt(company, 'order', 'receive'),
  },
  '/numbering-ranges': {
    body: () => ({
      documentType: 'INVOICE',
      prefix: `R${(ranges++).toString(36).toUpperCase().padStart(3, '0')}`,
      from: 1,
      to: 1_000,
      validFrom: '2026-01-01',
      validUntil: '2099-12-31',
      resolution: '18760000001',
    }),
    change: () => ({ to: randomInt(1_001, 999_999_999) }),
  },
  '/payment-terms': {
    body: () => ({ name: unique('Terms'), lines: [{ balance: true, days: 30 }] }),
    change: () => ({ name: unique('Changed') }),
  },
  '/accounts': {
    body: () => ({
      code: anAccountCode('1'),
      name: 'Caja de la tienda',
      nature: 'DEBIT',
      type: 'ASSET',
    }),
    change: () => ({ name: unique('Changed') }),
  },
  '/cost-centers': {
    body: () => ({ code: unique('CC'), name: 'Ventas' }),
    change: () => ({ name: unique('Changed') }),
  },
  '/taxes': {
    body: () => ({
      code: unique('TAX'),
      name: 'IVA 12 %',
      kind: 'VAT',
      category: 'S',
      rates: [{ validFrom: '2026-01-01', rate: 12 }],
    }),
    change: () => ({ name: unique('Changed') }),
  },
  '/journal-entries': {
    body: async (company) => ({
      entryDate: TODAY,
      concept: 'Ajuste',
      lines: await balancedLines(company),
    }),
  },
  '/expenses': {
    body: async (company) => ({
      description: 'Papelería',
      amount: 1,
      paymentAccountId: (await one(company, '/accounts')).id,
      expenseDate: TODAY,
    }),
    change: () => ({ description: unique('Changed') }),
  },
  '/bank-accounts': {
    body: () => ({ name: unique('Banco'), type: 'BANK' }),
    change: () => ({ name: unique('Changed') }),
  },
  '/withholding-concepts': {
    body: () => ({
      ...{ code: unique('RF'), name: 'Retención', type: 'RENTA' },
      rates: [{ validFrom: '2026-01-01', rate: 1 }],
    }),
    change: () => ({ name: unique('Changed') }),
  },
  '/fiscal-periods': {
    make: async ({ api }) => ok(await api.post('/fiscal-periods/close', { through: nextDay() })),
  },
  '/quotes': { body: saleOf, change: () => ({ notes: unique('Changed') }) },
  '/invoices': { body: saleOf, change: () => ({ notes: unique('Changed') }) },
  '/invoices/:id/credit-notes': { body: creditOfOne, within: '/invoices', parent: invoiceToCredit },
  '/invoices/:id/debit-notes': { body: debitOfOne, within: '/invoices', parent: invoiceToCredit },
  '/credit-notes': { make: (company) => one(company, '/invoices/:id/credit-notes') },
  '/payments': {
    body: async (company) => ({
      invoiceId: (await one(company, '/invoices')).id,
      amount: 1,
      paymentMethod: 'CASH',
      // `invoiceId` stands for the only allocation.
      allocations: undefined,
    }),
    change: () => ({ notes: unique('Changed') }),
  },
  '/users': {
    body: () => ({ email: `${unique('user')}@company.test`, name: 'A user', role: 'VIEWER' }),
    change: () => ({ name: unique('Changed') }),
  },
  '/roles': {
    body: () => ({ name: unique('Role'), permissions: ['customers:read'] }),
    change: () => ({ name: unique('Changed') }),
  },
  '/api-keys': {
    body: () => ({ name: unique('Key'), scopes: ['customers:read'] }),
    change: () => ({ name: unique('Changed') }),
  },
  '/imports': {
    make: async (company) =>
      ok(
        await company.api.post('/imports?resource=customers', `taxId,name\n${unique('NIT')},A\n`, {
          'content-type': 'text/csv',
        })
      ),
  },
  '/sandbox/mails': {
    make: async (company) => {
      const { as, api } = await sandboxOfCompany(company)
      const mail = { id: newId(), to: 'ana@andina.test', subject: 'Factura', text: 'Gracias.' }
      await as(() => deliver(mail))
      return ok(await api.get('/sandbox/mails')).data[0]
    },
  },
  '/request-logs': {
    make: async ({ api }) => {
      await api.get(`/customers/${NOBODYS_ID}`)
      return ok(await api.get('/request-logs')).data[0]
    },
  },
  '/audit-logs': {
    make: async ({ api }) => {
      ok(await api.post('/categories', { name: unique('Audited') }))
      return ok(await api.get('/audit-logs')).data[0]
    },
  },
}

/** The request of a verb as `[path, body, headers]`; it must be possible at once. */
export type Verb = (
  company: Company
) => Promise<[path: string, body?: unknown, headers?: Record<string, string>]>

/** Numbers of documents, each once. */
let documents = 0

export const VERBS: Record<string, Verb> = {
  '/third-parties/:id/merge': async (company) => [
    `/third-parties/${(await one(company, '/third-parties')).id}/merge`,
    { intoId: (await one(company, '/third-parties')).id },
  ],
  ...hrVerbs,
  ...payrollVerbs,
  ...assetVerbs,
  ...satelliteVerbs,
  ...communicationsVerbs,
  ...supportVerbs,
  ...settlementVerbs,
  ...webhookVerbs,
  ...assistantVerbs,
  ...exportVerbs,
  ...mailVerbs,
  ...recurringVerbs,
  ...reminderVerbs,
  '/settings/preview': async () => ['/settings/preview', { brandColor: '#1A73E8' }],
  '/api-keys/:id/rotate': async (company) => [
    `/api-keys/${(await one(company, '/api-keys')).id}/rotate`,
    { overlapHours: 0 },
  ],
  '/imports': async () => [
    '/imports?resource=customers',
    `taxId,name\n${unique('NIT')},A\n`,
    { 'content-type': 'text/csv' },
  ],
  '/imports/:id/cancel': async (company) => [
    `/imports/${(await one(company, '/imports')).id}/cancel`,
  ],
  '/purchase-orders/:id/order': async (company) => [
    `/purchase-orders/${(await purchaseOrderAt(company)).id}/order`,
  ],
  '/purchase-orders/:id/receive': async (company) => [
    `/purchase-orders/${(await purchaseOrderAt(company, 'order')).id}/receive`,
    {},
  ],
  '/purchase-orders/:id/return': async (company) => [
    `/purchase-orders/${(await purchaseOrderAt(company, 'order', 'receive')).id}/return`,
    {},
  ],
  '/purchase-orders/:id/bills': async (company) => {
    const { id } = await orderOfSupplier(company)
    return [`/purchase-orders/${id}/bills`, { number: unique('FV'), date: '2026-03-02' }]
  },
  ...supplierMoneyVerbs,
  '/bills/:id/post': async (company) => [`/bills/${(await one(company, '/bills')).id}/post`, {}],
  '/bills/:id/void': async (company) => [`/bills/${(await one(company, '/bills')).id}/void`, {}],
  '/purchase-orders/:id/close': async (company) => {
    const { id, items } = await purchaseOrderAt(company, 'order')
    ok(
      await company.api.post(`/purchase-orders/${id}/receive`, {
        items: [{ productId: items[0].productId, quantity: items[0].quantity / 2 }],
      })
    )
    return [`/purchase-orders/${id}/close`]
  },
  '/purchase-orders/:id/cancel': async (company) => [
    `/purchase-orders/${(await purchaseOrderAt(company)).id}/cancel`,
  ],
  '/purchase-orders/:id/payments/:paymentId/void': async (company) => {
    const { id, purchaseOrderId } = await one(company, '/purchase-orders/:id/payments')
    return [`/purchase-orders/${purchaseOrderId}/payments/${id}/void`, {}]
  },
  '/journal-entries/:id/reverse': async (company) => [
    `/journal-entries/${(await one(company, '/journal-entries')).id}/reverse`,
    {},
  ],
  '/expenses/:id/void': async (company) => [
    `/expenses/${(await one(company, '/expenses')).id}/void`,
    {},
  ],
  '/fiscal-periods/close': async () => ['/fiscal-periods/close', { through: nextDay() }],
  '/fiscal-periods/reopen': async ({ api }) => {
    ok(await api.post('/fiscal-periods/close', { through: nextDay() }))
    return ['/fiscal-periods/reopen', {}]
  },
  '/quotes/:id/mark-sent': async (company) => [
    `/quotes/${(await one(company, '/quotes')).id}/mark-sent`,
  ],
  '/quotes/:id/accept': async (company) => [
    `/quotes/${(await quoteAt(company, 'send')).id}/accept`,
  ],
  '/quotes/:id/reject': async (company) => [
    `/quotes/${(await quoteAt(company, 'send')).id}/reject`,
  ],
  '/quotes/:id/convert': async (company) => [
    `/quotes/${(await one(company, '/quotes')).id}/convert`,
  ],
  '/invoices/:id/void': async (company) => [
    `/invoices/${(await one(company, '/invoices')).id}/void`,
    { reason: 'Error' },
  ],
  '/invoices/:id/issue': async (company) => [
    `/invoices/${ok(await company.api.post('/invoices', { ...(await saleOf(company)), draft: true })).id}/issue`,
  ],
  '/payments/:id/allocations': async (company) => {
    const { invoice, payment } = await anAdvance(company)
    return [
      `/payments/${payment.id}/allocations`,
      { items: [{ invoiceId: invoice.id, amount: 1 }] },
    ]
  },
  '/payments/:id/allocations/:allocationId/void': async (company) => {
    const { id, allocations } = await one(company, '/payments')
    return [`/payments/${id}/allocations/${allocations[0].id}/void`, {}]
  },
  '/payments/:id/void': async (company) => [
    `/payments/${(await one(company, '/payments')).id}/void`,
    {},
  ],
  '/users/:id/invite': async (company) => [`/users/${(await one(company, '/users')).id}/invite`],
}

/** A payment of a customer that no invoice has taken, and an invoice. */
async function anAdvance(company: Company) {
  const invoice = await one(company, '/invoices')
  const { customerId } = invoice
  const body = { customerId, amount: 1, paymentMethod: 'CASH' }
  return { invoice, payment: ok(await company.api.post('/payments', body)) }
}

let days = 0

/** Books are closed through a later day each time, long before today. */
function nextDay() {
  return new Date(Date.UTC(2015, 0, ++days)).toISOString().slice(0, 10)
}

/** Today in the companies' time zone, because payments in the future are refused. */
const TODAY = todayIn('America/Bogota')

/** A random free code of the class, because thousands are created in parallel. */
function anAccountCode(first: string) {
  return `${first}${randomInt(1e11, 1e12)}${randomInt(1e11, 1e12)}`
}

async function balancedLines(company: Company) {
  const [to, from] = [await one(company, '/accounts'), await one(company, '/accounts')]
  return [
    { accountId: to.id, debitAmount: 1 },
    { accountId: from.id, creditAmount: 1 },
  ]
}

async function saleOf(company: Company) {
  const customer = ok(
    await company.api.post('/customers', {
      taxId: unique('NIT'),
      name: 'Café Ñandú',
      email: 'compras@nandu.test',
    })
  )
  return {
    customerId: customer.id,
    items: [{ productId: (await one(company, '/products')).id, quantity: 50 }],
  }
}

/** The product on the last invoice to credit, per company. */
const sold = new Map<number, string>()

async function invoiceToCredit(company: Company) {
  const invoice = await one(company, '/invoices')
  sold.set(company.tenant.id, invoice.items[0].productId)
  return invoice
}

/** Credits one unit, so that later credit notes are still possible. */
async function creditOfOne(company: Company) {
  if (!sold.has(company.tenant.id)) await invoiceToCredit(company)
  return { reason: 'Devolución', items: [{ productId: sold.get(company.tenant.id), quantity: 1 }] }
}

/** A debit note on any invoice, of a product that it sells. */
async function debitOfOne(company: Company) {
  if (!sold.has(company.tenant.id)) await invoiceToCredit(company)
  return { reason: 'Intereses', items: [{ productId: sold.get(company.tenant.id), quantity: 1 }] }
}

async function quoteAt(company: Company, verb: string) {
  const quote = await one(company, '/quotes')
  return ok(await company.api.post(`/quotes/${quote.id}/${verb}`))
}

async function goodsIn(company: Company) {
  return {
    productId: (await one(company, '/products')).id,
    warehouseId: (await one(company, '/warehouses')).id,
  }
}

async function orderOfSupplier(company: Company) {
  const supplierId = (await one(company, '/suppliers')).id
  const order = await one(company, '/purchase-orders')
  ok(await company.api.patch(`/purchase-orders/${order.id}`, { supplierId }))
  for (const verb of ['order', 'receive'])
    ok(await company.api.post(`/purchase-orders/${order.id}/${verb}`))
  return order
}

async function purchaseOrderAt(company: Company, ...verbs: string[]) {
  const order = await one(company, '/purchase-orders')
  for (const verb of verbs) ok(await company.api.post(`/purchase-orders/${order.id}/${verb}`))
  return order
}

/** Lists filled by the worker or with a single record, which have their own tests. */
export const LISTS_OF_THE_WORKER = [
  '/imports/:id/errors',
  '/purchase-orders/:id/receipts',
  '/fiscal-periods',
  ...communicationsListsOfTheWorker,
  ...LISTS_OF_DELIVERIES,
  ...PAYROLL_LISTS_OF_THE_WORKER,
]

/** A new record of a collection, with its address and its parent. */
export async function one(company: Company, collection: string): Promise<any> {
  const { make, body } = resourceOf(collection)
  if (make) return make(company)

  const path = await pathOf(company, collection)
  return ok(await company.api.post(path, await body!(company)))
}

/** The path of a collection; a nested one gets a parent record. */
export async function pathOf(company: Company, collection: string): Promise<string> {
  const { within, parent } = resourceOf(collection)
  if (parent) return collection.replace(':id', (await parent(company)).id)
  return within ? collection.replace(':id', (await one(company, within)).id) : collection
}

export function resourceOf(collection: string): Resource {
  const found = RESOURCES[collection]
  if (!found)
    throw new Error(
      `Add ${collection} to RESOURCES in tests/conformance/resources.ts: how one is made, and what an update may change`
    )
  return found
}

export function ok({ status, body, text }: Answer) {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return body
}
