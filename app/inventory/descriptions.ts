/** Texts of warehouses, stock and movements for the API's description. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'warehouses.index':
      'Lists the warehouses, newest first. ' +
      'For what lies in one, use `GET /stock`, filtered by `warehouseId`.',
    'warehouses.store':
      'Creates a warehouse; ' +
      'the first one is the default. ' +
      'A company without any gets one with its first sale.',
    'warehouses.show':
      'Answers one warehouse. Field `isDefault` says whether documents without a warehouse use it.',
    'warehouses.update':
      'Changes the fields that are sent; ' +
      '`isDefault: ' +
      'true` takes the default from the other warehouse. ' +
      'To move goods between warehouses, use `POST /stock-movements`.',
    'warehouses.destroy':
      'Deletes a warehouse without goods, assets, inner warehouses or open purchase orders; ' +
      'otherwise it is a 409 `IN_USE`. ' +
      'Empty it first with a TRANSFER by `POST /stock-movements`.',

    'stock-movements.index':
      'Lists what moved stock, newest first: ' +
      'by hand, by purchase orders, invoices and credit notes. ' +
      'For the stock of now, use `GET /stock`.',
    'stock-movements.store':
      'Moves goods by hand, now, and posts their value; ' +
      'a TRANSFER posts nothing. ' +
      'Sales and purchases move goods themselves: ' +
      'use `POST /invoices` and `POST /purchase-orders/:id/receive`.',
    'stock-movements.show':
      'Answers one movement. ' +
      'It never changes: ' +
      'another movement by `POST /stock-movements` puts a wrong one right.',

    'stock.index':
      'Lists the stock of each product in each warehouse, with its value. ' +
      'For the stock of a past day, use `GET /reports/inventory-valuation`.',
    'stock.alerts':
      'Lists products with less than `minStock` in all warehouses together. ' +
      'To be notified instead of asking, use the webhook `stock.low`.',
    'reports.inventory_valuation':
      'Values the stock by product at the end of a day; ' +
      'the total is the balance of the inventory account. ' +
      'For the stock of each warehouse now, use `GET /stock`.',
  },
  fields: {
    'Warehouse.name': { description: 'The name of the warehouse.', example: 'Bodega principal' },
    'Warehouse.location': {
      description: 'The place, in one text.',
      example: 'Calle 13 # 37-50, Bogotá',
    },
    'Warehouse.parentWarehouseId':
      'The warehouse in which it lies; null at the top. A ring is refused.',
    'WarehouseCreate.isDefault': 'Makes it the warehouse of documents that name none.',
    'WarehouseUpdate.isDefault': 'Makes it the warehouse of documents that name none.',

    'productId': 'The id of the product.',
    'sku': { description: 'The SKU of the product.', example: 'TAL-001' },
    'productName': { description: 'The name of the product.', example: 'Taladro percutor 650 W' },
    'warehouseId': 'The id of the warehouse.',
    'warehouseName': { description: 'The name of the warehouse.', example: 'Bodega principal' },
    'unitOfMeasure': { description: 'The unit in which quantities count.', example: 'und' },
    'quantity': {
      description:
        'The units in stock; below zero when more was sold than there was. At most 4 decimals.',
      example: 2,
    },
    'averageCost': {
      description: 'The value divided by the quantity, to 4 decimals.',
      example: 189000,
    },
    'value': {
      description:
        'The share of the warehouse in the value of the product, in the currency of the ' +
        'company and rounded to its decimals.',
      example: 378000,
    },
    'minStock': {
      description: 'The stock in all warehouses below which the product is listed in alerts.',
      example: 5,
    },
    'missing': { example: 3 },

    'StockMovement.type': 'The direction.',
    'StockMovement.reason':
      'Why the goods moved. By hand any reason is taken; postings do not depend on it.',
    'StockMovement.quantity': {
      description: 'The units that moved, above 0.',
      example: 2,
    },
    'StockMovementCreate.warehouseId':
      'Where goods come to, in an IN or a TRANSFER; where they leave, in an OUT.',
    'StockMovement.unitCost': { example: 189000 },
    'StockMovementCreate.unitCost': {
      description:
        'The cost of one unit of an IN, in the currency of the company; ' +
        'the cost price of the product by default. ' +
        'Others leave at average cost.',
      example: 189000,
    },
    'StockMovement.cost': { example: 378000 },
    'StockMovement.quantityAfter': { example: 14 },

    'ReportsInventoryValuationAnswer.rows.name': {
      description: 'The name of the product.',
      example: 'Taladro percutor 650 W',
    },
    'asOf': 'The day at whose end it stood so.',
    'ReportsInventoryValuationAnswer.rows': 'A row for each product with stock or value.',
    'rows.quantity': { description: 'The units in all warehouses.', example: 12 },
    'rows.value': {
      description: 'The value in all warehouses, in the currency of the company.',
      example: 2268000,
    },
    'totals': 'The sums of the rows.',
    'totals.value': {
      description: 'The value of all stock: the balance of the inventory account.',
      example: 2268000,
    },
  },
  enums: {
    'StockMovement.type': {
      IN: 'Goods come to `warehouseId`.',
      OUT: 'Goods leave `warehouseId`.',
      TRANSFER: 'Goods go from `fromWarehouseId` to `warehouseId`.',
      VALUE: 'What is in stock is worth more or less; no goods move.',
    },
    'StockMovement.reason': {
      PURCHASE: 'Goods came from a supplier.',
      SALE: 'Goods went to a customer.',
      DAMAGE: 'Goods broke or spoiled.',
      ADJUSTMENT: 'A count found more or less than the records said.',
      TRANSFER: 'Goods went to another warehouse.',
      RETURN: 'Goods came back from a customer, or went back to a supplier.',
      PRICE_DIFFERENCE: 'A bill has another price than the order by which they came.',
      VOID: 'The invoice or bill that moved them was voided or changed.',
    },
  },
  parameters: {
    'parentWarehouseId': 'Only warehouses directly within this one, by its id.',
    'stock-movements.index.reason': 'Only movements for this reason.',
    'stock-movements.index.reference': {
      example: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90',
    },
    'sku': { example: 'TAL-001' },
    'stock-movements.index.warehouseId':
      'Only movements into, out of, or between others and this warehouse, by its id.',
  },
} satisfies Descriptions
