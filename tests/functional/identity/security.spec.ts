import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { PLATFORM } from '#core/context/platform_tenant'
import { securityWritten } from '#core/audit/security_events'
import { sweepSecurityEvents } from '#core/audit/security_sweep'
import { onStatement } from '#core/database/connection'
import { clientOf, type Api } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { eventually } from '#tests/eventually'
import { freePort } from '#tests/ports'
import { start } from '#tests/processes'
import { anAddress, aPerson, aSuperAdmin, logIn, PASSWORD } from '#tests/functional/identity/people'
import { ok } from '#tests/functional/sales/shop'

const LOG = '/audit-logs?entity=security&limit=100'

/** What an administrator reads, oldest first. */
async function toldTo(api: Api, query = ''): Promise<any[]> {
  await securityWritten()
  return ok(await api.get(`${LOG}&sort=createdAt${query}`)).data
}

test.group('The security log', () => {
  test('failed log ins and lock-outs are noted with user and address', async ({ assert }) => {
    const { api } = await aCompany()
    const { user } = await aPerson(api)
    const address = anAddress()
    for (let time = 0; time < 7; time++) await logIn(user.email, 'wrong-wrong-1', address)
    await logIn(user.email, 'wrong-wrong-1', anAddress(), { 'x-request-id': 'the-eighth' })

    await eventually(
      'the log ins are noted',
      async () => (await toldTo(api, '&action=security.login_locked')).length === 2
    )
    const [failed] = await toldTo(api, '&action=security.login_failed')
    const [locked, elsewhere] = await toldTo(api, '&action=security.login_locked')
    assert.containsSubset(failed, {
      actor: { type: 'user', id: user.id, name: 'Ana Ruiz' },
      action: 'security.login_failed',
      entity: 'security',
      before: null,
      after: { reason: 'WRONG_PASSWORD', times: 5 },
      ip: address,
    })
    assert.deepEqual(
      [locked.after.times, locked.ip, elsewhere.after.times, elsewhere.requestId],
      [2, address, 1, 'the-eighth']
    )
    assert.isString(failed.requestId)
    for (const row of [failed, locked]) assert.notInclude(JSON.stringify(row), user.email)
  })

  test('an unknown e-mail is noted for the platform alone, without the input', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [address, entered] = [anAddress(), `${unique('mi-clave-secreta')}@company.test`]
    await logIn(entered, 'wrong-wrong-1', address)
    const root = (await aSuperAdmin()).api
    const [row] = await eventually('it is noted', async () => {
      const found = (await toldTo(root, '&action=security.login_failed')).filter(
        ({ ip }) => ip === address
      )
      return found.length && found
    })
    assert.containsSubset(row, {
      actor: { type: 'user', id: null },
      after: { reason: 'UNKNOWN', times: 1 },
    })
    const written = await Current.run({ tenant: PLATFORM }, () =>
      rows('SELECT * FROM security_events WHERE tenant_id = ?', [PLATFORM.id])
    )
    assert.notInclude(JSON.stringify(written), entered)
    assert.isEmpty(await toldTo(api, '&action=security.login_failed'))
  })

  test('missing rights are noted, equal ones in one row, at no cost for the request', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { user, api: viewer } = await aPerson(company.api)
    const key = ok(await company.api.post('/api-keys', { name: 'ERP', scopes: ['customers:read'] }))
    await clientOf(key.key).get('/customers')

    const statements: string[] = []
    const stop = onStatement((sql) => statements.push(sql))
    for (let time = 0; time < 40; time++)
      assert.equal((await viewer.post('/customers', { name: 'x', taxId: 'secreto' })).status, 403)
    stop()
    assert.isAtMost(
      statements.filter((sql) => sql.includes('security_events')).length,
      2,
      'counted in the process, written together'
    )
    assert.equal((await viewer.get('/users')).status, 403)
    assert.equal((await clientOf(key.key).get('/products')).status, 403)
    assert.equal(
      (
        await clientOf(key.key).post('/assistant/mcp', {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/list',
        })
      ).status,
      403
    )

    const told = (await toldTo(company.api, '&action=security.forbidden')) as any[]
    assert.deepEqual(
      told.map(({ actor, after: { method, route, code, times } }) => [
        actor.name,
        method,
        route,
        code,
        times,
      ]),
      [
        ['Ana Ruiz', 'POST', '/api/v1/customers', 'FORBIDDEN', 40],
        ['Ana Ruiz', 'GET', '/api/v1/users', 'FORBIDDEN', 1],
        ['ERP', 'GET', '/api/v1/products', 'INSUFFICIENT_SCOPE', 1],
        ['ERP', 'POST', '/api/v1/assistant/mcp', 'INSUFFICIENT_SCOPE', 1],
      ]
    )
    assert.containsSubset(told[0], {
      actor: { type: 'user', id: user.id },
      after: { detail: 'Your role lacks the permission customers:write' },
    })
    assert.isTrue(told[0].after.lastAt >= told[0].createdAt)
    assert.notInclude(JSON.stringify(told), 'secreto')
    assert.deepEqual(ok(await company.api.get(`/audit-logs/${told[0].id}`)), told[0])
    assert.lengthOf(await toldTo(company.api, `&actorId=${key.id}`), 2)
  })

  test('missing rights are noted with an Idempotency-Key and by every way', async ({ assert }) => {
    const company = await aCompany()
    const { api } = await aPerson(company.api, 'SUPPORT')
    const employee = ok(
      await company.api.post('/employees', {
        firstName: 'Ana',
        lastName: 'Gómez',
        hireDate: '2024-01-15',
        baseSalary: 1,
      })
    )
    const bonus = ok(
      await company.api.post('/bonuses', {
        employeeId: employee.id,
        type: 'PERFORMANCE',
        amount: 300_000,
      })
    )
    const key = clientOf(
      ok(await company.api.post('/api-keys', { name: 'HR', scopes: ['hr:write'] })).key
    )
    assert.equal((await api.post('/customers', {}, { 'idempotency-key': unique() })).status, 403)
    assert.equal((await key.patch(`/bonuses/${bonus.id}`, { amount: 1 })).status, 403)
    assert.deepEqual(
      (await toldTo(company.api, '&action=security.forbidden')).map(({ after }: any) => [
        after.method,
        after.route,
      ]),
      [
        ['POST', '/api/v1/customers'],
        ['PATCH', '/api/v1/bonuses/:id'],
      ]
    )
  })

  test('wrong secrets and expired keys are noted, and lock-outs', async ({ assert }) => {
    const { api, as, tenant } = await aCompany()
    const key = ok(await api.post('/api-keys', { name: 'ERP', scopes: ['customers:read'] }))
    const wrong = (nth: number) =>
      clientOf(`${key.key.slice(0, -6)}wrong${nth}`, { 'x-forwarded-for': anAddress() }).get(
        '/customers'
      )
    for (let time = 0; time < 7; time++) await wrong(time)
    const old = ok(
      await api.post('/api-keys', {
        name: 'Old',
        scopes: ['customers:read'],
        expiresAt: new Date(Date.now() + 60_000).toISOString(),
      })
    )
    await as(() =>
      execute('UPDATE api_keys SET expires_at = ? WHERE tenant_id = ? AND id = ?', [
        '2020-01-01 00:00:00',
        tenant.id,
        old.id,
      ])
    )
    assert.equal((await clientOf(old.key).get('/customers')).status, 401)

    const told = (await toldTo(api)).filter(
      ({ action }) => action.startsWith('security.key_') && !/created$/.test(action)
    )
    const count = (action: string) =>
      told
        .filter((one) => one.action === `security.${action}`)
        .reduce((sum, { after }) => sum + after.times, 0)
    assert.deepEqual([count('key_refused'), count('key_locked')], [6, 2])
    assert.containsSubset(told[0], {
      actor: { type: 'api_key', id: key.id, name: 'ERP' },
      after: { reason: 'WRONG_SECRET' },
    })
    assert.containsSubset(
      told.find(({ actor }) => actor.name === 'Old'),
      { after: { reason: 'EXPIRED' } }
    )
    assert.notInclude(JSON.stringify(told), key.key.slice(0, 30))
  })

  test('changed rights are noted with their author', async ({ assert }) => {
    const { api, admin } = await aCompany()
    const role = ok(await api.post('/roles', { name: 'CASHIER', permissions: ['invoices:read'] }))
    ok(await api.patch(`/roles/${role.id}`, { permissions: ['invoices:read', 'customers:read'] }))
    const person = await aPerson(api, 'CASHIER')
    ok(await api.patch(`/users/${person.user.id}`, { role: 'SALES' }))
    const key = ok(await api.post('/api-keys', { name: 'ERP', scopes: ['customers:read'] }))
    assert.equal((await api.delete(`/api-keys/${key.id}`)).status, 204)
    ok(await api.patch(`/users/${person.user.id}`, { isActive: false }))
    ok(await api.patch(`/users/${person.user.id}`, { isActive: true, name: 'Otra' }))
    assert.equal((await api.delete(`/users/${person.user.id}`)).status, 204)
    assert.equal((await api.delete(`/roles/${role.id}`)).status, 204)
    await api.post('/roles', { name: 'DRY', permissions: ['invoices:read'] }, { prefer: 'dry-run' })

    const told = await toldTo(api)
    assert.deepEqual(
      told.map(({ action }) => action.replace('security.', '')),
      [
        'role_created',
        'role_changed',
        'user_created',
        'user_role_changed',
        'key_created',
        'key_revoked',
        'user_disabled',
        'user_enabled',
        'user_deleted',
        'role_deleted',
      ]
    )
    for (const { actor } of told)
      assert.deepEqual(actor, { type: 'user', id: admin.id, name: admin.name })
    assert.containsSubset(told[1], {
      entityId: role.id,
      after: { role: 'CASHIER', added: ['customers:read'], removed: [] },
    })
    assert.containsSubset(told[3], {
      entityId: person.user.id,
      after: { from: 'CASHIER', to: 'SALES' },
    })
    assert.containsSubset(told[4], {
      entityId: key.id,
      after: { key: 'ERP', scopes: ['customers:read'] },
    })
    assert.notInclude(JSON.stringify(told), key.key)
  })

  test('security events are visible to administrators alone', async ({ assert }) => {
    const company = await aCompany()
    const { api: viewer } = await aPerson(company.api)
    await viewer.get('/users')
    const accountant = (await company.aUser('ACCOUNTANT')).api
    const auditor = clientOf(
      ok(await company.api.post('/api-keys', { name: 'Audit', scopes: ['audit:read'] })).key
    )
    const [row] = await toldTo(company.api)

    for (const reader of [accountant, auditor]) {
      for (const entity of ['security', 'SECURITY', 'Sécurity'])
        assert.equal(
          (await reader.get(`/audit-logs?entity=${encodeURIComponent(entity)}`)).status,
          403
        )
      assert.equal((await reader.get(`/audit-logs/${row.id}`)).status, 404)
      assert.notInclude((await reader.get('/audit-logs?limit=100')).text, 'security.')
    }
    assert.isEmpty(await toldTo((await aCompany()).api))
    assert.equal((await (await aCompany()).api.get(`/audit-logs/${row.id}`)).status, 404)
    assert.equal(ok(await company.api.get('/audit-logs/verify')).ok, true)
  })

  test('events beyond the distinct ones are one row, so that nobody fills the table', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api: viewer } = await aPerson(company.api)
    await securityWritten()
    for (let time = 0; time < 230; time++)
      assert.equal(
        (await viewer.get('/users', { 'x-forwarded-for': `10.9.${time}.1` })).status,
        403
      )
    const [{ total, times }] = await (async () => {
      await securityWritten()
      return company.as(() =>
        rows(
          "SELECT COUNT(*) AS total, SUM(times) AS times FROM security_events WHERE tenant_id = ? AND action = 'security.forbidden'",
          [Current.tenantId]
        )
      )
    })()
    assert.equal(Number(times), 230)
    assert.isAtMost(Number(total), 201)
  })

  test('a year later rows are forgotten', async ({ assert }) => {
    const company = await aCompany()
    const { api: viewer } = await aPerson(company.api)
    await viewer.get('/users')
    const before = (await toldTo(company.api)).length
    await company.as(() =>
      execute(
        "UPDATE security_events SET last_at = last_at - INTERVAL 366 DAY WHERE tenant_id = ? AND action = 'security.forbidden'",
        [Current.tenantId]
      )
    )
    assert.isAtLeast(await sweepSecurityEvents(), 1)
    assert.lengthOf(await toldTo(company.api), before - 1)
  })

  test('each security event is logged at warn with request, address and actor', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { user, token } = await aPerson(company.api)
    const port = await freePort()
    const child = start('bin/server.ts', [], {
      env: { PORT: String(port), LOG_LEVEL: 'warn', DRAIN_SECONDS: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const said: string[] = []
    child.stdout!.setEncoding('utf8').on('data', (text) => said.push(text))
    const origin = `http://127.0.0.1:${port}/api/v1`
    await eventually(
      'the API is there',
      () =>
        fetch(`${origin}/health/live`).then(
          ({ ok }) => ok,
          () => false
        ),
      30
    )

    const headers = (requestId: string) => ({
      'content-type': 'application/json',
      'x-request-id': requestId,
      'x-forwarded-for': anAddress(),
    })
    await fetch(`${origin}/customers`, {
      method: 'POST',
      body: '{"name":"secreto"}',
      headers: { ...headers('refused-1'), authorization: `Bearer ${token}` },
    })
    await fetch(`${origin}/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ email: user.email, password: 'clave-secreta-1' }),
      headers: headers('failed-1'),
    })
    await eventually(
      'both are said',
      () => said.join('').includes('refused-1') && said.join('').includes('failed-1')
    )
    child.kill('SIGTERM')
    await eventually('it has ended', () => child.exitCode !== null, 30)

    const log = said.join('')
    for (const [event, requestId] of [
      ['security.forbidden', 'refused-1'],
      ['security.login_failed', 'failed-1'],
    ]) {
      assert.match(log, new RegExp(event.replace('.', '\\.')))
      assert.include(log, requestId)
    }
    assert.include(log, user.id)
    for (const secret of ['secreto', 'clave-secreta', token, user.email, PASSWORD])
      assert.notInclude(log, secret)
    const told = (await toldTo(company.api)).filter(({ requestId }) => /-1$/.test(requestId))
    assert.sameMembers(
      told.map(({ action }) => action),
      ['security.forbidden', 'security.login_failed']
    )
  }).timeout(90_000)
})
