/** Movements and transfers of stock. */
import { expects, type Doing, type Operations } from './operation.js'

type Type = 'IN' | 'OUT' | 'TRANSFER'

/** Moves hundredths of a product; refusals for lack of stock are right. */
export async function move(
  doing: Doing,
  product: { id: string; cost: number },
  warehouse: string,
  type: Type,
  quantity: number,
  from?: string
) {
  const { client, company } = doing
  const answer = await client.post(company, '/stock-movements', {
    productId: product.id,
    warehouseId: warehouse,
    ...(from && { fromWarehouseId: from }),
    type,
    reason: type === 'TRANSFER' ? 'TRANSFER' : 'ADJUSTMENT',
    quantity: quantity / 100,
    ...(type === 'IN' && { unitCost: product.cost / 100 }),
  })
  if (expects(doing, 'a movement', answer, ['INSUFFICIENT_STOCK']))
    company.model.movements.push({
      id: answer.json.id,
      product: product.id,
      warehouse,
      from,
      type,
      quantity,
    })
}

export const inventoryOperations: Operations = {
  movement: {
    weight: 6,
    covers: ['POST /stock-movements'],
    run(doing) {
      const { random } = doing.client
      const { products, warehouses } = doing.company.model
      return move(
        doing,
        random.pick(products.slice(0, 8)),
        random.pick(warehouses),
        random.pick<Type>(['IN', 'OUT']),
        random.int(1, 60) * 25
      )
    },
  },
  transfer: {
    weight: 4,
    covers: [],
    run(doing) {
      const { random } = doing.client
      const { products, warehouses } = doing.company.model
      const [to, from] = random.shuffled(warehouses)
      const product = random.pick(products.slice(0, 8))
      return move(doing, product, to, 'TRANSFER', random.int(1, 80) * 25, from)
    },
  },
}
