/** Tools of assistants: products, categories and suppliers. */
import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('catalog', {
  find_products: {
    isCommon: true,
    route: 'products.index',
    description:
      'Find products and services by name, SKU or barcode (`search`), by category, or by whether ' +
      'they are in stock; each with its price, its tax and its stock in all warehouses together. ' +
      'Use it first whenever a product is named, to get the id that quotes, invoices and orders ' +
      'ask for.',
  },
  read_product: {
    route: 'products.show',
    description:
      'Read one product or service: prices, tax, stock in all warehouses together, average cost. ' +
      'Use it when somebody asks what one product costs or how much of it there is; find_products ' +
      'gives the id.',
  },
  create_product: {
    isCommon: true,
    route: 'products.store',
    description:
      'Create a product, or with `isService` a service. Use it when find_products has not found ' +
      'it; ask for prices and `taxRate` (in percent) rather than inventing them. find_categories ' +
      'gives `categoryId`, of type PRODUCT.',
  },
  update_product: {
    route: 'products.update',
    description:
      'Change a product, such as its price or whether it is still sold (`isActive`); what you do ' +
      'not name stays. Use it for prices and names, not for stock; documents that exist keep ' +
      'their prices. find_products gives the id.',
  },
  find_categories: {
    route: 'categories.index',
    description:
      'Find categories by name or type: PRODUCT for what is sold, ASSET for models of assets, ' +
      'accessories, licenses and the like. Use it to get a `categoryId`.',
  },
  create_category: {
    route: 'categories.store',
    description:
      'Create a category of products or, with type ASSET, of assets. Use it when find_categories ' +
      'has not found it.',
  },
  find_suppliers: {
    isCommon: true,
    route: 'suppliers.index',
    description:
      'Find suppliers by name, tax id, e-mail or phone (`search`). Use it to get the `supplierId` ' +
      'of purchase orders, expenses and assets.',
  },
  create_supplier: {
    route: 'suppliers.store',
    description:
      'Create a supplier. Use it when goods or services come from somebody whom find_suppliers ' +
      'has not found.',
  },
  update_supplier: {
    route: 'suppliers.update',
    description:
      'Change name, tax id or contact details of a supplier; what you do not name stays. Use it ' +
      'when somebody tells what has changed; find_suppliers gives the id.',
  },
})
