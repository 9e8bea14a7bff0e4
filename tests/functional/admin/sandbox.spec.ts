import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { deliver } from '#core/mail/mail'
import { aCompany } from '#tests/company'
import { inAs, PASSWORD } from '#tests/functional/admin/administrator'
import { sandboxOf } from '#tenants/sandbox_of'

const MAILS = '/admin/sandbox/mails'
const BAND = 'Test mode: nothing here is real'
const LIVE = 'Live: users, roles, keys and single sign-on belong to the company'

test.group('Administration: test mode', () => {
  test('one switch leads to the sandbox and back, and every page there is marked', async ({
    assert,
  }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    assert.notInclude((await browser.get('/admin')).text, BAND)
    assert.notInclude((await browser.get('/admin')).text, MAILS)

    const chosen = await browser.submit('/admin', { environment: 'test' }, '/admin/environment')
    assert.equal(chosen.location, '/admin')
    for (const path of ['/admin', '/admin/settings', MAILS, '/admin/audit'])
      assert.include((await browser.get(path)).text, BAND, path)
    for (const page of ['users', 'users/new', 'roles', 'api-keys', 'single-sign-on']) {
      const { text } = await browser.get(`/admin/${page}`)
      assert.include(text, LIVE, page)
      assert.notInclude(text, BAND, page)
    }
    assert.include((await browser.get('/admin')).text, MAILS)
    assert.include((await browser.get('/admin/users')).text, company.admin.email)

    await browser.submit('/admin', { environment: 'live' }, '/admin/environment')
    assert.notInclude((await browser.get('/admin')).text, BAND)
    assert.notInclude((await browser.get('/admin/users')).text, LIVE)
  })

  test('what is changed in test mode is not changed in the company', async ({ assert }) => {
    const company = await aCompany({ locale: 'en-US' })
    const browser = await inAs(company, company.admin)
    await browser.submit('/admin', { environment: 'test' }, '/admin/environment')
    const saved = await browser.submit(
      '/admin/settings',
      { name: 'Only a test' },
      '/admin/settings'
    )
    assert.equal(saved.status, 303, saved.text)
    assert.include((await browser.get('/admin/settings')).text, 'Only a test')
    assert.equal((await company.api.get('/settings/tenant')).body.name, company.tenant.name)
  })

  test('a form of one environment is not sent to the other', async ({ assert }) => {
    const company = await aCompany({ locale: 'en-US' })
    const browser = await inAs(company, company.admin)
    const formOf = async (path: string) => browser.hiddenIn((await browser.get(path)).text)
    const send = (form: Record<string, string>) =>
      browser.send('POST', '/admin/settings', { form: { ...form, name: 'Only a test' } })

    await browser.submit('/admin', { environment: 'test' }, '/admin/environment')
    const [ofTest, logOut] = [await formOf('/admin/settings'), await formOf('/admin/logout')]
    assert.equal(ofTest._environment, 'test')
    await browser.submit('/admin', { environment: 'live' }, '/admin/environment')
    const refused = await send(ofTest)
    assert.equal(refused.status, 409)
    assert.include(refused.text, 'The page is of the other environment')
    assert.equal((await company.api.get('/settings/tenant')).body.name, company.tenant.name)

    const ofLive = await formOf('/admin/settings')
    await browser.submit('/admin', { environment: 'test' }, '/admin/environment')
    assert.equal((await send(ofLive)).status, 409)
    assert.equal((await send(ofTest)).status, 303)
    assert.equal((await browser.send('POST', '/admin/logout', { form: logOut })).status, 303)
  })

  test('a log in with a form of test mode leads back into test mode', async ({ assert }) => {
    const company = await aCompany({ locale: 'en-US' })
    const browser = await inAs(company, company.admin)
    await browser.submit('/admin', { environment: 'test' }, '/admin/environment')
    const form = {
      ...browser.hiddenIn((await browser.get('/admin/settings')).text),
      name: 'Only a test',
    }
    browser.cookies.delete('oficio_admin')
    const headers = { 'sec-fetch-site': 'same-origin' }
    const ended = await browser.send('POST', '/admin/settings', { form, headers })
    const resumed = await browser.send('POST', '/admin/login', {
      form: {
        ...browser.hiddenIn(ended.text),
        _to: '/admin/settings',
        _form: JSON.stringify(Object.entries(form).filter(([name]) => name !== '_csrf')),
        email: company.admin.email,
        password: PASSWORD,
      },
    })
    assert.equal(resumed.status, 200, resumed.text)
    const again = { ...browser.hiddenIn(resumed.text), name: 'Only a test' }
    const saved = await browser.send('POST', '/admin/settings', { form: again, headers })
    assert.equal(saved.status, 303, saved.text)
    assert.include((await browser.get('/admin/settings')).text, 'Only a test')
    assert.equal((await company.api.get('/settings/tenant')).body.name, company.tenant.name)
  })

  test('kept mails are listed and read, and a reset forgets them', async ({ assert }) => {
    const company = await aCompany({ locale: 'en-US' })
    const sandbox = await company.as(() => sandboxOf(company.tenant))
    await Current.run({ tenant: sandbox }, () =>
      deliver({
        id: 'mail-1',
        to: 'ana@cafe.test',
        name: 'Ana',
        subject: 'Invoice 7',
        text: 'Our <b>invoice</b>',
        replyTo: { email: 'sales@andina.test', name: 'Andina' },
        attachments: [{ name: '7.pdf', type: 'application/pdf', content: Buffer.from('x') }],
      })
    )
    const browser = await inAs(company, company.admin)
    await browser.submit('/admin', { environment: 'test' }, '/admin/environment')
    const list = (await browser.get(MAILS)).text
    assert.include(list, 'Invoice 7')
    const [path] = /\/admin\/sandbox\/mails\/[\w-]{36}/.exec(list)!
    const mail = (await browser.get(path)).text
    for (const said of ['ana@cafe.test', 'sales@andina.test', '7.pdf', '&lt;b&gt;invoice'])
      assert.include(mail, said)
    assert.include((await browser.get(`${MAILS}?to=other@cafe.test`)).text, 'Nothing')

    const reset = await browser.submit('/admin/sandbox/reset')
    assert.equal(reset.location, MAILS)
    assert.include((await browser.get(MAILS)).text, 'No mail was kept yet')
  })

  test('people without the role ADMIN may switch, and see no mails', async ({ assert }) => {
    const company = await aCompany()
    const sales = await inAs(company, (await company.aUser('SALES')).user)
    await sales.submit('/admin', { environment: 'test' }, '/admin/environment')
    const home = (await sales.get('/admin')).text
    assert.include(home, BAND)
    assert.notInclude(home, MAILS)
    assert.equal((await sales.get(MAILS)).status, 403)
    assert.equal((await sales.submit('/admin', {}, '/admin/sandbox/reset')).status, 403)
  })
})
