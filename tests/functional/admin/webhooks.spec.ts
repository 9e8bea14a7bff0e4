import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { eventNames, eventTypes } from '#core/resources/webhook_events'
import { newId } from '#core/primitives/ids'
import { aCompany, type Company } from '#tests/company'
import { inAs } from '#tests/functional/admin/administrator'
import { whoMay } from '#tests/functional/support/desk'
import User from '#identity/models/user'

const PAGE = '/admin/webhooks'
const URL = 'https://erp.example.com/hooks'

const aWebhook = async ({ api }: Company) =>
  (await api.post('/webhooks', { url: URL, events: ['customer.created', 'payroll.approved'] })).body

test.group('Administration: webhooks', () => {
  test('a webhook is created with its secret shown once, tested, changed and deleted', async ({
    assert,
  }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    assert.include((await browser.get(PAGE)).text, 'There are no webhooks yet')

    const refused = await browser.submit(`${PAGE}/new`, { 'url': 'nowhere', 'events[]': '' }, PAGE)
    assert.equal(refused.status, 422)
    for (const field of ['url', 'events']) assert.include(refused.text, `id="${field}-error"`)

    const { text: form } = await browser.get(`${PAGE}/new`)
    assert.include(form, 'An invoice was issued and has its number')
    const fields = [
      ...Object.entries(browser.hiddenIn(form)),
      ['url', URL],
      ['description', 'ERP'],
      ['events[]', ''],
      ['events[]', 'invoice.issued'],
      ['events[]', 'stock.low'],
    ]
    const made = await browser.send('POST', PAGE, { form: fields })
    const [secret] = /whsec_[\w+/=]+/.exec(made.text)!
    const [webhook] = (await company.api.get('/webhooks')).body.data
    assert.deepEqual(webhook.events, ['invoice.issued', 'stock.low'])

    const path = `${PAGE}/${webhook.id}`
    assert.include((await browser.get(PAGE)).text, URL)
    assert.include((await browser.get(path)).text, 'Nothing was sent yet')
    assert.notInclude((await browser.get(path)).text, secret)

    assert.equal((await browser.submit(path, {}, `${path}/test`)).location, path)
    const tried = (await browser.get(path)).text
    assert.include(tried, 'A test message is on its way')
    assert.include(tried, 'Waiting')
    assert.include((await browser.get(`${path}?status=FAILED`)).text, 'Nothing found.')

    const rotated = await browser.submit(`${path}/rotate`, { overlapHours: '2' })
    assert.notEqual(/whsec_[\w+/=]+/.exec(rotated.text)![0], secret)

    const off = await browser.submit(
      `${path}/edit`,
      { 'url': URL, 'description': '', 'active': 'false', 'events[]': 'customer.created' },
      path
    )
    assert.equal(off.location, path)
    assert.containsSubset((await company.api.get(`/webhooks/${webhook.id}`)).body, {
      active: false,
      description: null,
      events: ['customer.created'],
    })
    assert.notInclude((await browser.get(path)).text, `${path}/test`)
    assert.equal((await browser.submit(`${path}/edit`, {}, `${path}/test`)).status, 409)

    assert.equal((await browser.submit(`${path}/delete`)).location, PAGE)
    assert.equal((await browser.get(path)).status, 404)
  })

  test('a webhook for all events is created by the form', async ({ assert }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const { text } = await browser.get(`${PAGE}/new`)
    for (const event of eventNames()) assert.include(text, `value="${event}"`)

    const made = await browser.send('POST', PAGE, {
      form: [
        ...Object.entries(browser.hiddenIn(text)),
        ['url', URL],
        ['events[]', ''],
        ...eventNames().map((event) => ['events[]', event]),
      ],
    })
    assert.isBelow(made.status, 400, made.text)
    const [webhook] = (await company.api.get('/webhooks')).body.data
    assert.sameMembers(webhook.events, eventNames())
  })

  test('an area is selected at once beside single events, also after a refusal', async ({
    assert,
  }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const { text } = await browser.get(`${PAGE}/new`)
    assert.equal(
      [...text.matchAll(/<legend class="unseen">/g)].length,
      new Set([...eventTypes().values()].map(({ scope }) => scope)).size
    )
    assert.notInclude(text, '<details open')

    const asked = async (url: string) =>
      browser.send('POST', PAGE, {
        form: [
          ...Object.entries(browser.hiddenIn((await browser.get(`${PAGE}/new`)).text)),
          ['url', url],
          ['events[]', ''],
          ['events[]', 'ticket.created'],
          ['areas[]', 'payroll'],
        ],
      })
    const refused = await asked('nowhere')
    assert.equal(refused.status, 422)
    assert.equal([...refused.text.matchAll(/<details open/g)].length, 2)
    assert.match(refused.text, /name="areas\[\]" value="payroll" checked/)
    assert.match(refused.text, /value="ticket.created" checked/)

    await asked(URL)
    const [webhook] = (await company.api.get('/webhooks')).body.data
    const ofPayroll = eventNames().filter((event) => event.startsWith('payroll.'))
    assert.sameMembers(webhook.events, ['ticket.created', ...ofPayroll])

    const path = `${PAGE}/${webhook.id}`
    const shown = (await browser.get(`${path}?type=payroll.paid`)).text
    assert.include(shown, '<li><code>payroll.paid</code></li>')
    for (const area of ['Payroll', 'Tickets']) assert.include(shown, `<optgroup label="${area}">`)
    assert.match(shown, /value="payroll.paid" selected/)
    assert.notInclude(shown, '<optgroup label="Customers">')

    assert.equal(
      (
        await browser.submit(
          `${path}/edit`,
          {
            'url': URL,
            'description': '',
            'active': 'true',
            'events[]': '',
            'areas[]': 'customers',
          },
          path
        )
      ).location,
      path
    )
    assert.sameMembers((await company.api.get(`/webhooks/${webhook.id}`)).body.events, [
      'customer.created',
      'customer.updated',
      'customer.deleted',
      'interaction.created',
    ])
  })

  test('all of an area is all that the person may read of it', async ({ assert }) => {
    const company = await aCompany()
    const { user } = await (
      await whoMay(company, 'integrations:read', 'integrations:write', 'customers:read')
    )()
    const browser = await inAs(company, await company.as(() => User.findOrFail(user.id)))

    const made = (area: string) =>
      browser.submit(`${PAGE}/new`, { 'url': URL, 'events[]': '', 'areas[]': area }, PAGE)
    assert.equal((await made('payroll')).status, 422)
    assert.include((await made('customers')).text, 'whsec_')
  })

  test('a delivery shows request and answer to readers, and is sent again', async ({ assert }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const { id } = await aWebhook(company)
    const { body: delivery } = await company.api.post(`/webhooks/${id}/test`)
    await company.as(() =>
      execute(
        "UPDATE webhook_deliveries SET status = 'FAILED', attempts = 9, response_status = 500, response_body = ?, error = 'The receiver answered 500', duration_ms = 31 WHERE tenant_id = ? AND id = ?",
        ['<script>alert(1)</script>', company.tenant.id, delivery.id]
      )
    )

    const path = `${PAGE}/${id}/deliveries/${delivery.id}`
    const { text } = await browser.get(path)
    for (const shown of [
      'Given up',
      '500',
      '31 ms',
      '&lt;script&gt;alert(1)',
      '&quot;type&quot;: &quot;webhook.test&quot;',
      delivery.messageId,
    ])
      assert.include(text, shown)

    assert.equal((await browser.submit(path, {}, `${path}/redeliver`)).location, path)
    assert.containsSubset(
      (await company.api.get(`/webhooks/${id}/deliveries/${delivery.id}`)).body,
      { status: 'PENDING', attempts: 0 }
    )
    assert.equal((await browser.get(`${PAGE}/${id}/deliveries/${newId()}`)).status, 404)

    await company.as(() =>
      execute(
        "UPDATE webhook_deliveries SET type = 'payroll.approved' WHERE tenant_id = ? AND id = ?",
        [company.tenant.id, delivery.id]
      )
    )
    const viewer = await inAs(company, (await company.aUser('VIEWER')).user)
    const seen = (await viewer.get(path)).text
    assert.include(seen, 'It holds a record that you may not see')
    assert.notInclude(seen, 'redeliver')
  })

  test('a user who sees only own tickets is not offered events of all tickets', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { user } = await (
      await whoMay(
        company,
        'integrations:read',
        'integrations:write',
        'tickets:read',
        'customers:read'
      )
    )()
    const browser = await inAs(company, await company.as(() => User.findOrFail(user.id)))

    const { text } = await browser.get(`${PAGE}/new`)
    assert.include(text, 'value="customer.created"')
    assert.notInclude(text, 'ticket.')
    assert.include(
      (await (await inAs(company, company.admin)).get(`${PAGE}/new`)).text,
      'value="ticket.created"'
    )
  })

  test('a user without the right is not offered webhooks, and is refused', async ({ assert }) => {
    const company = await aCompany()
    const [viewer, sales] = [
      await inAs(company, (await company.aUser('VIEWER')).user),
      await inAs(company, (await company.aUser('SALES')).user),
    ]
    const { id } = await aWebhook(company)
    const path = `${PAGE}/${id}`

    assert.notInclude((await viewer.get(path)).text, `${path}/`)
    for (const page of [`${PAGE}/new`, `${path}/edit`, `${path}/rotate`, `${path}/delete`])
      assert.equal((await viewer.get(page)).status, 403, page)
    const changes = [PAGE, path, `${path}/test`, `${path}/rotate`, `${path}/delete`]
    for (const page of changes)
      assert.equal(
        (
          await viewer.submit(
            '/admin',
            { 'url': URL, 'events[]': 'customer.created', 'overlapHours': '1' },
            page
          )
        ).status,
        403,
        page
      )

    assert.notInclude((await sales.get('/admin')).text, `href="${PAGE}"`)
    assert.equal((await sales.get(PAGE)).status, 403)

    const other = await aCompany()
    const stranger = await inAs(other, other.admin)
    for (const page of [path, `${path}/edit`, `${path}/delete`])
      assert.equal((await stranger.get(page)).status, 404, page)
    for (const page of changes.slice(1)) {
      assert.equal(
        (await stranger.submit('/admin', { url: URL, overlapHours: '1' }, page)).status,
        404,
        page
      )
      assert.equal((await stranger.send('POST', page)).status, 403, page)
    }
    assert.isTrue((await company.api.get(`/webhooks/${id}`)).body.active)
  })
})
