import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { monthOf } from '#payroll/computation/month'
import { employeesAfter } from '#payroll/runs/employees'
import { aCompany, type Company } from '#tests/company'
import {
  approved,
  approvedOvertime,
  compute,
  draftOf,
  hire,
  ok,
  slipOf,
  slipsOf,
  told,
} from './helpers.js'

const gone = async ({ api }: Company, id: string, terminationDate: string) =>
  ok(await api.post(`/employees/${id}/active-state`, { isActive: false, terminationDate }))
const bonus = async ({ api }: Company, employeeId: string, more: object) =>
  ok(await api.post('/bonuses', { employeeId, type: 'LEGAL_BONUS', amount: 500_000, ...more }))
const verb = async ({ api }: Company, run: { id: string }, name: string) =>
  ok(await api.post(`/payroll-runs/${run.id}/${name}`))

/**
 * Somebody with two hours of the 20th of February that nobody has approved, whose February is paid,
 * and who left at its end.
 */
async function aLeaver(more: Parameters<typeof aCompany>[0] = {}) {
  const company = await aCompany(more)
  const { api } = company
  const { id } = await hire(company, 2_200_000)
  const late = ok(
    await api.post('/overtime', { employeeId: id, type: 'DIURNA', hours: 2, date: '2026-02-20' })
  )
  const february = await approved(company, '2026-02')
  await gone(company, id, '2026-02-28')
  return { company, api, id, late, february }
}

