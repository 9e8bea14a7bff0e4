import { test } from '@japa/runner'
import { eventNames } from '#core/resources/webhook_events'
import { aCompany, unique } from '#tests/company'
import { anEmptyOutbox } from '#tests/worker/helpers'
import { following } from '#tests/worker/announced_events'

const eventsOf = (kind: string) => eventNames().filter((event) => event.startsWith(`${kind}.`))

test.group('Webhooks of drafts and tickets', (group) => {
  group.each.setup(anEmptyOutbox)

  test('creating, changing, issuing and discarding a draft invoice are each announced once', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { post, patch, expect, imported, delivered, dataOf } = await following(
      company,
      eventsOf('invoice'),
      ['imports']
    )
    const customer = await post('/customers', { taxId: unique('NIT'), name: 'Café Ñandú' })
    const [watering, mowing] = [
      await post('/products', {
        sku: 'S',
        name: 'Riego',
        costPrice: 0,
        sellingPrice: 100,
        isService: true,
      }),
      await post('/products', {
        sku: 'T',
        name: 'Poda',
        costPrice: 0,
        sellingPrice: 100,
        isService: true,
      }),
    ]
    const sale = (productId: string) => ({
      customerId: customer.id,
      items: [{ productId, quantity: 1 }],
    })

    const draft = await post('/invoices', { ...sale(watering.id), draft: true })
    await patch(`/invoices/${draft.id}`, { notes: 'Para el viernes' })
    await patch(`/invoices/${draft.id}`, { notes: 'Para el viernes' })
    const { items } = await patch(`/invoices/${draft.id}`, { items: sale(mowing.id).items })
    await patch(`/invoices/${draft.id}`, { items })
    assert.equal(
      (await api.post('/invoices', { ...sale(watering.id), draft: true }, { prefer: 'dry-run' }))
        .status,
      201
    )
    await post(`/invoices/${draft.id}/issue`)
    await patch(`/invoices/${draft.id}`, { notes: 'Entregada' })
    expect(
      'invoice.drafted',
      'invoice.drafted',
      'invoice.drafted',
      'invoice.issued',
      'invoice.updated'
    )

    const dropped = await post('/invoices', { ...sale(watering.id), draft: true })
    await post(`/invoices/${dropped.id}/void`, { reason: 'Ya no' })
    assert.equal((await api.post(`/invoices/${dropped.id}/void`, { reason: 'Ya no' })).status, 409)
    await post('/invoices', sale(watering.id))
    await imported(
      'resource=invoices',
      `reference,customerTaxId,sku,quantity,draft\nF-1,${customer.taxId},S,1,true\nF-2,${customer.taxId},S,1,false\n`
    )
    expect(
      'invoice.drafted',
      'invoice.discarded',
      'invoice.issued',
      'invoice.drafted',
      'invoice.issued'
    )

    assert.deepEqual(...(await delivered()))
    assert.deepEqual(
      dataOf('invoice.drafted')
        .slice(0, 4)
        .map(({ id }) => id),
      [draft.id, draft.id, draft.id, dropped.id]
    )
    assert.containsSubset(dataOf('invoice.discarded')[0], {
      id: dropped.id,
      number: null,
      status: 'VOID',
      voidReason: 'Ya no',
    })
  }).timeout(60_000)

  test('every change of tickets is announced once, and unchanged tickets never', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, admin } = company
    const { post, patch, remove, expect, delivered, dataOf } = await following(
      company,
      eventsOf('ticket')
    )

    const ticket = await post('/tickets', {
      subject: 'La impresora no responde',
      description: 'Desde ayer.',
    })
    await patch(`/tickets/${ticket.id}`, { priority: 'HIGH' })
    await patch(`/tickets/${ticket.id}`, { priority: 'HIGH' })
    await patch(`/tickets/${ticket.id}`, { subject: 'La impresora del segundo piso' })
    for (const userId of [admin.id, admin.id, null])
      await post(`/tickets/${ticket.id}/assign`, { userId })
    await post(`/tickets/${ticket.id}/comments`, { body: 'La revisamos hoy.' })
    await post(`/tickets/${ticket.id}/status`, { status: 'CLOSED' })
    assert.equal((await api.post(`/tickets/${ticket.id}/status`, { status: 'CLOSED' })).status, 409)
    const next = await post(`/tickets/${ticket.id}/follow-up`)
    await remove(`/tickets/${next.id}`)
    expect(
      'ticket.created',
      'ticket.updated',
      'ticket.updated',
      'ticket.assigned',
      'ticket.assigned',
      'ticket.commented',
      'ticket.status_changed',
      'ticket.created',
      'ticket.deleted'
    )

    assert.deepEqual(...(await delivered()))
    assert.containsSubset(dataOf('ticket.updated')[1], {
      id: ticket.id,
      number: ticket.number,
      priority: 'HIGH',
    })
    assert.containsSubset(dataOf('ticket.deleted')[0], { id: next.id, followUpOfId: ticket.id })
  }).timeout(60_000)

  test('changes of ticket categories and notes on customers are announced once', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { post, patch, remove, expect, imported, delivered, dataOf } = await following(
      company,
      [...eventsOf('ticket_category'), ...eventsOf('interaction')],
      ['imports']
    )
    const category = await post('/ticket-categories', { name: 'Garantías' })
    await patch(`/ticket-categories/${category.id}`, { description: 'Con defecto' })
    await patch(`/ticket-categories/${category.id}`, { description: 'Con defecto' })
    await imported(
      'resource=ticket-categories&mode=upsert',
      'name,description\nGarantías,Con factura\nVentas,\n'
    )
    await remove(`/ticket-categories/${category.id}`)
    const customer = await post('/customers', { taxId: unique('NIT'), name: 'Café Ñandú' })
    const call = await post(`/customers/${customer.id}/interactions`, {
      type: 'CALL',
      comment: 'Pide precios',
    })
    expect(
      'ticket_category.created',
      'ticket_category.updated',
      'ticket_category.updated',
      'ticket_category.created',
      'ticket_category.deleted',
      'interaction.created'
    )

    assert.deepEqual(...(await delivered()))
    assert.deepEqual(dataOf('ticket_category.deleted')[0], { id: category.id })
    assert.containsSubset(dataOf('interaction.created')[0], {
      id: call.id,
      customerId: customer.id,
      comment: 'Pide precios',
    })
  }).timeout(60_000)
})
