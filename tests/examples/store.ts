/** A store that can sell: a customer, goods in stock and a service. */
import type { Client } from '#tests/examples/recorder'

export const CUSTOMER = {
  taxId: '900123456-7',
  name: 'Café Ñandú S.A.S.',
  email: 'compras@nandu.test',
  phone: '+57 601 555 0100',
  address: 'Calle 85 # 11-53, Bogotá',
  creditLimit: 5_000_000,
}

export const DRILL = {
  sku: 'TAL-001',
  name: 'Taladro percutor 650 W',
  costPrice: 189_000,
  sellingPrice: 249_900,
  taxRate: 19,
  barcode: '7701234567894',
  minStock: 5,
}

export async function aStore(given: Client) {
  const warehouse = await given.post('/warehouses', { name: 'Bodega principal' })
  const drill = await given.post('/products', DRILL)
  await given.post('/stock-movements', {
    productId: drill.id,
    warehouseId: warehouse.id,
    type: 'IN',
    reason: 'ADJUSTMENT',
    quantity: 40,
  })
  return {
    customer: await given.post('/customers', CUSTOMER),
    advice: await given.post('/products', {
      sku: 'SER-001',
      name: 'Asesoría',
      costPrice: 0,
      sellingPrice: 80_000,
      taxRate: 19,
      isService: true,
    }),
    warehouse,
    drill,
  }
}
