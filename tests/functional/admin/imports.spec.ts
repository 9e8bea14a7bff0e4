import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { aCompany, type Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { anImportWorker, send } from '#tests/functional/integrations/helpers'
import { inAs, type Browser } from '#tests/functional/admin/administrator'

const PAGE = '/admin/imports'

/** Sends a file by the form of the page at `path`, as a browser without scripts does. */
async function sent(
  browser: Browser,
  path: string,
  content: string,
  fields: Record<string, string> = {},
  headers = {}
) {
  const { text } = await browser.get(path)
  const [, address] = /enctype="multipart\/form-data" action="([^"]+)"/.exec(text)!
  const form = new FormData()
  form.append('file', new Blob([content]), 'clientes.csv')
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return browser.send('POST', address.replaceAll('&amp;', '&'), { form, headers })
}

/** The page of an import once it has ended. */
async function ended({ api }: Company, browser: Browser, path: string) {
  await eventually(
    'the import ends',
    async () => (await api.get(path.replace('/admin', ''))).body.finishedAt
  )
  const { text } = await browser.get(path)
  return text
}

const customersOf = async ({ api }: Company) =>
  (await api.get('/customers?sort=taxId')).body.data.map(({ name }: any) => name)

test.group('Administration: imports', (group) => {
  group.setup(anImportWorker)

  test('a file with other column names is mapped, checked and imported, with its errors as a file', async ({
    assert,
  }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    assert.include((await browser.get(PAGE)).text, 'There are no imports yet')
    const template = await browser.get(`${PAGE}/new/template?resource=customers`)
    assert.match(template.text, /^\ufeff?taxId,name,/)
    assert.equal((await browser.get(`${PAGE}/new/template?resource=nothing`)).status, 404)
    const file = 'Nro tributario;name;Buzón\n900;Café Ñandú;compras@nandu.co\n901;Peñón;no mail\n'

    const refused = await sent(browser, `${PAGE}/new?resource=customers`, file, { dryRun: 'true' })
    assert.equal(refused.status, 422)
    for (const column of ['Nro tributario', 'Buzón'])
      assert.include(refused.text, `There is no field for the column ${column}`)
    assert.include(refused.text, '<input type="hidden" name="column" value="Nro tributario">')

    const matched = `${PAGE}/new?${new URLSearchParams([
      ['resource', 'customers'],
      ['column', 'Nro tributario'],
      ['field', 'taxId'],
      ['column', 'Buzón'],
      ['field', 'email'],
    ])}`
    const checked = await sent(browser, matched, file, { dryRun: 'true' })
    assert.equal(checked.status, 303)
    const verdict = await ended(company, browser, checked.location!)
    assert.include(verdict, '1 row would be refused')
    assert.include(verdict, 'Check only')
    assert.deepEqual(await customersOf(company), [])
    assert.include(
      verdict.replaceAll('&amp;', '&'),
      `${matched}"`.replace(
        'customers&',
        'customers&mode=create&createMissing=false&notify=false&decimal=%2C&dates=DMY&encoding=&'
      )
    )

    const partly = await sent(browser, matched, file, { dryRun: 'true' }, { 'hx-request': 'true' })
    assert.equal(partly.status, 200)
    assert.match(partly.text, /hx-get="\/admin\/imports\/[\w-]+" hx-trigger="every 1s"/)

    const done = await sent(browser, matched, file, { dryRun: 'false' }, { 'hx-request': 'true' })
    assert.equal(done.status, 204)
    const path = done.headers.get('hx-redirect')!
    assert.include(await ended(company, browser, path), '1 row was refused; the others are in')
    assert.deepEqual(await customersOf(company), ['Café Ñandú'])

    const errors = await browser.get(`${path}/errors`)
    assert.match(errors.headers.get('content-disposition')!, /^attachment/)
    assert.include(errors.text, 'INVALID_EMAIL')
    assert.include((await browser.get(`${PAGE}?status=COMPLETED`)).text, 'clientes.csv')
  })

  test('a user without the read scope sees the progress of an import, but no reasons', async ({
    assert,
  }) => {
    const company = await aCompany()
    const path = `${PAGE}/${(await send(company.api, 'documentNumber,firstName,lastName,hireDate,baseSalary\n1,Ana,Ruiz,2026-01-15,-1\n', { resource: 'employees' })).body.id}`
    assert.include(
      await ended(company, await inAs(company, company.admin), path),
      `href="${path}/errors"`
    )

    const { user } = await company.aUser('VIEWER')
    const viewer = await inAs(company, user)
    const page = await viewer.get(path)
    assert.equal(page.status, 200)
    assert.include(page.text, '1 row was refused')
    for (const secret of ['baseSalary', `${path}/errors`]) assert.notInclude(page.text, secret)
  })

  test('a repeated form is one import, only a running one stops, and an invalid file is reported', async ({
    assert,
  }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const { text } = await browser.get(`${PAGE}/new?resource=products&mode=upsert`)
    const address = /enctype="multipart\/form-data" action="([^"]+)"/
      .exec(text)![1]
      .replaceAll('&amp;', '&')
    const form = () => {
      const form = new FormData()
      form.append('file', new Blob(['sku,name,costPrice,sellingPrice\nA,Martillo,1,2\n']), 'p.csv')
      return form
    }
    const answers = [
      await browser.send('POST', address, { form: form() }),
      await browser.send('POST', address, { form: form() }),
    ]
    assert.equal(answers[0].location, answers[1].location)
    assert.lengthOf((await company.api.get('/imports')).body.data, 1)

    const path = answers[0].location!
    await ended(company, browser, path)
    const late = await browser.submit(PAGE, {}, `${path}/cancel`)
    assert.equal(late.status, 409)
    assert.include(late.text, 'role="alert"')
    await company.as(() =>
      execute("UPDATE imports SET status = 'RUNNING' WHERE tenant_id = ?", [company.tenant.id])
    )
    const running = (await browser.get(path)).text
    for (const shown of ['<progress', 'hx-trigger="every 1s"', '<noscript>', `${path}/cancel`])
      assert.include(running, shown)
    assert.equal((await browser.submit(path, {}, `${path}/cancel`)).location, path)
    assert.equal((await company.api.get(path.replace('/admin', ''))).body.status, 'CANCELLED')

    assert.include(
      (await sent(browser, `${PAGE}/new?resource=products`, 'PK\x03\x04 zipped and more')).text,
      'role="alert"'
    )
    assert.include(
      (await sent(browser, `${PAGE}/new?resource=products`, 'sku,name\nA,B\n')).text,
      'The file lacks the column costPrice'
    )
  })

  test('the reason for refusing a file is in the language of the page', async ({ assert }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const { location } = await sent(
      browser,
      `${PAGE}/new?resource=customers`,
      'taxId,name\n1,"Uno\n'
    )
    await ended(company, browser, location!)
    const { text } = await browser.send('GET', location!, { headers: { 'accept-language': 'es' } })
    assert.include(text, 'Fila 1, columna 2: una comilla se abre y no se cierra')
  })

  test('a user without the right is not offered imports, and is refused', async ({ assert }) => {
    const company = await aCompany()
    await company.api.post('/roles', {
      name: 'LOADER',
      permissions: ['integrations:read', 'integrations:write', 'customers:read', 'customers:write'],
    })
    const { user } = await company.aUser('VIEWER')
    assert.equal((await company.api.patch(`/users/${user.id}`, { role: 'LOADER' })).status, 200)
    const [loader, sales] = [
      await inAs(company, user),
      await inAs(company, (await company.aUser('SALES')).user),
    ]

    const { text } = await loader.get(`${PAGE}/new`)
    assert.include(text, 'value="customers"')
    assert.notInclude(text, 'value="products"')
    const address = /enctype="multipart\/form-data" action="([^"]+)"/
      .exec((await loader.get(`${PAGE}/new?resource=customers`)).text)![1]
      .replaceAll('&amp;', '&')
    const form = new FormData()
    form.append('resource', 'products')
    form.append('file', new Blob(['sku,name,costPrice,sellingPrice\nA,B,1,2\n']), 'p.csv')
    assert.equal((await loader.send('POST', address, { form })).status, 403)

    assert.notInclude((await sales.get('/admin')).text, `href="${PAGE}"`)
    for (const path of [PAGE, `${PAGE}/new`])
      assert.equal((await sales.get(path)).status, 403, path)

    const { location } = await sent(loader, `${PAGE}/new?resource=customers`, 'taxId,name\n1,Uno\n')
    const other = await aCompany()
    const stranger = await inAs(other, other.admin)
    for (const path of [location!, `${location}/errors`])
      assert.equal((await stranger.get(path)).status, 404)
    assert.equal((await stranger.submit('/admin', {}, `${location}/cancel`)).status, 404)
    assert.equal(
      (await loader.send('POST', `${PAGE}?resource=customers`, { form: new FormData() })).status,
      403
    )
  })
})
