/** Warehouses, movements of stock, and what there is. */
import type { Scenario } from '#tests/examples/recorder'
import { DRILL } from '#tests/examples/store'

export const inventory: Scenario = async ({ api, given }) => {
  const warehouse = await api.post('/warehouses', {
    name: 'Bodega principal',
    location: 'Carrera 30 # 17-40, Bogotá',
  })
  await api.get('/warehouses')
  await api.get(`/warehouses/${warehouse.id}`)
  await api.patch(`/warehouses/${warehouse.id}`, { location: 'Carrera 30 # 17-42, Bogotá' })

  const product = await given.post('/products', DRILL)
  const movement = await api.post('/stock-movements', {
    productId: product.id,
    warehouseId: warehouse.id,
    type: 'IN',
    reason: 'ADJUSTMENT',
    quantity: 4,
    unitCost: 189_000,
  })
  await api.get(`/stock-movements?productId=${product.id}`)
  await api.get(`/stock-movements/${movement.id}`)
  await api.get(`/stock?productId=${product.id}`)
  await api.get('/stock/alerts')
  await api.get('/reports/inventory-valuation')

  const other = await given.post('/warehouses', { name: 'Local del norte' })
  await api.delete(`/warehouses/${other.id}`)
}
