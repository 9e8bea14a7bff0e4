import { test } from '@japa/runner'
import Big from 'big.js'
import { aCompany, unique, type Company } from '#tests/company'
import { accountNamed } from '#tests/functional/accounting/books'
import { approved, hire, ok } from '#tests/functional/payroll/helpers'

const total = (rows: any[], key: string) =>
  rows.reduce((sum, row) => sum.plus(row[key]), new Big(0)).toNumber()

const aParty = async ({ api }: Company, documentNumber: string, legalName: string) =>
  ok(await api.post('/third-parties', { documentType: '31', documentNumber, legalName })).id

const aCenter = async ({ api }: Company, code: string) =>
  ok(await api.post('/cost-centers', { code, name: `Centro ${code}` })).id

type Line = [code: string, amount: number, more?: object]

/** Posts lines by code of account; a negative amount is a credit. */
async function posted(company: Company, entryDate: string, lines: Line[], concept = 'Prueba') {
  return ok(
    await company.api.post('/journal-entries', {
      entryDate,
      concept,
      lines: await Promise.all(
        lines.map(async ([code, amount, more]) => ({
          accountId: await accountNamed(company, code),
          ...(amount > 0 ? { debitAmount: amount } : { creditAmount: -amount }),
          ...more,
        }))
      ),
    })
  )
}

/** Two suppliers and two branches over two years; some lines have neither. */
async function aCompanyWithBranches() {
  const company = await aCompany()
  const [paper, power] = [
    await aParty(company, '900123456', 'Papelería El Punto S.A.S.'),
    await aParty(company, '899999063', 'Energía del Sur S.A.'),
  ]
  const [north, south] = [await aCenter(company, 'NORTE'), await aCenter(company, 'SUR')]
  const cash: Line = ['110505', 0]
  const spend = (amount: number, more: object, code = '519530'): Line[] => [
    [code, amount, more],
    [cash[0], -amount, more],
  ]
  await posted(company, '2024-12-01', [
    ['110505', 9_000_000],
    ['311505', -9_000_000],
  ])
  await posted(company, '2025-03-10', spend(100_000, { thirdPartyId: paper, costCenterId: north }))
  await posted(company, '2025-03-31', spend(20_000.5, { thirdPartyId: power }, '513530'))
  await posted(company, '2026-03-01', [
    ['110505', 700_000, { costCenterId: south }],
    ['415595', -700_000, { thirdPartyId: paper, costCenterId: south }],
  ])
  await posted(company, '2026-03-10', spend(30_000, { thirdPartyId: paper, costCenterId: north }))
  await posted(company, '2026-03-15', spend(5_000, { thirdPartyId: paper, costCenterId: south }))
  await posted(company, '2026-03-15', spend(40_000.25, {}, '513530'))
  return { ...company, paper, power, north, south }
}

