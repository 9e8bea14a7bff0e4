import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { approved } from '#tests/functional/payroll/helpers'
import { anEmployee, ok, signed, times } from './staff.js'

test.group('Departments and employees', () => {
  test('an employee is written down, found, changed and read again', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const department = ok(
      await api.post('/departments', { name: 'Logística', notes: 'Bodega y rutas' })
    )
    const bankAccountInfo = '{"bank":"Bancolombia","number":"123"}'
    const ana = await anEmployee(company, {
      departmentId: department.id,
      userId: 'u-77',
      documentType: 'CC',
      documentNumber: '1020',
      position: 'Jefa',
      email: 'Ana@Andina.test',
      phone: '300',
      birthDate: '1990-02-28',
      bankAccountInfo,
    })

    assert.containsSubset(ana, {
      departmentId: department.id,
      userId: 'u-77',
      email: 'ana@andina.test',
      hireDate: '2024-01-15',
      birthDate: '1990-02-28',
      baseSalary: 2_000_000,
      bankAccountInfo,
      isActive: true,
      terminationDate: null,
      version: 1,
    })
    assert.deepEqual(ok(await api.get(`/employees/${ana.id}`)), ana)
    const changed = ok(
      await api.patch(
        `/employees/${ana.id}`,
        { ...ana, position: 'Gerente', phone: null },
        { prefer: 'handling=strict' }
      )
    )
    assert.containsSubset(changed, { position: 'Gerente', phone: null, version: 2 })

    for (const fixed of [
      { hireDate: '2024-01-16' },
      { baseSalary: 1 },
      { isActive: false },
      { terminationDate: '2026-01-01' },
    ]) {
      assert.containsSubset((await api.patch(`/employees/${ana.id}`, fixed)).body, {
        status: 422,
        errors: [{ field: Object.keys(fixed)[0], code: 'IMMUTABLE_FIELD' }],
      })
    }
  })

  test('invalid fields of an employee are named', async ({ assert }) => {
    const { api } = await aCompany()
    const wrong: [object, string, string][] = [
      [{ firstName: '' }, 'firstName', 'REQUIRED'],
      [{ hireDate: '2026-02-30' }, 'hireDate', 'INVALID_DATE'],
      [{ baseSalary: -1 }, 'baseSalary', 'TOO_SMALL'],
      [{ baseSalary: '1' }, 'baseSalary', 'TYPE'],
      [{ bankAccountInfo: '{bank' }, 'bankAccountInfo', 'INVALID'],
      [{ email: 'ana' }, 'email', 'INVALID_EMAIL'],
    ]
    for (const [part, field, code] of wrong) {
      assert.containsSubset(
        (
          await api.post('/employees', {
            firstName: 'Ana',
            lastName: 'G',
            hireDate: '2024-01-15',
            baseSalary: 1,
            ...part,
          })
        ).body,
        { status: 422, errors: [{ field, code }] }
      )
    }
  })

  test('a document belongs to one live employee, by type and number', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const hire = (documentType: string | undefined, documentNumber: string | undefined) =>
      api.post('/employees', {
        firstName: 'A',
        lastName: 'B',
        hireDate: '2024-01-15',
        baseSalary: 1,
        documentType,
        documentNumber,
      })

    const first = ok(await hire('CC', '1'))
    for (const [type, number] of [
      ['CE', '1'],
      [undefined, '1'],
      ['CC', undefined],
      ['CC', undefined],
    ])
      ok(await hire(type, number))
    for (const type of ['CC', undefined])
      assert.containsSubset((await hire(type, '1')).body, {
        status: 409,
        code: 'DUPLICATE',
        errors: [{ field: 'documentNumber' }],
      })

    assert.equal((await api.delete(`/employees/${first.id}`)).status, 204)
    const again = ok(await hire('CC', '1'))
    const other = ok(await hire('CC', '2'))
    assert.equal(
      (await api.patch(`/employees/${other.id}`, { documentNumber: '1' })).body.code,
      'DUPLICATE'
    )
    assert.equal((await api.get(`/employees/${first.id}`)).status, 404)
    assert.equal(ok(await api.get(`/employees/${again.id}`)).documentNumber, '1')
  })

  test('one of ten parallel hires with one document succeeds', async ({ assert }) => {
    const { api } = await aCompany()
    const answers = await times(10, () =>
      api.post('/employees', {
        firstName: 'A',
        lastName: 'B',
        hireDate: '2024-01-15',
        baseSalary: 1,
        documentNumber: '1',
      })
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(9).fill(409)])
    assert.equal(ok(await api.get('/employees')).meta.total, 1)
  })

  test('the list is searched in names, e-mail and document, and filtered by department and state', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const department = ok(await api.post('/departments', { name: 'Ventas' }))
    await anEmployee(company, {
      firstName: 'Ana María',
      lastName: 'Ñáñez',
      email: 'anita@andina.test',
      documentNumber: '98765',
      departmentId: department.id,
    })
    const gone = await anEmployee(company, { firstName: 'Luis', lastName: 'Álvarez' })
    ok(await api.post(`/employees/${gone.id}/active-state`, { isActive: false }))

    const found = async (query: string) =>
      ok(await api.get(`/employees?sort=firstName&${query}`)).data.map(
        ({ firstName }: any) => firstName
      )
    for (const search of ['ñañez', 'nanez maria', 'ANITA@', '8765'])
      assert.deepEqual(await found(`search=${encodeURIComponent(search)}`), ['Ana María'], search)
    assert.deepEqual(await found('search=alvarez'), ['Luis'])
    assert.deepEqual(
      [
        await found('isActive=true'),
        await found('isActive=false'),
        await found(`departmentId=${department.id}`),
        await found(''),
      ],
      [['Ana María'], ['Luis'], ['Ana María'], ['Ana María', 'Luis']]
    )
    for (const query of ['isActive=yes', 'departmentId=1', 'sort=baseSalary'])
      assert.equal((await api.get(`/employees?${query}`)).status, 422, query)
  })

  test('an employee with the longest names is found by the document', async ({ assert }) => {
    const company = await aCompany()
    const long = await anEmployee(company, {
      firstName: 'Ana '.repeat(64).trim(),
      lastName: 'Ruiz '.repeat(51).trim(),
      email: `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}test`,
      documentNumber: '98765',
    })
    for (const search of ['98765', 'ana ruiz'])
      assert.deepEqual(
        ok(await company.api.get(`/employees?search=${search}`)).data.map(({ id }: any) => id),
        [long.id],
        search
      )
  })

  test('a department has a name of its own, and is not deleted while people are in it', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const department = ok(await api.post('/departments', { name: 'Ventas' }))
    assert.containsSubset((await api.post('/departments', { name: 'VENTAS' })).body, {
      status: 409,
      code: 'DUPLICATE',
      errors: [{ field: 'name' }],
    })

    const employee = await anEmployee(company, { departmentId: department.id })
    assert.containsSubset((await api.delete(`/departments/${department.id}`)).body, {
      status: 409,
      code: 'IN_USE',
    })
    assert.equal((await api.delete(`/employees/${employee.id}`)).status, 204)
    assert.equal((await api.delete(`/departments/${department.id}`)).status, 204)
  })

  test('an employee with contracts or payslips is not deleted', async ({ assert }) => {
    const company = await aCompany()
    const employee = await anEmployee(company)
    const contract = await signed(company, employee.id)
    assert.containsSubset((await company.api.delete(`/employees/${employee.id}`)).body, {
      status: 409,
      code: 'IN_USE',
    })
    assert.equal((await company.api.delete(`/contracts/${contract.id}`)).status, 204)
    assert.equal((await company.api.delete(`/employees/${employee.id}`)).status, 204)
    assert.containsSubset(
      (
        await company.api.post('/contracts', {
          employeeId: employee.id,
          salary: 1,
          startDate: '2026-01-01',
        })
      ).body,
      { status: 422, errors: [{ field: 'employeeId', code: 'NOT_FOUND' }] }
    )

    const paid = await anEmployee(company)
    const past = await signed(company, paid.id)
    const run = await approved(company, '2026-03')
    ok(await company.api.post(`/payroll-runs/${run.id}/reverse`, {}))
    assert.equal((await company.api.delete(`/contracts/${past.id}`)).status, 204)
    assert.containsSubset((await company.api.delete(`/employees/${paid.id}`)).body, {
      status: 409,
      code: 'IN_USE',
      detail: 'The employee has payslips',
    })
  })
})
