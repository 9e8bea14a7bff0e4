import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { aCompany, unique } from '#tests/company'
import { Browser, PASSWORD, inAs, loggedIn } from '#tests/functional/admin/administrator'

test.group('Administration: the people of a company', () => {
  test('an administrator logs in, continues to the wanted page, and is audited', async ({
    assert,
  }) => {
    const company = await aCompany()
    await inAs(company, company.admin)
    const browser = new Browser()
    assert.equal((await browser.get('/admin/users?search=ana')).location, '/admin/login')
    assert.equal((await browser.logIn(company.admin.email)).location, '/admin/users?search=ana')

    const { text } = await browser.get('/admin')
    assert.include(text, company.tenant.name)
    assert.notInclude(text, '/admin/queues')
    const audited = await company.as(() =>
      rows('SELECT action, actor_id FROM audit_logs WHERE tenant_id = ? AND action LIKE ?', [
        company.tenant.id,
        'admin.%',
      ])
    )
    assert.deepEqual(
      audited.map(({ actor_id }) => actor_id),
      [company.admin.id, company.admin.id]
    )
  })

  test('the queues and the companies are the platform’s alone', async ({ assert }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    for (const path of [
      '/admin/queues',
      '/admin/queues/api/queues',
      '/admin/companies',
      '/admin/companies/new',
    ])
      assert.equal((await browser.get(path)).status, 403, path)
    assert.equal(
      (await browser.submit('/admin', {}, `/admin/companies/${company.tenant.publicId}/choose`))
        .status,
      403
    )
    assert.equal((await browser.get('/admin')).status, 200)

    const part = await browser.send('GET', '/admin/companies', {
      headers: { 'hx-request': 'true' },
    })
    assert.deepEqual([part.status, part.headers.get('hx-retarget')], [403, '#main'])

    const nowhere = await browser.get('/admin/nothing/here')
    assert.equal(nowhere.status, 404)
    assert.include(nowhere.text, 'There is no such page or record')
    assert.equal((await new Browser().get('/admin/nothing')).location, '/admin/login')
  })

  test('a session ends with the user, the password or the company', async ({ assert }) => {
    const company = await aCompany()
    const { user } = await company.aUser('VIEWER')
    const session = async () => {
      await company.as(() => user.refresh())
      return inAs(company, user)
    }

    const disabled = await session()
    const form = disabled.hiddenIn((await disabled.get('/admin/account')).text)
    await company.api.patch(`/users/${user.id}`, { isActive: false })
    assert.equal((await disabled.get('/admin')).location, '/admin/login')

    const part = await disabled.send('GET', '/admin/account', { headers: { 'hx-request': 'true' } })
    assert.deepEqual([part.status, part.headers.get('hx-redirect')], [204, '/admin/login'])
    const sent = await disabled.send('POST', '/admin/account/password', { form })
    assert.equal(sent.status, 401)
    assert.include(sent.text, 'Your session had ended, so nothing was saved')
    await company.api.patch(`/users/${user.id}`, { isActive: true })

    const [here, there] = [await session(), await session()]
    const wrong = await here.submit(
      '/admin/account',
      { currentPassword: 'wrong', newPassword: 'another-long-pass-2' },
      '/admin/account/password'
    )
    assert.equal(wrong.status, 401)
    assert.include(wrong.text, 'The e-mail or the password is wrong')
    assert.match(wrong.text, /id="currentPassword-error">This is not your present password\./)
    const short = await here.submit(
      '/admin/account',
      { currentPassword: PASSWORD, newPassword: 'short' },
      '/admin/account/password'
    )
    assert.include(short.text, 'id="newPassword-error"')
    assert.equal(
      (
        await here.submit(
          '/admin/account',
          { currentPassword: PASSWORD, newPassword: 'another-long-pass-2' },
          '/admin/account/password'
        )
      ).location,
      '/admin/login'
    )
    for (const browser of [here, there])
      assert.equal((await browser.get('/admin')).location, '/admin/login')
    assert.equal((await new Browser().logIn(user.email, 'another-long-pass-2')).status, 303)

    const left = await session()
    const { browser: root } = await loggedIn()
    const suspend = `/admin/companies/${company.tenant.publicId}/suspend`
    assert.equal((await root.submit(suspend)).location, '/admin/companies')
    assert.equal((await left.get('/admin')).status, 403)
    assert.equal((await new Browser().logIn(user.email)).status, 403)
    assert.equal(
      (
        await root.submit(
          '/admin/companies',
          {},
          `/admin/companies/${company.tenant.publicId}/resume`
        )
      ).location,
      '/admin/companies'
    )
    assert.equal((await left.get('/admin')).status, 200)
  })

  test('a form that is sent after the session has ended is kept over the log in, without its passwords', async ({
    assert,
  }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const form = {
      ...browser.hiddenIn((await browser.get('/admin/roles/new')).text),
      'name': 'Caja "2"',
      'permissions[]': 'invoices:read',
      'somePassword': 'not-to-be-kept',
    }
    browser.cookies.delete('oficio_admin')

    const fromElsewhere = await browser.send('POST', '/admin/roles', {
      form,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    assert.equal(fromElsewhere.status, 403)
    const ended = await browser.send('POST', '/admin/roles', {
      form,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    assert.equal(ended.status, 401)
    assert.include(ended.text, 'what you wrote is kept')
    assert.notInclude(ended.text, 'not-to-be-kept')

    const carried = (page: string) => ({
      ...browser.hiddenIn(page),
      _to: hidden(page, '_to'),
      _form: hidden(page, '_form'),
      email: company.admin.email,
    })
    const wrong = await browser.send('POST', '/admin/login', {
      form: { ...carried(ended.text), password: 'wrong' },
    })
    assert.equal(wrong.status, 401)
    const resumed = await browser.send('POST', '/admin/login', {
      form: { ...carried(wrong.text), password: PASSWORD },
    })
    assert.equal(resumed.status, 200, resumed.text)
    assert.include(resumed.text, 'not saved yet')
    assert.include(resumed.text, 'action="/admin/roles"')

    const again = Object.fromEntries(
      ['_csrf', '_key', 'name', 'permissions[]'].map((name) => [name, hidden(resumed.text, name)])
    )
    const saved = await browser.send('POST', '/admin/roles', {
      form: again,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    assert.equal(saved.status, 303, saved.text)
    const { data } = (await company.api.get('/roles')).body
    assert.deepEqual(data.find(({ name }: any) => name === 'Caja "2"').permissions, [
      'invoices:read',
    ])

    const long = await browser.send('POST', '/admin/roles', {
      form: { ...again, name: 'x'.repeat(20_000), _csrf: '' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    assert.equal(long.status, 403)
  })

  test('a SUPER_ADMIN chooses a company and creates new ones', async ({ assert }) => {
    const company = await aCompany()
    const { browser, user } = await loggedIn()
    assert.equal((await browser.get('/admin')).location, '/admin/companies')
    assert.equal((await browser.get('/admin/users')).status, 400)

    const choose = (id: string) =>
      browser.submit('/admin/companies', {}, `/admin/companies/${id}/choose`)
    assert.equal((await choose('01a1ffb3-29f4-7095-a235-7bcb42667b8d')).status, 404)
    assert.equal((await choose(company.tenant.publicId)).location, '/admin')
    assert.include((await browser.get('/admin/users')).text, company.admin.email)

    const email = `first-${user.id.slice(-6)}@new.test`
    const opened = await browser.submit(
      '/admin/companies/new',
      {
        'name': unique('Panadería'),
        'countryCode': 'CO',
        'currency': 'COP',
        'timezone': 'America/Bogota',
        'locale': 'es-CO',
        'admin.name': 'Sol',
        'admin.email': email,
        'admin.password': PASSWORD,
      },
      '/admin/companies'
    )
    assert.equal(opened.location, '/admin', opened.text)
    assert.include((await browser.get('/admin/users')).text, email)
    const again = await browser.submit(
      '/admin/companies/new',
      {
        'name': unique('Panadería'),
        'admin.name': 'Sol',
        'admin.email': email,
        'admin.password': PASSWORD,
      },
      '/admin/companies'
    )
    assert.equal(again.status, 409)
    assert.include(again.text, 'id="admin.email-error"')
  })

  test('language and colours are chosen without a script, and stay', async ({ assert }) => {
    const browser = new Browser()
    const back = await browser.submit(
      '/admin/login',
      { language: 'es', back: '/admin/login?x=1' },
      '/admin/look'
    )
    assert.equal(back.location, '/admin/login?x=1')
    await browser.submit('/admin/login', { theme: 'dark' }, '/admin/look')
    const { text, headers } = await browser.get('/admin/login')
    assert.include(text, '<html lang="es" data-theme="dark">')
    assert.include(text, 'Iniciar sesión')
    assert.equal(headers.get('content-language'), 'es')

    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example/admin',
      '/administration',
      '/api/v1/users',
    ])
      assert.equal(
        (await browser.submit('/admin/login', { theme: 'light', back: elsewhere }, '/admin/look'))
          .location,
        '/admin'
      )
    assert.include(
      (
        await new Browser().send('GET', '/admin/login', {
          headers: { 'accept-language': 'es-CO,es;q=0.9' },
        })
      ).text,
      'lang="es"'
    )
    assert.equal(
      (await browser.send('POST', '/admin/look', { form: { language: 'en' } })).status,
      403
    )
  })
})

/** The value of a hidden field, as a browser reads it. */
function hidden(page: string, name: string) {
  const [, value] =
    new RegExp(`name="${name.replace('[]', '\\[\\]')}" value="([^"]*)"`).exec(
      page.slice(page.indexOf('<main'))
    ) ?? []
  return (value ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x22;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&amp;', '&')
}
