import { test } from '@japa/runner'
import { daysInMonth } from '#core/calendar/days'
import { days360 } from '#hr/contracts/thirty_day_months'
import { stretchesOf } from '#payroll/computation/contracts'
import { monthOf } from '#payroll/computation/month'
import {
  absentOn,
  contract,
  fixed,
  permitted,
  slipOf,
  suspended,
  told,
  usualDeductions,
} from './a_month.js'

const WITHOUT = { deductions: [] }

test.group('A payslip', () => {
  test('the month of August 2026 is right to the cent', ({ assert }) => {
    const slip = slipOf('2026-08', {
      contracts: [contract(2_000_000, '2025-01-10')],
      overtime: [
        ['DIURNA', 4, '2026-08-04'],
        ['NOCTURNA', 2, '2026-08-05'],
        ['DIURNA_DOMINICAL', 3, '2026-08-09'],
        ['RECARGO_NOCTURNO', 10, '2026-08-11'],
      ],
      unpaid: [absentOn('2026-08-20')],
    })
    assert.deepEqual(told(slip), {
      lines: [
        'SALARY 30: 2000000.00',
        'OVERTIME_DIURNA 4: 47619.05',
        'OVERTIME_NOCTURNA 2: 33333.33',
        'OVERTIME_DIURNA_DOMINICAL 3: 61428.57',
        'OVERTIME_RECARGO_NOCTURNO 10: 33333.33',
        'UNPAID_ABSENCE 1: -66666.67',
        'TRANSPORT_ALLOWANCE 29: 240791.83',
        'Salud 1: 84361.90',
        'Pensión 1: 84361.90',
        'Salud 1: 179269.05',
        'Pensión 1: 253085.71',
        'Caja 1: 84361.90',
      ],
      gross: '2349839.44',
      base: '2109047.61',
      deductions: '168723.80',
      employerCost: '516716.66',
      net: '2181115.64',
    })
  })

  test('each line names the values from which it was computed', ({ assert }) => {
    const { lines } = slipOf('2026-08', {
      contracts: [contract(2_000_000, '2026-01-01')],
      overtime: [['DIURNA_DOMINICAL', 3, '2026-08-09']],
    })!
    const [salary, overtime, transport, health] = lines

    assert.deepEqual(
      [salary.rate.toFixed(4), salary.base.toFixed(2), salary.side],
      ['66666.6667', '2000000.00', 'EARNING']
    )
    assert.deepEqual(salary.source, { type: 'CONTRACT', id: 'contract of 2026-01-01' })
    assert.deepEqual(
      [overtime.rate.toFixed(4), overtime.base.toFixed(2)],
      ['20476.1905', '2000000.00']
    )
    assert.deepEqual(overtime.source, {
      ...{
        type: 'OVERTIME',
        id: 'overtime 1',
        date: '2026-08-09',
        factor: 2.15,
        monthlyHours: 210,
      },
      law: [
        'CST art. 168 no. 2',
        'CST art. 179 (Ley 2466 of 2025 art. 14)',
        'Ley 2101 of 2021 art. 3: 42 hours a week',
      ],
    })
    assert.equal(transport.source.law![0], 'Decreto 1470 of 2025')
    assert.deepEqual(
      [health.rate.toFixed(1), health.base.toFixed(2), health.side],
      ['4.0', '2061428.57', 'EMPLOYEE']
    )
  })

  test('a former employee is paid overtime and bonuses by the last salary, less percentage deductions', ({
    assert,
  }) => {
    // In February: 2,200,000 / 220 × 1.25 × 2 = 25,000. On a day without a contract by the last
    // salary: 2,640,000 / 220 × 1.25 = 15,000.
    const contracts = [
      contract(2_200_000, '2026-01-01', '2026-03-10', ['2026-03-01', 2_640_000]),
      contract(9_000_000, '2026-04-01', '2026-03-31'),
    ]
    const slip = slipOf('2026-05', {
      contracts,
      overtime: [
        ['DIURNA', 2, '2026-02-20'],
        ['DIURNA', 1, '2026-03-20'],
      ],
      bonuses: [['LEGAL_BONUS', 500_000]],
      deductions: [...usualDeductions(), fixed('Fondo', 90_000)],
    })
    assert.deepEqual(told(slip), {
      lines: [
        'OVERTIME_DIURNA 2: 25000.00',
        'OVERTIME_DIURNA 1: 15000.00',
        'BONUS_LEGAL_BONUS 1: 500000.00',
        'Salud 1: 1600.00',
        'Pensión 1: 1600.00',
        'Salud 1: 3400.00',
        'Pensión 1: 4800.00',
        'Caja 1: 1600.00',
      ],
      ...{
        gross: '540000.00',
        base: '40000.00',
        deductions: '3200.00',
        employerCost: '9800.00',
        net: '536800.00',
      },
    })
    assert.isUndefined(slipOf('2026-05', { contracts }))
  })

  test('an employee hired on the 31st is paid one day', ({ assert }) => {
    // The 31st counts as the 30th: one of 30 days. 3,000,000 / 30 = 100,000; allowance 249,095 / 30
    // = 8,303.1667 → 8,303.17. Health 4 % of 100,000 = 4,000, pension the same; net 100,000 +
    // 8,303.17 - 8,000 = 100,303.17.
    const slip = told(slipOf('2026-08', { contracts: [contract(3_000_000, '2026-08-31')] }))
    assert.deepEqual(slip.lines.slice(0, 2), [
      'SALARY 1: 100000.00',
      'TRANSPORT_ALLOWANCE 1: 8303.17',
    ])
    assert.equal(slip.net, '100303.17')
  })

  test('February is a month of 30 days, in leap years as well', ({ assert }) => {
    // The last of February completes the 30: from the 10th on 30 - 10 + 1 = 21 days, 21 × 2,100,000
    // / 30 = 1,470,000. Until the 27th: 27 × 70,000 = 1,890,000. The 29th of a leap year adds one
    // day less.
    const of = (period: string, from: string, to: string | null = null) =>
      told(slipOf(period, { contracts: [contract(2_100_000, from, to)], ...WITHOUT })).lines[0]
    assert.equal(of('2026-02', '2020-01-01'), 'SALARY 30: 2100000.00')
    assert.equal(of('2026-02', '2026-02-10'), 'SALARY 21: 1470000.00')
    assert.equal(of('2026-02', '2020-01-01', '2026-02-27'), 'SALARY 27: 1890000.00')
    assert.equal(of('2026-02', '2020-01-01', '2026-02-28'), 'SALARY 30: 2100000.00')
    assert.equal(of('2024-02', '2024-02-29'), 'SALARY 2: 140000.00')
    assert.equal(of('2024-02', '2020-01-01', '2024-02-28'), 'SALARY 28: 1960000.00')
  })

  test('two contracts in one month are each paid for their days, never more than 30 in total', ({
    assert,
  }) => {
    // 1st to 10th at 1,500,000: 500,000. 11th to 30th at 1,800,000: 20 × 60,000 = 1,200,000. Both
    // are below two minimum wages (3,501,810): 30 days of allowance, 249,095. Health 4 % of
    // 1,700,000 = 68,000, pension too: net 1,700,000 + 249,095 - 136,000.
    const slip = told(
      slipOf('2026-08', {
        contracts: [
          contract(1_500_000, '2026-01-01', '2026-08-10'),
          contract(1_800_000, '2026-08-11'),
        ],
      })
    )
    assert.deepEqual(slip.lines.slice(0, 3), [
      'SALARY 10: 500000.00',
      'SALARY 20: 1200000.00',
      'TRANSPORT_ALLOWANCE 30: 249095.00',
    ])
    assert.equal(slip.net, '1813095.00')

    // One ends on the 30th, the other begins on the 31st: that is the same day of pay, and the
    // first contract has it.
    const onTheLast = told(
      slipOf('2026-08', {
        contracts: [
          contract(1_500_000, '2026-01-01', '2026-08-30'),
          contract(1_800_000, '2026-08-31'),
        ],
        ...WITHOUT,
      })
    )
    assert.deepEqual(onTheLast.lines, [
      'SALARY 30: 1500000.00',
      'TRANSPORT_ALLOWANCE 30: 249095.00',
    ])
  })

  test('an increase on the 16th divides the month, and overtime is paid by the salary of its day', ({
    assert,
  }) => {
    // 15 days of 2,000,000 and 15 of 2,600,000: 1,000,000 + 1,300,000. An hour of the 10th:
    // 2,000,000 / 210 × 1.25 = 11,904.7619 → 11,904.76; one of the 20th: 2,600,000 / 210 × 1.25 =
    // 15,476.1905 → 15,476.19. An absence on the 15th costs 66,666.67, one on the 16th 86,666.67.
    const slip = slipOf('2026-08', {
      contracts: [contract(2_000_000, '2026-01-01', null, ['2026-08-16', 2_600_000])],
      overtime: [
        ['DIURNA', 1, '2026-08-10'],
        ['DIURNA', 1, '2026-08-20'],
      ],
      unpaid: [absentOn('2026-08-15'), absentOn('2026-08-16')],
      ...WITHOUT,
    })
    assert.deepEqual(told(slip).lines, [
      'SALARY 15: 1000000.00',
      'SALARY 15: 1300000.00',
      'OVERTIME_DIURNA 1: 11904.76',
      'OVERTIME_DIURNA 1: 15476.19',
      'UNPAID_ABSENCE 1: -66666.67',
      'UNPAID_ABSENCE 1: -86666.67',
      'TRANSPORT_ALLOWANCE 28: 232488.67',
    ])
    assert.deepEqual(slip!.lines[1].source, {
      type: 'SALARY_INCREASE',
      id: 'increase of 2026-08-16',
    })
  })

  test('an increase beyond two minimum wages ends the transport allowance from that day on', ({
    assert,
  }) => {
    // Twice 1,750,905 is 3,501,810, which still gets it; a peso more does not. 20 of 30 days:
    // 249,095 × 20 / 30 = 166,063.3333.
    const raised = (salary: number) =>
      told(
        slipOf('2026-08', {
          contracts: [contract(3_000_000, '2026-01-01', null, ['2026-08-21', salary])],
          ...WITHOUT,
        })
      ).lines.at(-1)
    assert.equal(raised(3_501_811), 'TRANSPORT_ALLOWANCE 20: 166063.33')
    assert.equal(raised(3_501_810), 'TRANSPORT_ALLOWANCE 30: 249095.00')
    assert.equal(
      told(
        slipOf('2026-08', { contracts: [contract(3_501_811, '2026-01-01')], ...WITHOUT })
      ).lines.at(-1),
      'SALARY 30: 3501811.00'
    )
  })

  test('a change of law within a month applies the hours of its last day and the factor of each day', ({
    assert,
  }) => {
    // July 2025: 220 hours (from the 15th) for the whole month, Sundays 0.80 (from the 1st). An
    // hour of Sunday the 6th: 2,200,000 / 220 × (1.25 + 0.80) = 20,500. One of Sunday the 29th of
    // June, approved late, by June's law: 2,200,000 / 230 × 2.00 = 19,130.4348. July 2023 likewise:
    // 235 hours though they hold from the 15th on; 2,350,000 / 235 × 1.75 = 17,500.
    const july = slipOf('2025-07', {
      contracts: [contract(2_200_000, '2024-01-01')],
      overtime: [
        ['DIURNA_DOMINICAL', 1, '2025-07-06'],
        ['DIURNA_DOMINICAL', 1, '2025-06-29'],
      ],
      ...WITHOUT,
    })
    assert.deepEqual(told(july).lines, [
      'SALARY 30: 2200000.00',
      'OVERTIME_DIURNA_DOMINICAL 1: 20500.00',
      'OVERTIME_DIURNA_DOMINICAL 1: 19130.43',
      'TRANSPORT_ALLOWANCE 30: 200000.00',
    ])
    const before = slipOf('2023-07', {
      contracts: [contract(2_350_000, '2023-01-01')],
      overtime: [['NOCTURNA', 1, '2023-07-03']],
      ...WITHOUT,
    })
    assert.equal(told(before).lines[1], 'OVERTIME_NOCTURNA 1: 17500.00')
  })

  test('every year has its own allowance, and that of 2027 is marked provisional', ({ assert }) => {
    const transport = (period: string) =>
      slipOf(period, { contracts: [contract(1_160_000, '2020-01-01')], ...WITHOUT })!.lines.at(-1)!
    const amounts = ['2023-12', '2024-01', '2025-12', '2026-01', '2027-01'].map((period) =>
      transport(period).amount.toFixed(0)
    )
    assert.deepEqual(amounts, ['140606', '162000', '200000', '249095', '249095'])
    assert.isTrue(transport('2027-01').source.provisional)
    assert.isUndefined(transport('2026-12').source.provisional)
  })

  test('a day is deducted once, even when several absences fall on it', ({ assert }) => {
    // Suspended from the 28th of August for six days: the 28th, 29th, 30th and 31st, of which the
    // last two are one day of pay: 3 days. Absent on the 31st besides: the same day. Permission
    // from the 1st to the 2nd, absent on the 2nd: 2 days. 5 × 60,000 = 300,000.
    const slip = told(
      slipOf('2026-08', {
        contracts: [contract(1_800_000, '2026-01-01')],
        unpaid: [
          suspended('2026-08-28', '2026-09-02'),
          permitted('2026-08-01', '2026-08-02'),
          absentOn('2026-08-31'),
          absentOn('2026-08-02'),
        ],
        ...WITHOUT,
      })
    )
    assert.deepEqual(slip.lines, [
      'SALARY 30: 1800000.00',
      'UNPAID_PERMISSION 2: -120000.00',
      'UNPAID_SUSPENSION 3: -180000.00',
      'TRANSPORT_ALLOWANCE 25: 207579.17',
    ])
    assert.equal(slip.base, '1500000.00')
  })

  test('a month without a paid day pays exactly nothing', ({ assert }) => {
    // 2,000,000 / 30 = 66,666.67 for each of 30 absences would be 10 cents more than the salary:
    // the last takes what is left, 66,666.57. In February 28 absences are the whole month, the days
    // that complete it too.
    const days = (period: string, count: number) =>
      Array.from({ length: count }, (_, index) =>
        absentOn(`${period}-${String(index + 1).padStart(2, '0')}`)
      )
    const august = told(
      slipOf('2026-08', {
        contracts: [contract(2_000_000, '2026-01-01')],
        unpaid: days('2026-08', 31),
      })
    )
    assert.equal(august.lines[30], 'UNPAID_ABSENCE 1: -66666.57')
    assert.deepEqual([august.gross, august.base, august.net], ['0.00', '0.00', '0.00'])

    const february = told(
      slipOf('2026-02', {
        contracts: [contract(2_000_000, '2026-01-01')],
        unpaid: [suspended('2026-01-20', '2026-03-05')],
      })
    )
    assert.equal(february.lines[1], 'UNPAID_SUSPENSION 30: -2000000.00')
    const oneLeft = told(
      slipOf('2026-02', {
        contracts: [contract(2_100_000, '2026-01-01')],
        unpaid: days('2026-02', 27),
        ...WITHOUT,
      })
    )
    assert.equal(oneLeft.base, '210000.00', 'who worked on the last of February has worked 3 days')
  })

  test('fixed deductions may exceed the pay', ({ assert }) => {
    // 1,750,905 + 249,095 allowance = 2,000,000. Health and pension 70,036.20 each: 1,859,927.60
    // are left. A loan of just that leaves nothing; a cent more is a debt.
    const net = (loan: number) =>
      told(
        slipOf('2026-08', {
          contracts: [contract(1_750_905, '2026-01-01')],
          deductions: [...usualDeductions(), fixed('Libranza', loan)],
        })
      ).net
    assert.equal(net(1_859_927.6), '0.00')
    assert.equal(net(1_859_927.61), '-0.01')
  })

  test('bonuses that are salary raise the base, others only the pay', ({ assert }) => {
    // Base 2,000,000 + 300,000 + 100,000 = 2,400,000; Christmas 500,000 and other taxable 50,000
    // outside of it: 8 % of 2,400,000 = 192,000.
    const slip = told(
      slipOf('2026-12', {
        contracts: [contract(2_000_000, '2026-01-01')],
        bonuses: [
          ['PERFORMANCE', 300_000],
          ['PRODUCTIVITY', 100_000],
          ['CHRISTMAS_BONUS', 500_000],
          ['OTHER_TAXABLE', 50_000],
        ],
      })
    )
    assert.deepEqual([slip.base, slip.gross, slip.net], ['2400000.00', '3199095.00', '3007095.00'])
  })

  test("a company's own parameter applies from its day on, and the slip names it", ({ assert }) => {
    // 240 hours by agreement until the law is given back: 2,400,000 / 240 × 1.25 = 12,500; then /
    // 210 = 14,285.7143.
    const overrides = [
      {
        parameter: 'monthlyHours' as const,
        from: '2026-01-01',
        value: 240,
        note: 'Collective agreement',
      },
      { parameter: 'monthlyHours' as const, from: '2026-09-01', value: null, note: null },
    ]
    const hour = (period: string) =>
      slipOf(period, {
        contracts: [contract(2_400_000, '2026-01-01')],
        overtime: [['DIURNA', 1, `${period}-03`]],
        overrides,
        ...WITHOUT,
      })!.lines[1]
    assert.equal(hour('2026-08').amount.toFixed(2), '12500.00')
    assert.include(hour('2026-08').source.law!, 'Collective agreement')
    assert.equal(hour('2026-09').amount.toFixed(2), '14285.71')
  })

  test('an allowance set by a company is paid to all unless the company also sets a ceiling', ({
    assert,
  }) => {
    const set = (parameter: any, value: number) => ({
      parameter,
      from: '2026-01-01',
      value,
      note: null,
    })
    const paid = (...more: any[]) =>
      told(
        slipOf('2026-08', {
          countryCode: 'EC',
          contracts: [contract(1_000, '2026-08-16')],
          overrides: [set('transportAllowance', 60), ...more],
          ...WITHOUT,
        })
      ).lines
    assert.deepEqual(paid(), ['SALARY 15: 500.00', 'TRANSPORT_ALLOWANCE 15: 30.00'])
    assert.deepEqual(paid(set('minimumWage', 470)), [
      'SALARY 15: 500.00',
      'TRANSPORT_ALLOWANCE 15: 30.00',
    ])
    assert.deepEqual(paid(set('minimumWage', 470), set('transportCeiling', 2)), [
      'SALARY 15: 500.00',
    ])
    assert.deepEqual(paid(set('minimumWage', 470), set('transportCeiling', 3)), [
      'SALARY 15: 500.00',
      'TRANSPORT_ALLOWANCE 15: 30.00',
    ])
  })

  test('leave is counted by the days under contract in every month', ({ assert }) => {
    for (const period of ['2026-01', '2026-02', '2024-02', '2026-04']) {
      const month = monthOf(period)
      const days = Array.from(
        { length: daysInMonth(Number(period.slice(0, 4)), Number(period.slice(5))) },
        (_, index) => `${period}-${String(index + 1).padStart(2, '0')}`
      )
      for (const from of days)
        for (const to of days.filter((day) => day >= from))
          assert.equal(
            stretchesOf([contract(30, from, to)], month)[0].days.length,
            days360(from, to),
            `${from} to ${to}`
          )
    }
  })

  test('in a currency without decimals every line is whole and rounded once', ({ assert }) => {
    // 20 days of 1,000,001 / 30 = 666,667.33; 1,000,001 x 1.25 x 4 / 210 = 23,809.55; a day
    // 33,333.37; base 657,144; 4 % = 26,285.76; 8.5 % = 55,857.24; 12 % = 78,857.28; 19 days of
    // 249,095 / 30 = 157,760.17.
    const slip = slipOf('2026-08', {
      currency: 'CLP',
      contracts: [contract(1_000_001, '2026-08-11')],
      overtime: [['DIURNA', 4, '2026-08-12']],
      unpaid: [absentOn('2026-08-20')],
    })
    assert.deepEqual(told(slip), {
      lines: [
        ...[
          'SALARY 20: 666667.00',
          'OVERTIME_DIURNA 4: 23810.00',
          'UNPAID_ABSENCE 1: -33333.00',
          'TRANSPORT_ALLOWANCE 19: 157760.00',
        ],
        ...[
          'Salud 1: 26286.00',
          'Pensión 1: 26286.00',
          'Salud 1: 55857.00',
          'Pensión 1: 78857.00',
          'Caja 1: 26286.00',
        ],
      ],
      ...{
        gross: '814904.00',
        base: '657144.00',
        deductions: '52572.00',
        employerCost: '161000.00',
        net: '762332.00',
      },
    })
  })

  test('an employee without a contract in the month gets no slip', ({ assert }) => {
    assert.isUndefined(
      slipOf('2026-08', {
        contracts: [
          contract(2_000_000, '2026-01-01', '2026-07-31'),
          contract(2_000_000, '2026-09-01'),
        ],
      })
    )
    assert.isUndefined(
      slipOf('2026-08', { contracts: [contract(2_000_000, '2026-08-10', '2026-08-09')] }),
      'called off before it began'
    )
  })
})
