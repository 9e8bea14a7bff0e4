import { test } from '@japa/runner'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv'
import { allTools } from '#assistant/tool'
import { SCOPES } from '#core/context/scopes'
import { clientOf, type Api } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { auditOf, leftBehind } from '#tests/functional/core/left_behind'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { aSuperAdmin } from '#tests/functional/identity/people'
import { whoMay } from '#tests/functional/support/desk'
import { statementsOf } from '#tests/plans'

const aCustomer = () => ({ taxId: unique('NIT'), name: 'Café Ñandú' })

const callOf = (api: Api) => (name: string, args?: unknown, headers?: Record<string, string>) =>
  api.post(`/assistant/tools/${name}/call`, args, headers)

const namesFor = async (api: Api): Promise<string[]> =>
  (await api.get('/assistant/tools?toolsets=all')).body.data.map(({ name }: any) => name)

async function aKey({ api }: Company, ...scopes: string[]) {
  const { body } = await api.post('/api-keys', { name: unique('Assistant'), scopes })
  return { id: body.id as string, api: clientOf(body.key) }
}

test.group('Tools', () => {
  test('each tool is an operation with a description for models and valid schemas', ({
    assert,
  }) => {
    const schemas = new AjvJsonSchemaValidator()
    const tools = [...allTools().values()]
    assert.isAtLeast(tools.length, 30)

    for (const {
      name,
      description,
      permission,
      annotations,
      writes,
      inputSchema,
      outputSchema,
    } of tools) {
      assert.match(name, /^[a-z]+(_[a-z0-9]+)+$/)
      assert.match(description, /^[A-Z].{50,}\.$/, `${name} is told in a sentence`)
      assert.match(
        description,
        /\b(use|ask|when|where|whether|before|unless|gives|somebody|such as|for|by its id)\b/i,
        `${name} says when to use it`
      )
      assert.isTrue(
        SCOPES.includes(permission) || ['anyone', 'caller', 'administrator'].includes(permission),
        `${name} asks for ${permission}`
      )
      assert.equal(annotations.readOnlyHint, !writes)
      assert.equal('dryRun' in (inputSchema.properties as object), writes, name)
      assert.containsSubset(inputSchema, { type: 'object', additionalProperties: false })
      if (outputSchema) assert.equal(outputSchema.type, 'object', name)

      for (const schema of [inputSchema, outputSchema ?? {}])
        assert.isFunction(schemas.getValidator(schema))
      assert.isFalse(
        schemas.getValidator(inputSchema)({ ...requiredOf(inputSchema), surprise: 1 }).valid,
        `${name} takes no surprises`
      )
    }
  })

  test('forbidden tools are neither listed nor found', async ({ assert }) => {
    const company = await aCompany()
    const [reader, writer, outsider] = await Promise.all([
      aKey(company, 'assistant:read', 'customers:read', 'customers:write'),
      aKey(company, 'assistant:write', 'customers:write', 'customers:read'),
      aKey(company, 'customers:read', 'customers:write'),
    ])

    const all = await namesFor(company.api)
    assert.deepEqual(all, [...all].sort())
    assert.includeMembers(all, ['find_customers', 'create_customer', 'trial_balance', 'who_am_i'])
    assert.isFalse(
      (await namesFor(reader.api)).some((name) => !allTools().get(name)!.annotations.readOnlyHint)
    )
    assert.include(await namesFor(reader.api), 'find_customers')
    assert.notIncludeMembers(await namesFor(reader.api), [
      'trial_balance',
      'find_users',
      'who_am_i',
    ])
    assert.include(await namesFor(writer.api), 'create_customer')
    assert.notInclude(await namesFor(writer.api), 'find_customers')
    for (const role of ['SALES', 'VIEWER'])
      assert.notInclude(await namesFor((await company.aUser(role)).api), 'create_customer', role)
    const accountants = await namesFor((await company.aUser('ACCOUNTANT')).api)
    assert.includeMembers(accountants, ['trial_balance', 'find_invoices'])
    assert.notInclude(accountants, 'post_journal_entry')

    const never = await callOf(reader.api)('never_was', {})
    assert.equal(never.status, 404)
    for (const [caller, name] of [
      [reader, 'create_customer'],
      [reader, 'trial_balance'],
      [reader, 'healthcare_ping'],
      [writer, 'find_customers'],
    ] as const) {
      const { status, body } = await callOf(caller.api)(name, aCustomer())
      assert.deepEqual(
        [status, { ...body, requestId: '' }],
        [404, { ...never.body, requestId: '' }],
        name
      )
    }
    for (const refused of [
      await outsider.api.get('/assistant/tools'),
      await callOf(outsider.api)('create_customer', aCustomer()),
    ])
      assert.deepEqual([refused.status, refused.body.code], [403, 'INSUFFICIENT_SCOPE'])
  })

  test('actions of support agents are no tools for requesters', async ({ assert }) => {
    const company = await aCompany()
    const scopes = ['assistant:read', 'assistant:write', 'tickets:read', 'tickets:write']
    const { api: asker } = await (await whoMay(company, ...scopes))()

    for (const api of [company.api, (await aKey(company, ...scopes)).api])
      assert.includeMembers(await namesFor(api), ['assign_ticket', 'update_ticket'])
    assert.includeMembers(await namesFor(asker), [
      'create_ticket',
      'comment_on_ticket',
      'change_ticket_status',
      'list_my_tickets',
    ])
    for (const name of ['assign_ticket', 'update_ticket']) {
      assert.notInclude(await namesFor(asker), name)
      assert.equal((await callOf(asker)(name, { id: NOBODYS_ID })).status, 404, name)
    }
  })

  test('a tool of a module is there while the company has the module', async ({ assert }) => {
    const company = await aCompany()
    const { api } = await aKey(company, 'assistant:read', 'modules:read')
    const enable = (...enabledModules: string[]) =>
      company.api.patch('/settings/tenant', { enabledModules })

    assert.notInclude(await namesFor(api), 'healthcare_ping')
    assert.equal((await callOf(api)('healthcare_ping', {})).status, 404)

    await enable('HEALTHCARE')
    const { data } = (await api.get('/assistant/tools')).body
    assert.containsSubset(
      data.find(({ name }: any) => name === 'healthcare_ping'),
      { module: 'HEALTHCARE', annotations: { readOnlyHint: true } }
    )
    assert.deepEqual((await callOf(api)('healthcare_ping')).body, {
      result: { module: 'HEALTHCARE', status: 'ok', tenantId: company.tenant.publicId },
    })

    await enable('EDUCATION')
    assert.notInclude(await namesFor(api), 'healthcare_ping')
    assert.equal((await callOf(api)('healthcare_ping', {})).status, 404)
    assert.equal(
      (await callOf((await aSuperAdmin()).in(company))('healthcare_ping', {})).status,
      200
    )
  })

  test('a tool answers and refuses like its operation', async ({ assert }) => {
    const [company, other] = [await aCompany(), await aCompany()]
    const tool = callOf(company.api)
    const { body: made } = await tool('create_customer', aCustomer())
    const foreign = (await callOf(other.api)('create_customer', aCustomer())).body.result

    assert.deepEqual(made.result, (await company.api.get(`/customers/${made.result.id}`)).body)
    assert.deepEqual(
      (await tool('find_customers', { search: 'ÑANDU', limit: 5, sort: '-name' })).body.result,
      (await company.api.get('/customers?search=ÑANDU&limit=5&sort=-name')).body
    )
    assert.deepEqual(
      (await tool('find_customers', { search: null })).body.result,
      (await company.api.get('/customers')).body
    )
    assert.deepEqual(
      (await tool('trial_balance', { to: '2030-01-31' })).body.result,
      (await company.api.get('/reports/trial-balance?to=2030-01-31')).body
    )
    assert.deepEqual(
      (await tool('customer_statement', { id: made.result.id.toUpperCase() })).body.result.customer,
      (await company.api.get(`/customers/${made.result.id}/statement`)).body.customer
    )

    const twice = { taxId: made.result.taxId, name: 'Twice' }
    const [byTool, byRoute] = [
      await tool('create_customer', twice),
      await company.api.post('/customers', twice),
    ]
    assert.deepEqual(
      [byTool.status, { ...byTool.body, requestId: '' }],
      [409, { ...byRoute.body, requestId: '' }]
    )
    for (const id of [foreign.id, NOBODYS_ID])
      assert.equal((await tool('customer_statement', { id })).status, 404)
  })

  test('wrong arguments are refused by their names, all at once', async ({ assert }) => {
    const company = await aCompany()
    const errorsOf = async (name: string, args?: unknown) => {
      const { status, body } = await callOf(company.api)(name, args)
      assert.equal(status, 422, name)
      return Object.fromEntries(body.errors.map(({ field, code }: any) => [field, code]))
    }
    const { id: accountId } = (await company.api.get('/accounts?limit=1')).body.data[0]

    assert.deepEqual(
      await errorsOf('create_customer', { colour: 'red', version: 1, email: 'no', dryRun: 'yes' }),
      {
        colour: 'UNKNOWN_FIELD',
        version: 'UNKNOWN_FIELD',
        dryRun: 'TYPE',
        taxId: 'REQUIRED',
        name: 'REQUIRED',
        email: 'INVALID_EMAIL',
      }
    )
    assert.deepEqual(await errorsOf('create_customer'), { taxId: 'REQUIRED', name: 'REQUIRED' })
    assert.deepEqual(await errorsOf('find_customers', { limit: 1000, page: {} }), {
      limit: 'TOO_LARGE',
      page: 'TYPE',
    })
    assert.deepEqual(await errorsOf('find_customers', { dryRun: true, q: 'Ana' }), {
      dryRun: 'UNKNOWN_FIELD',
      q: 'UNKNOWN_FIELD',
    })
    assert.deepEqual(await errorsOf('customer_statement', { id: 'Ana' }), { id: 'INVALID_UUID' })
    assert.deepEqual(await errorsOf('customer_statement', {}), { id: 'REQUIRED' })
    assert.deepEqual(await errorsOf('find_accounts', { tree: true }), { tree: 'UNKNOWN_FIELD' })
    assert.containsSubset(
      await errorsOf('post_journal_entry', {
        entryDate: '2026-01-31',
        concept: 'x',
        lines: [
          { accountId, debitAmount: 1, tax: 19 },
          { accountId, creditAmount: 1 },
        ],
      }),
      { 'lines.0.tax': 'UNKNOWN_FIELD' }
    )
    assert.deepEqual(await errorsOf('create_customer', [aCustomer()]), { '': 'TYPE' })
  })

  test("changes by a tool are audited as the assistant's, on behalf of the caller", async ({
    assert,
  }) => {
    const company = await aCompany()
    const key = await aKey(company, 'assistant:write', 'customers:write', 'tickets:write')
    const byUser = (await callOf(company.api)('create_customer', aCustomer())).body.result
    const byKey = (await callOf(key.api)('create_customer', aCustomer())).body.result

    assert.containsSubset(await auditOf(company, byUser.id), [
      {
        actor_type: 'assistant',
        actor_id: company.admin.id,
        actor_name: company.admin.name,
        action: 'customer.created',
      },
    ])
    assert.containsSubset(await auditOf(company, byKey.id), [
      { actor_type: 'assistant', actor_id: key.id, action: 'customer.created' },
    ])
    const { body } = await company.api.get(`/audit-logs?entityId=${byUser.id}`)
    assert.deepEqual(body.data[0].actor, {
      type: 'assistant',
      id: company.admin.id,
      name: company.admin.name,
    })

    await company.api.patch(`/customers/${byUser.id}`, { name: 'By hand' })
    assert.equal(
      (await company.api.get(`/audit-logs?entityId=${byUser.id}`)).body.data[0].actor.type,
      'user'
    )
  })

  test('a change can be tried by argument or by header, and a key makes it happen once', async ({
    assert,
  }) => {
    const company = await aCompany()
    const tool = callOf(company.api)
    const before = await leftBehind(company)

    for (const tried of [
      await tool('create_customer', { ...aCustomer(), dryRun: true }),
      await tool('create_customer', aCustomer(), { prefer: 'dry-run' }),
    ]) {
      assert.deepEqual(
        [tried.status, tried.headers.get('preference-applied'), Object.keys(tried.body)],
        [200, 'dry-run', ['result', 'effects']]
      )
      assert.equal(tried.body.result.name, 'Café Ñandú')
    }
    assert.deepEqual(await leftBehind(company), before)

    const [asked, key] = [{ ...aCustomer(), dryRun: false }, { 'idempotency-key': unique('key') }]
    const all = await Promise.all([1, 2, 3].map(() => tool('create_customer', asked, key)))
    assert.lengthOf([...new Set(all.map(({ text }) => text))], 1)
    assert.equal((await company.api.get('/customers')).body.meta.total, 1)
    assert.equal(
      (await tool('create_customer', aCustomer(), key)).body.code,
      'IDEMPOTENCY_KEY_REUSED'
    )
  })

  test('the list asks nothing of the database', async ({ assert }) => {
    const { api } = await aCompany()
    await api.get('/assistant/tools')
    assert.deepEqual(await statementsOf(() => api.get('/assistant/tools')), [])
  })
})

/** Something for each required argument, right or wrong. */
const requiredOf = ({ required = [] }: { required?: unknown }) =>
  Object.fromEntries((required as string[]).map((name) => [name, 'x']))
