import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { aCompany } from '#tests/company'
import { eventually } from '#tests/eventually'
import { inAs } from '#tests/functional/admin/administrator'
import { whoMay } from '#tests/functional/support/desk'
import User from '#identity/models/user'
import { runWorker } from '#worker/run'

const PAGE = '/admin/exports'

async function anExportWorker() {
  const worker = runWorker({ queues: ['exports'], schedule: [] })
  await worker.ready
  return async () => void (await worker.stop(5_000))
}

test.group('Administration: exports', (group) => {
  group.setup(anExportWorker)

  test('a list is exported with its filters, and fetched', async ({ assert }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    assert.include((await browser.get(PAGE)).text, 'There are no exports yet')
    for (const [taxId, name] of [
      ['1', 'Café Ñandú'],
      ['2', 'Peñón'],
    ])
      await company.api.post('/customers', { taxId, name })

    const form = `${PAGE}/new?resource=customers`
    assert.equal(
      (await browser.submit(form, { resource: 'customers', format: 'pdf' }, PAGE)).status,
      422
    )
    const { location } = await browser.submit(
      form,
      { 'resource': 'customers', 'format': 'csv', 'filters.search': 'penon' },
      PAGE
    )
    await eventually(
      'the export is done',
      async () =>
        (await company.api.get(location!.replace('/admin', ''))).body.status === 'COMPLETED'
    )
    const { text: page } = await browser.get(location!)
    assert.include(page, 'penon')
    assert.include(page, `${location}/download`)
    const file = await browser.get(`${location}/download`)
    assert.equal(file.headers.get('content-disposition'), 'attachment; filename="customers.csv"')
    assert.match(file.text, /^\ufeff?id;taxId;name;/)
    assert.include(file.text, 'Peñón')
    assert.notInclude(file.text, 'Ñandú')
    assert.equal((await browser.submit('/admin', {}, `${location}/cancel`)).status, 409)

    await company.as(() =>
      execute("UPDATE exports SET status = 'QUEUED' WHERE tenant_id = ?", [company.tenant.id])
    )
    assert.include((await browser.get(location!)).text, 'hx-trigger="every 1s"')
    assert.equal((await browser.get(`${location}/download`)).status, 409)
    assert.equal((await browser.submit(location!, {}, `${location}/cancel`)).location, location)
    assert.equal((await company.api.get(location!.replace('/admin', ''))).body.status, 'CANCELLED')
  })

  test('a user who sees only own tickets is not offered an export of all tickets', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { user } = await (
      await whoMay(company, 'integrations:read', 'integrations:write', 'tickets:read')
    )()
    const browser = await inAs(company, await company.as(() => User.findOrFail(user.id)))

    const { text } = await browser.get(`${PAGE}/new`)
    assert.include(text, 'value="ticket-categories"')
    assert.notInclude(text, 'value="tickets"')
    assert.include(
      (await (await inAs(company, company.admin)).get(`${PAGE}/new`)).text,
      'value="tickets"'
    )
  })

  test('a user without the right is not offered exports, and is refused', async ({ assert }) => {
    const company = await aCompany()
    const [viewer, sales] = [
      await inAs(company, (await company.aUser('VIEWER')).user),
      await inAs(company, (await company.aUser('SALES')).user),
    ]
    const { body: made } = await company.api.post('/exports', {
      resource: 'customers',
      format: 'csv',
    })
    const path = `${PAGE}/${made.id}`

    assert.equal((await viewer.get(path)).status, 200)
    assert.notInclude((await viewer.get(PAGE)).text, `${PAGE}/new`)
    assert.equal((await viewer.get(`${PAGE}/new`)).status, 403)
    assert.equal(
      (await viewer.submit('/admin', { resource: 'customers', format: 'csv' }, PAGE)).status,
      403
    )
    assert.equal((await viewer.send('POST', PAGE)).status, 403)

    assert.notInclude((await sales.get('/admin')).text, `href="${PAGE}"`)
    assert.equal((await sales.get(`${path}/download`)).status, 403)
    const other = await aCompany()
    const stranger = await inAs(other, other.admin)
    for (const address of [path, `${path}/download`])
      assert.equal((await stranger.get(address)).status, 404)
    assert.equal((await stranger.submit('/admin', {}, `${path}/cancel`)).status, 404)
  })
})
