import { test } from '@japa/runner'
import { eventually } from '#tests/eventually'
import { aCustomer, ok } from '#tests/functional/sales/shop'
import { aCreditor, aLevel, run } from '#tests/functional/reminders/reminding'
import { aWorker, anEmptyOutbox } from '#tests/worker/helpers'
import { aMailServer } from '#tests/worker/mail_server'

test.group('Mails of reminders', (group) => {
  group.each.setup(anEmptyOutbox)

  test('a reminder whose mail failed for good is FAILED, and is sent again on request', async ({
    assert,
  }) => {
    const company = await aCreditor([15])
    const { api, customer } = company
    const mails = await aMailServer({
      behave: ({ to }) => (to[0].startsWith('pagos') ? 550 : 'take'),
    })
    const invoice = await company.owes(20)
    const [{ id, subject, message }] = (await run(company)).reminders
    await aWorker({ queues: ['mail'] })
    const failed = await eventually(
      'the mail has failed',
      async () => ok(await api.get('/reminders?status=FAILED')).data[0]
    )
    assert.equal(failed.id, id)
    assert.match(failed.error, /refused it: 550/)
    assert.deepEqual((await run(company)).reminders, [])

    ok(
      await api.post('/payments', {
        ...{ invoiceId: invoice.id, amount: 190_000, paymentMethod: 'CASH' },
      })
    )
    const again = await api.post(`/reminders/${id}/send`, { to: 'tesoreria@penon.test' })
    assert.containsSubset(ok(again), {
      id,
      status: 'QUEUED',
      to: ['tesoreria@penon.test'],
      error: null,
    })
    await eventually(
      'it is SENT',
      async () => ok(await api.get(`/reminders/${id}`)).status === 'SENT'
    )
    assert.lengthOf(mails, 1)
    assert.equal(mails[0].header('subject'), subject)
    assert.include(mails[0].text, message)
    assert.include(mails[0].text.replaceAll(/\s/g, ' '), 'Saldo por pagar: $ 1.000.000,00')
    const { data } = ok(await api.get(`/reminders/${id}/deliveries`))
    assert.deepEqual(
      data.map(({ status, to }: any) => [status, to]),
      [
        ['SENT', ['tesoreria@penon.test']],
        ['FAILED', [customer.email]],
      ]
    )
    assert.deepEqual(ok(await api.get('/reminders?status=FAILED')).data, [])
    assert.equal(ok(await api.get('/reminders?status=SENT')).meta.total, 1)
  }).timeout(60_000)

  test('what a debit note has charged is not asked for when a reminder is sent again', async ({
    assert,
  }) => {
    const company = await aCreditor([])
    const { api } = company
    await aLevel(company, 10, { fee: 5_000, yearlyRate: 24 })
    await company.owes(10)
    const mails = await aMailServer({})
    const [{ id, charge }] = (await run(company)).reminders
    assert.equal(charge, 12_824.66)
    await aWorker({ queues: ['mail'] })
    const asked = async (many: number) => {
      await eventually(`${many} mails came`, async () => mails.length === many)
      return mails[many - 1].text.replaceAll(/\s/g, ' ')
    }
    assert.include(await asked(1), '12.824,66')
    const note = ok(await api.post(`/reminders/${id}/charge`))
    ok(await api.post(`/reminders/${id}/send`))
    const second = await asked(2)
    assert.notInclude(second, '12.824,66')
    assert.include(second, '1.190.000,00')

    ok(await api.post(`/invoices/${note.id}/void`, { reason: 'x' }))
    ok(await api.post(`/reminders/${id}/send`))
    assert.include(await asked(3), '12.824,66')
  }).timeout(60_000)

  test('a settled or disputed reminder is not sent again, nor without an address', async ({
    assert,
  }) => {
    const company = await aCreditor([15])
    const { api, customer } = company
    const other = await aCustomer(company, { email: 'otro@penon.test' })
    const disputed = await company.owes(20)
    const paid = await company.owes(20, { customerId: other.id })
    const { reminders } = await run(company)
    const send = (customerId: string, body?: object) =>
      api.post(
        `/reminders/${reminders.find((one: any) => one.customerId === customerId).id}/send`,
        body
      )

    ok(await api.patch(`/customers/${customer.id}`, { email: null }))
    assert.deepEqual(codeOf(await send(customer.id)), [409, 'NO_EMAIL'])
    ok(await api.patch(`/invoices/${disputed.id}`, { disputedUntil: company.today }))
    assert.deepEqual(codeOf(await send(customer.id, { to: 'a@x.test' })), [
      409,
      'INVALID_TRANSITION',
    ])
    ok(
      await api.post('/payments', {
        ...{ invoiceId: paid.id, amount: 1_190_000, paymentMethod: 'CASH' },
      })
    )
    assert.deepEqual(codeOf(await send(other.id)), [409, 'INVALID_TRANSITION'])
    for (const { id } of reminders)
      assert.lengthOf(ok(await api.get(`/reminders/${id}/deliveries`)).data, 1)
  })
})

const codeOf = ({ status, body }: { status: number; body: any }) => [status, body.code]
