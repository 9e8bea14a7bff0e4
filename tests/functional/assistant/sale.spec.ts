import { test } from '@japa/runner'
import { ok } from '#tests/conformance/resources'
import { aShop } from '#tests/functional/sales/shop'

test.group('A sale by an assistant', () => {
  test("an assistant sells from names to the payment at the products' prices", async ({
    assert,
  }) => {
    const { api } = await aShop({ stock: 10 })
    const ask = async (name: string, args: object = {}) =>
      ok(await api.post(`/assistant/tools/${name}/call`, args)).result

    const [customer] = (await ask('find_customers', { search: 'cafe nandu' })).data
    const [drill] = (await ask('find_products', { search: 'taladro', in_stock: true })).data
    assert.containsSubset((await ask('check_stock', { productId: drill.id })).data, [
      { quantity: 10, warehouseName: 'Main' },
    ])

    const wanted = { customerId: customer.id, items: [{ productId: drill.id, quantity: 2 }] }
    for (const named of ['unitPrice', 'taxRate']) {
      const dearer = await api.post('/assistant/tools/create_quote/call', {
        ...wanted,
        items: [{ ...wanted.items[0], [named]: 1 }],
      })
      assert.containsSubset(dearer.body, {
        status: 422,
        errors: [{ field: `items.0.${named}`, code: 'UNKNOWN_FIELD' }],
      })
    }
    const quote = await ask('create_quote', wanted)
    assert.containsSubset(quote, { total: 59.5, status: 'DRAFT' })

    const tried = await ask('convert_quote', { id: quote.id, dryRun: true })
    assert.equal(tried.total, 59.5)
    assert.deepEqual((await ask('find_invoices', { customerId: customer.id })).data, [])

    const invoice = await ask('convert_quote', { id: quote.id })
    assert.containsSubset((await ask('check_stock', { productId: drill.id })).data, [
      { quantity: 8 },
    ])
    assert.equal((await ask('read_customer', { id: customer.id })).balance, 59.5)

    const [open] = (await ask('find_invoices', { search: 'nandu', status: 'ISSUED' })).data
    assert.equal(open.id, invoice.id)
    await ask('record_payment', { invoiceId: open.id, amount: open.balance, paymentMethod: 'CASH' })
    assert.containsSubset(await ask('read_invoice', { id: open.id }), {
      status: 'PAID',
      balance: 0,
    })
    assert.equal((await ask('read_customer', { id: customer.id })).balance, 0)

    const order = await ask('create_purchase_order', {
      warehouseId: invoice.warehouseId,
      items: wanted.items,
    })
    for (const step of ['order_purchase', 'receive_purchase']) await ask(step, { id: order.id })
    assert.containsSubset((await ask('check_stock', { productId: drill.id })).data, [
      { quantity: 10 },
    ])
  })
})
