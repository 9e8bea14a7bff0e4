import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/client/validators/cf-worker'
import { test } from '@japa/runner'
import { allTools, type Tool } from '#assistant/tool'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { addDays, todayIn } from '#core/calendar/days'
import { aCompany, type Company } from '#tests/company'
import { contentsOf } from '#tests/conformance/contents'
import { RESOURCES, VERBS, ok, one, pathOf, resourceOf } from '#tests/conformance/resources'
import { aFile } from '#tests/functional/files/helpers'
import { draftOf, hire } from '#tests/functional/payroll/helpers'
import { statementsOf } from '#tests/plans'

type Arguments = Record<string, any>

const SHAPES = new CfWorkerJsonSchemaValidator()

/** Of every company; those of a module are tested with it. */
const tools = () => [...allTools().values()].filter(({ module }) => module === null)

/** What a tool answers, which must have the shape that it promises. */
const asking =
  ({ api }: Pick<Company, 'api'>) =>
  async (name: string, args: Arguments = {}) => {
    const { result } = ok(await api.post(`/assistant/tools/${name}/call`, args))
    assertShape(allTools().get(name)!, result)
    return result
  }

test.group('Every tool', (group) => {
  let company: Company
  group.setup(async () => void (company = await aCompany()))

  test('an assistant goes from names to results for people, things and tickets', async ({
    assert,
  }) => {
    const ask = asking(company)
    const today = todayIn(company.tenant.timezone)

    const { id: departmentId } = ok(await company.api.post('/departments', { name: 'Logística' }))
    await ask('create_employee', {
      firstName: 'Ana',
      lastName: 'Ñáñez',
      hireDate: '2024-01-15',
      baseSalary: 2_000_000,
      departmentId,
    })
    const [ana] = (await ask('find_employees', { search: 'nanez', isActive: true })).data
    assert.deepEqual(await onLeave(), [])

    const leave = await ask('request_time_off', {
      employeeId: ana.id,
      type: 'PERMISSION',
      startDate: addDays(today, -1),
      endDate: addDays(today, 2),
    })
    assert.deepEqual(await onLeave(), [], 'nobody has decided yet')
    const [waiting] = (
      await ask('find_time_off_requests', { status: 'REQUESTED', employeeId: ana.id })
    ).data
    await ask('approve_time_off', { id: waiting.id })
    assert.deepEqual(await onLeave(), ['Ana Ñáñez'])
    assert.deepEqual(
      await onLeave({ from: addDays(today, 2), to: addDays(today, 9), departmentId }),
      ['Ana Ñáñez']
    )
    assert.deepEqual(await onLeave({ from: addDays(today, 3), to: addDays(today, 9) }), [])
    assert.deepEqual(await onLeave({ departmentId: ana.id }), [])
    assert.lengthOf(
      (
        await statementsOf(() => company.api.post('/assistant/tools/who_is_on_leave/call', {}))
      ).filter((sql) => /FROM (time_off_requests|employees|departments)/.test(sql)),
      1
    )
    assert.containsSubset(
      await ask('who_is_on_leave', { from: addDays(today, -9), to: addDays(today, -1) }),
      {
        data: [
          {
            employeeId: ana.id,
            department: 'Logística',
            type: 'PERMISSION',
            startDate: addDays(today, -1),
            timeOffRequestId: leave.id,
          },
        ],
        hasMore: false,
      }
    )
    assert.containsSubset(
      (
        await company.api.post('/assistant/tools/who_is_on_leave/call', {
          from: today,
          to: addDays(today, -1),
        })
      ).body,
      { status: 422, errors: [{ field: 'to' }] }
    )
    await ask('cancel_time_off', { id: leave.id })
    assert.deepEqual(await onLeave(), [])

    const { assetTag } = await ask('create_asset', { name: 'Portátil de bodega' })
    const asset = await ask('read_asset_by_tag', { assetTag: assetTag.toLowerCase() })
    await ask('assign_asset', {
      id: asset.id,
      assignedToType: 'USER',
      assignedToId: ana.id,
      expectedCheckinDate: addDays(today, 9),
    })
    assert.deepEqual(await overdue(), [])
    await company.as(() =>
      execute('UPDATE assets SET expected_checkin_date = ? WHERE tenant_id = ? AND id = ?', [
        addDays(today, -1),
        Current.tenantId,
        asset.id,
      ])
    )
    assert.deepEqual(await overdue(), [[assetTag, 'Ana Ñáñez']])
    await ask('return_asset', { id: asset.id, condition: 'DAMAGED' })
    const [repair] = (await ask('find_maintenances', { assetId: asset.id, status: 'OPEN' })).data
    await ask('complete_maintenance', { id: repair.id, cost: 80_000 })
    assert.equal((await ask('read_asset', { id: asset.id })).status, 'STORED')

    const ticket = await ask('create_ticket', {
      subject: 'La impresora no responde',
      description: 'Desde ayer.',
    })
    assert.deepEqual((await ask('list_my_tickets')).data, [])
    await ask('assign_ticket', { id: ticket.id, userId: (await ask('who_am_i')).id })
    assert.containsSubset((await ask('list_my_tickets', { status: 'OPEN' })).data, [
      { id: ticket.id },
    ])
    await ask('comment_on_ticket', { id: ticket.id, body: 'La revisamos hoy.' })
    await ask('change_ticket_status', { id: ticket.id, status: 'RESOLVED' })
    assert.containsSubset((await ask('find_tickets', { search: String(ticket.number) })).data, [
      { id: ticket.id, status: 'RESOLVED', assigneeId: company.admin.id },
    ])

    async function onLeave(days: Arguments = {}): Promise<string[]> {
      return (await ask('who_is_on_leave', days)).data.map(({ name }: any) => name)
    }
    async function overdue(): Promise<string[][]> {
      return (await ask('list_overdue_assets', { sort: 'expectedCheckinDate' })).data.map(
        ({ assetTag, holderName }: any) => [assetTag, holderName]
      )
    }
  })

  test('every writing tool works as a dry run with the promised answer', async ({ assert }) => {
    const tries: [Tool, Arguments][] = []
    for (const tool of tools().filter(({ writes }) => writes))
      tries.push([tool, await argumentsOf(tool, company)])

    const before = await contentsOf(company)
    for (const [tool, args] of tries) {
      const { status, body, text } = await company.api.post(`/assistant/tools/${tool.name}/call`, {
        ...args,
        dryRun: true,
      })
      assert.equal(status, 200, `${tool.name} ${JSON.stringify(args)}: ${text}`)
      assert.property(body, 'effects', tool.name)
      assertShape(tool, body.result)
    }
    assert.deepEqual(await contentsOf(company), before)
  })

  test('every reading tool answers its schema from minimal input, in short', async ({ assert }) => {
    for (const tool of tools().filter(({ writes }) => !writes)) {
      const args = await argumentsOf(tool, company)
      if (RESOURCES[tool.pattern]?.body) await some(company, tool.pattern)
      const { status, body, text } = await company.api.post(
        `/assistant/tools/${tool.name}/call`,
        args
      )
      assert.equal(status, 200, `${tool.name} ${JSON.stringify(args)}: ${text}`)
      assertShape(tool, body.result)
      assert.isBelow(text.length, 30_000, `${tool.name} says too much`)
    }
  })
})

