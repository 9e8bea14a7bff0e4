import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { readPdf } from '#tests/functional/documents/printed'
import { aCustomer, aShop, anInvoice, issued, ok, theBooks } from '#tests/functional/sales/shop'
import { aMailServer } from '#tests/worker/mail_server'
import { eventually } from '#tests/eventually'
import { anEmptyOutbox, aWorker, outboxOf } from '#tests/worker/helpers'
import { sendInvoice, sendQuote } from '#sales/mail/send_document'

/** Earlier releases accepted names with a line break, which must not reach a header. */
const aShopWithMail = async () => {
  const shop = await aShop({ settings: { taxId: '900.123.456-7', email: 'ventas@andina.test' } })
  const customer = await aCustomer(shop, { name: 'Café Ñandú', email: 'compras@penon.test' })
  await shop.as(() =>
    execute('UPDATE customers SET name = ? WHERE tenant_id = ? AND id = ?', [
      'Café\r\nÑandú',
      shop.tenant.id,
      customer.id,
    ])
  )
  return { ...shop, customer }
}

test.group('Documents by mail', (group) => {
  group.each.setup(anEmptyOutbox)

  test('a sent invoice reaches its customer once, as a PDF, when the mail server can take it', async ({
    assert,
  }) => {
    const shop = await aShopWithMail()
    const mails = await aMailServer({ refuse: 1 })
    await aWorker({ queues: ['mail'] })
    const invoice = await issued(shop, 2, { paymentMethod: 'CREDIT', dueDate: '2031-01-31' })

    const asked = await shop.api.post(`/invoices/${invoice.id}/send`, undefined, {
      'idempotency-key': 'send-1',
    })
    assert.equal(asked.status, 200)
    assert.deepEqual(asked.body, ok(await shop.api.get(`/invoices/${invoice.id}`)))
    const again = await shop.api.post(`/invoices/${invoice.id}/send`, undefined, {
      'idempotency-key': 'send-1',
    })
    assert.deepEqual([again.text, again.headers.get('idempotent-replayed')], [asked.text, 'true'])

    await eventually(
      'the mail has come',
      async () => mails.length > 0 && !(await outboxOf(shop)).length,
      40
    )
    assert.lengthOf(mails, 1)
    const [mail] = mails
    assert.deepEqual(mail.to, ['compras@penon.test'])
    assert.equal(mail.header('subject'), `Factura N.º 1 de ${shop.tenant.name}`)
    assert.include(mail.header('reply-to'), 'ventas@andina.test')
    assert.notMatch(mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n')), /^Ñandú/m)
    for (const said of ['Adjuntamos nuestra factura N.º 1 por', '59,50', 'Vence el 31/01/2031.'])
      assert.include(mail.text, said)

    assert.lengthOf(mail.attachments, 1)
    const { name, type, content } = mail.attachments[0]
    assert.deepEqual([name, type], ['factura-1.pdf', 'application/pdf'])
    const { text, words } = readPdf(content)
    for (const said of ['FACTURA DE VENTA', 'NIT 900.123.456-7']) assert.include(text, said)
    assert.include(words, 'CINCUENTA Y NUEVE PESOS CON CINCUENTA CENTAVOS M/CTE')
  }).timeout(60_000)

  test('a quote that is sent becomes SENT, and its PDF is no longer marked as a draft', async ({
    assert,
  }) => {
    const shop = await aShopWithMail()
    const mails = await aMailServer()
    await aWorker({ queues: ['mail'] })
    const quote = ok(await shop.api.post('/quotes', anInvoice(shop, 2)))

    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.api.post(`/quotes/${quote.id}/send`))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409, 409]
    )
    assert.equal(answers.find(({ status }) => status === 409)!.body.code, 'INVALID_TRANSITION')
    assert.containsSubset(answers.find(({ status }) => status === 200)!.body, {
      id: quote.id,
      status: 'SENT',
      version: 2,
      allowedActions: ['update', 'accept', 'reject', 'convert', 'delete'],
    })

    await eventually(
      'the mail has come',
      async () => mails.length > 0 && !(await outboxOf(shop)).length
    )
    assert.lengthOf(mails, 1)
    assert.equal(mails[0].header('subject'), `Cotización N.º 1 de ${shop.tenant.name}`)
    const { text } = readPdf(mails[0].attachments[0].content)
    assert.include(text, 'COTIZACIÓN')
    assert.notInclude(text, 'BORRADOR')
  })

  test('a mail shows a currency sign that the fonts of its PDF lack', async ({ assert }) => {
    const shop = await aShop({
      settings: { locale: 'en-IN', countryCode: 'IN', currency: 'INR', timezone: 'Asia/Kolkata' },
    })
    const customer = await aCustomer(shop, { email: 'buyer@penon.test' })
    const mails = await aMailServer()
    await aWorker({ queues: ['mail'] })
    const { id } = await issued({ ...shop, customer }, 2)
    ok(await shop.api.post(`/invoices/${id}/send`))

    await eventually('the mail has come', () => mails.length > 0)
    assert.include(mails[0].text, '₹59.50')
    assert.include(readPdf(mails[0].attachments[0].content).words, 'INR 59.50')
  })

  test('a repeated job has the same Message-ID, and another sending has its own', async ({
    assert,
  }) => {
    const shop = await aShopWithMail()
    const mails = await aMailServer()
    const { id } = await issued(shop)
    for (const outboxId of ['one', 'one', 'two'])
      await shop.as(() => sendInvoice({ data: { id }, outboxId }))

    const [first, second, other] = mails.map((mail) => mail.header('message-id'))
    assert.match(first, /^<invoice-.+@.+>$/)
    assert.equal(first, second)
    assert.notEqual(first, other)
  })

  test('a document that is voided or deleted before the job runs is not sent', async ({
    assert,
  }) => {
    const shop = await aShopWithMail()
    const mails = await aMailServer()
    const { id } = await issued(shop)
    ok(await shop.api.post(`/invoices/${id}/void`, { reason: 'Wrong' }))
    await shop.as(() => sendInvoice({ data: { id }, outboxId: 'one' }))

    const quote = ok(await shop.api.post('/quotes', anInvoice(shop)))
    ok(await shop.api.delete(`/quotes/${quote.id}`))
    await shop.as(() => sendQuote({ data: { id: quote.id }, outboxId: 'two' }))
    assert.lengthOf(mails, 0)
  })

  test('a refused sending changes nothing and queues no mail', async ({ assert }) => {
    const shop = await aShopWithMail()
    const other = await aShop()
    const nobody = await aCustomer(shop, { email: null })
    const silent = [
      ok(await shop.api.post('/quotes', anInvoice({ ...shop, customer: nobody }))),
      ok(await shop.api.post('/invoices', anInvoice({ ...shop, customer: nobody }))),
    ]
    const [draft, gone] = [
      ok(await shop.api.post('/invoices', anInvoice(shop, 1, { draft: true }))),
      await issued(shop),
    ]
    ok(await shop.api.post(`/invoices/${gone.id}/void`, { reason: 'Wrong' }))
    const { api: hr } = await shop.aUser('HR')
    const before = await theBooks(shop)

    const refused: [path: string, status: number, code: string, api?: typeof hr][] = [
      [`/quotes/${silent[0].id}/send`, 409, 'NO_EMAIL'],
      [`/invoices/${silent[1].id}/send`, 409, 'NO_EMAIL'],
      [`/invoices/${draft.id}/send`, 409, 'INVALID_TRANSITION'],
      [`/invoices/${gone.id}/send`, 409, 'INVALID_TRANSITION'],
      [`/invoices/${silent[1].id}/send`, 403, 'FORBIDDEN', hr],
      [`/invoices/${silent[1].id}/send`, 404, 'NOT_FOUND', other.api],
      [`/quotes/${silent[0].id}/send`, 404, 'NOT_FOUND', other.api],
      [`/quotes/${draft.id}/send`, 404, 'NOT_FOUND'],
    ]
    for (const [path, status, code, api = shop.api] of refused) {
      const answer = await api.post(path)
      assert.deepEqual([answer.status, answer.body.code], [status, code], path)
    }
    assert.deepEqual(await theBooks(shop), before)
    assert.lengthOf(await outboxOf(shop), 0)
  })

  test('a dry run shows the mail without sending it, and the audit log names the sender', async ({
    assert,
  }) => {
    const shop = await aShopWithMail()
    const [invoice, quote] = [
      await issued(shop),
      ok(await shop.api.post('/quotes', anInvoice(shop))),
    ]

    for (const path of [`/invoices/${invoice.id}/send`, `/quotes/${quote.id}/send`]) {
      const { status, body } = await shop.api.post(path, undefined, { prefer: 'dry-run' })
      assert.equal(status, 200)
      assert.equal(body.effects.mail[0].to, 'compras@penon.test')
    }
    assert.lengthOf(await outboxOf(shop), 0)
    assert.equal(ok(await shop.api.get(`/quotes/${quote.id}`)).status, 'DRAFT')

    ok(await shop.api.post(`/invoices/${invoice.id}/send`))
    ok(await shop.api.post(`/quotes/${quote.id}/send`))
    const said = await shop.as(() =>
      rows(
        "SELECT action FROM audit_logs WHERE tenant_id = ? AND action LIKE '%.sent' AND actor_id = ? ORDER BY action",
        [Current.tenantId, shop.admin.id]
      )
    )
    assert.deepEqual(
      said.map(({ action }) => action),
      ['invoice.sent', 'quote.sent']
    )
  })
})
