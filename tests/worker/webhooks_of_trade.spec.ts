import { test } from '@japa/runner'
import { aCompany, unique } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { eventually } from '#tests/eventually'
import { aReceiver } from '#tests/worker/a_receiver'
import { aWorker, anEmptyOutbox, outboxOf } from '#tests/worker/helpers'

/** All events of quotes, payments, suppliers and purchase orders. */
const EVENTS = [
  ...['created', 'updated', 'sent', 'accepted', 'rejected', 'invoiced', 'deleted'].map(
    (verb) => `quote.${verb}`
  ),
  ...['created', 'updated', 'voided'].map((verb) => `payment.${verb}`),
  ...['created', 'updated', 'deleted'].map((verb) => `supplier.${verb}`),
  ...[
    'created',
    'updated',
    'ordered',
    'received',
    'returned',
    'closed',
    'cancelled',
    'deleted',
  ].map((verb) => `purchase_order.${verb}`),
]

test.group('Webhooks of sales and purchases', (group) => {
  group.each.setup(anEmptyOutbox)

  test('changes of quotes, payments, suppliers and purchase orders are announced once', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { received, url } = await aReceiver()
    ok(await api.post('/webhooks', { url, events: EVENTS }))
    await aWorker({ queues: ['webhooks', 'imports'] })
    const post = async (path: string, body: object = {}) => ok(await api.post(path, body))
    const patch = async (path: string, body: object) => ok(await api.patch(path, body))

    const customer = await post('/customers', {
      taxId: unique('NIT'),
      name: 'Café Ñandú',
      email: 'compras@nandu.example',
    })
    const service = await post('/products', {
      sku: 'S',
      name: 'Riego',
      costPrice: 0,
      sellingPrice: 100,
      isService: true,
    })
    const [shovel, rake] = [
      await post('/products', { sku: 'A', name: 'Pala', costPrice: 10, sellingPrice: 20 }),
      await post('/products', { sku: 'B', name: 'Rastrillo', costPrice: 10, sellingPrice: 20 }),
    ]
    const quoted = { customerId: customer.id, items: [{ productId: service.id, quantity: 1 }] }
    const told: string[] = []
    const expect = (...events: string[]) => told.push(...events)

    const quote = await post('/quotes', quoted)
    await patch(`/quotes/${quote.id}`, { notes: 'Hasta el viernes' })
    await patch(`/quotes/${quote.id}`, { notes: 'Hasta el viernes' })
    await post(`/quotes/${quote.id}/send`)
    await post(`/quotes/${quote.id}/accept`)
    assert.equal((await api.post(`/quotes/${quote.id}/reject`, {})).status, 409)
    const invoice = await post(`/quotes/${quote.id}/convert`)
    expect('quote.created', 'quote.updated', 'quote.sent', 'quote.accepted', 'quote.invoiced')
    assert.equal((await api.post('/quotes', quoted, { prefer: 'dry-run' })).status, 201)
    const other = await post('/quotes', quoted)
    assert.equal((await api.delete(`/quotes/${other.id}`)).status, 204)
    expect('quote.created', 'quote.deleted')

    const payment = await post('/payments', {
      invoiceId: invoice.id,
      amount: 100,
      paymentMethod: 'CASH',
    })
    await patch(`/payments/${payment.id}`, { reference: 'Recibo 7' })
    await patch(`/payments/${payment.id}`, { reference: 'Recibo 7' })
    await post(`/payments/${payment.id}/void`, { reason: 'Cheque sin fondos' })
    expect('payment.created', 'payment.updated', 'payment.voided')

    const supplier = await post('/suppliers', { taxId: unique('NIT'), name: 'El Páramo' })
    await patch(`/suppliers/${supplier.id}`, { name: 'El Páramo, Ltda.' })
    await patch(`/suppliers/${supplier.id}`, { name: 'El Páramo, Ltda.' })
    expect('supplier.created', 'supplier.updated')

    const { id: warehouseId } = await post('/warehouses', { name: 'Bodega' })
    const ordered = (productId: string) => ({
      supplierId: supplier.id,
      warehouseId,
      items: [{ productId, quantity: 4, unitCost: 10 }],
    })
    const order = await post('/purchase-orders', ordered(shovel.id))
    const changed = await patch(`/purchase-orders/${order.id}`, { items: ordered(rake.id).items })
    assert.equal(changed.version, order.version + 1, 'also where it costs the same')
    await patch(`/purchase-orders/${order.id}`, { notes: order.notes })
    await post(`/purchase-orders/${order.id}/order`)
    const [line] = changed.items
    await post(`/purchase-orders/${order.id}/receive`, {
      items: [{ productId: line.productId, quantity: 3 }],
    })
    await post(`/purchase-orders/${order.id}/return`, {
      items: [{ productId: line.productId, quantity: 1 }],
    })
    await post(`/purchase-orders/${order.id}/close`)
    expect(
      'purchase_order.created',
      'purchase_order.updated',
      'purchase_order.ordered',
      'purchase_order.received',
      'purchase_order.returned',
      'purchase_order.closed'
    )
    const dropped = await post('/purchase-orders', ordered(shovel.id))
    await post(`/purchase-orders/${dropped.id}/cancel`)
    assert.equal((await api.delete(`/purchase-orders/${dropped.id}`)).status, 204)
    expect('purchase_order.created', 'purchase_order.cancelled', 'purchase_order.deleted')

    assert.equal((await api.delete(`/suppliers/${supplier.id}`)).status, 409)
    const upload = await api.post(
      '/imports?resource=suppliers&mode=upsert',
      `taxId,name\n${supplier.taxId},El Páramo S.A.S.\n900-9,La Sabana\n`,
      { 'content-type': 'text/csv' }
    )
    await eventually(
      'it is read',
      async () => ok(await api.get(`/imports/${ok(upload).id}`)).finishedAt
    )
    const {
      data: [imported],
    } = ok(await api.get('/suppliers?search=Sabana'))
    assert.equal((await api.delete(`/suppliers/${imported.id}`)).status, 204)
    expect('supplier.created', 'supplier.updated', 'supplier.deleted')

    await eventually(
      'all is told',
      async () =>
        received.length >= told.length &&
        !(await outboxOf(company)).some(({ queue }) => queue === 'webhooks')
    )
    assert.deepEqual(
      received.map(({ message }) => message.type),
      told
    )
    const lastOf = (type: string) =>
      received.filter(({ message }) => message.type === type).at(-1)!.message.data
    assert.containsSubset(lastOf('quote.deleted'), {
      id: other.id,
      number: other.number,
      total: other.total,
    })
    assert.containsSubset(lastOf('payment.updated'), {
      id: payment.id,
      reference: 'Recibo 7',
      invoiceId: invoice.id,
    })
    assert.containsSubset(lastOf('purchase_order.deleted'), { id: dropped.id, status: 'CANCELLED' })
    assert.deepEqual(lastOf('supplier.deleted'), { id: imported.id })
  }).timeout(60_000)
})