/** An answer fits the short schema of the tool, and the whole one of its operation. */
function assertShape({ name, outputSchema, operation: { declaration } }: Tool, result: unknown) {
  if (!outputSchema) return
  for (const schema of [outputSchema, wholeSchema(declaration)]) {
    const found = SHAPES.getValidator(schema)(result)
    if (!found.valid) throw new Error(`${name}: ${found.errorMessage}\n${JSON.stringify(result)}`)
  }
}

function wholeSchema({ kind, output }: Tool['operation']['declaration']) {
  const { schema } = output!
  return kind === 'list'
    ? { type: 'object', properties: { data: { type: 'array', items: schema } } }
    : schema
}

const known = new Map<string, Promise<any>>()

/** A record of a collection, the same each time: trying changes none. */
function some(company: Company, collection: string): Promise<any> {
  if (!known.has(collection)) known.set(collection, one(company, collection))
  return known.get(collection)!
}

/** What cannot be told from the sweeps of resources. */
const ARGUMENTS: Record<string, (company: Company) => Promise<Arguments>> = {
  read_asset_by_tag: async (company) => ({ assetTag: (await some(company, '/assets')).assetTag }),
  preview_mail: async (company) => ({
    templateId: (await some(company, '/communications/templates')).id,
  }),
  list_files: async (company) => ({
    resource: 'customers',
    recordId: (await some(company, '/customers')).id,
  }),
  attach_file: async (company) => ({
    resource: 'customers',
    recordId: (await some(company, '/customers')).id,
    fileId: await aFile(company.api),
  }),
  set_asset_custom_values: async (company) => ({
    id: (await some(company, '/assets')).id,
    values: [],
  }),
  read_third_party_ledger: async (company) => ({
    thirdPartyId: (await some(company, '/third-parties')).id,
  }),
  municipal_tax: async () => ({ municipality: '11001' }),
  read_payslip: async (company) => {
    await hire(company, 2_000_000)
    const { id } = await draftOf(company, '2026-01')
    const [slip] = (await asking(company)('find_payslips', { payrollRunId: id })).data
    return { id, payslipId: slip.id }
  },
}

/** The least that a tool takes, of records made for it. */
async function argumentsOf(tool: Tool, company: Company): Promise<Arguments> {
  const { name, pattern, method, operation } = tool
  if (ARGUMENTS[name]) return ARGUMENTS[name](company)

  const [path, body] =
    method === 'GET'
      ? [await pathFor(pattern, company)]
      : await writeFor(pattern, operation.declaration.kind, company)
  const values = path.split('/')
  const ids = pattern
    .split('/')
    .flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), values[index]]] : []))
  return { ...Object.fromEntries(ids), ...(body as object) }
}

async function pathFor(pattern: string, company: Company) {
  const [collection] = pattern.split('/:id')
  return collection === pattern
    ? pattern
    : pattern.replace(':id', (await some(company, collection)).id)
}

async function writeFor(
  pattern: string,
  kind: string,
  company: Company
): Promise<readonly [path: string, body?: unknown, headers?: Record<string, string>]> {
  if (VERBS[pattern]) return VERBS[pattern](company)
  if (kind === 'create')
    return [await pathOf(company, pattern), await resourceOf(pattern).body!(company)]

  const collection = pattern.slice(0, pattern.lastIndexOf('/:id'))
  return [`${collection}/${(await some(company, collection)).id}`, resourceOf(collection).change!()]
}
