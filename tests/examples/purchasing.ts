/** Suppliers, purchase orders, receipts, returns and payments. */
import type { Scenario } from '#tests/examples/recorder'
import { DRILL } from '#tests/examples/store'

export const purchasing: Scenario = async ({ api, given }) => {
  const supplier = await api.post('/suppliers', {
    name: 'Ferretera Mayorista S.A.',
    taxId: '800555111-2',
    email: 'ventas@mayorista.test',
  })
  await api.get('/suppliers?search=mayorista')
  await api.get(`/suppliers/${supplier.id}`)
  await api.patch(`/suppliers/${supplier.id}`, { phone: '+57 604 555 0142' })

  const warehouse = await given.post('/warehouses', { name: 'Bodega principal' })
  const product = await given.post('/products', DRILL)
  const order = {
    supplierId: supplier.id,
    warehouseId: warehouse.id,
    items: [{ productId: product.id, quantity: 10, unitCost: 185_000 }],
  }
  const { id } = await api.post('/purchase-orders', { ...order, notes: 'Antes del viernes' })
  await api.patch(`/purchase-orders/${id}`, { notes: 'Antes del jueves' })
  await api.post(`/purchase-orders/${id}/order`)
  await api.get(`/purchase-orders/${id}/pdf`)
  await api.post(`/purchase-orders/${id}/send`, { to: 'ventas@mayorista.test' })
  await api.get(`/purchase-orders/${id}/deliveries`)
  const { data: concepts } = await given.get('/withholding-concepts?limit=100')
  const onPurchases = concepts.find(({ code }: any) => code === 'COMPRAS')
  await api.post(`/purchase-orders/${id}/receive`, {
    items: [{ productId: product.id, quantity: 6 }],
    withholdings: [{ conceptId: onPurchases.id }],
  })
  await api.get(`/purchase-orders/${id}/receipts`)
  await api.get('/purchase-orders?limit=2')
  await api.get(`/purchase-orders/${id}`)

  const payments = `/purchase-orders/${id}/payments`
  const payment = await api.post(payments, { amount: 500_000, paymentMethod: 'CASH' })
  await api.get(payments)
  await api.get(`${payments}/${payment.id}`)
  await api.post(`${payments}/${payment.id}/void`, { reason: 'Se pagó dos veces' })
  await api.post(`/purchase-orders/${id}/return`, {
    items: [{ productId: product.id, quantity: 1 }],
    reason: 'Llegó roto',
  })
  await api.get('/reports/payables-aging')
  const drafted = await api.post(`/purchase-orders/${id}/bills`, {
    number: 'FV-0012',
    date: '2026-03-02',
  })
  await api.patch(`/bills/${drafted.id}`, { notes: 'Llegó por correo' })
  await api.post(`/bills/${drafted.id}/post`)
  const fees = await api.post('/bills', {
    supplierId: supplier.id,
    number: 'FV-0013',
    date: '2026-03-02',
    items: [{ description: 'Transporte', unitCost: 120_000, taxes: ['IVA19'] }],
  })
  await given.post(`/bills/${fees.id}/post`)
  await api.get('/bills?limit=2')
  await api.get(`/bills/${fees.id}`)
  await api.post(`/bills/${fees.id}/void`, { reason: 'Se registró dos veces' })
  await api.post(`/purchase-orders/${id}/close`)

  const supplierId = supplier.id
  const bill = async (number: string, unitCost: number) => {
    const drafted = await given.post('/bills', {
      ...{ supplierId, number, date: '2026-03-02' },
      items: [{ description: 'Fletes', unitCost, taxRate: 19 }],
    })
    return given.post(`/bills/${drafted.id}/post`)
  }
  const [first, second] = [await bill('FV-881', 300_000), await bill('FV-882', 200_000)]
  const advance = await api.post('/supplier-payments', { supplierId, amount: 500_000 })
  const money = `/supplier-payments/${advance.id}`
  const { allocations } = await api.post(`${money}/allocations`, {
    items: [{ billId: first.id, amount: 357_000 }],
  })
  await api.get(`/supplier-payments?supplierId=${supplierId}&limit=2`)
  await api.get(money)
  await api.patch(money, { reference: 'TRX-88231', externalId: 'ERP-501' })
  const back = await api.post(`${money}/refunds`, { amount: 15_000, reference: 'TRX-90114' })
  await api.get('/supplier-refunds')
  await api.get(`/supplier-refunds/${back.id}`)
  await api.post(`/supplier-refunds/${back.id}/void`, { reason: 'Nunca llegó.' })
  const note = await api.post(`/bills/${first.id}/credit-notes`, {
    ...{ number: 'NC-88', concept: 'PRICE', net: 20_000 },
  })
  await api.get(`/bills/${first.id}/credit-notes`)
  await api.get('/supplier-credit-notes')
  await api.get(`/supplier-credit-notes/${note.id}`)
  const credit = `/supplier-credit-notes/${note.id}`
  const used = await api.post(`${credit}/allocations`, {
    items: [{ billId: second.id, amount: 20_000 }],
  })
  await api.post(`${credit}/allocations/${used.allocations[0].id}/void`)
  await api.post(`${credit}/refunds`, { amount: 3_800 })
  await api.post(`${money}/allocations/${allocations[0].id}/void`)
  const wrong = await given.post(`/bills/${second.id}/credit-notes`, {
    number: 'NC-89',
    net: 1_000,
  })
  await api.post(`/supplier-credit-notes/${wrong.id}/void`, { reason: 'Se registró dos veces' })
  const unwanted = await given.post('/bills', {
    ...{ supplierId, number: 'FV-883', date: '2026-03-02' },
    items: [{ description: 'Fletes', unitCost: 1_000 }],
  })
  await api.delete(`/bills/${unwanted.id}`)
  const other2 = await given.post('/supplier-payments', { supplierId, amount: 10_000 })
  await api.post(`/supplier-payments/${other2.id}/void`, { reason: 'Se pagó dos veces' })
  await api.get(`/suppliers/${supplierId}/statement`)

  const cancelled = await given.post('/purchase-orders', order)
  await api.post(`/purchase-orders/${cancelled.id}/cancel`)
  await api.delete(`/purchase-orders/${(await given.post('/purchase-orders', order)).id}`)
  const other = await given.post('/suppliers', { name: 'Papelería El Faro' })
  await api.delete(`/suppliers/${other.id}`)
}
