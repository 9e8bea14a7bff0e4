import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { listen } from '#core/jobs/outbox'
import { aCompany, type Company } from '#tests/company'
import { clientOf } from '#tests/api'
import { anImportWorker, ended, errorsOf, upload } from '#tests/functional/integrations/helpers'
import { anEmployee, ok } from './staff.js'

const FILE = [
  'documentType,documentNumber,firstName,lastName,email,department,hireDate,baseSalary,bankAccountInfo',
  'CC,1020,Ana,Gómez,ana@andina.test,Logística,2024-01-15,2500000.50,"{""bank"":""Bancolombia""}"',
  'CE,77,Luis,Mora,,logistica,2025-02-01,1750905,',
  'CC,1021,Sin,Fecha,,Ventas,,1,',
  'CC,1022,Mal,Banco,,Ventas,2025-02-01,1,{bank',
].join('\n')

const announced = ({ as }: Company) =>
  as(async () =>
    Number(
      (
        await rows(
          "SELECT COUNT(*) AS n FROM outbox_messages WHERE tenant_id = ? AND job = 'test-hired'",
          [Current.tenantId]
        )
      )[0].n
    )
  )

test.group('Employees from files', (group) => {
  group.setup(anImportWorker)
  group.each.setup(() => listen('employee.created', { queue: 'maintenance', job: 'test-hired' }))

  test('imported employees follow the rules of the API, get their departments, and no welcome mail', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const one = await ended(
      api,
      await upload(api, FILE, { resource: 'employees', createMissing: 'true' })
    )

    assert.containsSubset(one, {
      status: 'COMPLETED',
      notify: false,
      total: 4,
      created: 2,
      failed: 2,
    })
    assert.deepEqual(await errorsOf(api, one), ['3 hireDate REQUIRED', '4 bankAccountInfo INVALID'])
    const { data } = ok(await api.get('/employees?sort=firstName'))
    assert.containsSubset(data[0], {
      firstName: 'Ana',
      documentType: 'CC',
      documentNumber: '1020',
      hireDate: '2024-01-15',
      baseSalary: 2500000.5,
      bankAccountInfo: '{"bank":"Bancolombia"}',
      isActive: true,
      version: 1,
    })
    assert.equal(data[1].departmentId, data[0].departmentId)
    assert.deepEqual(
      ok(await api.get('/departments')).data.map(({ name }: any) => name),
      ['Logística']
    )
    assert.equal(ok(await api.get('/employees?search=gomez')).meta.total, 1)
    assert.equal(await announced(company), 0)
  })

  test('were born before today and fourteen years before they are hired, also when they change', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const file = [
      'documentNumber,firstName,lastName,hireDate,birthDate,baseSalary',
      '1,Ana,G,2026-05-04,2012-05-05,1',
      '2,Eva,G,2026-05-04,2030-01-01,1',
      '3,Luz,G,2026-05-04,2012-05-04,1',
    ].join('\n')
    const one = await ended(api, await upload(api, file, { resource: 'employees' }))
    assert.containsSubset(one, { total: 3, created: 1, failed: 2 })
    assert.deepEqual(await errorsOf(api, one), ['1 birthDate INVALID', '2 birthDate INVALID'])

    const again = await ended(
      api,
      await upload(api, 'documentNumber,birthDate,position\n3,2012-06-04,Jefa\n', {
        resource: 'employees',
        mode: 'upsert',
      })
    )
    assert.containsSubset(again, { updated: 0, failed: 1 })
    assert.deepEqual(await errorsOf(api, again), ['1 birthDate INVALID'])
    const same = await ended(
      api,
      await upload(api, 'documentNumber,birthDate,position\n3,2012-05-04,Jefa\n', {
        resource: 'employees',
        mode: 'upsert',
      })
    )
    assert.containsSubset(same, { updated: 1, failed: 0 })
    assert.containsSubset(ok(await api.get('/employees')).data, [
      { birthDate: '2012-05-04', position: 'Jefa' },
    ])
  })

  test('imported employees get a welcome mail with notify', async ({ assert }) => {
    const company = await aCompany()
    const one = await ended(
      company.api,
      await upload(company.api, FILE, {
        resource: 'employees',
        createMissing: 'true',
        notify: 'true',
      })
    )
    assert.containsSubset(one, { notify: true, created: 2 })
    assert.equal(await announced(company), 2)
  })

  test('imported employees are announced to webhooks, welcomed or not', async ({ assert }) => {
    const company = await aCompany()
    ok(
      await company.api.post('/webhooks', {
        url: 'https://erp.example.com/hooks',
        events: ['employee.created'],
      })
    )
    await ended(
      company.api,
      await upload(company.api, FILE, { resource: 'employees', createMissing: 'true' })
    )

    const told = await company.as(() =>
      rows('SELECT type FROM webhook_messages WHERE tenant_id = ? AND is_subscribed = 1', [
        Current.tenantId,
      ])
    )
    assert.deepEqual(
      told.map(({ type }) => type),
      ['employee.created', 'employee.created']
    )
    assert.equal(await announced(company), 0)
  })

  test('imported employees are matched by document; immutable fields are row errors', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const ana = await anEmployee(company, {
      documentType: 'CC',
      documentNumber: '1020',
      phone: '300',
    })
    for (const documentType of ['CC', 'CE'])
      await anEmployee(company, { documentType, documentNumber: '9' })

    const file = [
      'documentNumber,position,hireDate,baseSalary,phone',
      '1020,Jefa,2024-01-15,2000000,',
      '1020,Jefa,2023-01-01,2000000,',
      '9,Jefe,,,',
      '5,Jefe,,,',
    ].join('\n')
    const one = await ended(api, await upload(api, file, { resource: 'employees', mode: 'upsert' }))
    assert.containsSubset(one, { status: 'COMPLETED', total: 4, updated: 1, failed: 3 })
    assert.sameMembers(await errorsOf(api, one), [
      '2 hireDate IMMUTABLE_FIELD',
      '3 documentNumber AMBIGUOUS',
      '4 firstName REQUIRED',
      '4 lastName REQUIRED',
      '4 hireDate REQUIRED',
      '4 baseSalary REQUIRED',
    ])
    assert.containsSubset(ok(await api.get(`/employees/${ana.id}`)), {
      position: 'Jefa',
      phone: '300',
      hireDate: '2024-01-15',
    })
  })

  test('an import without the scope does not reveal salaries by unchanged rows', async ({
    assert,
  }) => {
    const company = await aCompany()
    await anEmployee(company, { documentNumber: '1020', baseSalary: 2_000_000 })
    const scopes = ['hr:read', 'hr:write', 'integrations:read', 'integrations:write']
    const [blind, seeing] = await Promise.all(
      [scopes, [...scopes, 'payroll:read']].map(async (all) =>
        clientOf(ok(await company.api.post('/api-keys', { name: 'Integración', scopes: all })).key)
      )
    )
    const judged = async (api: typeof blind, baseSalary: number) => {
      const one = await ended(
        api,
        await upload(api, `documentNumber,baseSalary\n1020,${baseSalary}\n`, {
          resource: 'employees',
          mode: 'upsert',
          dryRun: 'true',
        })
      )
      return [one.unchanged, ...(await errorsOf(api, one))]
    }

    for (const salary of [2_000_000, 2_000_001])
      assert.deepEqual(await judged(blind, salary), [0, '1 baseSalary IMMUTABLE_FIELD'])
    assert.deepEqual(await judged(seeing, 2_000_000), [1])
    assert.deepEqual(await judged(seeing, 2_000_001), [0, '1 baseSalary IMMUTABLE_FIELD'])
    assert.deepEqual(
      await ended(
        blind,
        await upload(
          blind,
          'documentNumber,firstName,lastName,hireDate,baseSalary\n7,Eva,Paz,2026-01-01,1\n',
          { resource: 'employees', mode: 'upsert' }
        )
      ).then(({ created }) => created),
      1
    )
  })
})