test.group('Reports by third party and cost centre', () => {
  test('rows by third party and by cost centre sum to the trial balance', async ({ assert }) => {
    const company = await aCompanyWithBranches()
    const { api } = company
    for (const [from, to] of [
      ['2025-01-01', '2025-12-31'],
      ['2026-03-10', '2026-03-10'],
      ['2026-03-11', '2026-11-20'],
    ]) {
      const whole = ok(await api.get(`/reports/trial-balance?from=${from}&to=${to}`))
      for (const by of ['third-party', 'cost-center']) {
        const parts = ok(await api.get(`/reports/trial-balance?from=${from}&to=${to}&by=${by}`))
        assert.deepEqual(parts.totals, whole.totals)
        assert.equal(parts.by, by)
        for (const row of whole.rows) {
          const own = parts.rows.filter(({ accountId }: any) => accountId === row.accountId)
          for (const key of ['opening', 'debit', 'credit', 'closing'])
            assert.equal(total(own, key), row[key], `${row.code} ${key} by ${by}`)
        }
        assert.sameMembers(
          [...new Set(parts.rows.map(({ code }: any) => code))],
          whole.rows.map(({ code }: any) => code)
        )
      }
    }
  })

  test('a row names its third party or cost centre, and rows without one come last', async ({
    assert,
  }) => {
    const { api, paper, north, south } = await aCompanyWithBranches()
    const days = 'from=2026-01-01&to=2026-12-31'
    const parties = ok(await api.get(`/reports/trial-balance?${days}&by=third-party`)).rows
    assert.deepEqual(
      parties
        .filter(({ code }: any) => code === '513530')
        .map((row: any) => [row.documentNumber, row.thirdPartyName, row.opening, row.debit]),
      [
        ['899999063', 'Energía del Sur S.A.', 20_000.5, 0],
        [null, null, 0, 40_000.25],
      ]
    )
    assert.containsSubset(
      parties.find(({ code }: any) => code === '519530'),
      { thirdPartyId: paper, opening: 100_000, debit: 35_000, credit: 0, closing: 135_000 }
    )
    const centers = ok(await api.get(`/reports/trial-balance?${days}&by=cost-center`)).rows
    assert.deepEqual(
      centers
        .filter(({ code }: any) => code === '519530')
        .map((row: any) => [row.costCenterId, row.costCenterCode, row.closing]),
      [
        [north, 'NORTE', 130_000],
        [south, 'SUR', 5_000],
      ]
    )
    const { text, headers } = await api.get(`/reports/trial-balance?${days}&by=cost-center`, {
      accept: 'text/csv',
    })
    assert.match(headers.get('content-disposition')!, /trial-balance\.csv/)
    assert.include(
      text,
      'code,name,type,costCenterCode,costCenterName,opening,debit,credit,closing'
    )
    assert.match(text, /519530,.*,EXPENSE,NORTE,Centro NORTE,100000,30000,0,130000\r\n/)
    const one = await api.get(
      `/reports/trial-balance?${days}&by=third-party&accountId=${parties[0].accountId}`
    )
    assert.equal(new Set(one.body.rows.map(({ code }: any) => code)).size, 1)
    assert.containsSubset((await api.get('/reports/trial-balance?by=person')).body, {
      errors: [{ field: 'by', code: 'INVALID_CHOICE' }],
    })
    assert.containsSubset(
      (await api.get(`/reports/trial-balance?accountId=${parties[0].accountId}`)).body,
      { errors: [{ field: 'accountId' }] }
    )
  })

  test('the ledger by third party has opening, lines and closing of each account', async ({
    assert,
  }) => {
    const { api, paper, power, south } = await aCompanyWithBranches()
    const days = 'from=2026-01-01&to=2026-12-31'
    const all = ok(await api.get(`/reports/third-party-ledger?${days}`))
    const whole = ok(await api.get(`/reports/trial-balance?${days}`))
    assert.deepEqual(all.totals, whole.totals)
    for (const row of all.rows) {
      assert.equal(total(row.lines, 'debit'), row.debit)
      assert.equal(total(row.lines, 'credit'), row.credit)
      assert.equal(new Big(row.opening).plus(row.debit).minus(row.credit).toNumber(), row.closing)
      assert.equal(row.lines.at(-1)?.balance ?? row.opening, row.closing)
    }

    const own = ok(await api.get(`/reports/third-party-ledger?${days}&thirdPartyId=${paper}`))
    assert.deepEqual(
      own.rows.map((row: any) => [row.code, row.opening, row.debit, row.credit, row.closing]),
      [
        ['110505', -100_000, 0, 35_000, -135_000],
        ['415595', 0, 0, 700_000, -700_000],
        ['519530', 100_000, 35_000, 0, 135_000],
      ]
    )
    assert.containsSubset(own.rows[2], {
      thirdPartyId: paper,
      documentNumber: '900123456',
      thirdPartyName: 'Papelería El Punto S.A.S.',
      lines: [
        { entryDate: '2026-03-10', debit: 30_000, balance: 130_000 },
        { entryDate: '2026-03-15', debit: 5_000, balance: 135_000, costCenterId: south },
      ],
    })
    const energy = ok(await api.get(`/reports/third-party-ledger?${days}&thirdPartyId=${power}`))
    assert.deepEqual(
      energy.rows.map(({ code, opening, lines }: any) => [code, opening, lines]),
      [
        ['110505', -20_000.5, []],
        ['513530', 20_000.5, []],
      ]
    )
    const { accountId } = own.rows[2]
    const both = await api.get(
      `/reports/third-party-ledger?${days}&thirdPartyId=${paper}&accountId=${accountId}`
    )
    assert.deepEqual(both.body.rows, [own.rows[2]])

    const { text } = await api.get(
      `/reports/third-party-ledger?${days}&thirdPartyId=${paper}&accountId=${accountId}`,
      { accept: 'text/csv' }
    )
    assert.deepEqual(
      text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',').slice(-3).join(' ')),
      ['  100000', '30000 0 130000', '5000 0 135000', '35000 0 135000', '35000 0 ']
    )
  })

  test('long ledgers by third party are read in parts that agree with the whole', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const parties = await Promise.all(
      ['900000001', '900000002', '900000003'].map((number) => aParty(company, number, number))
    )
    const [expense, cash] = [
      await accountNamed(company, '519530'),
      await accountNamed(company, '110505'),
    ]
    for (const entryDate of ['2026-01-10', '2026-01-11'])
      ok(
        await api.post('/journal-entries', {
          entryDate,
          concept: 'Muchas',
          lines: [
            ...Array.from({ length: 2_300 }, (_, nth) => ({
              accountId: expense,
              debitAmount: 1 + (nth % 7),
              thirdPartyId: [...parties, null][nth % 23 === 0 ? 1 : nth % 31 === 0 ? 3 : 0],
            })),
            {
              accountId: cash,
              creditAmount: total(
                Array.from({ length: 2_300 }, (_, nth) => ({ a: 1 + (nth % 7) })),
                'a'
              ),
            },
          ],
        })
      )
    const days = 'from=2026-01-01&to=2026-12-31'
    const { rows } = ok(await api.get(`/reports/third-party-ledger?${days}`))
    assert.equal(rows.flatMap(({ lines }: any) => lines).length, 4_602)
    for (const row of rows) {
      let balance = new Big(row.opening)
      for (const line of row.lines) {
        balance = balance.plus(line.debit).minus(line.credit)
        assert.equal(line.balance, balance.toNumber())
      }
      assert.equal(row.closing, balance.toNumber())
    }
    const { text } = await api.get(`/reports/third-party-ledger?${days}`, { accept: 'text/csv' })
    assert.lengthOf(text.trim().split('\r\n'), 1 + 4_602 + 2 * rows.length + 1)
  })

  test('without the scope for pay nobody sees what a person earns', async ({ assert }) => {
    const company = await aCompany()
    const { id } = await hire(company, 3_000_000)
    const center = await aCenter(company, 'TALLER')
    const party = {
      documentType: '13',
      documentNumber: '52123456',
      firstName: 'Ana',
      surname: 'Gómez',
    }
    const thirdPartyId = ok(await company.api.post('/third-parties', party)).id
    ok(await company.api.patch(`/employees/${id}`, { costCenterId: center, thirdPartyId }))
    await approved(company, '2026-01')
    const reader = (await company.aUser('VIEWER')).api
    const days = 'from=2026-01-01&to=2026-12-31'

    const seen = ok(await company.api.get(`/reports/third-party-ledger?${days}`)).rows
    assert.isTrue(seen.every((row: any) => row.thirdPartyId === thirdPartyId))
    const hidden = ok(await reader.get(`/reports/third-party-ledger?${days}`)).rows
    assert.isTrue(hidden.every((row: any) => row.thirdPartyId === null))
    for (const row of hidden)
      assert.containsSubset(row.lines, [
        { entryId: null, concept: 'Payroll', entryType: 'PAYROLL' },
      ])
    assert.deepEqual(
      hidden.map(({ code, closing }: any) => [code, closing]),
      seen.map(({ code, closing }: any) => [code, closing])
    )
    assert.deepEqual(
      ok(await reader.get(`/reports/third-party-ledger?${days}&thirdPartyId=${thirdPartyId}`)).rows,
      []
    )
    const trial = ok(await reader.get(`/reports/trial-balance?${days}&by=third-party`)).rows
    assert.isTrue(trial.every((row: any) => row.thirdPartyId === null))
    const { text } = await reader.get(`/reports/third-party-ledger?${days}`, {
      accept: 'text/csv',
    })
    assert.notInclude(text, 'Gómez')
  })

  test('the income statement compares with earlier days, in all and by cost centre', async ({
    assert,
  }) => {
    const { api, north, south } = await aCompanyWithBranches()
    const statement = (query: string) =>
      api.get(`/reports/income-statement?from=2026-03-01&to=2026-03-31&${query}`).then(ok)

    const year = await statement('compare=year')
    assert.deepEqual(year.compared, { from: '2025-03-01', to: '2025-03-31' })
    assert.deepEqual(
      year.expenses.rows.map(({ code, amount, previous, change }: any) => [
        code,
        amount,
        previous,
        change,
      ]),
      [
        ['513530', 40_000.25, 20_000.5, 19_999.75],
        ['519530', 35_000, 100_000, -65_000],
      ]
    )
    assert.containsSubset(year, {
      income: { total: 700_000, previous: 0, change: 700_000 },
      netIncome: 624_999.75,
      previousNetIncome: -120_000.5,
    })
    const before = await statement('compare=previous')
    assert.deepEqual(before.compared, { from: '2026-02-01', to: '2026-02-28' })
    assert.equal(before.previousNetIncome, 0)

    const parts = await statement('compare=year&by=cost-center')
    assert.deepEqual(
      parts.costCenters.map(({ costCenterId, netIncome, previousNetIncome }: any) => [
        costCenterId,
        netIncome,
        previousNetIncome,
      ]),
      [
        [north, -30_000, -100_000],
        [south, 695_000, 0],
        [null, -40_000.25, -20_000.5],
      ]
    )
    assert.equal(total(parts.costCenters, 'netIncome'), parts.netIncome)
    assert.equal(total(parts.costCenters, 'previousNetIncome'), parts.previousNetIncome)

    const plain = await statement('')
    assert.notProperty(plain, 'compared')
    assert.notProperty(plain, 'costCenters')
    assert.deepEqual(Object.keys(plain.income.rows[0]), ['accountId', 'code', 'name', 'amount'])
    const csv = async (query: string) =>
      (
        await api.get(`/reports/income-statement?from=2026-03-01&to=2026-03-31&${query}`, {
          accept: 'text/csv',
        })
      ).text.split('\r\n')
    assert.include(await csv('compare=year'), 'netIncome,,Net income,624999.75,-120000.5,745000.25')
    const rows = await csv('by=cost-center')
    assert.equal(rows[0], 'costCenterCode,costCenterName,type,code,name,amount')
    assert.include(rows, 'SUR,Centro SUR,,,Net income,695000')
    assert.containsSubset((await api.get('/reports/income-statement?compare=month')).body, {
      errors: [{ field: 'compare', code: 'INVALID_CHOICE' }],
    })
  })

  test('all forms of the reports can be printed', async ({ assert }) => {
    const { api } = await aCompanyWithBranches()
    for (const path of [
      'third-party-ledger?from=2025-01-01',
      'trial-balance?by=third-party',
      'trial-balance?by=cost-center',
      'income-statement?compare=previous&by=cost-center',
      'income-statement?compare=year',
      'cash-flow',
    ]) {
      const { status, text } = await api.get(`/reports/${path}`, { accept: 'application/pdf' })
      assert.equal(status, 200, path)
      assert.isTrue(text.startsWith('%PDF'), path)
    }
  })
})