test.group('Former employees with open pay', () => {
  test('gets a slip in the next run, of overtime and bonuses alone, each paid once', async ({
    assert,
  }) => {
    const { company, api, id, late } = await aLeaver()
    const other = await hire(company, 3_000_000, '2026-03-01')
    ok(await api.post(`/overtime/${late.id}/approve`))
    const legal = await bonus(company, id, {})
    ok(await api.post('/deductions', { name: 'Fondo', fixedAmount: 900_000 }))

    /* 2,200,000 / 220 × 1.25 × 2 = 25,000, by the hours of February. Percentages of that alone: 4 % of 25,000. */
    const march = await draftOf(company, '2026-03')
    assert.containsSubset(march, { status: 'DRAFT', employees: 2, processed: 2, negative: 0 })
    const slip = (await slipsOf(company, march)).find(({ employeeId }) => employeeId === id)
    assert.deepEqual(told(slip), [
      ...['OVERTIME_DIURNA: 25000', 'BONUS_LEGAL_BONUS: 500000'],
      ...['Salud: 1000', 'Pensión: 1000', 'Salud: 2125', 'Pensión: 3000', 'Caja: 1000'],
    ])
    assert.containsSubset(slip, {
      gross: 525_000,
      base: 25_000,
      deductions: 2_000,
      employerCost: 6_125,
      net: 523_000,
    })
    assert.containsSubset(slip.lines[0], {
      quantity: 2,
      base: 2_200_000,
      source: { type: 'OVERTIME', id: late.id, date: '2026-02-20', monthlyHours: 220 },
    })
    assert.deepEqual(slip.lines[1].source, { type: 'BONUS', id: legal.id })
    const [theirs] = (await slipsOf(company, march)).filter(
      ({ employeeId }) => employeeId === other.id
    )
    assert.include(told(theirs), 'Fondo: 900000')

    await verb(company, march, 'approve')
    for (const path of [`/overtime/${late.id}`, `/bonuses/${legal.id}`])
      assert.equal(ok(await api.get(path)).payrollRunId, march.id)
    assert.equal((await api.get(`/payroll-runs/${march.id}/payslips/${slip.id}/pdf`)).status, 200)
    assert.isTrue(ok(await api.get('/reports/integrity')).ok)
    assert.containsSubset(await draftOf(company, '2026-04'), { employees: 1 }, 'once')

    await verb(company, march, 'reverse')
    const again = await draftOf(company, '2026-03')
    assert.containsSubset(
      again,
      { employees: 2, net: march.net },
      'what was taken back is owed again'
    )
  })

  test('gets none where nothing is approved, or nothing is of the month', async ({ assert }) => {
    const { company, id, late } = await aLeaver()
    await bonus(company, id, { period: '2026-05' })
    assert.containsSubset(await draftOf(company, '2026-03'), { employees: 0, net: 0 })
    ok(await company.api.delete(`/overtime/${late.id}`))
    assert.containsSubset(await draftOf(company, '2026-04'), { employees: 0, net: 0 })
    assert.deepEqual(told(await slipOf(company, await draftOf(company, '2026-05'))).slice(0, 1), [
      'BONUS_LEGAL_BONUS: 500000',
    ])
  })

  test('a bonus of an approved month goes to the next run, with percentages if it is salary', async ({
    assert,
  }) => {
    const { company, id } = await aLeaver()
    await bonus(company, id, { type: 'PERFORMANCE', amount: 100_000, period: '2026-02' })
    assert.deepEqual(told(await slipOf(company, await approved(company, '2026-03'))), [
      'BONUS_PERFORMANCE: 100000',
      'Salud: 4000',
      'Pensión: 4000',
      'Salud: 8500',
      'Pensión: 12000',
      'Caja: 4000',
    ])
    assert.containsSubset(await draftOf(company, '2026-04'), { employees: 0 })
  })

  test('an hour is worth the last salary, with the raises of that contract', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { id } = await hire(company, 2_000_000)
    ok(
      await api.post(`/employees/${id}/salary-increases`, {
        newSalary: 2_200_000,
        effectiveDate: '2026-02-01',
      })
    )
    const early = ok(
      await api.post('/overtime', { employeeId: id, type: 'DIURNA', hours: 1, date: '2026-01-20' })
    )
    const late = ok(
      await api.post('/overtime', { employeeId: id, type: 'DIURNA', hours: 1, date: '2026-02-20' })
    )
    await gone(company, id, '2026-02-28')
    for (const one of [early, late]) ok(await api.post(`/overtime/${one.id}/approve`))
    // As an earlier release could leave it: worked on a day after the contract.
    await company.as(() =>
      execute("UPDATE overtimes SET date = '2026-03-02' WHERE tenant_id = ? AND id = ?", [
        company.tenant.id,
        late.id,
      ])
    )

    /* 2,000,000 / 220 × 1.25 = 11,363.64 in January; 2,200,000 / 220 × 1.25 = 12,500. */
    assert.deepEqual(told(await slipOf(company, await draftOf(company, '2026-03'))).slice(0, 2), [
      'OVERTIME_DIURNA: 11363.64',
      'OVERTIME_DIURNA: 12500',
    ])
  })

  test('a deactivated employee without contract gets bonuses; a future one waits', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const people = await Promise.all(
      ['Ana', 'Eva'].map(async (firstName) =>
        ok(
          await api.post('/employees', {
            firstName,
            lastName: 'Paz',
            hireDate: '2026-01-01',
            baseSalary: 1,
          })
        )
      )
    )
    const later = await hire(company, 2_000_000, '2026-06-01')
    for (const { id } of [...people, later]) await bonus(company, id, {})
    await gone(company, people[0].id, '2026-02-15')

    const march = await approved(company, '2026-03')
    assert.deepEqual(
      (await slipsOf(company, march)).map(({ employeeId, net }) => [employeeId, net]),
      [[people[0].id, 500_000]]
    )
    assert.include(
      told(await slipOf(company, await draftOf(company, '2026-06'))),
      'BONUS_LEGAL_BONUS: 500000'
    )
  })

  test('a returning employee is paid by the new contract', async ({ assert }) => {
    const { company, api, id, late } = await aLeaver()
    ok(await api.post(`/employees/${id}/active-state`, { isActive: true }))
    ok(await api.post('/contracts', { employeeId: id, salary: 4_400_000, startDate: '2026-04-01' }))
    ok(await api.post(`/overtime/${late.id}/approve`))
    assert.deepEqual(told(await slipOf(company, await draftOf(company, '2026-04'))).slice(0, 2), [
      'SALARY: 4400000',
      'OVERTIME_DIURNA: 25000',
    ])
  })

  test('a former employee between two chunks of a run is paid in the first one', async ({
    assert,
  }) => {
    const { company, api, id, late } = await aLeaver()
    ok(await api.post(`/overtime/${late.id}/approve`))
    const newcomer = () => hire(company, 3_000_000, '2026-03-01')
    const [second, third] = [await newcomer(), await newcomer()]

    const chunkAfter = (last: string | null) =>
      company.as(() => employeesAfter(last, monthOf('2026-03'), 2))
    assert.deepEqual(await chunkAfter(null), [id, second.id])
    assert.deepEqual(await chunkAfter(second.id), [third.id])
  })

  test('two months that are computed at once pay each once', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const people = await Promise.all(
      Array.from({ length: 6 }, () =>
        hire(company, 2_200_000, '2026-01-01', { type: 'FIXED_TERM', endDate: '2026-02-28' })
      )
    )
    for (const { id } of people) {
      await approvedOvertime(company, id, 'DIURNA', 1, '2026-02-20')
      await bonus(company, id, {})
    }
    const runs = await Promise.all(
      ['2026-03', '2026-04'].map(async (period) => ok(await api.post('/payroll-runs', { period })))
    )
    const drafts = await Promise.all(runs.map((run) => compute(company, run)))
    assert.deepEqual(
      drafts.map(({ status }) => status),
      ['DRAFT', 'DRAFT']
    )
    const lines = (await Promise.all(drafts.map((run) => slipsOf(company, run))))
      .flat()
      .flatMap(told)
    assert.deepEqual(
      ['OVERTIME', 'BONUS'].map((kind) => lines.filter((line) => line.startsWith(kind)).length),
      [6, 6]
    )
  })
})
