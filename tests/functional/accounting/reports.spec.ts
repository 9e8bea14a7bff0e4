import { test } from '@japa/runner'
import Big from 'big.js'
import { rows } from '#core/database/query'
import { Current } from '#core/context/current'
import { transaction } from '#core/database/transaction/transaction'
import { credit, debit, post } from '#accounting/ledger'
import { aCompany, type Company } from '#tests/company'
import { accountNamed } from '#tests/functional/accounting/books'
import { balancesBy, hasHledger, hledger } from '#tests/stories/hledger'

/**
 * Two years of a small company: capital, purchases, sales with tax, expenses, on days in the middle
 * of months, too.
 */
async function someYears(company: Company) {
  const capital = { accountId: await accountNamed(company, '311505') }
  const big = (amount: number) => new Big(amount)
  const postings: [string, Parameters<typeof post>[0]['lines']][] = [
    ['2025-01-02', [debit('cash', big(10_000)), credit(capital, big(10_000))]],
    [
      '2025-07-19',
      [
        debit('inventory', big(1_000)),
        debit('tax_recoverable', big(190)),
        credit('payable', big(1_190)),
      ],
    ],
    [
      '2025-12-31',
      [
        debit('receivable', big(1_190)),
        credit('income', big(1_000)),
        credit('tax_payable', big(190)),
        debit('cost_of_sales', big(400.25)),
        credit('inventory', big(400.25)),
      ],
    ],
    ['2026-01-01', [debit('cash', big(1_190)), credit('receivable', big(1_190))]],
    ['2026-02-14', [debit('expense', big(99.99)), credit('cash', big(99.99))]],
    [
      '2026-02-15',
      [
        debit('receivable', big(595)),
        credit('income', big(500)),
        credit('tax_payable', big(95)),
        debit('cost_of_sales', big(200)),
        credit('inventory', big(200)),
      ],
    ],
    ['2026-02-28', [debit('payable', big(1_190)), credit('cash', big(1_190))]],
  ]
  for (const [date, lines] of postings)
    await company.as(() =>
      transaction(() =>
        post({
          type: 'MANUAL',
          concept: 'Documento; con: signos  raros',
          reference: 'r-1',
          date,
          lines,
        })
      )
    )
}

const sumOf = (all: any[], key: string) =>
  all.reduce((total, row) => total.plus(row[key]), new Big(0)).toNumber()

