import { test } from '@japa/runner'
import { aCompany, unique } from '#tests/company'
import { print } from '#tests/functional/documents/printed'
import { approvedOvertime, draftOf, hire, ok, slipOf } from './helpers.js'

const pathOf = (run: { id: string }, slip: { id: string }) =>
  `/payroll-runs/${run.id}/payslips/${slip.id}/pdf`

test.group('Payslips to print', () => {
  test('a Spanish payslip shows earnings, deductions, the net in words, and employer costs', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    ok(
      await api.patch('/settings/tenant', {
        name: unique('Andina S.A.S.'),
        taxId: '900.123.456-7',
        address: 'Carrera 7 n.º 71-21, Bogotá',
      })
    )
    const { id: employeeId } = await hire(company, 2_000_000)
    ok(
      await api.patch(`/employees/${employeeId}`, {
        firstName: 'María José',
        lastName: 'Ñáñez',
        documentNumber: '1020304050',
        position: 'Jefe de bodega',
      })
    )
    await approvedOvertime(company, employeeId, 'DIURNA', 4, '2026-08-04')
    await approvedOvertime(company, employeeId, 'DIURNA_DOMINICAL', 3, '2026-08-09')
    ok(await api.post('/absences', { employeeId, date: '2026-08-20' }))
    ok(
      await api.post('/bonuses', {
        employeeId,
        type: 'LEGAL_BONUS',
        amount: 250_000,
        period: '2026-08',
      })
    )
    ok(await api.post('/deductions', { name: 'Libranza', fixedAmount: 150_000 }))
    const leave = ok(
      await api.post('/time-off-requests', {
        employeeId,
        type: 'PERMISSION',
        startDate: '2026-08-24',
        endDate: '2026-08-25',
      })
    )
    ok(await api.post(`/time-off-requests/${leave.id}/approve`))
    const draft = await draftOf(company, '2026-08')
    const slip = await slipOf(company, draft)

    const drafted = await print(api, pathOf(draft, slip))
    assert.equal(
      drafted.headers.get('content-disposition'),
      'inline; filename="comprobante-de-nomina-2026-08.pdf"'
    )
    assert.include(drafted.text, 'BORRADOR')
    ok(await api.post(`/payroll-runs/${draft.id}/approve`))
    const { text, words, count } = await print(api, pathOf(draft, slip))
    assert.equal(count, 1)
    assert.notInclude(text, 'BORRADOR')
    for (const said of [
      'COMPROBANTE DE NÓMINA',
      'agosto de 2026',
      'NIT 900.123.456-7',
      'María José Ñáñez',
      'Documento CC 1020304050',
      'Jefe de bodega',
    ])
      assert.include(text, said)
    for (const said of [
      'Concepto',
      'Sueldo',
      'Hora extra diurna · 4/08/2026',
      '47.619,05',
      'Ausencia · 20/08/2026',
      '-66.666,67',
      'Permiso no remunerado',
      'Prima legal',
      'Auxilio de transporte',
      'Libranza',
      '150.000,00',
    ])
      assert.include(words, said)
    assert.match(words, /Salud 4%/)
    assert.include(words, 'Aportes a cargo del empleador'.toUpperCase())
    assert.include(words, 'M/CTE')
  })

  test('an English payslip is void after a reversal, and is not found below another run', async ({
    assert,
  }) => {
    const company = await aCompany({
      countryCode: 'GB',
      currency: 'GBP',
      locale: 'en-GB',
      timezone: 'Europe/London',
    })
    const { api } = company
    const { id: employeeId } = await hire(company, 3_000)
    await approvedOvertime(company, employeeId, 'NOCTURNA', 2, '2026-08-04')
    ok(await api.post('/deductions', { name: 'Income tax', percentage: 20 }))
    const [run, other] = [await draftOf(company, '2026-08'), await draftOf(company, '2026-09')]
    const slip = await slipOf(company, run)
    ok(await api.post(`/payroll-runs/${run.id}/approve`))

    const { words, headers } = await print(api, pathOf(run, slip))
    assert.equal(headers.get('content-disposition'), 'inline; filename="payslip-2026-08.pdf"')
    for (const said of [
      'PAYSLIP',
      'August 2026',
      'Salary',
      'Night overtime · 4 Aug 2026',
      '£2,435.00',
      'TWO THOUSAND FOUR HUNDRED THIRTY-FIVE BRITISH POUNDS',
    ])
      assert.include(words, said)
    assert.notInclude(words, 'PAID BY THE EMPLOYER')

    assert.equal((await print(api, pathOf(other, slip))).status, 404)
    assert.equal((await print(api, pathOf(run, { id: 'x' }))).status, 404)
    ok(await api.post(`/payroll-runs/${run.id}/reverse`))
    assert.include((await print(api, pathOf(run, slip))).text, 'VOID')
  })
})
