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
  await api.post(`/purchase-orders/${id}/close`)

  const cancelled = await given.post('/purchase-orders', order)
  await api.post(`/purchase-orders/${cancelled.id}/cancel`)
  await api.delete(`/purchase-orders/${(await given.post('/purchase-orders', order)).id}`)
  const other = await given.post('/suppliers', { name: 'Papelería El Faro' })
  await api.delete(`/suppliers/${other.id}`)
}