test.group('Reports', () => {
  test('reports tie out to the cent on every day of the year', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    await someYears(company)

    for (const day of [
      '2025-01-02',
      '2025-07-18',
      '2025-07-19',
      '2025-12-31',
      '2026-01-01',
      '2026-02-14',
      '2026-02-15',
      '2026-02-28',
      '2026-11-20',
    ]) {
      const trial = (await api.get(`/reports/trial-balance?from=2025-01-01&to=${day}`)).body
      assert.equal(trial.totals.debit, trial.totals.credit)
      assert.equal(sumOf(trial.rows, 'closing'), 0)
      for (const { opening, debit, credit, closing } of trial.rows)
        assert.equal(new Big(opening).plus(debit).minus(credit).toNumber(), closing)
      const [{ debits }] = await company.as(() =>
        rows(
          'SELECT COALESCE(SUM(debit), 0) AS debits FROM journal_lines WHERE tenant_id = ? AND entry_date <= ?',
          [Current.tenantId, day]
        )
      )
      assert.equal(trial.totals.debit, Number(debits))

      const sheet = (await api.get(`/reports/balance-sheet?asOf=${day}`)).body
      assert.equal(
        sheet.assets.total,
        new Big(sheet.liabilities.total).plus(sheet.equity.total).toNumber(),
        day
      )
      const income = (
        await api.get(`/reports/income-statement?from=${day.slice(0, 4)}-01-01&to=${day}`)
      ).body
      assert.equal(sheet.equity.rows.at(-1).amount, income.netIncome)
    }

    const sheet = (await api.get('/reports/balance-sheet?asOf=2026-02-28')).body
    assert.containsSubset(sheet, {
      assets: { total: 10_894.76 },
      liabilities: { total: 95 },
      totals: { assets: 10_894.76, liabilitiesAndEquity: 10_894.76 },
    })
    assert.containsSubset(sheet.equity.rows, [
      { code: '370505', amount: 599.75 },
      { name: 'Result of the year', amount: 200.01 },
    ])
    const income = (await api.get('/reports/income-statement?from=2026-01-01&to=2026-02-14')).body
    assert.containsSubset(income, {
      income: { rows: [], total: 0 },
      expenses: { rows: [{ code: '519595', amount: 99.99 }], total: 99.99 },
      netIncome: -99.99,
    })
    assert.containsSubset(
      (await api.get('/reports/tax-summary?from=2025-01-01&to=2026-12-31')).body.totals,
      { payable: 285, recoverable: 190, net: 95 }
    )

    const ledger = (await api.get('/reports/general-ledger?from=2026-02-01&to=2026-02-28')).body
    const trial = (await api.get('/reports/trial-balance?from=2026-02-01&to=2026-02-28')).body
    assert.deepEqual(ledger.totals, trial.totals)
    for (const { code, closing } of trial.rows.filter(({ debit, credit }: any) => debit || credit))
      assert.equal(ledger.rows.filter((row: any) => row.code === code).at(-1).balance, closing)
  })

  test('days that are none, or turned around, are refused', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    assert.containsSubset((await api.get('/reports/trial-balance?from=2026-02-30')).body, {
      status: 422,
      errors: [{ field: 'from', code: 'INVALID_DATE' }],
    })
    assert.containsSubset(
      (await api.get('/reports/income-statement?from=2026-03-01&to=2026-02-01')).body,
      { status: 422, errors: [{ field: 'from' }] }
    )
    assert.equal(
      (await api.get('/reports/balance-sheet?asof=1', { prefer: 'handling=strict' })).status,
      422
    )

    const [cash, { body: bank }] = [
      await accountNamed(company, '110505'),
      await api.post('/bank-accounts', { name: 'x' }),
    ]
    for (const path of [`/accounts/${cash}/ledger`, `/bank-accounts/${bank.id}/transactions`]) {
      assert.containsSubset(
        (await api.get(`${path}?from=2026-03-01&to=2026-02-01`)).body,
        { status: 422, errors: [{ field: 'from', code: 'INVALID' }] },
        path
      )
      assert.containsSubset(
        (await api.get(`${path}?from=2999-03-01`)).body,
        { from: '2999-03-01', to: '2999-03-01', opening: 0, closing: 0, data: [] },
        path
      )
    }
  })

  test('the general ledger is the same as CSV and as an hledger journal', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    await someYears(company)
    await api.patch(`/accounts/${await accountNamed(company, '110505')}`, { name: '=Caja' })

    const csv = await api.get('/reports/trial-balance?from=2026-01-01&to=2026-12-31', {
      accept: 'text/csv',
    })
    assert.equal(csv.headers.get('content-type'), 'text/csv; charset=utf-8')
    assert.match(
      csv.text,
      /^code,name,type,opening,debit,credit,closing\r\n110505,'=Caja,ASSET,10000,1190,1289.99,9900.01\r\n/
    )
    for (const accept of [
      'text/csv; charset=utf-8',
      'text/csv; header=present',
      'text/csv;charset=utf-8, application/json',
      'text/csv;charset=UTF-8',
      'application/pdf;q=0.5, text/csv; charset=utf-8; q=0.9',
    ]) {
      assert.equal(
        (await api.get('/reports/trial-balance?from=2026-01-01&to=2026-12-31', { accept })).text,
        csv.text,
        accept
      )
    }
    for (const name of ['balance-sheet', 'income-statement', 'general-ledger', 'tax-summary']) {
      const { headers } = await api.get(`/reports/${name}`, { accept: 'text/csv' })
      assert.deepEqual(
        [headers.get('content-type'), headers.get('content-disposition')],
        ['text/csv; charset=utf-8', `attachment; filename="${name}.csv"`]
      )
    }

    const journal = await api.get('/reports/general-ledger?from=2026-01-01&to=2026-12-31', {
      accept: 'text/x-hledger',
    })
    assert.equal(journal.headers.get('content-type'), 'text/x-hledger; charset=utf-8')
    assert.equal(
      journal.headers.get('content-disposition'),
      'attachment; filename="general-ledger.journal"'
    )
    assert.match(journal.text, /^account assets:110505 =Caja {2}; type: A$/m)
    assert.match(
      journal.text,
      /^2025-12-31 \* Opening balances\n {4}assets:110505 =Caja {2}10000\.00 COP$/m
    )
    assert.match(
      journal.text,
      /^2026-01-01 \* \(4\) Documento con signos raros {2}; type: MANUAL, reference: r-1\n {4}assets:110505 =Caja {2}1190\.00 COP\n {4}assets:130505 Nacionales {2}-1190\.00 COP$/m
    )
    assert.equal(journal.text.match(/^2026-/gm)!.length, 4)
  })

  test('an hledger journal of one account has its whole entries and its opening balance', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    await someYears(company)
    const cash = await accountNamed(company, '110505')
    const [of, closing] = [
      `from=2026-01-01&to=2026-12-31&accountId=${cash}`,
      (await api.get(`/accounts/${cash}/ledger?from=2026-01-01&to=2026-12-31`)).body.closing,
    ]

    const journal = (await api.get(`/reports/general-ledger?${of}`, { accept: 'text/x-hledger' }))
      .text
    assert.match(
      journal,
      /^2025-12-31 \* Opening balances\n {4}assets:110505 Caja general {2}10000\.00 COP\n {4}equity:Opening balances {2}-10000\.00 COP\n\n/m
    )
    assert.equal(journal.match(/^2026-/gm)!.length, 3)
    assert.notMatch(journal, /413595.* COP/, 'the sale on credit')
    if (hasHledger) {
      hledger(journal, 'check', '--strict')
      assert.match(
        hledger(journal, 'balance', '110505', '-O', 'csv'),
        new RegExp(`"${closing}(\\.00)? COP"`)
      )
    }

    const never = (
      await api.get(
        `/reports/general-ledger?from=2026-01-01&to=2026-12-31&accountId=${await accountNamed(company, '112005')}`,
        { accept: 'text/x-hledger' }
      )
    ).text
    assert.notMatch(never, /^\d/m)
  })

  test('hledger reads the books whatever spaces and signs people pasted into names and words', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const cash = await accountNamed(company, '110505')
    const pasted = [
      'Caja\u00a0\u00a0menor',
      'Caja \u00a0menor',
      'Caja\u2003\u2003menor',
      'Caja\u3000 menor',
      'Caja\u000bmenor',
      '\u202f; Caja: (menor)',
    ]
    for (const [index, name] of pasted.entries()) {
      const { id } = (
        await api.post('/accounts', {
          code: `5195950${index}`,
          name,
          nature: 'DEBIT',
          type: 'EXPENSE',
        })
      ).body
      await api.post('/journal-entries', {
        entryDate: '2026-03-01',
        concept: name,
        reference: name,
        lines: [
          { accountId: id, debitAmount: index + 1 },
          { accountId: cash, creditAmount: index + 1 },
        ],
      })
    }

    const journal = (
      await api.get('/reports/general-ledger?from=2026-01-01&to=2026-12-31', {
        accept: 'text/x-hledger',
      })
    ).text
    assert.match(journal, /^account expenses:51959500 Caja menor {2}; type: X$/m)
    assert.notMatch(journal, /[^\S \n]/)
    if (hasHledger) {
      hledger(journal, 'check', '--strict')
      assert.containsSubset(
        balancesBy(journal),
        Object.fromEntries(pasted.map((_, index) => [`5195950${index}`, index + 1]))
      )
    }
  })

  test('invariants hold, and a broken one names its records', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    await someYears(company)
    const whole = (await api.get('/reports/integrity')).body
    // Goods and invoices know nothing of entries that were posted past them: that is theirs to say.
    const ofTheBooks = [
      'debits = credits',
      'assets = liabilities + equity',
      'balances of months = lines',
      'journal numbers have no gaps',
      'no postings to groups',
    ]
    for (const name of ofTheBooks)
      assert.isTrue(whole.checks.find((check: any) => check.name === name).ok, name)
    assert.equal(
      whole.ok,
      whole.checks.every(({ ok }: any) => ok)
    )
    assert.containsSubset(whole.checks, [
      { name: 'debits = credits', ok: true, broken: [] },
      { name: 'assets = liabilities + equity', left: 10_894.76, right: 10_894.76 },
    ])

    const caja = await accountNamed(company, '110505')
    await company.as(() =>
      transaction(async () =>
        Current.unit!.defer(
          `UPDATE account_balances SET debit = debit + 0.01 WHERE tenant_id = ${Current.tenantId} AND account_id = '${caja}' AND month = '2026-01-01'`
        )
      )
    )
    const broken = (await api.get('/reports/integrity')).body
    assert.isFalse(broken.ok)
    assert.containsSubset(broken.checks, [
      {
        name: 'balances of months = lines',
        ok: false,
        broken: [{ accountId: caja, month: '2026-01-01' }],
      },
    ])
  })

  test('a caller without the accounting scope sees no report', async ({ assert }) => {
    const { aUser } = await aCompany()
    const { api } = await aUser('SUPPORT')
    for (const name of ['trial-balance', 'integrity', 'general-ledger'])
      assert.equal((await api.get(`/reports/${name}`)).status, 403)
  })
})
