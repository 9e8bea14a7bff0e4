import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import {
  approved,
  approvedOvertime,
  balancesOf,
  compute,
  draftOf,
  hire,
  ok,
  slipsOf,
  told,
} from './helpers.js'

/** The lines of one employee's slip, and its net. */
async function slipOfEmployee(company: any, run: any, employeeId: string) {
  const slip = (await slipsOf(company, run)).find((one) => one.employeeId === employeeId)
  return (
    slip && {
      lines: told(slip).filter((line) => !/^(Salud|Pensión|Caja)/.test(line)),
      net: slip.net,
      lawOf: (concept: string) => slip.lines.find((line: any) => line.concept === concept).source,
    }
  )
}

test.group('A quarter of pay', () => {
  test('a quarter with hires, raises, leave, overtime and a correction ties out', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const bank = ok(await api.post('/bank-accounts', { name: 'Bancolombia', type: 'BANK' }))
    const pay = async (run: { id: string }) =>
      ok(await api.post(`/payroll-runs/${run.id}/pay`, { bankAccountId: bank.id }))
    const ana = await hire(company, 2_200_000, '2025-02-01')
    const luis = await hire(company, 1_750_905, '2026-06-16', {
      type: 'FIXED_TERM',
      endDate: '2026-08-14',
    })

    /* June: 220 hours, Sundays 0.80. Ana works four hours on Sunday the 14th: 2,200,000 / 220 × 2.05 × 4 = 82,000. Luis is there 15 days. */
    await approvedOvertime(company, ana.id, 'DIURNA_DOMINICAL', 4, '2026-06-14')
    const late = ok(
      await api.post('/overtime', {
        employeeId: ana.id,
        type: 'DIURNA_DOMINICAL',
        hours: 2,
        date: '2026-06-28',
      })
    )
    const june = await approved(company, '2026-06')
    const anasJune = (await slipOfEmployee(company, june, ana.id))!
    assert.deepEqual(anasJune.lines, [
      'SALARY: 2200000',
      'OVERTIME_DIURNA_DOMINICAL: 82000',
      'TRANSPORT_ALLOWANCE: 249095',
    ])
    assert.equal(anasJune.net, 2_282_000 * 0.92 + 249_095)
    assert.deepEqual((await slipOfEmployee(company, june, luis.id))!.lines, [
      'SALARY: 875452.5',
      'TRANSPORT_ALLOWANCE: 124547.5',
    ])
    await pay(june)

    /* July: 210 hours from the 15th on, so for the whole month; Sundays 0.90 from the 1st. June's Sunday is approved late, and paid by June's law: 2 × 20,500.
       An hour of the 5th: 2,200,000 / 210 × 2.15 = 22,523.81. Ana has 2,640,000 from the 16th on, and is on vacation, which is paid. Luis is absent once. */
    ok(await api.post(`/overtime/${late.id}/approve`))
    await approvedOvertime(company, ana.id, 'DIURNA_DOMINICAL', 1, '2026-07-05')
    ok(
      await api.post(`/employees/${ana.id}/salary-increases`, {
        newSalary: 2_640_000,
        effectiveDate: '2026-07-16',
        reason: 'Ascenso',
      })
    )
    const vacation = ok(
      await api.post('/time-off-requests', {
        employeeId: ana.id,
        type: 'VACATION',
        startDate: '2026-07-21',
        endDate: '2026-07-24',
      })
    )
    ok(await api.post(`/time-off-requests/${vacation.id}/approve`))
    ok(await api.post('/absences', { employeeId: luis.id, date: '2026-07-09' }))
    ok(
      await api.post('/bonuses', {
        employeeId: luis.id,
        type: 'PRODUCTIVITY',
        amount: 100_000,
        period: '2026-07',
      })
    )
    const july = await approved(company, '2026-07')
    const anasJuly = (await slipOfEmployee(company, july, ana.id))!
    assert.deepEqual(anasJuly.lines, [
      'SALARY: 1100000',
      'SALARY: 1320000',
      'OVERTIME_DIURNA_DOMINICAL: 41000',
      'OVERTIME_DIURNA_DOMINICAL: 22523.81',
      'TRANSPORT_ALLOWANCE: 249095',
    ])
    assert.deepEqual((await slipOfEmployee(company, july, luis.id))!.lines, [
      'SALARY: 1750905',
      'BONUS_PRODUCTIVITY: 100000',
      'UNPAID_ABSENCE: -58363.5',
      'TRANSPORT_ALLOWANCE: 240791.83',
    ])

    /* The absence was a mistake: the approved run is reversed, not edited. The same overtime is in the new one. */
    const [absence] = ok(await api.get(`/absences?employeeId=${luis.id}`)).data
    assert.equal((await api.delete(`/absences/${absence.id}`)).body.code, 'PERIOD_CLOSED')
    ok(await api.post(`/payroll-runs/${july.id}/reverse`, { reason: 'Luis sí vino' }))
    ok(await api.delete(`/absences/${absence.id}`))
    const corrected = await approved(company, '2026-07')
    assert.equal((await slipOfEmployee(company, corrected, ana.id))!.net, anasJuly.net)
    assert.deepEqual((await slipOfEmployee(company, corrected, luis.id))!.lines, [
      'SALARY: 1750905',
      'BONUS_PRODUCTIVITY: 100000',
      'TRANSPORT_ALLOWANCE: 249095',
    ])
    await pay(corrected)

    /* August: Luis' contract ends on the 14th; Marta begins on the 31st, above two minimum wages. */
    const marta = await hire(company, 6_000_000, '2026-08-31')
    const august = await approved(company, '2026-08')
    assert.deepEqual((await slipOfEmployee(company, august, ana.id))!.lines, [
      'SALARY: 2640000',
      'TRANSPORT_ALLOWANCE: 249095',
    ])
    assert.deepEqual((await slipOfEmployee(company, august, luis.id))!.lines, [
      'SALARY: 817089',
      'TRANSPORT_ALLOWANCE: 116244.33',
    ])
    assert.deepEqual((await slipOfEmployee(company, august, marta.id))!.lines, ['SALARY: 200000'])
    assert.isUndefined(await slipOfEmployee(company, await draftOf(company, '2026-09'), luis.id))

    /* The books: what is still owed to people is August's net; what they cost is the three runs that stand. */
    const balances = await balancesOf(company)
    const standing = [june, corrected, august]
    const total = (field: string) =>
      Number(standing.reduce((sum, run) => sum + run[field], 0).toFixed(2))
    assert.equal(balances['250505'], -august.net)
    assert.equal(
      (await api.get(`/bank-accounts/${bank.id}`)).body.balance,
      -Number((june.net + corrected.net).toFixed(2))
    )
    const expenses = Object.entries(balances).filter(([code]) => code.startsWith('51'))
    assert.equal(
      Number(expenses.reduce((sum, [, amount]) => sum + amount, 0).toFixed(2)),
      Number((total('gross') + total('employerCost')).toFixed(2))
    )
    const owed = ['237005', '238030', '237010'].reduce((sum, code) => sum - balances[code], 0)
    assert.equal(
      Number(owed.toFixed(2)),
      Number((total('deductions') + total('employerCost')).toFixed(2))
    )
    assert.containsSubset((await api.get('/reports/integrity')).body, { ok: true })
    await pay(august)

    /* An old month computed today is computed by the law of then. */
    ok(await api.post(`/payroll-runs/${june.id}/reverse`))
    const anew = await draftOf(company, '2026-06')
    assert.deepEqual((await slipOfEmployee(company, anew, ana.id))!.lines, anasJune.lines)
    assert.containsSubset(
      (await slipOfEmployee(company, anew, ana.id))!.lawOf('OVERTIME_DIURNA_DOMINICAL'),
      { factor: 2.05, monthlyHours: 220 }
    )
    ok(await api.post(`/payroll-runs/${anew.id}/recompute`))
    assert.equal((await compute(company, anew)).net, anew.net)
    assert.containsSubset((await api.get('/reports/integrity')).body, { ok: true })
  })
})
