/** A company in Bogotá that buys from a supplier. */
import { aSpender, aLawFirm } from '../expenses/spending.js'
import { aProduct, ok } from '../sales/shop.js'

export async function aBuyer(fiscal: object = {}, party: object = {}) {
  const company = await aSpender(fiscal)
  const { api } = company
  const supplier = await aLawFirm(company, party)
  const warehouse = ok(await api.post('/warehouses', { name: 'Bodega' }))
  const goods = await aProduct(company, { taxRate: 0 })
  const service = await aProduct(company, { isService: true, taxRate: 0 })

  /** Orders and, with `received`, receives the lines. */
  const order = async (items: object[]) => {
    const drafted = ok(
      await api.post('/purchase-orders', {
        supplierId: supplier.id,
        warehouseId: warehouse.id,
        items,
      })
    )
    return ok(await api.post(`/purchase-orders/${drafted.id}/order`))
  }
  const receive = (id: string, body: object = {}) =>
    api.post(`/purchase-orders/${id}/receive`, body)
  const receipts = async (id: string) =>
    ok(await api.get(`/purchase-orders/${id}/receipts`)).data.toReversed()

  return { ...company, supplier, warehouse, goods, service, order, receive, receipts }
}

export type Buyer = Awaited<ReturnType<typeof aBuyer>>
