import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { test } from '@japa/runner'
import { allTools } from '#assistant/tool'
import { ORIGIN, call, clientOf, type Api } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { auditOf, leftBehind } from '#tests/functional/core/left_behind'
import { statementsOf } from '#tests/plans'

const ADDRESS = '/assistant/mcp'

const aCustomer = () => ({ taxId: unique('NIT'), name: 'Café Ñandú' })

/** The official client, as hosts of models use it, of either era of the protocol. */
async function connected(api: Api, mode: 'legacy' | 'auto') {
  const client = new Client({ name: 'a-host', version: '1.0.0' }, { versionNegotiation: { mode } })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${ORIGIN}/api/v1${ADDRESS}`), {
      requestInit: { headers: { authorization: `Bearer ${api.token}`, connection: 'close' } },
    })
  )
  return client
}

/** A key of a host that is about customers. */
async function aHost({ api }: Company) {
  const { body } = await api.post('/api-keys', {
    name: 'A host',
    scopes: [
      'assistant:read',
      'assistant:write',
      'customers:read',
      'customers:write',
      'modules:read',
    ],
  })
  return { id: body.id as string, api: clientOf(body.key) }
}

const message = (method: string, params: object = {}, id: number | null = 1) => ({
  jsonrpc: '2.0',
  ...(id !== null && { id }),
  method,
  params,
})

const problemIn = ({ content }: any) => JSON.parse(content[0].text)

test.group('Tools over the Model Context Protocol', () => {
  for (const [mode, revision] of [
    ['legacy', '2025-11-25'],
    ['auto', '2026-07-28'],
  ] as const) {
    test(`the official client of the revision ${revision} lists tools, calls them and is told what is wrong`, async ({
      assert,
    }) => {
      const company = await aCompany()
      const host = await aHost(company)
      const client = await connected(host.api, mode)
      assert.equal(client.getNegotiatedProtocolVersion(), revision)
      assert.containsSubset(client.getServerVersion(), { name: 'oficio' })

      const { tools } = await client.listTools()
      const byRest = (await host.api.get('/assistant/tools')).body.data
      assert.isAtLeast(tools.length, 5)
      assert.deepEqual(
        tools.map(({ name, inputSchema, outputSchema, annotations }) => ({
          name,
          inputSchema,
          outputSchema,
          annotations,
        })),
        byRest.map(({ name, inputSchema, outputSchema, annotations }: any) => ({
          name,
          inputSchema,
          outputSchema,
          annotations,
        }))
      )

      const before = await leftBehind(company)
      const tried: any = await client.callTool({
        name: 'create_customer',
        arguments: { ...aCustomer(), dryRun: true },
      })
      assert.containsSubset(tried.structuredContent, { name: 'Café Ñandú', effects: {} })
      assert.deepEqual(await leftBehind(company), before)

      const made: any = await client.callTool({ name: 'create_customer', arguments: aCustomer() })
      assert.deepEqual(
        made.structuredContent,
        (await company.api.get(`/customers/${made.structuredContent.id}`)).body
      )
      assert.deepEqual(JSON.parse(made.content[0].text), made.structuredContent)
      assert.containsSubset(await auditOf(company, made.structuredContent.id), [
        { actor_type: 'assistant', actor_id: host.id },
      ])

      const refused: any = await client.callTool({
        name: 'create_customer',
        arguments: { name: 'x', colour: 'red' },
      })
      assert.isTrue(refused.isError)
      assert.deepEqual(
        problemIn(refused).errors.map(({ field, code }: any) => [field, code]),
        [
          ['colour', 'UNKNOWN_FIELD'],
          ['taxId', 'REQUIRED'],
        ]
      )
      const duplicate = await client.callTool({
        name: 'create_customer',
        arguments: { ...aCustomer(), taxId: made.structuredContent.taxId },
      })
      assert.containsSubset(problemIn(duplicate), {
        status: 409,
        code: 'DUPLICATE',
        errors: [{ field: 'taxId' }],
      })

      const errorOf = (name: string) =>
        client.callTool({ name, arguments: {} }).then(
          () => undefined,
          ({ code, message }) => [code, message.replace(name, '…')]
        )
      assert.deepEqual(await errorOf('healthcare_ping'), await errorOf('never_was'))
      assert.equal((await errorOf('never_was'))![0], -32602)

      await company.api.patch('/settings/tenant', { enabledModules: ['HEALTHCARE'] })
      assert.containsSubset(await client.callTool({ name: 'healthcare_ping' }), {
        structuredContent: { status: 'ok' },
      })
      await client.close()
    })
  }

  test('the MCP endpoint follows the protocol and the rules of every request', async ({
    assert,
  }) => {
    const company = await aCompany()
    const post = (body: unknown, headers: Record<string, string> = {}) =>
      company.api.post(ADDRESS, body, headers)

    for (const method of ['GET', 'DELETE']) {
      const { status, headers } = await call(company.api.token, method, ADDRESS)
      assert.deepEqual([status, headers.get('allow')], [405, 'POST, OPTIONS'])
    }
    assert.deepEqual((await call(null, 'POST', ADDRESS, message('tools/list'))).status, 401)
    assert.equal((await post(message('notifications/initialized', {}, null))).status, 202)
    assert.deepEqual(
      [(await post(message('ping'))).body, (await post(message('resources/list'))).body.error.code],
      [{ jsonrpc: '2.0', id: 1, result: {} }, -32601]
    )
    const broken = await post('{"jsonrpc":', { 'content-type': 'application/json' })
    assert.deepEqual(
      [broken.status, broken.body],
      [400, { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } }]
    )
    assert.equal(
      (await post(message('tools/list'), { 'mcp-protocol-version': '1999-01-01' })).status,
      400
    )
    assert.deepEqual(
      [
        (await post([message('ping')])).body.error.code,
        (await post({})).status,
        ...(await Promise.all(
          ['3', 'null'].map(
            async (body) => (await post(body, { 'content-type': 'application/json' })).status
          )
        )),
      ],
      [-32600, 400, 400, 400]
    )

    for (const origin of ['http://evil.example.com', 'null'])
      assert.equal((await post(message('ping'), { origin })).status, 403)
    assert.equal((await post(message('ping'), { origin: ORIGIN })).status, 200)

    const { headers } = await post(message('tools/list'), { 'x-request-id': 'from-a-host' })
    assert.equal(headers.get('x-request-id'), 'from-a-host')
    assert.match(headers.get('content-type')!, /^application\/json/)
    for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'])
      assert.isNotNull(headers.get(name), name)
    assert.equal(
      (
        await post(
          message('tools/call', {
            name: 'create_customer',
            arguments: { ...aCustomer(), address: 'x'.repeat(1_100_000) },
          })
        )
      ).status,
      413
    )
  })

  test("invalid parameters of the protocol are the client's error", async ({ assert }) => {
    const { api } = await aCompany()
    const errorOf = async (method: string, params?: object) => {
      const { status, body } = await api.post(ADDRESS, { jsonrpc: '2.0', id: 'a', method, params })
      return [status, body.id, body.error?.code]
    }
    const wrong = [
      ['tools/list', { cursor: 'never-given' }],
      ['tools/list', { cursor: 5 }],
      ['tools/list', { cursor: null }],
      ['initialize'],
      ['initialize', { capabilities: {} }],
      ['tools/call'],
      ['tools/call', { name: 5 }],
    ] as const
    for (const [method, params] of wrong)
      assert.deepEqual(
        await errorOf(method, params),
        [200, 'a', -32602],
        `${method} ${JSON.stringify(params)}`
      )
    for (const params of [undefined, {}, { cursor: '' }])
      assert.deepEqual(await errorOf('tools/list', params), [200, 'a', undefined])
  })

  test('an internal error reveals no details', async ({ assert, cleanup }) => {
    const { api } = await aCompany()
    const tool = allTools().get('find_customers')!
    const { operation } = tool
    cleanup(() => void (tool.operation = operation))
    tool.operation = Object.assign(() => Promise.reject(new Error('a secret of ours')), {
      declaration: operation.declaration,
    })

    const answer = await api.post(
      ADDRESS,
      message('tools/call', { name: 'find_customers', arguments: {} })
    )
    assert.equal(answer.body.error.code, -32603)
    assert.notInclude(answer.text, 'secret')
  })

  test('a key makes a call happen once, whatever the number of its message', async ({ assert }) => {
    const company = await aCompany()
    const [asked, key] = [
      { name: 'create_customer', arguments: aCustomer() },
      { 'idempotency-key': unique('key') },
    ]
    const first = await company.api.post(ADDRESS, message('tools/call', asked, 1), key)
    const again = await company.api.post(ADDRESS, message('tools/call', asked, 2), key)

    assert.deepEqual(
      [again.headers.get('idempotent-replayed'), again.body],
      ['true', { ...first.body, id: 2 }]
    )
    const { result: refused } = (
      await company.api.post(
        ADDRESS,
        message('tools/call', { name: 'create_customer', arguments: aCustomer() }),
        { 'idempotency-key': '' }
      )
    ).body
    assert.deepEqual(
      [refused.isError, problemIn(refused).errors[0].field],
      [true, 'Idempotency-Key'],
      'an empty one, as over REST'
    )
    assert.equal((await company.api.get('/customers')).body.meta.total, 1)
  })

  test('the list asks nothing of the database', async ({ assert }) => {
    const { api } = await aCompany()
    await api.post(ADDRESS, message('tools/list'))
    assert.deepEqual(await statementsOf(() => api.post(ADDRESS, message('tools/list'))), [])
  })
})
