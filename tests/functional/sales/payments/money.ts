/** Invoices of exact amounts, payments over them, and what the books say of both. */
import { clock } from '#core/primitives/clock'
import { aCompany, type Company } from '#tests/company'
import { aCustomer, aProduct, ok } from '#tests/functional/sales/shop'

/** Noon in Bogotá. */
export const on = (day: string) => clock.travelTo(new Date(`${day}T17:00:00Z`))

export async function aSeller() {
  const company = await aCompany()
  const bank = ok(await company.api.post('/bank-accounts', { name: 'Banco', type: 'BANK' }))
  const service = await aProduct(company, { isService: true, sellingPrice: 1, taxRate: 0 })
  const taxed = await aProduct(company, { isService: true, sellingPrice: 1, taxRate: 19 })
  return { ...company, bank, service, taxed, customer: await aCustomer(company) }
}

export type Seller = Awaited<ReturnType<typeof aSeller>>

/** An invoice of a service without tax, or of `productId`. */
export const bill = async (
  { api, customer, service }: Seller,
  unitPrice: number,
  { productId = service.id, customerId = customer.id } = {}
) => ok(await api.post('/invoices', { customerId, items: [{ productId, quantity: 1, unitPrice }] }))

export const pay = ({ api, bank }: Seller, body: object) =>
  api.post('/payments', { paymentMethod: 'TRANSFER', bankAccountId: bank.id, ...body })

export const balanceOf = async ({ api }: Company, id: string) =>
  ok(await api.get(`/invoices/${id}`)).balance as number

/** Entries of a document: day, then account and amount of each line, credits below zero. */
export const entriesOn = async ({ api }: Company, reference: string): Promise<unknown[][]> =>
  ok(await api.get(`/journal-entries?reference=${reference}&sort=number`)).data.map(
    ({ entryDate, lines }: any) => [
      entryDate,
      ...lines.map((line: any) => `${line.accountCode} ${line.debitAmount - line.creditAmount}`),
    ]
  )

export const closingOf = async ({ api }: Company, code: string, to = '2999-12-31') =>
  ok(await api.get(`/reports/trial-balance?from=2000-01-01&to=${to}`)).rows.find(
    (row: any) => row.code === code
  )?.closing ?? 0

export const agingOf = async ({ api }: Company, asOf: string) =>
  ok(await api.get(`/reports/receivables-aging?asOf=${asOf}`)).totals.total as number

export const brokenChecks = async ({ api }: Company) =>
  ok(await api.get('/reports/integrity')).checks.filter((one: any) => !one.ok)

export const accountNamed = async ({ api }: Company, code: string) =>
  ok(await api.get(`/accounts?code=${code}`)).data[0].id as string