test.group('Statement of cash flows', () => {
  test('a year ends with the balances of the money accounts', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const bank = ok(await api.post('/bank-accounts', { name: unique('Banco'), type: 'BANK' }))
    const { accountCode } = { accountCode: ok(await api.get(`/accounts/${bank.accountId}`)).code }
    const on = (day: string, ...lines: Line[]) => posted(company, day, lines)
    await on('2025-12-31', ['110505', 1_000], ['311505', -1_000])
    await on('2026-01-02', [accountCode, 10_000], ['210510', -10_000])
    await on('2026-01-03', ['110505', 500], ['311505', -500])
    await on('2026-02-01', ['152805', 4_000], [accountCode, -4_000])
    await on('2026-03-31', ['516095', 300], ['159220', -300])
    await on('2026-04-01', [accountCode, 2_380], ['413595', -2_000], ['240805', -380])
    await on('2026-05-01', ['512010', 700], ['233540', -700])
    await on('2026-06-01', ['170520', 120], ['110505', -120])
    await on('2026-07-01', ['110505', 200], [accountCode, -200])

    const flow = ok(await api.get('/reports/cash-flow?from=2026-01-01&to=2026-12-31'))
    assert.deepEqual(
      flow.operating.rows.map(({ code, name, amount }: any) => [code ?? name, amount]),
      [
        ['Net income', 1_000],
        ['159220', 300],
        ['170520', -120],
        ['233540', 700],
        ['240805', 380],
      ]
    )
    assert.deepEqual(
      [flow.operating.total, flow.investing.total, flow.financing.total],
      [2_260, -4_000, 10_500]
    )
    assert.deepEqual([flow.opening, flow.netChange, flow.closing], [1_000, 8_760, 9_760])
    assert.equal(flow.cash.total, 9_760)
    const { balance } = ok(await api.get(`/bank-accounts/${bank.id}`))
    const cash = await api.get(`/accounts/${await accountNamed(company, '110505')}/ledger`)
    assert.equal(flow.closing, balance + cash.body.closing)

    const { text } = await api.get('/reports/cash-flow?from=2026-01-01&to=2026-12-31', {
      accept: 'text/csv',
    })
    assert.include(text, 'netChange,,Net change in cash,8760\r\n')
    assert.include(text, 'cash,,Total,9760\r\n')
  })

  test('on every span of days the activities explain the change of money', async ({ assert }) => {
    const company = await aCompanyWithBranches()
    for (const [from, to] of [
      ['2024-01-01', '2024-12-31'],
      ['2025-03-10', '2025-03-30'],
      ['2026-03-15', '2026-03-15'],
      ['2024-01-01', '2026-12-31'],
    ]) {
      const flow = ok(await company.api.get(`/reports/cash-flow?from=${from}&to=${to}`))
      assert.equal(new Big(flow.opening).plus(flow.netChange).toNumber(), flow.closing)
      assert.equal(flow.cash.total, flow.closing)
    }
  })
})
