/**
 * A company that has one of everything that buys, sells and books, each in the states that refuse
 * something.
 */
import { todayIn } from '#core/calendar/days'
import { aCustomer, aProduct, aShop, anInvoice, issued, ok } from '#tests/functional/sales/shop'
import { unique } from '#tests/company'

/** Today where the companies of tests are. */
export const currentDay = () => todayIn('America/Bogota')

export type Everything = Awaited<ReturnType<typeof everything>>

export async function everything() {
  const shop = await aShop({ stock: 20, settings: { allowNegativeStock: false } })
  const { api, goods, service, warehouse } = shop
  const make = async (path: string, body: object = {}): Promise<any> =>
    ok(await api.post(path, body))
  const account = async (code: string): Promise<any> =>
    ok(await api.get(`/accounts?search=${code}`)).data.find((one: any) => one.code === code)

  const accounts = {
    ...{
      cash: await account('110505'),
      capital: await account('311505'),
      group: await account('1105'),
      rent: await account('512010'),
    },
    ...{
      receivable: await account('130505'),
      payable: await account('220505'),
      inventory: await account('143505'),
    },
    closed: await make('/accounts', { code: '1999', name: 'Cerrada', nature: 'DEBIT' }),
  }
  ok(await api.patch(`/accounts/${accounts.closed.id}`, { isActive: false }))
  const lines = [
    { accountId: accounts.cash.id, debitAmount: 10 },
    { accountId: accounts.capital.id, creditAmount: 10 },
  ]
  const entry = await make('/journal-entries', {
    entryDate: currentDay(),
    concept: 'Aporte',
    lines,
  })
  const taken = await make('/journal-entries', { entryDate: currentDay(), concept: 'Error', lines })
  const reversal = await make(`/journal-entries/${taken.id}/reverse`)

  const spent = {
    description: 'Taxi',
    amount: 5,
    paymentAccountId: accounts.cash.id,
    expenseDate: currentDay(),
  }
  const expense = await make('/expenses', spent)
  const gone = await make('/expenses', spent)
  await make(`/expenses/${gone.id}/void`)

  const [bank, oldBank] = [
    await make('/bank-accounts', { name: 'Bancolombia' }),
    await make('/bank-accounts', { name: 'Banco Viejo' }),
  ]
  await make('/journal-entries', {
    entryDate: currentDay(),
    concept: 'Apertura',
    lines: [
      { accountId: bank.accountId, debitAmount: 10 },
      { accountId: accounts.capital.id, creditAmount: 10 },
    ],
  })
  ok(await api.patch(`/bank-accounts/${oldBank.id}`, { isActive: false }))

  const [inner, assets] = [
    await make('/warehouses', { name: 'Patio', parentWarehouseId: warehouse.id }),
    await make('/categories', { name: 'Equipos', type: 'ASSET' }),
  ]
  const [inactive, supplier] = [
    await aProduct(shop, { isActive: false }),
    await make('/suppliers', { name: 'Mayorista', taxId: unique('901') }),
  ]
  const order = async (...verbs: string[]) => {
    const { id } = await make('/purchase-orders', {
      supplierId: supplier.id,
      warehouseId: warehouse.id,
      items: [{ productId: goods.id, quantity: 4 }, service.id],
    })
    for (const verb of verbs)
      await make(
        `/purchase-orders/${id}/${verb}`,
        verb === 'receive' ? { items: [{ productId: goods.id, quantity: 1 }] } : {}
      )
    return id as string
  }
  const orders = {
    draft: await order(),
    ordered: await order('order'),
    begun: await order('order', 'receive'),
    cancelled: await order('cancel'),
  }

  const quote = async (...verbs: string[]) => {
    const { id } = await make('/quotes', { customerId: reachable.id, items: [goods.id] })
    for (const verb of verbs) await make(`/quotes/${id}/${verb}`)
    return id as string
  }
  const reachable = await aCustomer(shop, { email: 'compras@nandu.test' })
  const quotes = {
    ...{
      draft: await quote(),
      accepted: await quote('send', 'accept'),
      rejected: await quote('send', 'reject'),
      invoiced: await quote('convert'),
    },
    unreachable: (await make('/quotes', anInvoice(shop))).id as string,
    late: (await make('/quotes', anInvoice(shop, 1, { validUntil: '2020-01-31' }))).id as string,
  }

  const poor = await aCustomer(shop, { creditLimit: 100 })
  const invoices = {
    draft: await issued(shop, 1, { draft: true }),
    open: await issued(shop, 2),
    part: await issued(shop, 2),
    paid: await issued(shop),
    void: await issued(shop),
    onCredit: await issued({ ...shop, customer: poor }, 3, { paymentMethod: 'CREDIT' }),
  }
  const pay = (invoice: any, amount: number) =>
    make('/payments', { invoiceId: invoice.id, amount, paymentMethod: 'CASH' })
  const [payment, bounced] = [await pay(invoices.part, 10), await pay(invoices.open, 10)]
  await pay(invoices.paid, 29.75)
  await make(`/payments/${bounced.id}/void`)
  await make(`/invoices/${invoices.void.id}/void`, { reason: 'Error' })
  await make(`/invoices/${invoices.paid.id}/credit-notes`, { reason: 'Todo', items: [goods.id] })

  return {
    ...shop,
    accounts,
    entry,
    taken,
    reversal,
    expense,
    gone,
    bank,
    oldBank,
    inner,
    assets,
    inactive,
    supplier,
    orders,
    quotes,
    poor,
    invoices,
    payment,
    bounced,
  }
}
