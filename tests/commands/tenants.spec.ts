import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { aCompany, unique } from '#tests/company'
import { call, clientOf } from '#tests/api'
import { ace } from '#tests/commands/ace'
import { until } from '#tests/commands/until'

const PASSWORD = 'una-clave-larga'

test.group('Tenants from a terminal', (group) => {
  group.setup(() => testUtils.httpServer().start())

  test('a company is created, its administrator logs in, and the company is shown and listed', async ({
    assert,
  }) => {
    const [name, email] = [unique('Nube Ñ'), `${unique('ana')}@nube.test`]
    const opened = await ace(
      [
        'tenant:create',
        name,
        '--country',
        'PE',
        '--currency',
        'PEN',
        '--timezone',
        'America/Lima',
        '--industry',
        'Café',
        '--module',
        'healthcare',
        '--module',
        'LOGISTICS',
        '--admin-email',
        email,
        '--admin-name',
        'Ana',
        '--password-stdin',
        '--json',
      ],
      { input: `${PASSWORD}\n` }
    )
    assert.equal(opened.code, 0, opened.err)
    assert.equal(opened.err, '')
    assert.containsSubset(opened.json, {
      name,
      countryCode: 'PE',
      currency: 'PEN',
      timezone: 'America/Lima',
      industry: 'Café',
      enabledModules: ['HEALTHCARE', 'LOGISTICS'],
      status: 'ACTIVE',
      admin: { email, name: 'Ana', isInvited: false },
    })

    const login = await call(null, 'POST', '/auth/login', { email, password: PASSWORD })
    assert.equal(login.status, 200)
    assert.equal(login.body.user.tenantId, opened.json.id)

    const [shown, byId, listed] = await Promise.all([
      ace(['tenant:show', name]),
      ace(['tenant:show', opened.json.id, '--json']),
      ace(['tenant:list', '--json']),
    ])
    assert.include(shown.out, 'America/Lima')
    assert.containsSubset(byId.json, { id: opened.json.id, counts: { users: 1, customers: 0 } })
    assert.containsSubset(
      listed.json.find((one: any) => one.id === opened.json.id),
      { name, status: 'ACTIVE' }
    )
  })

  test('without a password the administrator is invited, and invalid options are refused by name', async ({
    assert,
  }) => {
    const [name, email] = [unique('Niebla'), `${unique('leo')}@niebla.test`]
    const opened = await ace(['tenant:create', name, '--admin-email', email, '--json'])
    assert.equal(opened.code, 0, opened.err)
    assert.isTrue(opened.json.admin.isInvited)
    const [invitation] = await Current.acrossTenants('look at a test', () =>
      rows(
        'SELECT o.job FROM outbox_messages o JOIN tenants t ON t.id = o.tenant_id WHERE t.public_id = ?',
        [opened.json.id]
      )
    )
    assert.equal(invitation.job, 'invitation')

    const [sameName, sameEmail, wrong, short, dinars] = await Promise.all([
      ace(['tenant:create', name, '--admin-email', `${unique('x')}@niebla.test`]),
      ace(['tenant:create', unique('Otra'), '--admin-email', email, '--json', '--password-stdin'], {
        input: 'una-clave-larga',
      }),
      ace([
        'tenant:create',
        unique('Otra'),
        '--admin-email',
        `${unique('x')}@niebla.test`,
        '--currency',
        'PESOS',
        '--timezone',
        'Bogota',
      ]),
      ace(
        [
          'tenant:create',
          unique('Otra'),
          '--admin-email',
          `${unique('x')}@niebla.test`,
          '--password-stdin',
        ],
        { input: 'corta' }
      ),
      ace([
        'tenant:create',
        unique('Otra'),
        '--admin-email',
        `${unique('x')}@niebla.test`,
        '--currency',
        'KWD',
      ]),
    ])
    for (const refused of [sameName, sameEmail, wrong, short, dinars])
      assert.containsSubset(refused, { code: 1, out: '' })
    assert.match(sameName.err, /has this name already/)
    assert.equal(JSON.parse(sameEmail.err).error.code, 'DUPLICATE')
    assert.match(wrong.err, /--currency/)
    assert.match(wrong.err, /--timezone/)
    assert.match(dinars.err, /--currency.*KWD has 3 decimals/)
    assert.match(short.err, /password.*at least 8/i)

    const invited = await ace(['tenant:create', unique('Otra'), '--admin-email', email, '--json'])
    assert.equal(invited.code, 0, invited.err)
    assert.isTrue(invited.json.admin.isInvited, 'a person may be invited to several companies')
  })

  test('a misspelt name is answered with the nearest one, and wrong usage with the missing argument', async ({
    assert,
  }) => {
    const name = unique('Andariego')
    await aCompany({ name })
    const [near, nearJson, nothing, tooMany, unknown, noEmail, noCommand] = await Promise.all([
      ace(['tenant:show', name.replace('Andariego', 'Andraiego')]),
      ace(['tenant:suspend', name.replace('Andariego', 'andariegos'), '--json']),
      ace(['tenant:show']),
      ace(['tenant:show', name, 'more']),
      ace(['tenant:show', name, '--colour', 'red']),
      ace(['tenant:create', unique('X')]),
      ace(['tenant:shwo', name]),
    ])
    assert.equal(near.code, 1)
    assert.include(near.err, name)
    assert.notMatch(near.err, /^\s+at /m)
    assert.equal(nearJson.code, 1)
    assert.include(JSON.parse(nearJson.err).error.nearest, name)
    for (const misused of [nothing, tooMany, unknown, noEmail, noCommand])
      assert.containsSubset(misused, { code: 2, out: '' })
    assert.match(nothing.err, /tenant/)
    assert.match(unknown.err, /--colour/)
    assert.match(noEmail.err, /--admin-email is missing/)
  })

  test('a suspended company is locked out of a running server within 5 seconds and can be resumed', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { publicId, name } = company.tenant
    const key = (
      await ace(['key:create', publicId, '--name', 'ERP', '--scope', 'customers:read', '--json'])
    ).json
    const api = clientOf(key.key)
    assert.equal((await api.get('/customers')).status, 200)

    assert.equal((await ace(['tenant:suspend', name])).code, 0)
    assert.isTrue(
      await until(async () => (await api.get('/customers')).body?.code === 'TENANT_SUSPENDED')
    )
    const again = await ace(['tenant:suspend', name, '--json'])
    assert.equal(again.code, 1)
    assert.equal(JSON.parse(again.err).error.code, 'INVALID_TRANSITION')

    assert.equal((await ace(['tenant:resume', name, '--json'])).json.status, 'ACTIVE')
    assert.isTrue(await until(async () => (await api.get('/customers')).status === 200))

    const log = await company.as(() =>
      rows(
        "SELECT action, actor_type, actor_name FROM audit_logs WHERE tenant_id = ? AND action IN ('tenant.suspended', 'tenant.resumed') ORDER BY id",
        [company.tenant.id]
      )
    )
    assert.deepEqual(
      log.map((row) => ({ ...row })),
      ['tenant.suspended', 'tenant.resumed'].map((action) => ({
        action,
        actor_type: 'system',
        actor_name: 'cli',
      }))
    )
  })

  test('modules are enabled and disabled, also on running servers', async ({ assert }) => {
    const { tenant, api } = await aCompany()
    const ping = async () => (await api.get('/modules/healthcare/ping')).status
    assert.equal(await ping(), 403)

    assert.deepEqual(
      (await ace(['module:enable', tenant.name, 'healthcare', '--json'])).json.enabledModules,
      ['HEALTHCARE']
    )
    assert.isTrue(await until(async () => (await ping()) === 200))
    const [has, all, unknown] = await Promise.all([
      ace(['module:list', tenant.name, '--json']),
      ace(['module:list']),
      ace(['module:enable', tenant.name, 'CASINO']),
    ])
    assert.isTrue(has.json.find(({ code }: any) => code === 'HEALTHCARE').enabled)
    assert.include(all.out, tenant.name)
    assert.equal(unknown.code, 1)
    assert.match(unknown.err, /CASINO is not a module.*HEALTHCARE/)

    assert.deepEqual(
      (await ace(['module:disable', tenant.publicId, 'HEALTHCARE', '--yes', '--json'])).json
        .enabledModules,
      []
    )
    assert.isTrue(await until(async () => (await ping()) === 403))
  })

  test('the sandbox of a company is reset, and is no company of its own', async ({ assert }) => {
    const company = await aCompany()
    const made = await ace([
      'key:create',
      company.tenant.publicId,
      '--name',
      'CI',
      '--scope',
      'customers:write',
      '--scope',
      'customers:read',
      '--env',
      'test',
      '--json',
    ])
    assert.equal(made.code, 0, made.err)
    const api = clientOf(made.json.key)
    assert.equal((await api.post('/customers', { taxId: unique('T'), name: 'Café' })).status, 201)
    const shown = await ace(['tenant:show', company.tenant.publicId, '--json'])
    assert.equal(shown.json.sandbox, (await api.get('/sandbox')).body.id)

    const reset = await ace(['sandbox:reset', company.tenant.name, '--json'])
    assert.equal(reset.code, 0, reset.err)
    assert.containsSubset(reset.json, { name: company.tenant.name, mails: 0 })
    assert.notEqual(reset.json.id, shown.json.sandbox)
    await until(async () => (await api.get('/customers')).body.meta.total === 0)
    assert.include((await ace(['sandbox:reset', company.tenant.name])).out, 'is empty')

    const listed = await ace(['tenant:list', '--json'])
    const ids = listed.json.map(({ id }: any) => id)
    assert.include(ids, company.tenant.publicId)
    assert.notInclude(ids, reset.json.id)
    const wrong = await ace(['sandbox:reset', reset.json.id])
    assert.equal(wrong.code, 1)
    assert.include(wrong.err, 'There is no tenant')
  })
})
