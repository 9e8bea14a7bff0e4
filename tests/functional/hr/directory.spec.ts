import { test } from '@japa/runner'
import { clientOf, type Api } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { anEmployee, ok, signed } from './staff.js'

const SHOWN = [
  'id',
  'firstName',
  'lastName',
  'position',
  'departmentId',
  'department',
  'email',
  'isActive',
]

async function aDirectory() {
  const company = await aCompany()
  const department = ok(await company.api.post('/departments', { name: 'Logística' }))
  const employee = await anEmployee(company, {
    firstName: 'José',
    lastName: 'Ñáñez',
    position: 'Jefe de bodega',
    email: 'jose@andina.test',
    departmentId: department.id,
    documentType: 'CC',
    documentNumber: '1020304050',
    phone: '3107654321',
    birthDate: '1990-05-06',
    bankAccountInfo: '{"number":"998877"}',
  })
  await signed(company, employee.id)
  const key = clientOf(
    ok(
      await company.api.post('/api-keys', { name: unique('Intranet'), scopes: ['directory:read'] })
    ).key
  )
  const readers: Api[] = [
    key,
    (await company.aUser('VIEWER')).api,
    (await company.aUser('ASSETS')).api,
  ]
  return { ...company, department, employee, readers }
}

test.group('The directory', () => {
  test('the directory shows present employees and their contact data alone', async ({ assert }) => {
    const { api, employee, department, readers } = await aDirectory()
    const entry = {
      id: employee.id,
      firstName: 'José',
      lastName: 'Ñáñez',
      position: 'Jefe de bodega',
      departmentId: department.id,
      department: 'Logística',
      email: 'jose@andina.test',
      isActive: true,
    }

    for (const reader of readers) {
      for (const path of [
        '/employees',
        '/employees?cursor=',
        '/employees?sort=-lastName&isActive=true',
        `/employees?departmentId=${department.id}`,
      ])
        assert.deepEqual(ok(await reader.get(path)).data, [entry], path)
      assert.deepEqual(ok(await reader.get(`/employees/${employee.id}`)), entry)
    }
    assert.sameMembers(Object.keys(entry), SHOWN)
    assert.containsSubset(ok(await api.get(`/employees/${employee.id}`)), {
      documentNumber: '1020304050',
      phone: '3107654321',
      baseSalary: 2_000_000,
    })
  })

  test('the directory is searched and sorted by its visible fields alone', async ({ assert }) => {
    const { api, readers } = await aDirectory()
    const found = async (reader: Api, search: string) =>
      ok(await reader.get(`/employees?search=${encodeURIComponent(search)}`)).meta.total

    for (const reader of readers) {
      for (const search of ['jose nanez', 'BODEGA', 'jose@andina', 'Ñáñez'])
        assert.equal(await found(reader, search), 1, search)
      for (const search of ['1020304050', '10203', '3107654321', '998877'])
        assert.equal(await found(reader, search), 0, search)
      for (const sort of ['hireDate', 'updatedAt', 'baseSalary', '-documentNumber'])
        assert.equal((await reader.get(`/employees?sort=${sort}`)).status, 422, sort)
    }
    assert.equal(await found(api, '1020304050'), 1)
  })

  test('opens nothing else of people', async ({ assert }) => {
    const { employee, readers } = await aDirectory()
    const closed = [
      '/departments',
      '/contracts',
      '/time-off-requests',
      '/absences',
      '/disciplinary-processes',
      '/overtime',
      '/bonuses',
      '/deductions',
      '/payroll-runs',
      `/employees/${employee.id}/timeline`,
      `/employees/${employee.id}/time-off-balance`,
      `/employees/${employee.id}/salary-increases`,
      `/custom-values/EMPLOYEE/${employee.id}`,
    ]
    for (const reader of readers) {
      for (const path of closed) assert.equal((await reader.get(path)).status, 403, path)
      assert.equal((await reader.patch(`/employees/${employee.id}`, { position: 'x' })).status, 403)
    }
  })

  test('the directory is enough to assign an asset', async ({ assert }) => {
    const company = await aDirectory()
    const assets = (await company.aUser('ASSETS')).api
    const category = ok(
      await company.api.post('/categories', { name: unique('Equipos'), type: 'ASSET' })
    )
    const model = ok(
      await assets.post('/asset-models', { name: unique('Portátil'), categoryId: category.id })
    )
    const asset = ok(await assets.post('/assets', { name: 'Portátil', modelId: model.id }))
    const [{ id: assignedToId }] = ok(await assets.get('/employees?search=nanez')).data
    assert.containsSubset(
      ok(await assets.post(`/assets/${asset.id}/assign`, { assignedToType: 'USER', assignedToId })),
      { assignedToId }
    )
  })

  test('hr:read includes the directory, and may grant it', async ({ assert }) => {
    const company = await aDirectory()
    const { api: hr } = await company.aUser('HR')
    assert.includeMembers(ok(await hr.get('/auth/me')).scopes, ['hr:read', 'directory:read'])
    assert.property(ok(await hr.get('/employees')).data[0], 'documentNumber')
    for (const [role, has] of [
      ['ASSETS', true],
      ['VIEWER', true],
      ['SALES', false],
    ] as const) {
      const { scopes } = ok(await (await company.aUser(role)).api.get('/auth/me'))
      assert.deepEqual(
        [scopes.includes('directory:read'), scopes.includes('hr:read')],
        [has, false],
        role
      )
    }
  })

  test('the audit log, exports and webhooks need hr:read', async ({ assert }) => {
    const company = await aDirectory()
    const scopes = ['directory:read', 'audit:read', 'integrations:read', 'integrations:write']
    const key = clientOf(
      ok(await company.api.post('/api-keys', { name: unique('Key'), scopes })).key
    )
    for (const { before, after } of ok(await key.get('/audit-logs?entity=employee')).data)
      assert.deepEqual([before, after], [null, null])
    assert.equal((await key.post('/exports', { resource: 'employees', format: 'csv' })).status, 403)
    assert.equal(
      (
        await key.post('/webhooks', {
          url: 'https://erp.example.com/hooks',
          events: ['employee.created'],
        })
      ).status,
      403
    )
  })
})
