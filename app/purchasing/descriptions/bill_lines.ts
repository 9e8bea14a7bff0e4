/** Texts of the lines of bills; those that orders share are described there. */
export const BILL_LINES = {
  'Bill.items.lineId': 'The same as `purchaseOrderLineId`.',
  'Bill.items.purchaseOrderLineId':
    'The line of the order that it bills: `items[].id` of the order; null without one.',
  'Bill.items.productId':
    'The product; goods come into stock, services are expense. Null for other costs.',
  'Bill.items.sku': {
    description: 'The SKU of the product; null without one. Read-only.',
    example: 'TAL-001',
  },
  'Bill.items.productName': {
    description: 'The name of the product; null without one. Read-only.',
    example: 'Taladro percutor 650 W',
  },
  'Bill.items.categoryId': 'The category whose expense account takes the cost.',
  'Bill.items.accountId': 'The account that takes the cost, of type EXPENSE or ASSET.',
  'Bill.items.description': {
    description: 'What the line is for; it stands in the journal.',
    example: 'Asesoría de marzo',
  },
  'Bill.items.nature':
    'Goods or services in tax returns; that of the product or the account by default.',
  'Bill.items.quantity': { description: 'The units; 1 by default.', example: 1 },
  'Bill.items.unit': { description: 'The unit as the supplier writes it.', example: 'caja' },
  'Bill.items.unitCost': {
    description:
      'The cost of one unit: by default that of the order, else the cost price of the product. ' +
      'It is before tax unless `priceIncludesTax`.',
    example: 300000,
  },
  'Bill.items.discountRate': { description: 'The discount of the line in percent.', example: 0 },
  'Bill.items.discount': {
    description: 'All discounts of the line, with its share of that of the bill. Read-only.',
    example: 0,
  },
  'Bill.items.documentDiscount': {
    description: 'The share of the line in the discount of the bill. Read-only.',
    example: 0,
  },
  'Bill.items.receivedQuantity': {
    description: 'The units of the line that are in the house. Read-only.',
    example: 1,
  },
  'Bill.items.creditedQuantity': {
    description: 'The units that credit notes took off. Read-only.',
    example: 0,
  },
  'items.billedQuantity': {
    description: 'The units on bills that stand, less credited ones. Read-only.',
    example: 0,
  },
}
