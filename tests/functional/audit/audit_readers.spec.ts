import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { readingOf } from '#api/audit/audit_readers'
import { entityOf } from '#core/audit/audit'
import { clientOf } from '#tests/api'
import { unique } from '#tests/company'
import { NOBODYS_ID, aCustomer } from '#tests/functional/core/samples'
import { anEmployee, requested } from '#tests/functional/hr/staff'
import { ASKED, aDesk, ok, whoMay, type Desk } from '#tests/functional/support/desk'

type Entry = {
  id: string
  actor: object
  action: string
  entity: string
  entityId: string
  before: object | null
  after: object | null
}
type Reader = ReturnType<typeof clientOf>

const entries = async (reader: Reader, entity: string): Promise<Entry[]> =>
  ok(await reader.get(`/audit-logs?entity=${entity}&limit=100`)).data

const told = (all: Entry[]) => all.filter(({ before, after }) => before !== null || after !== null)

async function aReader(desk: Desk, ...permissions: string[]): Promise<Reader> {
  const reader = await whoMay(desk, 'audit:read', ...permissions)
  return (await reader()).api
}

async function aKey({ api }: Desk, ...scopes: string[]): Promise<Reader> {
  return clientOf(
    ok(await api.post('/api-keys', { name: unique('Key'), scopes: ['audit:read', ...scopes] })).key
  )
}

/** People and tickets with things that are not for everybody. */
async function aCompanyWithSecrets() {
  const desk = await aDesk()
  const employee = await anEmployee(desk)
  ok(
    await desk.api.post('/disciplinary-processes', {
      employeeId: employee.id,
      type: 'WRITTEN_WARNING',
      date: '2026-11-02',
      subject: 'Aviso',
      description: 'Un secreto',
    })
  )
  await requested(desk, employee.id, {
    type: 'SICK_LEAVE',
    reason: 'Un secreto',
    medicalCertificateUrl: 'https://files.test/secreto.pdf',
  })
  const { id } = ok(await desk.employee.api.post('/tickets', ASKED))
  ok(await desk.agent.api.post(`/tickets/${id}/comments`, { body: 'Un secreto', internal: true }))
  return desk
}

test.group('Visibility of audit rows', () => {
  test("changed values need the record's read scope; others see actor, action and time", async ({
    assert,
  }) => {
    const desk = await aCompanyWithSecrets()
    ok(await desk.api.post('/customers', aCustomer()))
    const accountant = (await desk.aUser('ACCOUNTANT')).api
    const personnel = await aReader(desk, 'hr:read')

    for (const entity of [
      'disciplinary_process',
      'time_off_request',
      'employee',
      'ticket',
      'ticket_comment',
    ]) {
      const [all, hidden] = [await entries(desk.api, entity), await entries(accountant, entity)]
      assert.isNotEmpty(told(all), entity)
      assert.deepEqual(
        hidden,
        all.map((one) => ({ ...one, before: null, after: null }))
      )
      assert.deepEqual(ok(await accountant.get(`/audit-logs/${all[0].id}`)), hidden[0])
    }
    assert.notMatch((await accountant.get('/audit-logs?limit=100')).text, /[Ss]ecreto/)
    assert.isNotEmpty(told(await entries(accountant, 'customer')))

    for (const entity of ['disciplinary_process', 'time_off_request'])
      assert.deepEqual(await entries(personnel, entity), await entries(desk.api, entity))
    assert.isEmpty(told(await entries(personnel, 'customer')))
    assert.equal(ok(await accountant.get('/audit-logs/verify')).ok, true)
  })

  test('audit rows of tickets need the right to see all tickets', async ({ assert }) => {
    const desk = await aCompanyWithSecrets()
    const own = await aReader(desk, 'tickets:read', 'tickets:write')
    ok(await own.post('/tickets', ASKED))
    ok(await desk.api.post('/ticket-categories', { name: 'Redes' }))
    const integration = await aKey(desk, 'tickets:read')

    for (const entity of ['ticket', 'ticket_comment']) {
      assert.isEmpty(told(await entries(own, entity)), entity)
      assert.deepEqual(await entries(integration, entity), await entries(desk.api, entity))
    }
    assert.isNotEmpty(told(await entries(own, 'ticket_category')))
    assert.isEmpty(told(await entries(await aKey(desk), 'ticket_comment')))
  })

  test('keys see no rows of users, and custom values need both scopes', async ({ assert }) => {
    const desk = await aDesk()
    const { body: customer } = await desk.api.post('/customers', aCustomer())
    for (const [entityType, id] of [
      ['CUSTOMER', customer.id],
      ['CONTENEDOR', NOBODYS_ID],
    ]) {
      const field = ok(
        await desk.api.post('/custom-fields', { name: 'Zona', appliesToType: 'ENTITY', entityType })
      )
      ok(
        await desk.api.put(`/custom-values/${entityType}/${id}`, {
          values: [{ customFieldId: field.id, value: 'Sur' }],
        })
      )
    }
    const values = async (reader: Reader, entity: string) =>
      told(await entries(reader, entity)).filter(({ action }) => action === 'custom_values.updated')
        .length
    const [customers, assets, both] = [
      await aReader(desk, 'customers:read'),
      await aReader(desk, 'assets:read'),
      await aReader(desk, 'customers:read', 'assets:read'),
    ]

    assert.deepEqual(
      await Promise.all([customers, assets, both].map((reader) => values(reader, 'customer'))),
      [0, 0, 1]
    )
    assert.deepEqual(
      await Promise.all([customers, assets, both].map((reader) => values(reader, 'contenedor'))),
      [0, 1, 1]
    )
    assert.isNotEmpty(told(await entries(desk.api, 'user')))
    assert.isNotEmpty(told(await entries(await aReader(desk, 'users:read'), 'user')))
    assert.isEmpty(told(await entries(await aKey(desk, 'customers:read'), 'user')))
  })

  test('every audited entity has a rule for its readers', async ({ assert }) => {
    const models = await Promise.all(
      globSync('app/*/models/*.ts', { cwd: app.makePath() }).map(
        async (file) => (await import(app.makePath(file))).default
      )
    )
    const written = globSync('{app,commands}/**/*.ts', { cwd: app.makePath() }).flatMap((file) =>
      [...readFileSync(app.makePath(file), 'utf8').matchAll(/\bentity: '(\w+)'/g)].map(
        ([, entity]) => entity
      )
    )
    const entities = [
      ...models.filter(({ audited }) => audited !== false).map(entityOf),
      ...written,
    ]

    assert.isAbove(new Set(entities).size, 50)
    assert.deepEqual(
      entities.filter((entity) => !readingOf(entity)),
      [],
      'Say in app/api/audit/audit_readers.ts who may read what the audit log tells of it'
    )
  })
})
