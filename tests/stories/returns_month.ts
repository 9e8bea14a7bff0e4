/**
 * March 2026 at a trading company in Bogotá through the API, with every kind of sale and purchase
 * that the returns tell apart. Minimums are those of Decreto 572: 10 UVT are 523,740.
 */
import { clock } from '#core/primitives/clock'
import type { Answer } from '#tests/api'
import { aCompany } from '#tests/company'

export type ReturnsMonth = Awaited<ReturnType<typeof tellReturnsMonth>>

const ok = ({ status, body, text }: Answer) => {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return body
}

export async function tellReturnsMonth() {
  const company = await aCompany({ countryCode: 'CO', currency: 'COP' })
  const { api } = company
  const post = async (path: string, body: object = {}) => ok(await api.post(path, body))
  const first = async (path: string) => ok(await api.get(path)).data[0].id as string
  const account = (code: string) => first(`/accounts?code=${code}`)
  const concepts = async (...codes: string[]) => {
    const found = []
    for (const code of codes)
      found.push({ conceptId: await first(`/withholding-concepts?code=${code}`) })
    return found
  }
  const on = (day: number) => clock.travelTo(new Date(Date.UTC(2026, 2, day, 15)))

  on(1)
  ok(await api.patch('/settings/fiscal', { municipality: '11001', vatRegime: '48' }))
  const warehouse = await post('/warehouses', { name: 'Bodega' })
  const product = (sku: string, sellingPrice: number, more: object) =>
    post('/products', { sku, name: sku, costPrice: 0, sellingPrice, ...more })
  const [drill, seeds, milk, books, lunch] = [
    await product('TALADRO', 150_000, { taxRate: 19 }),
    await product('SEMILLA', 40_000, { taxRate: 5 }),
    await product('LECHE', 3_000, { taxes: ['EXENTO'], isService: true }),
    await product('CURSO', 250_000, { taxes: ['EXCLUIDO'], isService: true }),
    await product('ALMUERZO', 120_000, { taxes: ['INC8'], isService: true }),
  ]

  const party = (body: object) => post('/third-parties', body)
  const supplierOf = async (body: object) => {
    const { id, name } = await party({ municipality: '11001', ...body })
    return post('/suppliers', { name, thirdPartyId: id })
  }
  const wholesaler = await supplierOf({
    ...{ documentType: '31', documentNumber: '890903938', legalName: 'Mayorista S.A.' },
    ...{ vatRegime: '48', declarant: true },
  })
  const lawyers = await supplierOf({
    ...{ documentType: '31', documentNumber: '900123456', legalName: 'Asesores Legales S.A.S.' },
    ...{ vatRegime: '48', declarant: true },
  })
  const craftsman = await supplierOf({
    ...{ documentType: '13', documentNumber: '52123456', personKind: 'NATURAL' },
    ...{ firstName: 'Ana', surname: 'Gómez', vatRegime: '49', declarant: false },
  })
  const builder = await post('/customers', { taxId: '901234567-7', name: 'Constructora S.A.S.' })
  const walker = await party({
    ...{ documentType: '13', documentNumber: '79555444', personKind: 'NATURAL' },
    ...{ firstName: 'Luis', surname: 'Peña' },
  })
  const passer = await post('/customers', {
    ...{ taxId: '79555444', name: 'Luis Peña', thirdPartyId: walker.id },
  })

  on(2)
  const order = async (items: object[]) => {
    const { id } = await post('/purchase-orders', {
      ...{ supplierId: wholesaler.id, warehouseId: warehouse.id, items },
    })
    await post(`/purchase-orders/${id}/order`)
    return id as string
  }
  // 8,000,000 + 1,520,000; ReteFuente 200,000, ReteIVA 228,000.
  const tools = await order([{ productId: drill.id, quantity: 100, unitCost: 80_000, taxRate: 19 }])
  await post(`/purchase-orders/${tools}/receive`, {
    withholdings: await concepts('COMPRAS', 'RETEIVA-COMPRAS'),
  })
  // 1,000,000 + 50,000.
  const grain = await order([{ productId: seeds.id, quantity: 50, unitCost: 20_000, taxRate: 5 }])
  await post(`/purchase-orders/${grain}/receive`)

  on(5)
  const sell = async (
    customer: { id: string },
    items: [{ id: string }, number][],
    more: object = {}
  ) =>
    post('/invoices', {
      customerId: customer.id,
      warehouseId: warehouse.id,
      paymentMethod: 'CREDIT',
      items: items.map(([{ id }, quantity]) => ({ productId: id, quantity })),
      ...more,
    })
  // 3,000,000 + 570,000; withheld 75,000 and 85,500.
  const sale = await sell(builder, [[drill, 20]], {
    withholdings: await concepts('COMPRAS', 'RETEIVA-COMPRAS'),
  })
  // 400,000 + 20,000; 300,000; 250,000; 120,000 + 9,600.
  await sell(passer, [
    [seeds, 10],
    [milk, 100],
    [books, 1],
    [lunch, 1],
  ])

  on(12)
  // 800,000 + 152,000; withholdings back 20,000 and 22,800.
  await post(`/purchase-orders/${tools}/return`, {
    items: [{ productId: drill.id, quantity: 10 }],
    reason: 'Defectuosos',
  })
  // 600,000 + 114,000; withholdings back 15,000 and 17,100.
  await post(`/invoices/${sale.id}/credit-notes`, {
    reason: 'Devolución',
    items: [{ productId: drill.id, quantity: 4 }],
  })

  on(20)
  const cash = await account('110505')
  const spend = async (supplier: { id: string }, code: string, line: object, codes: string[]) =>
    post('/expenses', {
      ...{ supplierId: supplier.id, description: 'Gasto', paymentAccountId: cash },
      expenseDate: '2026-03-20',
      lines: [{ accountId: await account(code), ...line }],
      withholdings: await concepts(...codes),
    })
  // Fees 2,000,000 + 380,000; 220,000, 57,000, 19,320.
  await spend(lawyers, '511030', { net: 2_000_000, taxRate: 19, nature: 'SERVICES' }, [
    ...['HONORARIOS', 'RETEIVA-SERVICIOS', 'ICA-BOG-1-SERVICIOS'],
  ])
  // Repair 1,000,000; 60,000, 9,660.
  await spend(craftsman, '513550', { net: 1_000_000, nature: 'SERVICES' }, [
    ...['SERVICIOS', 'ICA-BOG-1-SERVICIOS'],
  ])

  on(31)
  return { ...company, lawyers }
}
