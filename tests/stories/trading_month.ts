/**
 * October 2026 at the Ferretería La Esquina through the API, day by day. Beside each step its
 * figures: T is a drill, S a box of screws, `value` their stock, rounded to cents.
 */
import { clock } from '#core/primitives/clock'
import type { Answer } from '#tests/api'
import { aCompany, unique } from '#tests/company'

export type Month = Awaited<ReturnType<typeof tellMonth>>

const ok = ({ status, body, text }: Answer) => {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return body
}

export async function tellMonth() {
  const company = await aCompany({ countryCode: 'CO', currency: 'COP' })
  const { api } = company
  const post = async (path: string, body: object = {}) => ok(await api.post(path, body))
  const on = (day: number) => clock.travelTo(new Date(Date.UTC(2026, 9, day, 15)))
  const account = async (code: string): Promise<string> =>
    ok(await api.get(`/accounts?search=${code}`)).data.find((one: any) => one.code === code).id

  on(1)
  const [store, shop] = [
    await post('/warehouses', { name: 'Bodega' }),
    await post('/warehouses', { name: 'Tienda' }),
  ]
  const [drill, screws] = [
    await post('/products', {
      sku: 'T',
      name: 'Taladro',
      costPrice: 100_000,
      sellingPrice: 180_000,
      taxRate: 19,
    }),
    await post('/products', {
      sku: 'S',
      name: 'Caja de tornillos',
      costPrice: 333.3333,
      sellingPrice: 1_250.5,
      taxRate: 19,
    }),
  ]
  const [fitting, freight] = [
    await post('/products', {
      sku: 'I',
      name: 'Instalación',
      costPrice: 0,
      sellingPrice: 50_000,
      taxRate: 19,
      isService: true,
    }),
    await post('/products', {
      sku: 'F',
      name: 'Flete',
      costPrice: 35_000,
      sellingPrice: 35_000,
      isService: true,
    }),
  ]
  const [builder, cafe] = [
    await post('/customers', {
      taxId: unique('900'),
      name: 'Construcciones Ñuño',
      email: 'compras@nuno.test',
      creditLimit: 2_000_000,
    }),
    await post('/customers', { taxId: unique('800'), name: 'Café El Peñón' }),
  ]
  const supplier = await post('/suppliers', {
    name: 'Herramientas del Norte',
    taxId: unique('901'),
  })
  const bank = await post('/bank-accounts', { name: 'Bancolombia', accountNumber: '123-456' })
  const [cash, capital, interest, rent, stationery] = [
    await account('110505'),
    await account('311505'),
    await account('421005'),
    await account('512010'),
    await account('519530'),
  ]
  const categories = {
    rent: await post('/categories', { name: 'Arriendo' }),
    stationery: await post('/categories', { name: 'Papelería' }),
  }
  ok(
    await api.patch('/settings/accounting', {
      expenseAccounts: { [categories.rent.id]: rent, [categories.stationery.id]: stationery },
    })
  )

  const entry = (
    entryDate: string,
    concept: string,
    ...lines: [accountId: string, debitAmount: number, creditAmount: number][]
  ) =>
    post('/journal-entries', {
      entryDate,
      concept,
      lines: lines.map(([accountId, debitAmount, creditAmount]) => ({
        accountId,
        debitAmount,
        creditAmount,
      })),
    })
  const order = async (warehouseId: string, items: object[]) => {
    const { id } = await post('/purchase-orders', { supplierId: supplier.id, warehouseId, items })
    return post(`/purchase-orders/${id}/order`)
  }
  const pay = (invoice: any, amount: number, paymentMethod: string, more: object = {}) =>
    post('/payments', { invoiceId: invoice.id, amount, paymentMethod, ...more })
  const spend = (
    day: string,
    description: string,
    amount: number,
    paymentAccountId: string,
    more: object = {}
  ) =>
    post('/expenses', {
      description,
      amount,
      paymentAccountId,
      expenseDate: day,
      supplierId: supplier.id,
      ...more,
    })
  const inBank = { bankAccountId: bank.id }

  await entry(
    '2026-10-01',
    'Aporte de los socios',
    [bank.accountId, 10_000_000, 0],
    [cash, 500_000, 0],
    [capital, 0, 10_500_000]
  )

  // Order 1: T 10 × 100,000 = 1,000,000.00, tax 190,000.00; S 300 × 333.3333 = 99,999.99, tax
  // 19,000.00 (18,999.9981): 1,308,999.99.
  on(2)
  const first = await order(store.id, [
    { productId: drill.id, quantity: 10, unitCost: 100_000, taxRate: 19 },
    { productId: screws.id, quantity: 300, unitCost: 333.3333, taxRate: 19 },
  ])

  // T 6 = 600,000.00, tax 114,000.00; S 100 = 33,333.33, tax 6,333.33: payable 753,666.66.
  on(3)
  await post(`/purchase-orders/${first.id}/receive`, {
    items: [
      { productId: drill.id, quantity: 6 },
      { productId: screws.id, quantity: 100 },
    ],
  })

  on(4)
  for (const [product, quantity] of [
    [drill, 4],
    [screws, 20],
  ])
    await post('/stock-movements', {
      productId: product.id,
      fromWarehouseId: store.id,
      warehouseId: shop.id,
      type: 'TRANSFER',
      reason: 'TRANSFER',
      quantity,
    })

  on(5)
  await post(`/purchase-orders/${first.id}/payments`, {
    amount: 500_000,
    paymentMethod: 'TRANSFER',
    ...inBank,
  })

  // Invoice 1, of a quote: T 2 × 180,000 less 5 % = 342,000.00, tax 64,980.00; fitting 50,000.00,
  // tax 9,500.00: 466,480.00. Cost 600,000.00 × 2/6 = 200,000.00. Left T 4 = 400,000.00.
  on(6)
  const quote = await post('/quotes', {
    customerId: builder.id,
    validUntil: '2026-10-31',
    items: [{ productId: drill.id, quantity: 2, discountRate: 5 }, fitting.id],
  })
  for (const verb of ['send', 'accept']) await post(`/quotes/${quote.id}/${verb}`)
  const sale1 = await post(`/quotes/${quote.id}/convert`, {
    paymentMethod: 'CREDIT',
    warehouseId: shop.id,
  })

  // Invoice 2: S 70 × 1,250.50 = 87,535.00, tax 16,631.65: 104,166.65. Cost 33,333.33 × 70/100 =
  // 23,333.33. Left S 30 = 10,000.00.
  on(8)
  const sale2 = await post('/invoices', {
    customerId: cafe.id,
    warehouseId: store.id,
    items: [{ productId: screws.id, quantity: 70 }],
  })
  await pay(sale2, 104_166.65, 'CASH')

  // The rest of order 1: T 4 = 400,000.00, tax 76,000.00; S 200 = 66,666.66, tax 12,666.67:
  // 555,333.33. Now T 8 = 800,000.00, S 230 = 76,666.66.
  on(9)
  await post(`/purchase-orders/${first.id}/receive`)

  // Order 2: T 5 × 112,000.50 = 560,002.50, tax 106,400.48 (106,400.475); freight 35,000.00:
  // 701,402.98. Now T 13 = 1,360,002.50.
  on(12)
  const second = await order(shop.id, [
    { productId: drill.id, quantity: 5, unitCost: 112_000.5, taxRate: 19 },
    { productId: freight.id, quantity: 1, unitCost: 35_000, taxRate: 0 },
  ])
  await post(`/purchase-orders/${second.id}/receive`)

  // Invoice 3, drafted for 3 and issued for 2: T 2 = 360,000.00, tax 68,400.00: 428,400.00. Cost
  // 1,360,002.50 × 2/13 = 209,231.15. Left T 11 = 1,150,771.35.
  on(13)
  const draft = await post('/invoices', {
    customerId: builder.id,
    warehouseId: shop.id,
    paymentMethod: 'CREDIT',
    draft: true,
    items: [{ productId: drill.id, quantity: 3 }],
  })
  ok(await api.patch(`/invoices/${draft.id}`, { items: [{ productId: drill.id, quantity: 2 }] }))
  on(14)
  const sale3 = await post(`/invoices/${draft.id}/issue`)

  // Credit note 1: one T of invoice 1 comes back: 171,000.00, tax 32,490.00: 203,490.00, at its
  // cost of 100,000.00. Now T 12 = 1,250,771.35.
  on(15)
  await post(`/invoices/${sale1.id}/credit-notes`, { reason: 'Llegó golpeado', items: [drill.id] })

  on(16)
  await pay(sale1, 200_000, 'TRANSFER', inBank)

  // Invoice 4, 59,500.00, was a mistake; payment 3 bounced, and 228,400.10 came instead.
  on(17)
  const mistake = await post('/invoices', { customerId: cafe.id, items: [fitting.id] })
  on(18)
  await post(`/invoices/${mistake.id}/void`, { reason: 'Cliente equivocado' })
  const bounced = await pay(sale3, 428_400, 'TRANSFER', inBank)
  on(19)
  await post(`/payments/${bounced.id}/void`, { reason: 'Devuelto por el banco' })

  // The count: 3 S fewer, 76,666.66 × 3/230 = 1,000.00 (999.9999), left S 227 = 75,666.66; one T
  // more at 100,000.00, now T 13 = 1,350,771.35.
  await post('/stock-movements', {
    productId: screws.id,
    warehouseId: store.id,
    type: 'OUT',
    reason: 'ADJUSTMENT',
    quantity: 3,
  })
  await post('/stock-movements', {
    productId: drill.id,
    warehouseId: shop.id,
    type: 'IN',
    reason: 'ADJUSTMENT',
    quantity: 1,
    unitCost: 100_000,
  })
  on(20)
  await pay(sale3, 228_400.1, 'TRANSFER', inBank)

  on(21)
  await spend('2026-10-20', 'Arriendo de octubre', 600_000, bank.accountId, {
    categoryId: categories.rent.id,
  })
  await spend('2026-10-21', 'Resmas y tinta', 45_300.75, cash, {
    categoryId: categories.stationery.id,
  })
  const twice = await spend('2026-10-21', 'Almuerzo', 10_000, cash)
  await post(`/expenses/${twice.id}/void`, { reason: 'Era personal' })

  on(22)
  await entry('2026-10-22', 'Retiro para la caja', [cash, 300_000, 0], [bank.accountId, 0, 300_000])
  const wrong = await entry(
    '2026-10-22',
    'Aporte en efectivo',
    [cash, 1_000, 0],
    [capital, 0, 1_000]
  )
  await post(`/journal-entries/${wrong.id}/reverse`)
  on(23)
  await post(`/purchase-orders/${first.id}/payments`, {
    amount: 808_999.99,
    paymentMethod: 'TRANSFER',
    ...inBank,
  })
  await post(`/purchase-orders/${second.id}/payments`, { amount: 400_000, paymentMethod: 'CASH' })

  // Invoice 5: S 250 × 1,250.50 = 312,625.00 less 2.5 % (7,815.63) = 304,809.37, tax 57,913.78:
  // 362,723.15. There are 227: they leave with their 75,666.66, and 23 more at the last known
  // 333.3333 = 7,666.67: cost 83,333.33, left S -23 = -7,666.67.
  on(24)
  const sale5 = await post('/invoices', {
    customerId: cafe.id,
    warehouseId: store.id,
    paymentMethod: 'CARD',
    items: [{ productId: screws.id, quantity: 250, discountRate: 2.5 }],
  })
  await pay(sale5, 362_723.15, 'CARD', inBank)

  // Order 3: S 100 × 350 = 35,000.00, tax 6,650.00: 41,650.00. The 23 that were short cost
  // 8,050.00, which is 383.33 more. Now S 77 = 26,950.00.
  on(26)
  const third = await order(store.id, [
    { productId: screws.id, quantity: 100, unitCost: 350, taxRate: 19 },
  ])
  await post(`/purchase-orders/${third.id}/receive`)

  // Invoice 6: T 1 = 180,000.00, tax 34,200.00, cost 1,350,771.35/13 = 103,905.49. Changed to T 2 ×
  // 175,000 = 350,000.00, tax 66,500.00: 416,500.00, cost 1,350,771.35 × 2/13 = 207,810.98. Left T
  // 11 = 1,142,960.37.
  on(28)
  const sale6 = await post('/invoices', {
    customerId: builder.id,
    warehouseId: store.id,
    paymentMethod: 'CREDIT',
    items: [drill.id],
  })
  ok(
    await api.patch(`/invoices/${sale6.id}`, {
      items: [{ productId: drill.id, quantity: 2, unitPrice: 175_000 }],
    })
  )

  on(31)
  await entry(
    '2026-10-31',
    'Intereses de la cuenta',
    [bank.accountId, 1_234.56, 0],
    [interest, 0, 1_234.56]
  )

  return {
    ...company,
    bank,
    cash,
    interest,
    builder,
    cafe,
    sale5,
    products: { drill, screws, fitting },
    invoices: [sale1, sale2, sale3, mistake, sale5, sale6],
  }
}
