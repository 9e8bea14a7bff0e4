import { test } from '@japa/runner'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { aCompany, type Company } from '#tests/company'
import Overtime from '#payroll/models/overtime'
import {
  approved,
  approvedOvertime,
  aUserWith,
  balancesOf,
  compute,
  draftOf,
  hire,
  leftOf,
  ok,
  slipOf,
  slipsOf,
  told,
} from './helpers.js'

const NOBODY = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
const VERBS = ['recompute', 'approve', 'pay', 'cancel', 'reverse']

const verb = ({ api }: Company, run: { id: string }, name: string, body: object = {}) =>
  api.post(`/payroll-runs/${run.id}/${name}`, body)

test.group('Payroll runs', () => {
  test('August 2026 to the cent, over HTTP', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { id: employeeId, contractId } = await hire(company, 2_000_000)
    await approvedOvertime(company, employeeId, 'DIURNA', 4, '2026-08-04')
    await approvedOvertime(company, employeeId, 'NOCTURNA', 2, '2026-08-05')
    await approvedOvertime(company, employeeId, 'DIURNA_DOMINICAL', 3, '2026-08-09')
    const surcharge = await approvedOvertime(
      company,
      employeeId,
      'RECARGO_NOCTURNO',
      10,
      '2026-08-11'
    )
    ok(await api.post('/overtime', { employeeId, type: 'DIURNA', hours: 8, date: '2026-08-12' }))
    const absence = ok(await api.post('/absences', { employeeId, date: '2026-08-20' }))

    const asked = await api.post('/payroll-runs', { period: '2026-08' })
    assert.equal(asked.status, 202)
    assert.equal(asked.headers.get('location'), `/api/v1/payroll-runs/${asked.body.id}`)
    assert.containsSubset(asked.body, {
      status: 'COMPUTING',
      employees: null,
      processed: 0,
      net: 0,
      allowedActions: ['cancel'],
    })
    const run = await compute(company, asked.body)
    assert.containsSubset(run, {
      status: 'DRAFT',
      employees: 1,
      processed: 1,
      gross: 2349839.44,
      base: 2109047.61,
      deductions: 168723.8,
      employerCost: 516716.66,
      net: 2181115.64,
      negative: 0,
    })

    const slip = await slipOf(company, run)
    assert.deepEqual(told(slip), [
      ...[
        'SALARY: 2000000',
        'OVERTIME_DIURNA: 47619.05',
        'OVERTIME_NOCTURNA: 33333.33',
        'OVERTIME_DIURNA_DOMINICAL: 61428.57',
        'OVERTIME_RECARGO_NOCTURNO: 33333.33',
      ],
      ...[
        'UNPAID_ABSENCE: -66666.67',
        'TRANSPORT_ALLOWANCE: 240791.83',
        'Salud: 84361.9',
        'Pensión: 84361.9',
        'Salud: 179269.05',
        'Pensión: 253085.71',
        'Caja: 84361.9',
      ],
    ])
    assert.containsSubset(slip, {
      employeeId,
      payrollRunId: run.id,
      period: '2026-08',
      gross: 2349839.44,
      base: 2109047.61,
      deductions: 168723.8,
      employerCost: 516716.66,
      net: 2181115.64,
    })
    assert.deepEqual(slip.lines[0], {
      concept: 'SALARY',
      quantity: 30,
      rate: 66666.6667,
      base: 2_000_000,
      amount: 2_000_000,
      side: 'EARNING',
      source: { type: 'CONTRACT', id: contractId },
    })
    assert.containsSubset(slip.lines[4], {
      quantity: 10,
      source: {
        type: 'OVERTIME',
        id: surcharge.id,
        date: '2026-08-11',
        factor: 0.35,
        monthlyHours: 210,
      },
    })
    assert.deepEqual(slip.lines[5].source, { type: 'ABSENCE', id: absence.id, date: '2026-08-20' })
    assert.deepEqual((await api.get(`/payroll-runs/${run.id}/payslips/${slip.id}`)).body, slip)
    assert.equal(
      (await api.get(`/payroll-runs/${run.id}/payslips?employeeId=${NOBODY}`)).body.meta.total,
      0
    )
  })

  test("payroll entries are in the company's language", async ({ assert }) => {
    const company = await aCompany({ locale: 'es-CO' })
    await hire(company, 2_000_000)
    const run = await approved(company, '2026-08')
    ok(await verb(company, run, 'pay'))
    ok(await verb(company, run, 'reverse', { reason: 'Faltó Rosa' }))

    const entries = ok(
      await company.api.get(`/journal-entries?reference=${run.id}&sort=number`)
    ).data
    assert.deepEqual(
      entries.map(({ concept }: any) => concept),
      [
        'Nómina 2026-08',
        'Pago de la nómina 2026-08',
        'Reverso de la nómina 2026-08: Faltó Rosa',
        'Reverso de la nómina 2026-08: Faltó Rosa',
      ]
    )
  })

  test('an approved run is posted by the accounts of the PUC, and its payment too', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { id: employeeId } = await hire(company, 2_000_000)
    await approvedOvertime(company, employeeId, 'DIURNA', 4, '2026-08-04')
    for (const [type, amount] of [
      ['PERFORMANCE', 100_000],
      ['TRANSPORT_ALLOWANCE', 20_000],
    ])
      ok(await api.post('/bonuses', { employeeId, type, amount, period: '2026-08' }))
    ok(await api.post('/deductions', { name: 'Libranza', fixedAmount: 150_000 }))

    // Base 2,000,000 + 47,619.05 + 100,000 = 2,147,619.05; 4 % is 85,904.76, 8.5 % 182,547.62, 12 %
    // 257,714.29.
    const draft = await draftOf(company, '2026-08')
    const tried = await verb(company, draft, 'approve')
    assert.containsSubset(tried.body, {
      status: 'APPROVED',
      approvedBy: company.admin.id,
      allowedActions: ['pay', 'reverse'],
    })
    const entry = (await api.get(`/journal-entries/${tried.body.journalEntryId}`)).body
    assert.containsSubset(entry, {
      entryDate: '2026-08-31',
      entryType: 'PAYROLL',
      reference: draft.id,
    })
    assert.deepEqual(await balancesOf(company), {
      ...{ '510506': 2_000_000, '510515': 47_619.05, '510527': 269_095, '510548': 100_000 },
      ...{ '510569': 182_547.62, '510570': 257_714.29, '510572': 85_904.76 },
      ...{ '237005': -268_452.38, '238030': -343_619.05, '237010': -85_904.76, '237095': -150_000 },
      '250505': -2_094_904.53,
    })
    assert.equal(draft.net, 2_094_904.53)

    const bank = ok(await api.post('/bank-accounts', { name: 'Bancolombia', type: 'BANK' }))
    assert.equal(
      (await verb(company, draft, 'pay', { bankAccountId: NOBODY })).body.errors[0].field,
      'bankAccountId'
    )
    const paid = await verb(company, draft, 'pay', { bankAccountId: bank.id })
    assert.containsSubset(paid.body, {
      status: 'PAID',
      bankAccountId: bank.id,
      allowedActions: ['reverse'],
    })
    assert.containsSubset((await api.get(`/journal-entries/${paid.body.paymentEntryId}`)).body, {
      entryType: 'PAYMENT',
      reference: draft.id,
    })
    assert.equal((await api.get(`/bank-accounts/${bank.id}`)).body.balance, -2_094_904.53)
    assert.notProperty(await balancesOf(company), '250505')
    assert.isTrue((await api.get('/reports/integrity')).body.ok)

    const back = await verb(company, draft, 'reverse', { reason: 'Faltó un recargo' })
    assert.containsSubset(back.body, {
      status: 'REVERSED',
      reversalReason: 'Faltó un recargo',
      allowedActions: [],
    })
    assert.deepEqual(await balancesOf(company), {})
    assert.lengthOf(await slipsOf(company, draft), 1, 'the slips stay to be read')
    const again = await approved(company, '2026-08')
    assert.equal(again.net, draft.net, 'what it had used up is free again')
    assert.isTrue((await api.get('/reports/integrity')).body.ok)
  })

  test('every verb in every state: it leads where it should, or is a 409 that changes nothing', async ({
    assert,
  }) => {
    const company = await aCompany()
    await hire(company, 1_800_000)
    const allowed: Record<string, string[]> = {
      ...{
        COMPUTING: ['cancel'],
        DRAFT: ['recompute', 'approve', 'cancel'],
        FAILED: ['recompute', 'cancel'],
      },
      ...{ APPROVED: ['pay', 'reverse'], PAID: ['reverse'], CANCELLED: [], REVERSED: [] },
    }
    const leadsTo: Record<string, string> = {
      recompute: 'COMPUTING',
      approve: 'APPROVED',
      pay: 'PAID',
      cancel: 'CANCELLED',
      reverse: 'REVERSED',
    }
    const paths: Record<string, string[]> = {
      COMPUTING: [],
      DRAFT: ['compute'],
      FAILED: ['fail'],
      APPROVED: ['compute', 'approve'],
      PAID: ['compute', 'approve', 'pay'],
      CANCELLED: ['cancel'],
      REVERSED: ['compute', 'approve', 'reverse'],
    }
    let month = 0

    for (const [state, steps] of Object.entries(paths)) {
      const make = async () => {
        const run = ok(
          await company.api.post('/payroll-runs', {
            period: `2026-${String((month++ % 12) + 1).padStart(2, '0')}`,
          })
        )
        for (const step of steps) {
          if (step === 'compute') await compute(company, run)
          else if (step === 'fail') await failing(company, run)
          else ok(await verb(company, run, step))
        }
        return run
      }
      const one = await make()
      for (const name of VERBS.filter((name) => !allowed[state].includes(name))) {
        const refused = await verb(company, one, name)
        assert.containsSubset(
          refused.body,
          { status: 409, code: 'INVALID_TRANSITION', currentStatus: state },
          `${name} of ${state}`
        )
        assert.deepEqual(refused.body.allowedActions, allowed[state])
      }
      const { status, allowedActions } = (await company.api.get(`/payroll-runs/${one.id}`)).body
      assert.deepEqual([status, allowedActions], [state, allowed[state]])
      await freed(company, one)

      for (const name of allowed[state]) {
        const run = await make()
        const done = await verb(company, run, name)
        assert.deepEqual(
          [done.status, done.body.status],
          [name === 'recompute' ? 202 : 200, leadsTo[name]],
          `${name} of ${state}`
        )
        await freed(company, run)
      }
    }
    const { data } = (await company.api.get('/meta/state-machines')).body
    assert.includeMembers(
      data.map(({ resource }: any) => resource),
      ['payroll-runs', 'overtime']
    )
  })

  test('cancelling and recomputing leave nothing, and a month has one other run at most', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { id: employeeId } = await hire(company, 2_100_000)
    const overtime = await approvedOvertime(company, employeeId, 'DIURNA', 1, '2026-08-04')
    const draft = await draftOf(company, '2026-08')
    assert.deepEqual(await leftOf(company, draft.id), [1, 8, 1])

    const second = await api.post('/payroll-runs', { period: '2026-08' })
    assert.containsSubset(second.body, {
      status: 409,
      code: 'DUPLICATE',
      errors: [{ field: 'period' }],
    })

    ok(await api.post('/absences', { employeeId, date: '2026-08-05' }))
    const begun = await verb(company, draft, 'recompute')
    assert.containsSubset(begun.body, {
      status: 'COMPUTING',
      processed: 0,
      net: 0,
      employees: null,
    })
    assert.deepEqual(await leftOf(company, draft.id), [0, 0, 0])
    const anew = await compute(company, draft)
    assert.equal(anew.base, 2_100_000 + 12_500 - 70_000)
    assert.deepEqual(await leftOf(company, draft.id), [1, 9, 2])

    assert.equal((await verb(company, draft, 'cancel')).body.status, 'CANCELLED')
    assert.deepEqual(await leftOf(company, draft.id), [0, 0, 0])
    assert.isNull((await api.get(`/overtime/${overtime.id}`)).body.payrollRunId)
    assert.equal((await draftOf(company, '2026-08')).base, anew.base)
    assert.equal((await api.get('/payroll-runs?period=2026-08')).body.meta.total, 2)
    assert.equal((await api.get('/payroll-runs?status=CANCELLED')).body.meta.total, 1)
    assert.isTrue((await api.get('/reports/integrity')).body.ok)
  })

  test('a slip below zero is named, and its run not approved', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [{ id: employeeId }] = [await hire(company, 1_800_000), await hire(company, 9_000_000)]
    const loan = ok(await api.post('/deductions', { name: 'Libranza', fixedAmount: 3_000_000 }))
    const draft = await draftOf(company, '2026-08')
    assert.containsSubset(draft, { employees: 2, negative: 1 })

    const refused = await verb(company, draft, 'approve')
    const [slip] = (await api.get(`/payroll-runs/${draft.id}/payslips?negative=true`)).body.data
    assert.containsSubset(refused.body, {
      status: 409,
      code: 'NEGATIVE_NET',
      payslips: [{ id: slip.id, employeeId, employeeName: slip.employeeName, net: -1_094_905 }],
    })
    assert.lengthOf(refused.body.payslips, 1)
    const blind = await (
      await aUserWith(company, 'payroll:write')
    ).post(`/payroll-runs/${draft.id}/approve`)
    assert.containsSubset(blind.body, { code: 'NEGATIVE_NET', payslips: [{ id: slip.id }] })
    assert.notProperty(blind.body.payslips[0], 'net')
    assert.deepEqual(await balancesOf(company), {})

    ok(await api.patch(`/deductions/${loan.id}`, { fixedAmount: 1_905_095 }))
    ok(await verb(company, draft, 'recompute'))
    assert.containsSubset(await compute(company, draft), { negative: 0 })
    assert.equal(
      (await verb(company, draft, 'approve')).body.status,
      'APPROVED',
      'a net of zero is no debt'
    )
  })

  test('an approval notices changes of its month since the computation', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { id: employeeId } = await hire(company, 1_800_000)
    const changes: [what: string, change: () => Promise<any>][] = [
      ['an absence', () => api.post('/absences', { employeeId, date: '2026-08-10' })],
      ['somebody new', () => hire(company, 1_900_000, '2026-08-15').then(() => ({ status: 201 }))],
      [
        'an increase',
        () =>
          api.post(`/employees/${employeeId}/salary-increases`, {
            newSalary: 1_850_000,
            effectiveDate: '2026-08-20',
          }),
      ],
      [
        'a suspension',
        () =>
          api.post('/disciplinary-processes', {
            employeeId,
            type: 'SUSPENSION',
            subject: 'Retardos',
            description: 'Tres',
            date: '2026-07-31',
            suspensionDays: 2,
          }),
      ],
      ['a deduction', () => api.post('/deductions', { name: 'Fondo', percentage: 1 })],
      [
        'a setting',
        () =>
          api.patch('/settings/payroll', {
            overrides: [{ parameter: 'transportAllowance', from: '2026-08-01', value: 250_000 }],
          }),
      ],
    ]
    const draft = await draftOf(company, '2026-08')
    for (const [what, change] of changes) {
      assert.isBelow((await change()).status, 300, what)
      assert.equal((await verb(company, draft, 'approve')).body.code, 'OUTDATED', what)
      ok(await verb(company, draft, 'recompute'))
      await compute(company, draft)
    }

    await approvedOvertime(company, employeeId, 'DIURNA', 1, '2026-08-10')
    ok(await api.post('/absences', { employeeId, date: '2026-09-10' }))
    await hire(company, 1_900_000, '2026-09-01')
    const vacation = ok(
      await api.post('/time-off-requests', {
        employeeId,
        type: 'VACATION',
        startDate: '2026-08-24',
        endDate: '2026-08-28',
      })
    )
    ok(await api.post(`/time-off-requests/${vacation.id}/approve`))
    assert.equal((await verb(company, draft, 'approve')).body.status, 'APPROVED')

    assert.equal(
      (await api.post('/absences', { employeeId, date: '2026-08-11' })).body.code,
      'PERIOD_CLOSED'
    )
    assert.equal(
      (await api.post(`/time-off-requests/${vacation.id}/cancel`)).body.code,
      'PERIOD_CLOSED'
    )
  })

  test('a company that changed its country approves nothing computed by the former law', async ({
    assert,
  }) => {
    const company = await aCompany()
    await hire(company, 1_800_000)
    const draft = await draftOf(company, '2026-08')
    ok(await company.api.patch('/settings/tenant', { countryCode: 'EC' }))
    assert.equal((await verb(company, draft, 'approve')).body.code, 'OUTDATED')
    ok(await company.api.patch('/settings/tenant', { countryCode: 'CO' }))
    assert.equal((await verb(company, draft, 'approve')).body.status, 'APPROVED')
  })

  test('leave without pay, suspensions over two months, deactivation: each month has its own days', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { id: employeeId } = await hire(company, 2_400_000)
    const permission = ok(
      await api.post('/time-off-requests', {
        employeeId,
        type: 'PERMISSION',
        startDate: '2026-08-30',
        endDate: '2026-09-02',
      })
    )
    ok(await api.post(`/time-off-requests/${permission.id}/approve`))
    const asked = ok(
      await api.post('/time-off-requests', {
        employeeId,
        type: 'PERMISSION',
        startDate: '2026-09-10',
        endDate: '2026-09-10',
      })
    )
    ok(
      await api.post('/disciplinary-processes', {
        employeeId,
        type: 'SUSPENSION',
        subject: 'Retardos',
        description: 'Tres',
        date: '2026-09-20',
        suspensionDays: 3,
      })
    )

    const august = await slipOf(company, await approved(company, '2026-08'))
    assert.include(
      told(august),
      'UNPAID_PERMISSION: -80000',
      'the 30th and the 31st are one day of pay'
    )
    const september = await slipOf(company, await approved(company, '2026-09'))
    assert.deepEqual(told(september).slice(0, 4), [
      'SALARY: 2400000',
      'UNPAID_PERMISSION: -160000',
      'UNPAID_SUSPENSION: -240000',
      'TRANSPORT_ALLOWANCE: 207579.17',
    ])
    assert.equal(
      (await api.post(`/time-off-requests/${asked.id}/approve`)).body.code,
      'PERIOD_CLOSED'
    )

    ok(
      await api.post(`/employees/${employeeId}/active-state`, {
        isActive: false,
        terminationDate: '2026-10-12',
      })
    )
    assert.include(
      told(await slipOf(company, await approved(company, '2026-10'))),
      'SALARY: 960000'
    )
    assert.containsSubset(await draftOf(company, '2026-11'), { employees: 0, net: 0 })
  })

  test('closed books refuse payroll, and so do years without known law', async ({ assert }) => {
    const company = await aCompany()
    await hire(company, 1_800_000)
    const draft = await draftOf(company, '2026-03')
    ok(await company.api.post('/fiscal-periods/close', { through: '2026-03-31' }))
    assert.equal((await verb(company, draft, 'approve')).body.code, 'PERIOD_CLOSED')
    ok(await company.api.post('/fiscal-periods/reopen', {}))
    assert.equal((await verb(company, draft, 'approve')).status, 200)

    assert.equal(
      (await company.api.post('/payroll-runs', { period: '2022-12' })).body.errors[0].field,
      'period'
    )
    for (const period of ['2026-13', '2026', 202608, undefined])
      assert.equal((await company.api.post('/payroll-runs', { period })).status, 422)
    const german = await aCompany({ countryCode: 'DE' })
    await hire(german, 3_000, '2019-01-01')
    assert.containsSubset(await draftOf(german, '2019-05'), { net: 3_000, employerCost: 0 })
  })

  test('pay that is larger than amounts can be fails the run at once, and says whose it is', async ({
    assert,
  }) => {
    const company = await aCompany({ countryCode: 'DE' })
    const { api } = company
    const { id: employeeId } = await hire(company, 9_999_999_999_999.99)
    const bonus = ok(await api.post('/bonuses', { employeeId, type: 'PERFORMANCE', amount: 1 }))
    const run = await draftOf(company, '2026-08')
    assert.containsSubset(run, {
      status: 'FAILED',
      processed: 0,
      gross: 0,
      allowedActions: ['recompute', 'cancel'],
    })
    assert.match(run.error, /^The pay of Ana Gómez \d+ is too large: /)

    ok(await api.delete(`/bonuses/${bonus.id}`))
    ok(await verb(company, run, 'recompute'))
    assert.containsSubset(await compute(company, run), {
      status: 'DRAFT',
      error: null,
      net: 9_999_999_999_999.99,
    })
    assert.equal((await verb(company, run, 'approve')).body.status, 'APPROVED')

    await hire(company, 1, '2026-09-01')
    const together = await draftOf(company, '2026-09')
    assert.containsSubset(together, { status: 'FAILED', processed: 0 })
    assert.match(together.error, /^The payroll of 2026-09 is too large: /)
    assert.equal((await verb(company, together, 'cancel')).body.status, 'CANCELLED')
    assert.isTrue((await api.get('/reports/integrity')).body.ok)
  })

  test('overtime of a day whose law is not known fails the run, and says so', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { id: employeeId } = await hire(company, 1_800_000)
    const overtime = await approvedOvertime(company, employeeId, 'DIURNA', 2, '2026-08-04')
    await company.as(
      async () => await Overtime.query().where('id', overtime.id).update({ date: '2022-12-31' })
    )

    const run = await draftOf(company, '2026-08')
    assert.equal(run.status, 'FAILED')
    assert.match(run.error, /^There is overtime of 2022-12-31, /)
    ok(await company.api.delete(`/overtime/${overtime.id}`))
    ok(await verb(company, run, 'recompute'))
    assert.equal((await compute(company, run)).status, 'DRAFT')
  })

  test('a dry run shows postings only with payroll:read', async ({ assert }) => {
    const company = await aCompany()
    await hire(company, 2_345_000)
    const run = await draftOf(company, '2026-08')
    const [reader, blind] = [
      await aUserWith(company, 'payroll:read', 'payroll:write', 'accounting:read'),
      await aUserWith(company, 'payroll:write', 'accounting:read'),
    ]

    for (const name of ['approve', 'pay', 'reverse']) {
      const path = `/payroll-runs/${run.id}/${name}`
      const [seen, hidden] = [
        await reader.post(path, {}, { prefer: 'dry-run' }),
        await blind.post(path, {}, { prefer: 'dry-run' }),
      ]
      assert.isNotEmpty(ok(seen).effects.journal[0].lines)
      assert.isUndefined(ok(hidden).effects.journal[0].lines)
      assert.notMatch(hidden.text, /"(debit|credit)"/)
      if (name !== 'reverse') ok(await company.api.post(path))
    }
  })

  test('runs and payslips need the payroll scope', async ({ assert }) => {
    const company = await aCompany()
    await hire(company, 1_800_000)
    const draft = await draftOf(company, '2026-08')
    const [people, reader, writer] = [
      await aUserWith(company, 'hr:read', 'hr:write'),
      await aUserWith(company, 'payroll:read'),
      await aUserWith(company, 'payroll:write'),
    ]

    assert.equal((await people.get(`/payroll-runs/${draft.id}/payslips`)).status, 403)
    assert.equal((await reader.get(`/payroll-runs/${draft.id}/payslips`)).status, 200)
    assert.equal((await reader.post(`/payroll-runs/${draft.id}/approve`)).status, 403)

    const hook = { url: 'https://hooks.test/pay', events: ['payroll.approved'] }
    assert.equal(
      (await (await aUserWith(company, 'hr:read', 'integrations:write')).post('/webhooks', hook))
        .status,
      403
    )
    ok(await company.api.post('/webhooks', hook))
    assert.equal((await writer.post(`/payroll-runs/${draft.id}/approve`)).status, 200)
    const told = await company.as(() =>
      rows('SELECT type, subject FROM webhook_messages WHERE tenant_id = ? AND is_subscribed = 1', [
        Current.tenantId,
      ])
    )
    assert.deepEqual(
      told.map(({ type, subject }) => [type, jsonOf(subject)]),
      [['payroll.approved', { payrollRunId: draft.id, period: '2026-08' }]]
    )
  })
})

