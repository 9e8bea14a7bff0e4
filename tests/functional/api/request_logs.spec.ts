import { test } from '@japa/runner'
import { keepRequest, requestsWritten } from '#core/audit/requests/buffer'
import { sweepRequestLogs } from '#core/audit/requests/sweep'
import { execute, rows } from '#core/database/query'
import { call, clientOf, type Api } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { statementsOf } from '#tests/plans'

const LOG = '/request-logs'

const entries = async ({ api }: { api: Api }, query = '') => {
  const { status, body, text } = await api.get(`${LOG}?limit=100&${query}`)
  if (status !== 200) throw new Error(text)
  return body.data as Record<string, any>[]
}

const inDatabase = ({ as, tenant }: Company) =>
  as(() => rows('SELECT * FROM request_logs WHERE tenant_id = ?', [tenant.id]))

test.group('Request log', () => {
  test('every refusal is listed with route, status, code, actor and request id, and no value', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { admin, api } = company
    const secret = unique('Nobody-may-read-this')
    const headers = { 'x-request-id': unique('erp') }
    assert.equal((await api.post('/customers', { name: secret }, headers)).status, 422)
    assert.equal((await api.get(`/customers/${NOBODYS_ID}?fields=id`)).status, 404)
    assert.equal((await api.get(`/nowhere/${secret}`)).status, 404)
    const json = { 'content-type': 'application/json' }
    assert.equal((await api.post('/customers', `{"name":"${secret}"`, json)).status, 400)

    const found = await entries(company)
    assert.deepEqual(
      found.map(({ method, route, status, code }) => [method, route, status, code]),
      [
        ['POST', '/api/v1/customers', 400, 'MALFORMED_JSON'],
        ['GET', null, 404, 'NOT_FOUND'],
        ['GET', '/api/v1/customers/:id', 404, 'NOT_FOUND'],
        ['POST', '/api/v1/customers', 422, 'VALIDATION_FAILED'],
      ]
    )
    const refused = found[3]
    assert.equal(refused.requestId, headers['x-request-id'])
    assert.deepEqual(refused.actor, { type: 'user', id: admin.id, name: admin.name })
    assert.isAtLeast(refused.ms, 0)
    assert.equal(refused.ip, '127.0.0.1')
    assert.closeTo(Date.parse(refused.createdAt), Date.now(), 60_000)
    assert.notInclude(JSON.stringify(await inDatabase(company)), secret)
    assert.deepEqual((await api.get(`${LOG}/${refused.id}`)).body, refused)
  })

  test('requests of test mode are in the log of the tenant that they concern', async ({
    assert,
  }) => {
    const company = await aCompany()
    const test = { 'oficio-environment': 'test' }
    const routesOf = async (headers: Record<string, string>) =>
      (await company.api.get(`${LOG}?limit=100`, headers)).body.data.map(({ route }: any) => route)

    for (const path of ['/users', '/customers', '/api-keys'])
      assert.equal((await company.api.post(path, {}, test)).status, 422)
    assert.equal((await company.api.put('/settings/sso', {}, test)).status, 422)
    assert.deepEqual(await routesOf({}), [
      '/api/v1/settings/sso',
      '/api/v1/api-keys',
      '/api/v1/users',
    ])
    assert.deepEqual(await routesOf(test), ['/api/v1/customers'])
  })

  test('one in ten answered requests is kept', async ({ assert }) => {
    const company = await aCompany()
    for (let time = 0; time < 50; time++)
      assert.equal((await company.api.get('/customers')).status, 200)
    assert.lengthOf(await entries(company, 'route=/customers'), 5)
  })

  test('filters narrow the log, and a cursor reads it to its end', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { body: key } = await api.post('/api-keys', { name: 'ERP', scopes: ['customers:read'] })
    const program = clientOf(key.key)
    for (let time = 0; time < 3; time++) await program.get(`/customers/${NOBODYS_ID}`)
    assert.equal((await program.post('/customers', {})).status, 403)
    assert.equal((await api.post('/customers', {}, { 'x-request-id': 'own-1' })).status, 422)

    for (const [query, number] of [
      ['status=404', 3],
      ['status=403,422', 2],
      ['status=4xx', 5],
      ['status=5xx', 0],
      ['status=5xx,422', 1],
      ['code=NOT_FOUND', 3],
      ['code=NOT_FOUND,INSUFFICIENT_SCOPE', 4],
      [`actorId=${key.id}`, 4],
      ['method=post&status=4xx', 2],
      ['route=/customers/:id', 3],
      ['route=/api/v1/customers/:id&method=GET', 3],
      ['requestId=own-1', 1],
      ['createdSince=2020-01-01T00:00:00Z&status=4xx', 5],
      [`createdSince=${new Date(Date.now() + 60_000).toISOString()}`, 0],
    ] as const)
      assert.lengthOf(await entries(company, query), number, query)
    assert.deepEqual((await entries(company, `actorId=${key.id}`))[0].actor, {
      type: 'api_key',
      id: key.id,
      name: 'ERP',
    })

    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await api.get(`${LOG}?status=4xx&limit=2&cursor=${cursor}`)
      seen.push(...body.data.map(({ id }: any) => id))
      cursor = body.meta.nextCursor
    }
    assert.lengthOf(new Set(seen), 5)
    assert.deepEqual(seen, [...seen].sort().reverse())

    for (const [query, field] of [
      ['status=abc', 'status'],
      ['status=4x', 'status'],
      ['actorId=me', 'actorId'],
      ['cursor=x', 'cursor'],
      ['colour=red', 'colour'],
    ]) {
      const { status, body } = await api.get(`${LOG}?${query}`)
      assert.deepEqual([status, body.errors[0].field], [422, field], query)
    }
  })

  test('administrators read the log of their own company, and nobody else reads it', async ({
    assert,
  }) => {
    const [company, other] = [await aCompany(), await aCompany()]
    await company.api.get(`/customers/${NOBODYS_ID}`)
    const [entry] = await entries(company)
    assert.deepEqual(await entries(other), [])
    assert.equal((await other.api.get(`${LOG}/${entry.id}`)).status, 404)

    const { body: key } = await company.api.post('/api-keys', {
      name: 'All',
      scopes: ['audit:read', 'customers:read'],
    })
    for (const [api, code] of [
      [clientOf(key.key), 'INSUFFICIENT_SCOPE'],
      [(await company.aUser('VIEWER')).api, 'FORBIDDEN'],
      [(await company.aUser('ACCOUNTANT')).api, 'FORBIDDEN'],
    ] as const)
      for (const path of [LOG, `${LOG}/${entry.id}`]) {
        const { status, body } = await api.get(path)
        assert.deepEqual([status, body.code], [403, code])
      }
    assert.equal((await clientOf('ofc_live_nothing').get(LOG)).status, 401)
    assert.isFalse((await entries(company)).some(({ status }) => status === 401))
  })

  test('a replayed refusal and a refused call over MCP have their code', async ({ assert }) => {
    const company = await aCompany()
    const key = { 'idempotency-key': unique('key') }
    for (let time = 0; time < 2; time++)
      assert.equal((await company.api.post('/customers', { name: 'x' }, key)).status, 422)
    const { status } = await company.api.post('/assistant/mcp', {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'create_customer', arguments: {} },
    })
    assert.equal(status, 200)
    assert.deepEqual(
      (await entries(company)).map(({ route, status: of, code }) => [route, of, code]),
      [
        ['/api/v1/assistant/mcp', 200, 'VALIDATION_FAILED'],
        ['/api/v1/customers', 422, 'VALIDATION_FAILED'],
        ['/api/v1/customers', 422, 'VALIDATION_FAILED'],
      ]
    )
  })

  test('a request adds no statement, and the entries of a company are one INSERT', async ({
    assert,
  }) => {
    const company = await aCompany()
    await requestsWritten()
    for (let time = 0; time < 30; time++) await company.api.get(`/customers/${NOBODYS_ID}`)
    assert.isEmpty(
      (await statementsOf(() => company.api.get('/customers'))).filter((sql) =>
        sql.includes('request_logs')
      )
    )
    const written = (await statementsOf(() => company.api.get(LOG))).filter((sql) =>
      sql.startsWith('INSERT')
    )
    assert.lengthOf(written, 1)
    assert.equal(written[0].match(/'NOT_FOUND'/g)!.length, 30)
  })

  test('a plain OPTIONS is answered, and no refusal', async ({ assert }) => {
    const company = await aCompany()
    for (let time = 0; time < 20; time++)
      assert.equal((await call(company.api.token, 'OPTIONS', '/customers')).status, 204)
    assert.isEmpty((await entries(company)).filter(({ code }) => code !== null))
  })

  test('of endless 429s some are kept', async ({ assert }) => {
    const { isKept } = await import('#core/audit/requests/sampling')
    const kept = Array.from({ length: 6_000 }, () => isKept(999_999, 429, 'RATE_LIMITED'))
    assert.lengthOf(kept.filter(Boolean), 5_000)
  })

  test('entries of a removed company are dropped, and those of others written', async ({
    assert,
  }) => {
    const company = await aCompany()
    await company.api.get(`/customers/${NOBODYS_ID}`)
    await requestsWritten()
    const [{ tenant_id: _, id: __, ...row }] = await inDatabase(company)
    for (const id of [99_999_999, company.tenant.id])
      keepRequest({ ...company.tenant, id } as any, {
        tenant_id: id,
        id: NOBODYS_ID.replace(/^./, id === 99_999_999 ? '1' : '2'),
        ...row,
      })
    await requestsWritten()
    assert.lengthOf(await inDatabase(company), 2)
  })

  test('entries older than a week are swept, in slices', async ({ assert }) => {
    const company = await aCompany()
    for (let time = 0; time < 3; time++) await company.api.get(`/customers/${NOBODYS_ID}`)
    const [old] = await entries(company)
    const before = new Date(Date.now() - 8 * 86_400_000)
    const hex = before.getTime().toString(16).padStart(12, '0')
    await company.as(() =>
      execute('UPDATE request_logs SET id = ? WHERE tenant_id = ? AND id = ?', [
        `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000001`,
        company.tenant.id,
        old.id,
      ])
    )
    assert.lengthOf(await entries(company), 2, 'the log ends a week ago, swept or not')
    assert.isAtLeast(await sweepRequestLogs(), 1)
    assert.lengthOf(await inDatabase(company), 2)
  })
})
