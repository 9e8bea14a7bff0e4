import { test } from '@japa/runner'
import { aShop, entriesOf, issued, ok, owedBy, stockOf } from './shop.js'

test.group('Invoices', () => {
  test('an invoice moves goods, posts the sale and is owed', async ({ assert }) => {
    const shop = await aShop()
    const { api, goods, service, customer, warehouse } = shop

    const answer = await api.post('/invoices', {
      customerId: customer.id,
      items: [
        { productId: goods.id, quantity: 3 },
        {
          productId: service.id,
          quantity: 1,
          unitPrice: 80,
          discountRate: 25,
          description: 'Installed',
        },
      ],
    })
    assert.equal(answer.status, 201, answer.text)
    const { body } = answer
    assert.equal(answer.headers.get('location'), `/api/v1/invoices/${body.id}`)
    assert.containsSubset(body, {
      number: 1,
      status: 'ISSUED',
      customerId: customer.id,
      customerName: customer.name,
      warehouseId: warehouse.id,
      paymentMethod: 'CASH',
      currency: 'COP',
      subtotal: 155,
      discountTotal: 20,
      taxTotal: 25.65,
      total: 160.65,
      paidAmount: 0,
      creditedAmount: 0,
      balance: 160.65,
      overdue: false,
      warnings: [],
      allowedActions: ['update', 'pay', 'credit', 'void'],
    })
    assert.containsSubset(body.items, [
      {
        productId: goods.id,
        quantity: 3,
        unitPrice: 25,
        taxRate: 19,
        discountRate: 0,
        subtotal: 75,
        discount: 0,
        tax: 14.25,
        total: 89.25,
        description: 'Taladro',
      },
      {
        productId: service.id,
        quantity: 1,
        unitPrice: 80,
        taxRate: 19,
        discountRate: 25,
        subtotal: 80,
        discount: 20,
        tax: 11.4,
        total: 71.4,
        description: 'Installed',
      },
    ])
    assert.deepEqual(ok(await api.get(`/invoices/${body.id}`)), body)
    assert.deepEqual(ok(await api.get('/invoices')).data, [body])

    assert.equal(await stockOf(shop, goods.id), 7)
    assert.equal(await owedBy(shop, customer.id), 160.65)
    assert.sameMembers(await entriesOf(shop, body.id), [
      'Dr receivable 160.65',
      'Cr income 135.00',
      'Cr tax_payable 25.65',
      'Dr cost_of_sales 30.00',
      'Cr inventory 30.00',
    ])
    const { data } = ok(await api.get('/stock-movements?reason=SALE'))
    assert.containsSubset(data, [
      { type: 'OUT', productId: goods.id, quantity: 3, reference: body.id },
    ])
    assert.lengthOf(data, 1)
  })

  test('numbers follow each other', async ({ assert }) => {
    const shop = await aShop()
    const numbers = []
    for (let index = 0; index < 3; index++) numbers.push((await issued(shop)).number)
    assert.deepEqual(numbers, [1, 2, 3])
  })
})
