import { test } from '@japa/runner'
import { aFile, PDF } from '#tests/functional/files/helpers'
import { readPdf } from '#tests/functional/documents/printed'
import { aCustomer, aShop, issued, ok } from '#tests/functional/sales/shop'
import { eventually } from '#tests/eventually'
import { sandboxOfCompany } from '#tests/sandbox'
import { anEmptyOutbox, aWorker, outboxOf } from '#tests/worker/helpers'
import { aMailServer } from '#tests/worker/mail_server'

const aShopWithMail = async () => {
  const shop = await aShop({ settings: { email: 'ventas@andina.test', locale: 'es-CO' } })
  return { ...shop, customer: await aCustomer(shop, { email: 'compras@penon.test' }) }
}

test.group('Mails of documents and their log', (group) => {
  group.each.setup(anEmptyOutbox)

  test('an invoice goes to several people with own words and files, and the log follows it', async ({
    assert,
  }) => {
    const shop = await aShopWithMail()
    const { api } = shop
    const mails = await aMailServer({ refuse: 1 })
    const { id } = await issued(shop, 2, { paymentMethod: 'CREDIT' })
    const fileId = await aFile(api, PDF, 'nota.pdf')
    const sending = {
      to: ['Ana@penon.test', 'luis@penon.test'],
      cc: 'contador@penon.test',
      subject: 'Su factura de noviembre',
      message: 'Buenos días:\n\nVa <la> factura.',
      attachments: [fileId],
    }
    const dry = await api.post(`/invoices/${id}/send`, sending, { prefer: 'dry-run' })
    assert.containsSubset(dry.body.effects.mail[0], {
      to: 'ana@penon.test, luis@penon.test',
      cc: 'contador@penon.test',
      document: 'invoice',
    })
    assert.deepEqual(ok(await api.get(`/invoices/${id}/deliveries`)).data, [])

    ok(await api.post(`/invoices/${id}/send`, sending))
    const [queued] = ok(await api.get(`/invoices/${id}/deliveries`)).data
    assert.containsSubset(queued, {
      ...{ document: 'INVOICE', documentId: id, status: 'QUEUED', sentAt: null, error: null },
      ...{ to: ['ana@penon.test', 'luis@penon.test'], cc: ['contador@penon.test'] },
      ...{ subject: sending.subject, message: sending.message },
      attachments: [{ fileId, name: 'nota.pdf' }],
    })
    assert.equal(ok(await api.get(`/invoices/${id}/files`)).data[0].id, fileId)

    await aWorker({ queues: ['mail'] })
    const sent = await eventually(
      'the log says that it was sent',
      async () => {
        const { data } = ok(await api.get(`/invoices/${id}/deliveries?status=SENT`))
        return data.length > 0 && !(await outboxOf(shop)).length && data[0]
      },
      40
    )
    assert.equal(sent.error, null)
    assert.isNotNull(sent.sentAt)
    assert.lengthOf(mails, 1)
    const [mail] = mails
    assert.sameMembers(mail.to, ['ana@penon.test', 'luis@penon.test', 'contador@penon.test'])
    assert.include(mail.header('cc'), 'contador@penon.test')
    assert.equal(mail.header('subject'), sending.subject)
    assert.include(mail.header('from'), `${shop.tenant.name} via Oficio`)
    assert.include(mail.header('reply-to'), 'ventas@andina.test')
    for (const said of ['Buenos días:', 'Saldo por pagar: $', '59,50', 'en 30 días'])
      assert.include(mail.text, said)
    assert.notInclude(mail.text, 'Adjuntamos')
    assert.include(mail.html, 'Va &lt;la&gt; factura.')
    assert.include(mail.html, 'Saldo por pagar')
    assert.deepEqual(
      mail.attachments.map(({ name }) => name),
      ['factura-1.pdf', 'nota.pdf']
    )
  }).timeout(60_000)

  test('a refused mail is FAILED with the reason, and a voided invoice is not sent', async ({
    assert,
  }) => {
    const shop = await aShopWithMail()
    const { api } = shop
    const mails = await aMailServer({ behave: () => 550 })
    const [first, second] = [await issued(shop), await issued(shop)]
    ok(await api.post(`/invoices/${first.id}/send`))
    ok(await api.post(`/invoices/${second.id}/send`))
    ok(await api.post(`/invoices/${second.id}/void`, { reason: 'Error' }))
    await aWorker({ queues: ['mail'] })

    const failed = (id: string) =>
      eventually(
        'the mail has failed',
        async () => ok(await api.get(`/invoices/${id}/deliveries?status=FAILED`)).data[0]
      )
    assert.match((await failed(first.id)).error, /refused it: 550/)
    assert.match((await failed(second.id)).error, /voided before/)
    assert.lengthOf(mails, 0)
  }).timeout(60_000)

  test('credit notes, receipts, statements and orders are mailed with their PDF', async ({
    assert,
  }) => {
    const shop = await aShopWithMail()
    const { api } = shop
    const mails = await aMailServer()
    const invoice = await issued(shop, 2)
    const payment = ok(
      await api.post('/payments', { invoiceId: invoice.id, amount: 9.5, paymentMethod: 'CASH' })
    )
    const note = ok(
      await api.post(`/invoices/${invoice.id}/credit-notes`, {
        reason: 'Devolución',
        items: [{ productId: shop.goods.id, quantity: 1 }],
      })
    )
    const supplier = ok(
      await api.post('/suppliers', { name: 'Mayorista', email: 'ventas@mayorista.test' })
    )
    const order = ok(
      await api.post('/purchase-orders', {
        supplierId: supplier.id,
        warehouseId: shop.warehouse.id,
        items: [{ productId: shop.goods.id, quantity: 3, unitCost: 10 }],
      })
    )
    const refused = await api.post(`/purchase-orders/${order.id}/send`)
    assert.deepEqual([refused.status, refused.body.code], [409, 'INVALID_TRANSITION'])
    ok(await api.post(`/purchase-orders/${order.id}/order`))

    const paths = [
      `/credit-notes/${note.id}`,
      `/payments/${payment.id}`,
      `/customers/${shop.customer.id}/statement`,
      `/purchase-orders/${order.id}`,
    ]
    for (const path of paths) ok(await api.post(`${path}/send`))
    await aWorker({ queues: ['mail'] })
    await eventually('all have come', async () => mails.length === 4, 40)
    for (const path of paths)
      await eventually(
        `${path} is SENT`,
        async () => ok(await api.get(`${path}/deliveries`)).data[0].status === 'SENT'
      )

    const byName = new Map(mails.map((mail) => [mail.attachments[0].name, mail]))
    const said = {
      'nota-credito-1.pdf': ['Adjuntamos nuestra nota crédito N.º 1', 'NOTA CRÉDITO'],
      'recibo-1.pdf': ['Adjuntamos el recibo N.º 1', 'RECIBO DE PAGO'],
      'estado-de-cuenta.pdf': ['con un saldo de', 'ESTADO DE CUENTA'],
      'orden-de-compra-1.pdf': ['Adjuntamos nuestra orden de compra N.º 1', 'ORDEN DE COMPRA'],
    }
    for (const [name, [text, title]] of Object.entries(said)) {
      assert.include(byName.get(name)!.text, text)
      assert.include(readPdf(byName.get(name)!.attachments[0].content).text, title)
    }
    assert.deepEqual(byName.get('orden-de-compra-1.pdf')!.to, ['ventas@mayorista.test'])
  }).timeout(90_000)

  test('wrong addresses, subjects, files and a lack of addresses are refused by field', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { api } = shop
    const { id } = await issued(shop)
    const many = Array.from({ length: 11 }, (_, nth) => `n${nth}@x.test`)
    const wrong: [body: object, field: string, code: string][] = [
      [{ to: many }, 'to', 'TOO_MANY_ITEMS'],
      [{ to: [] }, 'to', 'TOO_FEW_ITEMS'],
      [{ to: ['ana@x.test\r\nBcc: b@x.test'] }, 'to.0', 'INVALID_CHARACTER'],
      [{ to: 'ana' }, 'to.0', 'INVALID_EMAIL'],
      [{ to: 'a@x.test', subject: 'Hola\nBcc: b@x.test' }, 'subject', 'INVALID_CHARACTER'],
      [{ to: 'a@x.test', attachments: [id] }, 'attachments.0', 'NOT_FOUND'],
      [{ to: 'a@x.test', bcc: 'b@x.test' }, 'bcc', 'UNKNOWN_FIELD'],
    ]
    for (const [body, field, code] of wrong) {
      const answer = await api.post(`/invoices/${id}/send`, body)
      assert.equal(answer.status, 422, answer.text)
      assert.containsSubset(answer.body.errors[0], { field, code })
    }
    for (const path of [`/invoices/${id}`, `/customers/${shop.customer.id}/statement`]) {
      const answer = await api.post(`${path}/send`)
      assert.deepEqual([answer.status, answer.body.code], [409, 'NO_EMAIL'])
    }
    assert.lengthOf(await outboxOf(shop), 0)
    assert.deepEqual(ok(await api.get(`/invoices/${id}/deliveries`)).data, [])
  })

  test('a sandbox keeps the mail with all its recipients and the sender', async ({ assert }) => {
    const shop = await aShop()
    const { api } = await sandboxOfCompany(shop)
    const customer = ok(await api.post('/customers', { taxId: '900-1', name: 'Café Ñandú' }))
    await aWorker({ queues: ['mail'] })
    ok(
      await api.post(`/customers/${customer.id}/statement/send`, {
        to: ['a@x.test', 'b@x.test'],
        cc: ['c@x.test'],
      })
    )
    const kept = await eventually(
      'the mail is kept',
      async () => ok(await api.get('/sandbox/mails')).data[0]
    )
    assert.containsSubset(kept, { to: 'a@x.test', alsoTo: ['b@x.test'], cc: ['c@x.test'] })
    assert.match(kept.fromName, / via Oficio$/)
  }).timeout(60_000)
})