test.group('Payroll runs at once', () => {
  test('one of two parallel runs of a month stands, and one of two approvals posts', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    await hire(company, 1_800_000)
    const started = await Promise.all(
      [1, 2, 3].map(() => api.post('/payroll-runs', { period: '2026-08' }))
    )
    assert.deepEqual(started.map(({ status }) => status).sort(), [202, 409, 409])

    const run = await compute(company, started.find(({ status }) => status === 202)!.body)
    const approvals = await Promise.all([1, 2, 3].map(() => verb(company, run, 'approve')))
    assert.deepEqual(approvals.map(({ status }) => status).sort(), [200, 409, 409])
    assert.equal((await api.get('/journal-entries?entryType=PAYROLL')).body.meta.total, 1)
    const payments = await Promise.all([1, 2, 3].map(() => verb(company, run, 'pay')))
    assert.deepEqual(payments.map(({ status }) => status).sort(), [200, 409, 409])
    assert.isTrue((await api.get('/reports/integrity')).body.ok)
  })

  test('an approval of the run and one of leave within it: the leave is in the pay, or refused', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { id: employeeId } = await hire(company, 1_800_000)

    for (const month of ['2026-05', '2026-06', '2026-07', '2026-08']) {
      const draft = await draftOf(company, month)
      const leave = ok(
        await api.post('/time-off-requests', {
          employeeId,
          type: 'PERMISSION',
          startDate: `${month}-10`,
          endDate: `${month}-11`,
        })
      )
      const [run, time] = await Promise.all([
        verb(company, draft, 'approve'),
        api.post(`/time-off-requests/${leave.id}/approve`),
      ])

      if (time.status === 200) assert.equal(run.body.code, 'OUTDATED')
      else assert.deepEqual([run.body.status, time.body.code], ['APPROVED', 'PERIOD_CLOSED'])
      if (run.status !== 200) {
        ok(await verb(company, draft, 'recompute'))
        assert.include(
          told((await compute(company, draft), await slipOf(company, draft))),
          'UNPAID_PERMISSION: -120000'
        )
        ok(await verb(company, draft, 'approve'))
      }
    }
  })

  test('an approval of the run and the deletion of a contract that it pays by: one of them is refused', async ({
    assert,
  }) => {
    const company = await aCompany()
    for (let round = 0; round < 4; round++) {
      const { contractId } = await hire(company, 1_800_000)
      const run = await draftOf(company, '2026-08')
      const [approval, deletion] = await Promise.all([
        verb(company, run, 'approve'),
        company.api.delete(`/contracts/${contractId}`),
      ])
      assert.include(
        ['200 PERIOD_CLOSED', 'OUTDATED 204'],
        `${approval.body.code ?? approval.status} ${deletion.body?.code ?? deletion.status}`
      )
      ok(await verb(company, run, approval.status === 200 ? 'reverse' : 'cancel'))
    }
  })

  test('two months computed in parallel pay late overtime once', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const people = await Promise.all(Array.from({ length: 6 }, () => hire(company, 2_100_000)))
    for (const { id } of people) await approvedOvertime(company, id, 'DIURNA', 1, '2026-07-04')

    const runs = await Promise.all(
      ['2026-08', '2026-09'].map(async (period) => ok(await api.post('/payroll-runs', { period })))
    )
    const drafts = await Promise.all(runs.map((run) => compute(company, run)))
    assert.deepEqual(
      drafts.map(({ status }) => status),
      ['DRAFT', 'DRAFT']
    )
    const lines = (await Promise.all(drafts.map((run) => slipsOf(company, run))))
      .flat()
      .flatMap(told)
      .filter((line) => line.startsWith('OVERTIME'))
    assert.lengthOf(lines, 6)
  })
})

/** As the worker leaves a run that cannot be computed. */
async function failing({ as }: Company, { id }: { id: string }) {
  const { default: PayrollRun } = await import('#payroll/models/payroll_run')
  await as(async () =>
    (await PayrollRun.findOrFail(id))
      .merge({ status: 'FAILED', error: 'Something went wrong here' })
      .save()
  )
}

/** Takes a run out of the way of the next one of its month. */
async function freed(company: Company, run: { id: string }) {
  const { body } = await company.api.get(`/payroll-runs/${run.id}`)
  for (const name of ['cancel', 'reverse'])
    if (body.allowedActions.includes(name)) ok(await verb(company, run, name))
}
