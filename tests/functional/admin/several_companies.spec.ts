import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { call } from '#tests/api'
import { aCompany } from '#tests/company'
import { Browser } from '#tests/functional/admin/administrator'
import { accept, aMember, invited } from '#tests/functional/identity/members'
import { anEmail, aPerson, aSuperAdmin, PASSWORD } from '#tests/functional/identity/people'

const aPair = async () => [await aCompany({ locale: 'en-US' }), await aCompany()] as const

const travel = (hours: number) =>
  clock.travelTo(new Date(clock.now().getTime() + hours * 3_600_000))

test.group('Administration: a person of several companies', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('the account page switches to another company, which the session and the next log in keep', async ({
    assert,
  }) => {
    const [ours, theirs] = await aPair()
    const { email, there } = await aMember(ours, theirs, ['ADMIN', 'ADMIN'])
    const browser = new Browser()
    await browser.logIn(email)
    assert.include((await browser.get('/admin')).text, ours.tenant.name)

    const { text } = await browser.get('/admin/account')
    assert.include(text, theirs.tenant.name)
    assert.notMatch(text, new RegExp(`value="${ours.tenant.publicId}"`))
    const switched = await browser.submit(
      '/admin/account',
      { tenantId: theirs.tenant.publicId },
      '/admin/account/company'
    )
    assert.deepEqual([switched.status, switched.location], [303, '/admin'])
    for (const path of ['/admin', '/admin/users']) {
      const page = await browser.get(path)
      assert.equal(page.status, 200)
      assert.include(page.text, theirs.tenant.name)
      assert.notInclude(page.text, ours.tenant.name)
    }
    const log = await theirs.api.get(`/audit-logs?entityId=${there.id}&action=admin.logged_in`)
    assert.equal(log.body.meta.total, 1)

    const another = new Browser()
    await another.logIn(email)
    assert.include((await another.get('/admin')).text, theirs.tenant.name)
  })

  test('a switch does not make a session longer than 12 hours', async ({ assert }) => {
    const [ours, theirs] = await aPair()
    const { email } = await aMember(ours, theirs)
    const browser = new Browser()
    await browser.logIn(email)

    travel(7)
    const tenantId = theirs.tenant.publicId
    await browser.submit('/admin/account', { tenantId }, '/admin/account/company')
    travel(4)
    assert.equal((await browser.get('/admin/account')).status, 200)
    travel(2)
    assert.equal((await browser.get('/admin/account')).status, 303)
  })

  test('nobody switches to a company of others, nor without the form', async ({ assert }) => {
    const [ours, theirs] = await aPair()
    const others = await aCompany()
    const { email } = await aMember(ours, theirs)
    const browser = new Browser()
    await browser.logIn(email)

    for (const tenantId of [others.tenant.publicId, 'nonsense']) {
      const refused = await browser.submit('/admin/account', { tenantId }, '/admin/account/company')
      assert.equal(refused.status, 403)
    }
    const forged = await browser.send('POST', '/admin/account/company', {
      form: { tenantId: theirs.tenant.publicId },
    })
    assert.equal(forged.status, 403)
    assert.include((await browser.get('/admin')).text, ours.tenant.name)
  })

  test('one company is no choice', async ({ assert }) => {
    const ours = await aCompany()
    const { user } = await aPerson(ours.api)
    const browser = new Browser()
    await browser.logIn(user.email)

    assert.notInclude((await browser.get('/admin/account')).text, '/admin/account/company')
  })

  test('a person of a suspended company logs in to another one', async ({ assert }) => {
    const [ours, theirs] = await aPair()
    const { email } = await aMember(ours, theirs)
    const browser = new Browser()
    await browser.logIn(email)
    await (await aSuperAdmin()).api.post(`/tenants/${ours.tenant.publicId}/suspend`)

    assert.equal((await browser.get('/admin/account')).status, 403)
    await browser.submit('/admin/logout')
    assert.equal((await browser.logIn(email)).status, 303)
    assert.include((await browser.get('/admin')).text, theirs.tenant.name)
  })

  test('the page of an invitation asks a member of another company for no password', async ({
    assert,
  }) => {
    const [theirs, ours] = await aPair()
    const { user, token: first } = await invited(ours, anEmail())
    assert.equal((await accept(first, PASSWORD)).status, 204)
    const { token } = await invited(theirs, user.email)
    const page = `//invitations/${token}`

    const { text } = await call(null, 'GET', page)
    assert.include(text, `Join ${theirs.tenant.name}`)
    assert.notInclude(text, 'type="password"')
    const done = await call(null, 'POST', page, 'password=a-new-password-1&again=x', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    assert.equal(done.status, 200)
    assert.include(done.text, '<a href="/admin/login">')
    assert.equal((await accept(token)).status, 422)
    assert.equal((await new Browser().logIn(user.email)).status, 303)
  })
})
