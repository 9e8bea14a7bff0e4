/** Refusals of the catalog beyond those that declarations imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const CATEGORY = { DUPLICATE: 'Another category of this type has this `name`' }
const PRODUCT = {
  DUPLICATE: 'Another product has this `sku`',
  TAX_INACTIVE: 'A tax of `taxes` is not active',
}

export default () =>
  defineRefusals({
    'categories.store': CATEGORY,
    'categories.update': {
      ...CATEGORY,
      IN_USE: 'The `type` would change, and products, expenses or things of assets are in it',
    },
    'categories.destroy': { IN_USE: 'Other records refer to the category' },
    'products.store': PRODUCT,
    'products.update': {
      ...PRODUCT,
      IN_USE: '`isService` would change after the product was sold, bought or in stock',
    },
    'products.destroy': {
      IN_USE: 'There is stock of the product, or it is on an open purchase order',
    },
  })
