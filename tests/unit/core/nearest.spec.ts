import { test } from '@japa/runner'
import { nearest } from '#core/primitives/nearest'

const LINE = ['productId', 'quantity', 'unitPrice', 'taxRate', 'discountRate', 'description']
const CUSTOMER = ['taxId', 'name', 'email', 'phone', 'address', 'creditLimit', 'isActive']
const PRODUCT = [
  'sku',
  'name',
  'barcode',
  'costPrice',
  'sellingPrice',
  'taxRate',
  'categoryId',
  'minStock',
]
const LIST = ['page', 'limit', 'sort', 'cursor', 'search', 'customerId', 'status', 'from', 'to']

test.group('The nearest name', () => {
  const found: [string, string[], string[]][] = [
    ['price', LINE, ['unitPrice']],
    ['price', ['priceIncludesTax', ...LINE], ['unitPrice']],
    ['discount', LINE, ['discountRate']],
    ['qty', LINE, ['quantity']],
    ['Quantity', LINE, ['quantity']],
    ['unit_price', LINE, ['unitPrice']],
    ['unit-prices', LINE, ['unitPrice']],
    ['product', LINE, ['productId']],
    ['desc', LINE, ['description']],
    ['descriptoin', LINE, ['description']],
    ['vat', LINE, ['taxRate']],
    ['tax_id', CUSTOMER, ['taxId']],
    ['NIT', CUSTOMER, ['taxId']],
    ['creditLimt', CUSTOMER, ['creditLimit']],
    ['limitCredit', CUSTOMER, ['creditLimit']],
    ['mail', CUSTOMER, ['email']],
    ['emails', CUSTOMER, ['email']],
    ['active', CUSTOMER, ['isActive']],
    ['teléfono', ['telefono'], ['telefono']],
    ['price', PRODUCT, ['costPrice', 'sellingPrice']],
    ['form', LIST, ['from']],
    ['customer', LIST, ['customerId']],
    ['per_page', LIST, ['limit']],
  ]
  for (const [unknown, known, names] of found) {
    test(`to ${unknown} is ${names.join(' or ')}`, ({ assert }) =>
      assert.sameMembers(nearest(unknown, known), names))
  }

  test('an unknown name that resembles nothing has no nearest name', ({ assert }) => {
    for (const unknown of ['zzz', 'x', '', '…', 'colour', '__proto__', 'x'.repeat(100_000)])
      assert.deepEqual(nearest(unknown, CUSTOMER), [], unknown.slice(0, 20))
    assert.deepEqual(nearest('name', []), [])
  })

  test('a short name is not taken for another short one', ({ assert }) => {
    assert.deepEqual(nearest('ids', ['tax', 'sku', 'to']), [])
  })

  test('at most three similar names are suggested', ({ assert }) => {
    assert.lengthOf(nearest('date', ['startDate', 'endDate', 'dueDate', 'birthDate']), 3)
  })
})

test.group('Nearest names beside inherited properties', () => {
  test('names such as constructor are words like any other', ({ assert }) => {
    assert.deepEqual(nearest('constructor', ['customerId', 'items']), [])
    assert.deepEqual(nearest('__proto__', ['customerId']), [])
  })
})
