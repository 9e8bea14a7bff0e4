import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { deliver } from '#core/mail/mail'
import { clientOf } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { aShop, issued, ok, type Shop } from '#tests/functional/sales/shop'
import { aCompanyWithSandbox } from '#tests/sandbox'
import { aPng } from '#tests/unit/documents/pictures'
import { sandboxOf } from '#tenants/sandbox_of'
import { sweepTenants } from '#tenants/sweep'
import { aReceiver } from '#tests/worker/a_receiver'
import { aWorker, anEmptyOutbox, outboxOf } from '#tests/worker/helpers'
import { aMailServer } from '#tests/worker/mail_server'

const SCOPES = [
  'customers',
  'inventory',
  'invoices',
  'integrations',
  'hr',
  'payroll',
  'communications',
].flatMap((one) => [`${one}:read`, `${one}:write`])

const aKey = async ({ api }: Company, environment: string) => {
  const { key } = ok(await api.post('/api-keys', { name: 'ERP', scopes: SCOPES, environment }))
  return clientOf(key)
}

test.group('Sandbox at work', (group) => {
  group.each.setup(anEmptyOutbox)
  group.each.teardown(() => clock.travelTo(null))

  test('an invoice that is sent in test mode is kept, and never leaves', async ({ assert }) => {
    const company = await aCompany()
    const api = await aKey(company, 'test')
    const sandbox = await company.as(() => sandboxOf(company.tenant))
    const mails = await aMailServer()
    await aWorker({ queues: ['mail'] })

    const goods = ok(
      await api.post('/products', {
        sku: unique('SKU'),
        name: 'Taladro',
        costPrice: 10,
        sellingPrice: 25,
      })
    )
    const customer = ok(
      await api.post('/customers', {
        taxId: unique('NIT'),
        name: 'Café Ñandú',
        email: 'compras@cafe.test',
      })
    )
    const invoice = ok(
      await api.post('/invoices', {
        customerId: customer.id,
        items: [{ productId: goods.id, quantity: 1 }],
      })
    )
    assert.equal((await api.post(`/invoices/${invoice.id}/send`)).status, 200)
    const kept = async () => ok(await company.api.get('/sandbox/mails')).data as any[]
    const inSandbox = {
      tenant: sandbox,
      as: <T>(work: () => Promise<T>) => Current.run({ tenant: sandbox }, work),
    }
    await eventually(
      'the mail is kept',
      async () => (await kept()).length > 0 && !(await outboxOf(inSandbox as Company)).length
    )
    const [mail, ...more] = await kept()
    assert.lengthOf(more, 0)
    assert.containsSubset(mail, { to: 'compras@cafe.test', toName: 'Café Ñandú' })
    assert.include(mail.html, 'Café Ñandú')
    assert.include(mail.text, 'factura')
    assert.lengthOf(mail.attachments, 1)
    assert.equal(mail.attachments[0].type, 'application/pdf')
    assert.deepEqual(ok(await api.get(`/sandbox/mails/${mail.id}`)), mail)
    assert.lengthOf(ok(await api.get('/sandbox/mails?to=Compras@cafe.test')).data, 1)
    assert.lengthOf(ok(await api.get('/sandbox/mails?to=other@cafe.test')).data, 0)
    assert.lengthOf(ok(await api.get('/sandbox/mails?cursor=&limit=1')).data, 1)
    assert.lengthOf(mails, 0)
    assert.equal(ok(await api.get('/sandbox')).mails, 1)

    clock.travelTo(new Date(Date.now() + 31 * 86_400_000))
    await sweepTenants(new AbortController().signal)
    clock.travelTo(null)
    assert.lengthOf(await kept(), 0, 'mails are kept for 30 days')
  })

  test('a kept mail has the look of the company, as the one that leaves', async ({ assert }) => {
    const { company, sandbox } = await aCompanyWithSandbox()
    ok(await company.api.get('/sandbox'))
    ok(await sandbox.api.patch('/settings/tenant', { brandColor: '#FFE600' }))
    const logo = aPng({ width: 40, height: 10, color: 6 })
    ok(
      await sandbox.api.put('/settings/logo', new Uint8Array(logo), {
        'content-type': 'image/png',
      })
    )
    await sandbox.as(() =>
      deliver({ id: unique('mail'), to: 'ana@penon.test', subject: 'Hola', text: 'Hola\n' })
    )
    const [mail] = ok(await company.api.get('/sandbox/mails')).data
    assert.include(mail.html, '#FFE600')
    assert.include(mail.html, '<img src="cid:')
    assert.containsSubset(mail.attachments, [{ name: 'logo.png', type: 'image/png' }])
  })

  test('mails to employees are kept, also while the mail server is away', async ({ assert }) => {
    const company = await aCompany()
    const api = await aKey(company, 'test')
    await aWorker({ queues: ['sends', 'mail'] })
    const template = ok(
      await api.post('/communications/templates', {
        name: 'Hola',
        eventType: 'CUSTOM',
        subject: 'Hola {{employeeName}}',
        body: '<p>Hola</p>',
      })
    )
    const employee = ok(
      await api.post('/employees', {
        firstName: 'Ana',
        lastName: 'Ruiz',
        documentNumber: unique('CC'),
        email: 'ana@andina.test',
        hireDate: '2026-01-01',
        baseSalary: 2_000_000,
      })
    )
    ok(
      await api.post('/communications/sends', { templateId: template.id, employeeId: employee.id })
    )
    await eventually(
      'the mail is kept',
      async () => ok(await api.get('/sandbox/mails')).data.length === 1
    )
    const [mail] = ok(await api.get('/sandbox/mails')).data
    assert.equal(mail.to, 'ana@andina.test')
    const [send] = ok(await api.get('/communications/log')).data
    assert.equal(send.status, 'SENT')
  })

  test('webhooks say in which mode they are, and hear of their own environment alone', async ({
    assert,
  }) => {
    const company = await aCompany()
    const [test, live] = [await aKey(company, 'test'), await aKey(company, 'live')]
    const [ofTest, ofLive] = [await aReceiver(), await aReceiver()]
    const hook = ok(await test.post('/webhooks', { url: ofTest.url, events: ['customer.created'] }))
    ok(await live.post('/webhooks', { url: ofLive.url, events: ['customer.created'] }))
    for (const api of [test, live])
      ok(await api.post('/customers', { taxId: unique('NIT'), name: 'Café' }))
    ok(await test.post(`/webhooks/${hook.id}/test`))
    await aWorker({ queues: ['webhooks'] })
    await eventually(
      'all are delivered',
      async () => ofTest.received.length === 2 && ofLive.received.length === 1
    )
    assert.deepEqual(
      ofTest.received.map(({ message }: any) => message.livemode),
      [false, false]
    )
    assert.equal((ofLive.received[0].message as any).livemode, true)
    assert.lengthOf(ok(await company.api.get('/webhooks')).data, 1)
  })

  test('mails of the company leave as ever', async ({ assert }) => {
    const shop = (await aShop()) as Shop
    await aKey(shop, 'test')
    const customer = ok(
      await shop.api.patch(`/customers/${shop.customer.id}`, { email: 'compras@cafe.test' })
    )
    const mails = await aMailServer()
    await aWorker({ queues: ['mail'] })
    const invoice = await issued({ ...shop, customer })
    ok(await shop.api.post(`/invoices/${invoice.id}/send`))
    await eventually('the mail has come', async () => mails.length === 1)
    assert.lengthOf(ok(await shop.api.get('/sandbox/mails')).data, 0)
  })
})
