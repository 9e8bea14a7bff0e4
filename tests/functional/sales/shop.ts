/** A company that sells: with goods in stock, a service and a customer, through the API. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Answer } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'

export const ok = ({ status, body, text }: Answer) => {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return body
}

export type Shop = Awaited<ReturnType<typeof aShop>>

/** `stock` units of `goods` lie in `warehouse`, bought at 10 each and sold at 25 with 19 % tax. */
export async function aShop({ stock = 10, settings }: { stock?: number; settings?: object } = {}) {
  const company = await aCompany()
  const { api } = company
  if (settings) ok(await api.patch('/settings/tenant', settings))
  const warehouse = ok(await api.post('/warehouses', { name: 'Main' }))
  const [goods, service] = [
    await aProduct(company),
    await aProduct(company, { sellingPrice: 100, isService: true }),
  ]
  if (stock) await receive(company, goods.id, warehouse.id, stock)

  return { ...company, warehouse, goods, service, customer: await aCustomer(company) }
}

export const aCustomer = async ({ api }: Company, more: object = {}) =>
  ok(await api.post('/customers', { taxId: unique('NIT'), name: 'Café Ñandú', ...more }))
export const aProduct = async ({ api }: Company, more: object = {}) =>
  ok(
    await api.post('/products', {
      sku: unique('SKU'),
      name: 'Taladro',
      costPrice: 10,
      sellingPrice: 25,
      taxRate: 19,
      ...more,
    })
  )
export const receive = async (
  { api }: Company,
  productId: string,
  warehouseId: string,
  quantity: number,
  unitCost = 10
) =>
  ok(
    await api.post('/stock-movements', {
      productId,
      warehouseId,
      type: 'IN',
      reason: 'PURCHASE',
      quantity,
      unitCost,
    })
  )

/** The body of an invoice of this many goods. */
export const anInvoice = ({ customer, goods }: Shop, quantity = 1, more: object = {}) => ({
  customerId: customer.id,
  items: [{ productId: goods.id, quantity }],
  ...more,
})

export const issued = async (shop: Shop, quantity = 1, more: object = {}) =>
  ok(await shop.api.post('/invoices', anInvoice(shop, quantity, more)))

/** All that a refusal must leave as it was: documents, stock, numbers, debts, entries, balances. */
export function theBooks({ as }: Pick<Company, 'as'>): Promise<Record<string, unknown>> {
  const columns: Record<string, string> = {
    quotes: 'id, status, total, version',
    quote_lines: 'id, quote_id, total',
    invoices: 'id, number, status, total, paid_amount, credited_amount, balance, version',
    invoice_lines: 'id, invoice_id, total, cost, credited_quantity',
    payments: 'id, number, status, allocated_amount, unallocated_amount, refunded_amount, version',
    allocations: 'id, invoice_id, amount, date, voided_on',
    refunds: 'id, number, amount, voided_on',
    write_offs: 'id, invoice_id, amount, voided_on',
    credit_notes: 'id, total, allocated_amount, refunded_amount',
    products: 'id, stock, stock_value, average_cost',
    stock_levels: 'product_id, warehouse_id, quantity',
    stock_movements: 'id, quantity, cost',
    customers: 'id, balance, advances, version',
    number_series: 'name, last',
    journal_entries: 'id, number, total',
    journal_lines: 'entry_id, line, debit, credit',
    account_balances: 'account_id, month, debit, credit',
  }
  return as(async () => {
    const tables = await Promise.all(
      Object.entries(columns).map(async ([table, shown]) => {
        const among = table === 'number_series' ? "AND name NOT LIKE 'ceiling:%'" : '' // locks of ceilings are no numbers
        return [
          table,
          await rows(`SELECT ${shown} FROM ${table} WHERE tenant_id = ? ${among} ORDER BY 1, 2`, [
            Current.tenantId,
          ]),
        ]
      })
    )
    return Object.fromEntries(tables)
  })
}

/**
 * The lines of every entry about a document, as `debit 1305 59.50`, in the order they were posted.
 */
export function entriesOf({ as }: Pick<Company, 'as'>, reference: string): Promise<string[]> {
  return as(async () => {
    const lines = await rows(
      `SELECT r.role, l.debit, l.credit FROM journal_entries e JOIN journal_lines l ON l.tenant_id = e.tenant_id AND l.entry_id = e.id
         JOIN account_roles r ON r.tenant_id = l.tenant_id AND r.account_id = l.account_id
        WHERE e.tenant_id = ? AND e.reference = ? ORDER BY e.number, l.line, r.role`,
      [Current.tenantId, reference]
    )
    return lines.map(({ role, debit, credit }) =>
      Number(debit) ? `Dr ${role} ${debit}` : `Cr ${role} ${credit}`
    )
  })
}

export const stockOf = async ({ api }: Company, productId: string) =>
  ok(await api.get(`/products/${productId}`)).stock as number
export const owedBy = async ({ api }: Company, customerId: string) =>
  ok(await api.get(`/customers/${customerId}`)).balance as number
export const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
