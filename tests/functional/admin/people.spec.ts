import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { inAs } from '#tests/functional/admin/administrator'
import { anEmail } from '#tests/functional/identity/people'

const USERS = '/admin/users'
const ROLES = '/admin/roles'

test.group('Administration: people and what they may do', () => {
  test('somebody is invited, gets another role, is disabled and deleted', async ({ assert }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const email = anEmail()

    const refused = await browser.submit(
      `${USERS}/new`,
      { name: 'Ana Ruiz', email: 'ana', role: 'SALES', password: '' },
      USERS
    )
    assert.equal(refused.status, 422)
    assert.include(refused.text, 'id="email-error"')
    assert.include(refused.text, 'value="Ana Ruiz"')

    assert.equal(
      (
        await browser.submit(
          `${USERS}/new`,
          { name: 'Ana Ruiz', email, role: 'SALES', password: '' },
          USERS
        )
      ).location,
      USERS
    )
    assert.include((await browser.get(USERS)).text, `Ana Ruiz gets an invitation at ${email}`)
    const [user] = (await company.api.get('/users?search=ruiz')).body.data
    assert.isTrue(user.isInvited)
    assert.include(
      (await browser.submit(`${USERS}/new`, { name: 'Other', email, role: 'SALES' }, USERS)).text,
      'id="email-error"'
    )
    assert.equal(
      (await browser.submit(`${USERS}/${user.id}`, {}, `${USERS}/${user.id}/invite`)).location,
      USERS
    )

    const old = browser.hiddenIn((await browser.get(`${USERS}/${user.id}`)).text)
    const changes = { name: 'Ana Ruiz', email, role: 'SUPPORT', isActive: 'false' }
    assert.equal((await browser.submit(`${USERS}/${user.id}`, changes)).location, USERS)
    assert.containsSubset((await company.api.get(`/users/${user.id}`)).body, {
      role: 'SUPPORT',
      isActive: false,
    })
    const late = await browser.send('POST', `${USERS}/${user.id}`, {
      form: { ...old, ...changes, role: 'SALES' },
    })
    assert.equal(late.status, 412)
    assert.include(late.text, 'Somebody else has changed this meanwhile')

    assert.include((await browser.get(`${USERS}?search=ruiz&isActive=false`)).text, 'Ana Ruiz')
    assert.include((await browser.get(`${USERS}?search=ruiz&isActive=true`)).text, 'Nothing found')
    assert.equal((await browser.submit(`${USERS}/${user.id}/delete`)).location, USERS)
    assert.equal((await browser.get(`${USERS}/${user.id}`)).status, 404)
    assert.include(
      (
        await browser.submit(`${USERS}/${company.admin.id}`, {
          name: 'A ADMIN',
          email: company.admin.email,
          role: 'SALES',
        })
      ).text,
      'role="alert"'
    )
  })

  test("the reason why the last ADMIN stays is in the reader's language, on the changed field", async ({
    assert,
  }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const page = `${USERS}/${company.admin.id}`
    for (const [field, value] of [
      ['role', 'SALES'],
      ['isActive', 'false'],
    ]) {
      const form = {
        ...browser.hiddenIn((await browser.get(page)).text),
        name: 'A ADMIN',
        email: company.admin.email,
        role: 'ADMIN',
        isActive: 'true',
        [field]: value,
      }
      const { status, text } = await browser.send('POST', page, {
        form,
        headers: { 'accept-language': 'es' },
      })
      assert.equal(status, 409)
      assert.match(
        text,
        new RegExp(`id="${field}-error">Nadie más podría administrar la empresa.<`)
      )
      assert.notInclude(text, 'last ADMIN')
    }
  })

  test('a role of the company’s own is made, changed, given and deleted once nobody has it', async ({
    assert,
  }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    assert.include((await browser.get(ROLES)).text, 'There are no roles of your own yet')

    const form = [
      ['name', 'Cashier'],
      ['permissions[]', 'invoices:read'],
      ['permissions[]', 'invoices:write'],
    ] as const
    const hidden = Object.entries(browser.hiddenIn((await browser.get(`${ROLES}/new`)).text))
    assert.equal(
      (await browser.send('POST', ROLES, { form: [...hidden, ...form] })).location,
      ROLES
    )
    const [role] = (await company.api.get('/roles')).body.data
    assert.containsSubset(role, {
      name: 'Cashier',
      permissions: ['invoices:read', 'invoices:write'],
    })

    assert.equal(
      (
        await browser.submit(`${ROLES}/${role.id}`, {
          'name': 'Cashier',
          'permissions[]': 'customers:read',
        })
      ).location,
      ROLES
    )
    assert.deepEqual((await company.api.get(`/roles/${role.id}`)).body.permissions, [
      'customers:read',
    ])

    await company.api.post('/users', {
      email: anEmail(),
      name: 'Ana',
      role: 'Cashier',
      password: 'long-enough-pass-1',
    })
    const kept = await browser.submit(`${ROLES}/${role.id}/delete`)
    assert.equal(kept.status, 409)
    assert.include(kept.text, 'Other records refer to this one')
    const [{ id }] = (await company.api.get('/users?search=ana')).body.data
    await company.api.patch(`/users/${id}`, { role: 'SALES' })
    assert.equal((await browser.submit(`${ROLES}/${role.id}/delete`)).location, ROLES)
  })

  test('any of a hundred roles and more can be given, and the one that somebody has stays chosen', async ({
    assert,
  }) => {
    const company = await aCompany()
    for (let index = 0; index < 101; index++)
      assert.equal(
        (
          await company.api.post('/roles', {
            name: `Rol ${String(index).padStart(3, '0')}`,
            permissions: ['customers:read'],
          })
        ).status,
        201
      )
    const { body: user } = await company.api.post('/users', {
      email: anEmail(),
      name: 'Ana',
      role: 'Rol 100',
      password: 'long-enough-pass-1',
    })
    const browser = await inAs(company, company.admin)

    assert.include((await browser.get(`${USERS}/new`)).text, '<option value="Rol 100"')
    assert.match(
      (await browser.get(`${USERS}/${user.id}`)).text,
      /<option value="Rol 100" selected/
    )
  })

  test('the address of a form that was refused leads to its page, as when another language is chosen there', async ({
    assert,
  }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const { body: webhook } = await company.api.post('/webhooks', {
      url: 'https://hooks.example/x',
      events: ['customer.created'],
    })
    const at = `/admin/webhooks/${webhook.id}`

    for (const [path, page] of [
      ['/admin/account/second-factor/remove', '/admin/account/second-factor'],
      [`${at}/test`, at],
      [`${at}/deliveries/${webhook.id}/redeliver`, `${at}/deliveries/${webhook.id}`],
      [`/admin/mail/${webhook.id}/retry`, '/admin/mail'],
      ['/admin/companies/x/choose', '/admin/companies'],
      [`${USERS}/${company.admin.id}/invite`, `${USERS}/${company.admin.id}`],
    ]) {
      const { status, location } = await browser.get(path)
      assert.deepEqual([status, location], [303, page], path)
    }
    assert.equal((await browser.get('/admin/nowhere/at/all')).status, 404)
  })

  test('a reader sees no buttons, and a user grants only held rights', async ({ assert }) => {
    const company = await aCompany()
    await company.api.post('/roles', {
      name: 'Personnel',
      permissions: ['users:read', 'users:write', 'hr:read'],
    })
    await company.api.post('/roles', { name: 'Auditor', permissions: ['users:read', 'audit:read'] })
    const aUserAs = async (role: string) => {
      const { body } = await company.api.post('/users', {
        email: anEmail(),
        name: role,
        role,
        password: 'long-enough-pass-1',
      })
      return inAs(
        company,
        await company.as(async () =>
          (await import('#identity/models/user')).default.findOrFail(body.id)
        )
      )
    }
    const [personnel, auditor] = [await aUserAs('Personnel'), await aUserAs('Auditor')]

    const shown = (await auditor.get(USERS)).text
    assert.notInclude(shown, `${USERS}/new`)
    assert.notInclude(shown, '/admin/settings')
    assert.match(
      (await auditor.get(`${USERS}/${company.admin.id}`)).text,
      /<fieldset class="plain" disabled>/
    )
    for (const path of [
      `${USERS}/new`,
      `${ROLES}/new`,
      `${USERS}/${company.admin.id}/delete`,
      '/admin/api-keys/new',
    ])
      assert.equal((await auditor.get(path)).status, 403, path)
    assert.equal(
      (await auditor.submit(USERS, { name: 'x', email: anEmail(), role: 'Auditor' }, USERS)).status,
      403
    )

    const form = (await personnel.get(`${USERS}/new`)).text
    assert.include(form, '<option value="Personnel"')
    for (const role of ['ADMIN', 'SALES', 'Auditor'])
      assert.notInclude(form, `<option value="${role}"`)
    assert.equal(
      (
        await personnel.submit(
          `${USERS}/new`,
          { name: 'x', email: anEmail(), role: 'ADMIN' },
          USERS
        )
      ).status,
      403
    )
    assert.notInclude((await personnel.get(`${ROLES}/new`)).text, 'value="payroll:read"')
  })
})
