import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { PLATFORM } from '#core/context/platform_tenant'
import { clientOf } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { anEmail, aPerson, aSuperAdmin, logIn, PASSWORD } from '#tests/functional/identity/people'

const aTenant = (more = {}) => ({
  name: unique('Café Ñandú'),
  admin: { email: anEmail(), name: 'Ana', password: PASSWORD },
  ...more,
})

test.group('Tenants', () => {
  test('a SUPER_ADMIN opens a company, whose ADMIN logs in', async ({ assert }) => {
    const { api } = await aSuperAdmin()
    const input = aTenant({
      industry: 'Retail',
      enabledModules: ['LOGISTICS', 'HEALTHCARE', 'LOGISTICS'],
    })

    const made = await api.post('/tenants', input)
    assert.equal(made.status, 201)
    assert.equal(made.headers.get('location'), `/api/v1/tenants/${made.body.id}`)
    assert.match(made.body.id, /^[\da-f]{8}-[\da-f]{4}-7/)
    const facts = {
      name: input.name,
      industry: 'Retail',
      countryCode: 'CO',
      currency: 'COP',
      timezone: 'America/Bogota',
      locale: 'es-CO',
      enabledModules: ['LOGISTICS', 'HEALTHCARE'],
    }
    assert.containsSubset(made.body, {
      ...facts,
      status: 'ACTIVE',
      allowedActions: ['suspend'],
      version: 1,
    })
    assert.deepEqual(
      made.body.enabledModules,
      facts.enabledModules,
      'as they were named, each once'
    )
    assert.notMatch(made.text, /password|argon2/)

    const read = await api.get(`/tenants/${made.body.id}`)
    assert.deepEqual(read.body, made.body)
    assert.equal(read.headers.get('etag'), '"1"')

    const { body: session } = await logIn(input.admin.email)
    assert.containsSubset(session.user, { role: 'ADMIN', tenantId: made.body.id })
    const own = clientOf(session.accessToken)
    assert.containsSubset((await own.get('/settings/tenant')).body, {
      ...facts,
      tenantId: made.body.id,
    })
    assert.equal((await own.get('/customers')).body.meta.total, 0)
  })

  test('a company speaks as its country does, unless it says otherwise', async ({ assert }) => {
    const { api } = await aSuperAdmin()
    const localeOf = async (more: object) => (await api.post('/tenants', aTenant(more))).body.locale
    assert.deepEqual(
      await Promise.all(
        [
          { countryCode: 'US' },
          { countryCode: 'mx' },
          { countryCode: 'BR', locale: null },
          { countryCode: 'US', locale: 'es-US' },
        ].map(localeOf)
      ),
      ['en-US', 'es-MX', 'pt-BR', 'es-US']
    )
  })

  test('invalid fields of a company are named', async ({ assert }) => {
    const { api } = await aSuperAdmin()
    const admin = aTenant().admin
    const wrong: [object, string, string][] = [
      [{ name: undefined }, 'name', 'REQUIRED'],
      [{ admin: undefined }, 'admin', 'REQUIRED'],
      [{ admin: { ...admin, email: 'x' } }, 'admin.email', 'INVALID_EMAIL'],
      [{ admin: { ...admin, password: 'short' } }, 'admin.password', 'TOO_SHORT'],
      [{ admin: { ...admin, password: admin.email } }, 'admin.password', 'INVALID'],
      [{ countryCode: 'COL' }, 'countryCode', 'INVALID'],
      [{ countryCode: 'QQ' }, 'countryCode', 'INVALID'],
      [{ currency: 'XYZ' }, 'currency', 'INVALID'],
      ...['KWD', 'bhd', 'TND', 'JOD', 'IQD', 'LYD', 'OMR', 'CLF', 'UYW', 'XAU'].map(
        (currency): [object, string, string] => [{ currency }, 'currency', 'UNSUPPORTED']
      ),
      [{ timezone: 'Mars/Olympus' }, 'timezone', 'INVALID'],
      [{ locale: 'spanish' }, 'locale', 'INVALID'],
      [{ enabledModules: ['NOPE'] }, 'enabledModules.0', 'INVALID_CHOICE'],
      [{ enabledModules: ['HEALTHCARE', 'nope'] }, 'enabledModules.1', 'INVALID_CHOICE'],
      [{ enabledModules: 'HEALTHCARE' }, 'enabledModules', 'TYPE'],
    ]
    for (const [more, field, code] of wrong) {
      const { status, body, text } = await api.post('/tenants', aTenant(more))
      assert.equal(status, 422, text)
      assert.containsSubset(body.errors[0], { field, code })
    }
  })

  test('a name or an e-mail that is taken leaves nothing behind, also when all come at once', async ({
    assert,
  }) => {
    const { api } = await aSuperAdmin()
    const name = unique('Twice')

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.post('/tenants', aTenant({ name })))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      1
    )
    for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
      assert.equal(status, 409)
      assert.containsSubset(body, { code: 'DUPLICATE', errors: [{ field: 'name' }] })
    }

    const { admin } = await aCompany()
    const taken = aTenant({ admin: { email: admin.email, name: 'x', password: PASSWORD } })
    const { status, body } = await api.post('/tenants', taken)
    assert.equal(status, 409)
    assert.containsSubset(body, { code: 'DUPLICATE', errors: [{ field: 'admin.email' }] })
    assert.equal(
      (await api.get(`/tenants?search=${encodeURIComponent(taken.name)}`)).body.meta.total,
      0
    )
  })

  test('companies are listed like everything, without the platform', async ({ assert }) => {
    const { api } = await aSuperAdmin()
    const mark = unique('zz')
    const made = []
    for (let index = 0; index < 5; index++)
      made.push((await api.post('/tenants', aTenant({ name: `${mark} ${4 - index}` }))).body)
    await api.post(`/tenants/${made[0].id}/suspend`)
    const names = ({ body }: { body: any }) => body.data.map(({ name }: any) => name)

    const first = await api.get(`/tenants?search=${mark.toUpperCase()}&limit=2`)
    assert.deepEqual(first.body.meta, { page: 1, limit: 2, total: 5, totalPages: 3 })
    assert.deepEqual(names(first), [`${mark} 0`, `${mark} 1`])
    assert.match(first.headers.get('link')!, /rel="next"/)
    assert.deepEqual(names(await api.get(`/tenants?search=${mark}&limit=2&page=3`)), [`${mark} 4`])
    assert.deepEqual(
      names(await api.get(`/tenants?search=${mark}&sort=-name`)),
      [4, 3, 2, 1, 0].map((index) => `${mark} ${index}`)
    )
    assert.deepEqual(names(await api.get(`/tenants?search=${mark}&status=SUSPENDED`)), [
      `${mark} 4`,
    ])

    const seen = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: any = await api.get(`/tenants?search=${mark}&sort=name&limit=2&cursor=${cursor}`)
      assert.equal(page.status, 200)
      seen.push(...names(page))
      cursor = page.body.meta.nextCursor
    }
    assert.deepEqual(
      seen,
      [0, 1, 2, 3, 4].map((index) => `${mark} ${index}`)
    )

    for (const wrong of ['limit=101', 'page=0', 'sort=id', 'status=GONE'])
      assert.equal((await api.get(`/tenants?${wrong}`)).status, 422)
    assert.equal((await api.get('/tenants?search=Platform')).body.meta.total, 0)
    assert.equal((await api.get(`/tenants/${PLATFORM.publicId}`)).status, 404)
    assert.equal((await api.post(`/tenants/${PLATFORM.publicId}/suspend`)).status, 404)
    assert.equal((await api.get('/tenants/nonsense')).status, 404)
  })

  test('a company is changed field by field', async ({ assert }) => {
    const { api } = await aSuperAdmin()
    const { body: made } = await api.post('/tenants', aTenant({ industry: 'Retail' }))
    const path = `/tenants/${made.id}`

    const { status, body } = await api.patch(
      path,
      { industry: null, timezone: 'America/Lima' },
      { 'if-match': '"1"' }
    )
    assert.equal(status, 200)
    assert.containsSubset(body, {
      ...made,
      industry: null,
      timezone: 'America/Lima',
      version: 2,
      updatedAt: body.updatedAt,
    })
    assert.equal(
      (await api.patch(path, { industry: 'x' }, { 'if-match': '"1"' })).body.code,
      'VERSION_MISMATCH'
    )
    assert.equal((await api.put(path, body, { prefer: 'handling=strict' })).status, 200)
    for (const [more, field] of [
      [{ status: 'SUSPENDED' }, 'status'],
      [{ id: PLATFORM.publicId }, 'id'],
    ] as const) {
      assert.containsSubset((await api.patch(path, more)).body.errors[0], {
        field,
        code: 'IMMUTABLE_FIELD',
      })
    }
    assert.equal((await api.patch(path, { id: path.split('/').at(-1)!.toUpperCase() })).status, 200)
    assert.equal(
      (await api.patch(path, { enabledModules: ['NOPE'] })).body.errors[0].field,
      'enabledModules.0'
    )
    assert.equal((await api.get(path)).body.version, 2)
    const known = await api.get(path, { 'if-none-match': 'W/"2"' })
    assert.deepEqual([known.status, known.text, known.headers.get('etag')], [304, '', '"2"'])
    assert.equal((await api.get(path, { 'if-none-match': '"1"' })).status, 200)
    assert.equal((await api.delete(path)).status, 405)
  })

  test('suspending and resuming is done once each', async ({ assert }) => {
    const { api } = await aSuperAdmin()
    const { body: made } = await api.post('/tenants', aTenant())

    const suspended = await api.post(`/tenants/${made.id}/suspend`)
    assert.deepEqual(
      [suspended.status, suspended.body.status, suspended.body.allowedActions],
      [200, 'SUSPENDED', ['resume']]
    )
    const again = await api.post(`/tenants/${made.id}/suspend`)
    assert.equal(again.status, 409)
    assert.containsSubset(again.body, {
      code: 'INVALID_TRANSITION',
      currentStatus: 'SUSPENDED',
      allowedActions: ['resume'],
    })
    assert.equal((await api.post(`/tenants/${made.id}/resume`)).body.status, 'ACTIVE')
    assert.equal((await api.post(`/tenants/${made.id}/resume`)).body.code, 'INVALID_TRANSITION')
  })

  test("actions of the platform are in its audit log and in the company's", async ({ assert }) => {
    const { api, user } = await aSuperAdmin()
    const { body: made } = await api.post('/tenants', aTenant())
    await api.post(`/tenants/${made.id}/suspend`)

    const [{ id }] = await rows('SELECT id FROM tenants WHERE public_id = ?', [made.id])
    for (const tenant of [PLATFORM, { ...PLATFORM, id }]) {
      const found = await Current.run({ tenant }, () =>
        rows(
          'SELECT action, actor_id, `after` FROM audit_logs WHERE tenant_id = ? AND entity_id = ? ORDER BY id',
          [tenant.id, made.id]
        )
      )
      assert.deepEqual(
        found.map(({ action }) => action),
        ['tenant.created', 'tenant.suspended']
      )
      assert.deepEqual(JSON.parse(found[1].after), { status: 'SUSPENDED' })
      assert.equal(found[1].actor_id, user.id)
    }
  })

  test('a dry run opens nothing', async ({ assert }) => {
    const { api } = await aSuperAdmin()
    const input = aTenant()
    assert.equal((await api.post('/tenants', input, { prefer: 'dry-run' })).status, 201)
    assert.equal(
      (await api.get(`/tenants?search=${encodeURIComponent(input.name)}`)).body.meta.total,
      0
    )
    assert.equal((await api.post('/tenants', input)).status, 201)
  })

  test('a repeated request opens one company', async ({ assert }) => {
    const { api } = await aSuperAdmin()
    const [input, once] = [aTenant(), { 'idempotency-key': unique('tenant') }]
    const [first, second] = await Promise.all([
      api.post('/tenants', input, once),
      api.post('/tenants', input, once),
    ])
    assert.includeMembers([201, 409], [first.status, second.status])
    assert.equal(
      (await api.post('/tenants', input, once)).headers.get('idempotent-replayed'),
      'true'
    )
    assert.equal(
      (await api.get(`/tenants?search=${encodeURIComponent(input.name)}`)).body.meta.total,
      1
    )
  })

  test('only a SUPER_ADMIN reaches the tenants', async ({ assert }) => {
    const { api, tenant } = await aCompany()
    const { api: viewer } = await aPerson(api)

    for (const client of [api, viewer]) {
      for (const { status, body } of [
        await client.get('/tenants'),
        await client.get(`/tenants/${tenant.publicId}`),
        await client.post('/tenants', aTenant()),
        await client.post(`/tenants/${tenant.publicId}/suspend`),
      ]) {
        assert.deepEqual([status, body.code], [403, 'FORBIDDEN'])
      }
    }
  })
})
