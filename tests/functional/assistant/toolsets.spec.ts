import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { MOST_BY_DEFAULT, toolsetNames } from '#assistant/toolsets'
import { allTools } from '#assistant/tool'
import { MODULES } from '#tenants/modules'
import { clientOf, type Api } from '#tests/api'
import { aCompany, unique } from '#tests/company'

const ADDRESS = '/assistant/mcp'

/** Hosts send the whole list to their model, so it must stay short. */
const MOST_BYTES_BY_DEFAULT = 90_000

const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })

const listed = async (api: Api, query = '') => {
  const { status, body, text } = await api.get(`/assistant/tools${query}`)
  if (status !== 200) throw new Error(text)
  return body.data as { name: string; toolset: string }[]
}

const namesOf = (tools: readonly { name: string }[]) => tools.map(({ name }) => name)

const overMcp = async (api: Api, query = '') =>
  namesOf((await api.post(ADDRESS + query, message('tools/list'))).body.result.tools)

test.group('Toolsets', () => {
  test('by default an administrator is offered at most 40 tools of every area, in a short list', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    await api.patch('/settings/tenant', { enabledModules: [...MODULES] })
    const tools = await listed(api)
    assert.isAtMost(tools.length, MOST_BY_DEFAULT)
    assert.isAtLeast(tools.length, 35)
    assert.includeMembers(namesOf(tools), [
      'find_customers',
      'create_invoice',
      'record_payment',
      'check_stock',
      'healthcare_ping',
      'who_am_i',
    ])
    assert.deepEqual(await listed(api, '?toolsets=default'), tools)
    assert.deepEqual(await overMcp(api), namesOf(tools))

    const { text } = await api.post(ADDRESS, message('tools/list'))
    assert.isBelow(Buffer.byteLength(text), MOST_BYTES_BY_DEFAULT)
    assert.isAbove((await listed(api, '?toolsets=all')).length, 100)
  })

  test('named toolsets are offered over REST and MCP alike', async ({ assert }) => {
    const { api } = await aCompany()
    const both = await listed(api, '?toolsets=sales,stock')
    assert.sameMembers([...new Set(both.map(({ toolset }) => toolset))], ['sales', 'stock'])
    assert.includeMembers(namesOf(both), ['void_invoice', 'inventory_valuation'])
    assert.deepEqual(await listed(api, '?toolsets= Stock, sales'), both)
    assert.deepEqual(await overMcp(api, '?toolsets=stock,sales'), namesOf(both))
    assert.includeMembers(namesOf(await listed(api, '?toolsets=default,payroll')), [
      'find_payslips',
      'find_customers',
    ])

    const { body } = await api.get('/assistant/tools?toolsets=sales')
    assert.deepInclude(body.meta.toolsets, { name: 'sales', tools: body.data.length })
    const sum = body.meta.toolsets.reduce((total: number, { tools }: any) => total + tools, 0)
    assert.equal(sum, (await listed(api, '?toolsets=all')).length)
  })

  test('an unknown toolset is refused with the nearest one', async ({ assert }) => {
    const { api } = await aCompany()
    for (const { status, body } of [
      await api.get('/assistant/tools?toolsets=sales,payrol'),
      await api.post(`${ADDRESS}?toolsets=payrol`, message('tools/list')),
    ]) {
      assert.deepEqual([status, body.code], [422, 'VALIDATION_FAILED'])
      const [{ field, code, message: says }] = body.errors
      assert.deepEqual([field, code], ['toolsets', 'INVALID_CHOICE'])
      assert.include(says, 'the nearest is payroll')
    }
    const { body } = await api.get('/assistant/tools?toolset=sales')
    assert.deepInclude(body.errors[0], { field: 'toolset', code: 'UNKNOWN_FIELD' })
  })

  test('a caller with few rights is offered all tools that these allow', async ({ assert }) => {
    const company = await aCompany()
    const { body } = await company.api.post('/api-keys', {
      name: unique('Payroll'),
      scopes: ['assistant:read', 'payroll:read', 'hr:read'],
    })
    const api = clientOf(body.key)
    const tools = await listed(api)
    assert.includeMembers(namesOf(tools), ['find_payslips', 'find_employees'])
    assert.deepEqual(tools, await listed(api, '?toolsets=all'))
    const beyond = tools.filter(({ name }) => !allTools().get(name)!.isCommon)
    assert.isNotEmpty(beyond)
    for (const { name } of beyond) {
      const call = message('tools/call', { name, arguments: {} })
      const { body } = await api.post(`${ADDRESS}?toolsets=default`, call)
      assert.isObject(body.result, name)
    }
    assert.deepEqual(await listed(api, '?toolsets=sales'), [])
    assert.sameMembers(
      (await api.get('/assistant/tools')).body.meta.toolsets.map(({ name }: any) => name),
      [...new Set(tools.map(({ toolset }) => toolset))]
    )
  })

  test('tools outside the list are called over REST, and over MCP unless toolsets are named', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const call = message('tools/call', { name: 'tax_summary', arguments: {} })
    assert.notInclude(namesOf(await listed(api)), 'tax_summary')
    assert.equal((await api.post('/assistant/tools/tax_summary/call', {})).status, 200)
    for (const query of ['', '?toolsets=accounting', '?toolsets=sales,all'])
      assert.isObject((await api.post(ADDRESS + query, call)).body.result, query)
    for (const query of ['?toolsets=sales', '?toolsets=default']) {
      const { body } = await api.post(ADDRESS + query, call)
      assert.equal(body.error.code, -32602, query)
    }
  })

  test('every tool is in a toolset that the reference lists, with the tools of the default', ({
    assert,
  }) => {
    const page = readFileSync(
      new URL('../../../docs/reference/assistant.md', import.meta.url),
      'utf8'
    )
    const rows = new Map(
      [...page.matchAll(/^\| `([a-z_]+)` \| (.*) \|$/gm)].map(([, name, tools]) => [name, tools])
    )
    for (const name of toolsetNames()) assert.isTrue(rows.has(name), name)
    for (const { name, toolset, isCommon } of allTools().values())
      assert.equal(
        rows.get(toolset)!.includes(`\`${name}\``),
        isCommon,
        `${name} in the row of ${toolset}`
      )
  })
})
