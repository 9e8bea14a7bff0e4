/** Money of customers and money of suppliers: both sides of the same properties. */
import { clock } from '#core/primitives/clock'
import { addDays, todayIn } from '#core/calendar/days'
import { unique, type Company } from '#tests/company'
import { aBilledBuyer } from '#tests/functional/purchasing/billing'
import { aCustomer, aShop, ok } from '#tests/functional/sales/shop'

export type Side = Company & {
  paths: Record<'parties' | 'payments' | 'documents' | 'credits' | 'refunds' | 'aging', string>
  partyKey: 'customerId' | 'supplierId'
  documentKey: 'invoiceId' | 'billId'
  aParty: () => Promise<string>
  /** A document of a service with IVA of 19 %, which is owed from today on. */
  owes: (partyId: string, net: number, more?: object) => Promise<Document>
}

export type Document = { id: string; total: number; balance: number }

export async function customersPay(): Promise<Side> {
  const shop = await aShop({ stock: 0 })
  const { api, service } = shop
  return {
    ...shop,
    paths: {
      ...{ parties: '/customers', payments: '/payments', documents: '/invoices' },
      ...{ credits: '/credit-notes', refunds: '/refunds', aging: '/reports/receivables-aging' },
    },
    partyKey: 'customerId',
    documentKey: 'invoiceId',
    aParty: async () => (await aCustomer(shop)).id,
    owes: async (customerId, unitPrice, more = {}) => {
      const items = [{ productId: service.id, quantity: 1, unitPrice, taxRate: 19 }]
      const invoice = { customerId, items, paymentMethod: 'CREDIT', ...more }
      return ok(await api.post('/invoices', invoice))
    },
  }
}

export async function suppliersArePaid(): Promise<Side> {
  const buyer = await aBilledBuyer()
  const { api, fees, tenant } = buyer
  return {
    ...buyer,
    paths: {
      ...{ parties: '/suppliers', payments: '/supplier-payments', documents: '/bills' },
      ...{ credits: '/supplier-credit-notes', refunds: '/supplier-refunds' },
      aging: '/reports/payables-aging',
    },
    partyKey: 'supplierId',
    documentKey: 'billId',
    aParty: async () => ok(await api.post('/suppliers', { name: unique('Proveedor') })).id,
    owes: (supplierId, unitCost, more = {}) =>
      buyer.posted({
        ...{ supplierId, number: unique('FV'), date: todayIn(tenant.timezone) },
        items: [{ accountId: fees, unitCost, taxes: ['IVA19'] }],
        ...more,
      }),
  }
}

export const SIDES = [
  ['customers', customersPay],
  ['suppliers', suppliersArePaid],
] as const

/** A day before today, `YYYY-MM-DD`. */
export const ago = ({ tenant }: Side, days: number) => addDays(todayIn(tenant.timezone), -days)

/** Does the work as if it were some days ago. */
export async function before<T>(days: number, work: () => Promise<T>): Promise<T> {
  clock.travelTo(new Date(Date.now() - days * 86_400_000))
  try {
    return await work()
  } finally {
    clock.travelTo(null)
  }
}

/** Amounts in cents, because sums of decimal fractions are not exact. */
export const inCents = (amount: number) => Math.round(amount * 100)

export const sumOf = <T>(rows: readonly T[], amount: (row: T) => number) =>
  rows.reduce((all, row) => all + inCents(amount(row)), 0)
