/** Refusals of inventory beyond those that declarations imply. */
import { defineRefusals } from '#core/endpoints/refusals'

export default () =>
  defineRefusals({
    'warehouses.destroy': {
      IN_USE: 'There are goods, assets, warehouses or open purchase orders in the warehouse',
    },
    'stock-movements.store': {
      INSUFFICIENT_STOCK: 'The warehouse that goods leave has less than the `quantity`',
      PERIOD_CLOSED: 'The books are closed through today',
    },
  })
