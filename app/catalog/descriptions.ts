/** Texts of categories, products and suppliers for the API's description. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'categories.index':
      'Lists the categories of products and of assets, newest first. ' +
      'To offer only those for products, filter by `type`.',
    'categories.store':
      'Creates a category, for products or for assets. ' +
      'An import of products makes missing categories itself with `createMissing`.',
    'categories.show':
      'Answers one category. For the products in it, use `GET /products`, filtered by `category`.',
    'categories.update':
      'Changes the name, or the type while no record uses the category (409 `IN_USE`). ' +
      'To move products to another category, use `PATCH /products/:id`.',
    'categories.destroy':
      'Deletes a category that no record uses; ' +
      'otherwise it is a 409 `IN_USE`. ' +
      'To correct its name, use `PATCH /categories/:id`.',

    'products.index':
      'Lists products and services with their stock in all warehouses, newest first. ' +
      'For the stock of each warehouse, use `GET /stock`.',
    'products.store':
      'Creates a product or a service; ' +
      'its stock begins at 0. ' +
      'To put goods in a warehouse, use `POST /stock-movements` or receive a purchase order. ' +
      'To bring a price list over, use `POST /imports`.',
    'products.show':
      'Answers one product with its stock in all warehouses and its average cost. ' +
      'To find it by SKU or barcode, use `GET /products`, filtered by `sku` or `barcode`.',
    'products.update':
      'Changes the fields that are sent; ' +
      'documents keep the prices with which they were written. ' +
      'Stock and average cost do not change here: ' +
      'use `POST /stock-movements`.',
    'products.destroy':
      'Deletes a product without stock that is on no open purchase order; ' +
      'otherwise it is a 409 `IN_USE`. ' +
      'To stop selling one that has stock, send `isActive: ' +
      'false` with `PATCH /products/:id`.',

    'suppliers.index':
      'Lists suppliers, newest first. For what is owed to each, use `GET /reports/payables-aging`.',
    'suppliers.store':
      'Creates a supplier, from whom goods and expenses can be bought. ' +
      'To bring many over at once, use `POST /imports`.',
    'suppliers.show':
      'Answers one supplier. ' +
      'For the orders placed there, use `GET /purchase-orders`, filtered by `supplierId`.',
    'suppliers.update':
      'Changes the fields that are sent. ' +
      'Orders, expenses and assets name the supplier by its id, so they need no change.',
    'suppliers.destroy':
      'Deletes a supplier without purchase orders, expenses or assets; ' +
      'otherwise it is a 409 `IN_USE`. ' +
      'Deleted orders do not count.',
  },
  fields: {
    'Category.name': { description: 'The name of the category.', example: 'Herramientas' },
    'Category.type': 'The kind of records in the category.',

    'Product.sku': {
      description: 'The code of the product in the company, unique in it.',
      example: 'TAL-001',
    },
    'Product.name': {
      description: 'The name, as documents print it.',
      example: 'Taladro percutor 650 W',
    },
    'Product.categoryId': 'The id of its category, of type PRODUCT; null without one.',
    'Product.costPrice': {
      description:
        'The price of one unit at the supplier before tax, in the currency of the company. ' +
        'Movements and orders without a cost take it.',
      example: 189000,
    },
    'Product.sellingPrice': {
      description:
        'The price of one unit before tax, in the currency of the company. ' +
        'Lines without a price take it.',
      example: 250000,
    },
    'Product.taxRate': {
      description:
        'The VAT on sales and purchases, in percent, 0 to 100. ' +
        'With `taxes` it is the rate of their VAT today, and may be left out.',
      example: 19,
    },
    'Product.taxes': {
      description:
        'The taxes of `GET /taxes` on sales and purchases, by id or code; answered as ids. ' +
        'Null: the VAT of `taxRate` alone.',
      example: ['IVA19'],
    },
    'Product.priceIncludesTax':
      'Whether prices of the product include its taxes; null leaves it to the taxes.',
    'Product.withholdingConceptId':
      'The id of the withholding concept for sales and purchases of the product; null without one.',
    'Product.isService':
      'Whether it is a service, which has no stock. ' +
      'It stays once goods moved, or the service was sold or bought (409 `IN_USE`).',
    'Product.unitOfMeasure': {
      description: 'The unit in which quantities count.',
      example: 'und',
    },
    'Product.barcode': {
      description: 'The code that a scanner reads (EAN, UPC or another).',
      example: '7701234567894',
    },
    'Product.minStock': {
      description:
        'The stock in all warehouses below which `GET /stock/alerts` lists the product, in units.',
      example: 5,
    },
    'Product.stock': { example: 12 },
    'Product.averageCost': { example: 189000 },

    'Supplier.name': {
      description: 'The name of the person or company.',
      example: 'Ferretería Mayorista S.A.',
    },
    'Supplier.taxId': {
      description:
        'The tax document (NIT, RUC, RUT, …), unique among suppliers. ' +
        'Dots, blanks and hyphens do not make another one.',
      example: '800765432-1',
    },
    'Supplier.thirdPartyId':
      'The person or company behind the supplier, by its id. ' +
      'A NIT with its check digit in `taxId` links or makes one by itself.',
    'Supplier.email': {
      description: 'The e-mail address of the supplier.',
      example: 'ventas@mayorista.co',
    },
  },
  enums: {
    'Category.type': {
      PRODUCT: 'Of products and services.',
      ASSET: 'Of asset models, accessories, components, consumables and licenses.',
    },
  },
  parameters: {
    category: 'Only products in this category, by its id.',
    in_stock:
      '`true`: ' +
      'only products with stock above 0; ' +
      '`false`: ' +
      'only those at 0 or below. ' +
      'Both when absent.',
    sku: { example: 'TAL-001' },
    barcode: { example: '7701234567894' },
    taxId: { example: '800765432-1' },
  },
} satisfies Descriptions
