import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { aCompany } from '#tests/company'
import { inAs } from '#tests/functional/admin/administrator'

const PAGE = '/admin/templates'

test.group('Administration: templates and sent mail', () => {
  test('a template is written, previewed, changed and deleted, and nothing in it runs', async ({
    assert,
  }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const { body: employee } = await company.api.post('/employees', {
      firstName: 'Ana',
      lastName: 'Ñuño',
      hireDate: '2024-01-15',
      baseSalary: 2_000_000,
      email: 'ana@nandu.co',
    })
    assert.include((await browser.get(PAGE)).text, 'There are no templates yet')

    const refused = await browser.submit(
      `${PAGE}/new`,
      { eventType: 'CUSTOM', name: 'Bono', subject: 'Hola {{', body: '<p>x</p>' },
      PAGE
    )
    assert.equal(refused.status, 422)
    assert.include(refused.text, 'id="subject-error"')

    const unknown = await browser.submit(
      `${PAGE}/new`,
      { eventType: 'BIRTHDAY', name: 'Cumple', subject: 'Hola {{nombre}}', body: '<p>x</p>' },
      PAGE
    )
    assert.equal(unknown.status, 422)
    assert.include(unknown.text, 'did you mean {{employeeName}}?')

    const fields = {
      eventType: 'CUSTOM',
      name: 'Bono',
      subject: 'Hola {{employeeName}}',
      body: '<p style="color:red">{{employeeName}}: {{amount}}</p><script>alert(1)</script><img src="https://elsewhere.example/x.png">',
      sendDaysBefore: '',
      isActive: 'true',
    }
    const { location } = await browser.submit(`${PAGE}/new`, fields, PAGE)
    const [{ id }] = (await company.api.get('/communications/templates')).body.data
    assert.equal(location, `${PAGE}/${id}/preview`)

    const first = await browser.get(location!)
    assert.include(first.text, 'These have no value yet and stay as they are')
    assert.match(
      first.headers.get('content-security-policy')!,
      /script-src 'self'.*frame-src 'self'$/
    )
    const asked = `?employeeId=${employee.id}&value.amount=%3Cb%3E5%3C%2Fb%3E`
    const filled = (await browser.get(location + asked)).text
    for (const shown of [
      'Hola Ana',
      'sandbox',
      `/letter?employeeId=${employee.id}&amp;value.amount=`,
    ])
      assert.include(filled, shown)
    assert.notInclude(filled, 'These have no value yet')

    const letter = await browser.get(`${PAGE}/${id}/letter${asked}`)
    assert.include(letter.text, 'Ana Ñuño: &lt;b&gt;5&lt;/b&gt;')
    assert.notInclude(letter.text, '<script')
    const policy = letter.headers.get('content-security-policy')!
    for (const rule of ["default-src 'none'", 'sandbox', "frame-ancestors 'self'"])
      assert.include(policy, rule)
    assert.notInclude(policy, 'script')

    assert.equal(
      (await browser.submit(`${PAGE}/${id}`, { ...fields, name: 'Prima', isActive: 'false' }))
        .location,
      `${PAGE}/${id}/preview`
    )
    assert.containsSubset((await company.api.get(`/communications/templates/${id}`)).body, {
      name: 'Prima',
      isActive: false,
      sendDaysBefore: null,
    })
    assert.include((await browser.get(PAGE)).text, 'Prima')
    assert.include((await browser.get(`${PAGE}?isActive=true`)).text, 'Nothing found')

    const viewer = await inAs(company, (await company.aUser('VIEWER')).user)
    assert.include((await viewer.get(`${PAGE}/${id}`)).text, 'disabled')
    for (const path of [
      `${PAGE}/new`,
      `${PAGE}/${id}/delete`,
      `${PAGE}/${id}/preview`,
      `${PAGE}/${id}/letter`,
    ])
      assert.equal((await viewer.get(path)).status, 403, path)
    for (const path of [PAGE, `${PAGE}/${id}`, `${PAGE}/${id}/delete`])
      assert.equal((await viewer.submit('/admin', fields, path)).status, 403, path)
    const other = await aCompany()
    const stranger = await inAs(other, other.admin)
    for (const path of [`${PAGE}/${id}`, `${PAGE}/${id}/preview`, `${PAGE}/${id}/letter`])
      assert.equal((await stranger.get(path)).status, 404, path)
    assert.equal((await stranger.submit('/admin', {}, `${PAGE}/${id}/delete`)).status, 404)

    assert.equal((await browser.submit(`${PAGE}/${id}/delete`)).location, PAGE)
    assert.equal((await browser.get(`${PAGE}/${id}`)).status, 404)
  })

  test('the employee of a preview is searched among more than a list holds', async ({ assert }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const hire = async (lastName: string) =>
      (
        await company.api.post('/employees', {
          firstName: 'Ana',
          lastName,
          hireDate: '2024-01-15',
          baseSalary: 2_000_000,
        })
      ).body
    for (let index = 0; index < 99; index++) await hire(`Abad ${index}`)
    const [zuleta] = [await hire('Zuleta')]
    const { body: template } = await company.api.post('/communications/templates', {
      eventType: 'CUSTOM',
      name: 'Bono',
      subject: 'Hola {{employeeName}}',
      body: '<p>x</p>',
    })
    const path = `${PAGE}/${template.id}/preview`
    const option = (page: string, { id }: { id: string }) =>
      new RegExp(`<option value="${id}"( selected)?>`).exec(page)?.[1] ??
      page.includes(`value="${id}"`)

    const few = (await browser.get(path)).text
    assert.isTrue(option(few, zuleta))
    assert.notInclude(few, 'id="search"')

    const young = await hire('Zuluaga')
    const many = (await browser.get(path)).text
    assert.include(many, 'The first 100 of 101')
    assert.isFalse(option(many, young))
    const found = (await browser.get(`${path}?search=zulu`)).text
    assert.deepEqual([option(found, young), option(found, zuleta)], [true, false])
    const chosen = (await browser.get(`${path}?search=zuleta&employeeId=${young.id}`)).text
    assert.deepEqual([option(chosen, young), option(chosen, zuleta)], [' selected', true])
    assert.include(chosen, 'Hola Ana Zuluaga')
    assert.equal((await browser.get(`${path}?search=nobody&employeeId=${template.id}`)).status, 422)
  }).timeout(60_000)

  test('the log shows sent and failed mails with their recipients', async ({ assert }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    assert.include((await browser.get('/admin/mail')).text, 'No mail was sent yet')
    const { body: employee } = await company.api.post('/employees', {
      firstName: 'Ana',
      lastName: 'Ñuño',
      hireDate: '2024-01-15',
      baseSalary: 2_000_000,
      email: 'ana@nandu.co',
    })
    const { body: template } = await company.api.post('/communications/templates', {
      eventType: 'CUSTOM',
      name: 'Bono',
      subject: 'Hola',
      body: '<p>x</p>',
    })
    const sent = await company.api.post('/communications/sends', {
      employeeId: employee.id,
      templateId: template.id,
    })
    assert.equal(sent.status, 202)
    assert.include((await browser.get('/admin/mail?status=QUEUED')).text, 'ana@nandu.co')
    assert.include(
      (await browser.get('/admin/mail?status=QUEUED&recipient=peter')).text,
      'Nothing found'
    )

    const retry = `/admin/mail/${sent.body.id}/retry`
    assert.notInclude((await browser.get('/admin/mail?status=QUEUED')).text, retry)
    await company.as(() =>
      execute(
        "UPDATE communication_sends SET status = 'FAILED', due_at = NULL, error = '550' WHERE tenant_id = ?",
        [company.tenant.id]
      )
    )
    const hr = await inAs(company, (await company.aUser('HR')).user)
    const viewer = await inAs(company, (await company.aUser('VIEWER')).user)
    assert.include((await hr.get('/admin/mail')).text, retry)
    assert.notInclude((await viewer.get('/admin/mail')).text, retry)
    assert.equal((await viewer.submit('/admin', {}, retry)).status, 403)
    assert.equal((await hr.submit('/admin/mail', {}, retry)).location, '/admin/mail')
    assert.include((await hr.get('/admin/mail?status=QUEUED')).text, 'ana@nandu.co')
    assert.equal((await hr.submit('/admin', {}, retry)).status, 409)

    const sales = await inAs(company, (await company.aUser('SALES')).user)
    assert.notInclude((await sales.get('/admin')).text, '/admin/mail')
    assert.equal((await sales.get('/admin/mail')).status, 403)
  })
})
