/** Reports of the month against figures added up by hand from trading_month.ts. */
import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { theBooks } from '#tests/functional/sales/shop'
import { balancesBy, hasHledger, hledger } from './hledger.js'
import { tellMonth, type Month } from './trading_month.js'

/** Every account with movements: debits, credits. */
const MOVED: Record<string, [debit: number, credit: number]> = {
  // Cash: capital 500,000.00, invoice 2 104,166.65, lunch given back 10,000.00, wrong entry
  // 1,000.00, from the bank 300,000.00 / stationery 45,300.75, lunch 10,000.00, wrong entry
  // 1,000.00, order 2 400,000.00.
  '110505': [915_166.65, 456_300.75],
  // Bank: capital 10,000,000.00, payments 200,000.00, 428,400.00, 228,400.10, 362,723.15, interest
  // 1,234.56 / order 1 500,000.00 and 808,999.99, bounced 428,400.00, rent 600,000.00, to cash
  // 300,000.00.
  '11100501': [11_220_757.81, 2_637_399.99],
  // Customers: invoices 466,480.00, 104,166.65, 428,400.00, 59,500.00, 362,723.15, 214,200.00,
  // 416,500.00, bounced 428,400.00 / payments 104,166.65, 200,000.00, 428,400.00, 228,400.10,
  // 362,723.15, credit note 203,490.00, void 59,500.00, invoice 6 as it was 214,200.00.
  '130505': [2_480_369.8, 1_800_879.9],
  // Stock: receipts 633,333.33, 466,666.66, 560,002.50, 35,000.00, credit note 100,000.00, count
  // 100,000.00, invoice 6 as it was 103,905.49 / costs 200,000.00, 23,333.33, 209,231.15,
  // 83,333.33, 103,905.49, 207,810.98, count 1,000.00, screws that were short 383.33.
  '143505': [1_998_907.98, 828_997.61],
  // Suppliers: 500,000.00, 808,999.99, 400,000.00 / 753,666.66, 555,333.33, 701,402.98, 41,650.00.
  '220505': [1_708_999.99, 2_052_052.97],
  // Tax on sales: 32,490.00, 9,500.00, 34,200.00 / 74,480.00, 16,631.65, 68,400.00, 9,500.00,
  // 57,913.78, 34,200.00, 66,500.00.
  '240805': [76_190, 327_625.43],
  // Tax on purchases: 120,333.33, 88,666.67, 106,400.48, 6,650.00.
  '240810': [322_050.48, 0],
  '311505': [1_000, 10_501_000],
  // Sales: 50,000.00, 180,000.00 / 392,000.00, 87,535.00, 360,000.00, 50,000.00,
  // 304,809.37, 180,000.00, 350,000.00.
  '413595': [230_000, 1_724_344.37],
  // Goods that came back with a credit note.
  '417505': [171_000, 0],
  '421005': [0, 1_234.56],
  '512010': [600_000, 0],
  '519530': [45_300.75, 0],
  // Freight 35,000.00, and the lunch of 10,000.00 that was taken back.
  '519595': [45_000, 10_000],
  '531095': [1_000, 100_000],
  // Cost of sales: 200,000.00, 23,333.33, 209,231.15, 83,333.33, 383.33, 103,905.49, 207,810.98 /
  // 100,000.00, 103,905.49.
  '613595': [827_997.61, 203_905.49],
}

/** The sum of all debits, which equals that of all credits. */
const ALL = 20_643_741.07

/** Debits less credits of each account. */
const STANDING: Record<string, number> = {
  ...{
    '110505': 458_865.9,
    '11100501': 8_583_357.82,
    '130505': 679_489.9,
    '143505': 1_169_910.37,
    '220505': -343_052.98,
    '240805': -251_435.43,
    '240810': 322_050.48,
    '311505': -10_500_000,
  },
  ...{
    '413595': -1_494_344.37,
    '417505': 171_000,
    '421005': -1_234.56,
    '512010': 600_000,
    '519530': 45_300.75,
    '519595': 35_000,
    '531095': -99_000,
    '613595': 624_092.12,
  },
}

const MONTH = 'from=2026-10-01&to=2026-10-31'
const amounts = (rows: any[]) => Object.fromEntries(rows.map(({ code, amount }) => [code, amount]))

test.group('A month of a trading company', (group) => {
  let month: Month
  const read = async (path: string) => (await month.api.get(path)).body

  group.setup(async () => {
    month = await tellMonth()
    return () => clock.travelTo(null)
  })

  test('the trial balance is right to the cent in every account, and debits equal credits', async ({
    assert,
  }) => {
    const { rows, totals } = await read(`/reports/trial-balance?${MONTH}`)
    assert.deepEqual(
      Object.fromEntries(rows.map(({ code, debit, credit }: any) => [code, [debit, credit]])),
      MOVED
    )
    assert.deepEqual(
      Object.fromEntries(rows.map(({ code, closing }: any) => [code, closing])),
      STANDING
    )
    assert.deepEqual(totals, { debit: ALL, credit: ALL })

    const [before, after] = [
      await read('/reports/trial-balance?from=2026-10-01&to=2026-10-15'),
      await read('/reports/trial-balance?from=2026-10-16&to=2026-10-31'),
    ]
    for (const { code, opening, closing } of after.rows) {
      assert.deepEqual(
        [opening, closing],
        [before.rows.find((row: any) => row.code === code)?.closing ?? 0, STANDING[code]],
        code
      )
    }
  })

  test('net income equals the increase in equity', async ({ assert }) => {
    // 1,494,344.37 - 171,000.00 + 1,234.56 - 600,000.00 - 45,300.75 - 35,000.00 + 99,000.00 - 624,092.12.
    const earned = 119_186.06
    const statement = await read(`/reports/income-statement?${MONTH}`)
    assert.deepEqual(amounts(statement.income.rows), {
      '413595': 1_494_344.37,
      '417505': -171_000,
      '421005': 1_234.56,
    })
    assert.deepEqual(amounts(statement.expenses.rows), {
      '512010': 600_000,
      '519530': 45_300.75,
      '519595': 35_000,
      '531095': -99_000,
      '613595': 624_092.12,
    })
    assert.deepEqual(
      [statement.income.total, statement.expenses.total, statement.netIncome],
      [1_324_578.93, 1_205_392.87, earned]
    )

    const sheet = await read('/reports/balance-sheet?asOf=2026-10-31')
    assert.deepEqual(amounts(sheet.assets.rows), {
      '110505': 458_865.9,
      '11100501': 8_583_357.82,
      '130505': 679_489.9,
      '143505': 1_169_910.37,
    })
    assert.deepEqual(amounts(sheet.liabilities.rows), {
      '220505': 343_052.98,
      '240805': 251_435.43,
      '240810': -322_050.48,
    })
    assert.deepEqual(
      [sheet.assets.total, sheet.liabilities.total, sheet.equity.total],
      [10_891_623.99, 272_437.93, 10_619_186.06]
    )
    assert.equal(sheet.equity.rows.at(-1).amount, earned)
  })

  test('reports on customers, suppliers, goods, bank and taxes agree with the books', async ({
    assert,
  }) => {
    // On 20 November invoice 1 (62,990.00) is 15 days late, invoice 3 (199,999.90) 7, invoice 6 is
    // due on the 27th.
    assert.containsSubset(await read('/reports/receivables-aging?asOf=2026-11-20'), {
      rows: [{ customerId: month.builder.id }],
      totals: { current: 416_500, days1To30: 262_989.9, total: 679_489.9 },
    })
    assert.containsSubset(await read(`/customers/${month.builder.id}/statement`), {
      closingBalance: 679_489.9,
    })
    assert.containsSubset(await read(`/customers/${month.cafe.id}/statement`), {
      closingBalance: 0,
      totals: { debit: 526_389.8, credit: 526_389.8 },
    })
    // The rest of order 2, 19 days old, and order 3.
    assert.containsSubset(await read('/reports/payables-aging?asOf=2026-10-31'), {
      totals: { days1To30: 343_052.98, total: 343_052.98 },
    })
    assert.containsSubset(await read('/reports/payables-aging?asOf=2026-11-15'), {
      totals: { days1To30: 41_650, days31To60: 301_402.98, total: 343_052.98 },
    })

    const goods = await read('/reports/inventory-valuation?asOf=2026-10-31')
    assert.deepEqual(
      goods.rows.map(({ sku, quantity, value }: any) => [sku, quantity, value]),
      [
        ['S', 77, 26_950],
        ['T', 11, 1_142_960.37],
      ]
    )
    assert.equal(goods.totals.value, 1_169_910.37)
    const lying = (await read('/stock')).data.map(
      ({ sku, warehouseName, quantity }: any) => `${sku} ${warehouseName} ${quantity}`
    )
    assert.sameMembers(lying, ['T Bodega 4', 'T Tienda 7', 'S Bodega 57', 'S Tienda 20'])

    assert.equal((await read(`/bank-accounts/${month.bank.id}`)).balance, 8_583_357.82)
    assert.deepEqual((await read(`/reports/tax-summary?${MONTH}`)).totals, {
      payable: 251_435.43,
      recoverable: 322_050.48,
      net: -70_615.05,
    })
  })

  test('sales are summarised by month, product and customer', async ({ assert }) => {
    const summary = (by: string) => read(`/reports/sales-summary?${MONTH}&groupBy=${by}`)
    const all = { net: 1_323_344.37, tax: 251_435.43, total: 1_574_779.8 }
    assert.containsSubset(await summary('month'), {
      rows: [{ period: '2026-10', invoices: 5, creditNotes: 1, ...all }],
      totals: all,
    })
    assert.containsSubset((await summary('product')).rows, [
      { sku: 'T', quantity: 5, net: 881_000, cost: 517_042.13, margin: 363_957.87 },
      { sku: 'S', quantity: 320, net: 392_344.37, cost: 106_666.66, margin: 285_677.71 },
      { sku: 'I', quantity: 1, net: 50_000, cost: 0 },
    ])
    assert.containsSubset((await summary('customer')).rows, [
      { customerId: month.builder.id, net: 931_000, total: 1_107_890 },
      { customerId: month.cafe.id, net: 392_344.37, total: 466_889.8 },
    ])
    assert.deepEqual(
      (await read('/invoices?sort=number')).data.map(({ number, status, balance }: any) => [
        number,
        status,
        balance,
      ]),
      [
        [1, 'PARTIALLY_PAID', 62_990],
        [2, 'PAID', 0],
        [3, 'PARTIALLY_PAID', 199_999.9],
        [4, 'VOID', 0],
        [5, 'PAID', 0],
        [6, 'ISSUED', 416_500],
      ]
    )
    assert.containsSubset(month.sale5.warnings, [
      { code: 'NEGATIVE_STOCK', productId: month.products.screws.id },
    ])
  })

  test('the general ledger closes at the expected balances, and every invariant holds', async ({
    assert,
  }) => {
    const { rows, totals } = await read(`/reports/general-ledger?${MONTH}`)
    assert.deepEqual(totals, { debit: ALL, credit: ALL })
    for (const [code, closing] of Object.entries(STANDING))
      assert.equal(rows.filter((row: any) => row.code === code).at(-1).balance, closing, code)

    const { ok, checks } = await read('/reports/integrity')
    assert.isTrue(ok, JSON.stringify(checks))
  })

  test('hledger reads the books and gets the same balances', async ({ assert }) => {
    const journal = (query: string) =>
      month.api
        .get(`/reports/general-ledger?${query}`, { accept: 'text/x-hledger' })
        .then(({ text }) => text)
    const [whole, half] = [await journal(MONTH), await journal('from=2026-10-16&to=2026-10-31')]

    for (const text of [whole, half]) {
      hledger(text, 'check', '--strict')
      assert.deepEqual(balancesBy(text), STANDING)
    }
    assert.equal(
      hledger(whole, 'balance', 'type:RX', '--depth', '0').trim().split('\n').at(-1)!.trim(),
      '-119186.06 COP'
    )
  }).skip(!hasHledger, 'hledger is not installed')

  test('the closed month rejects every change', async ({ assert }) => {
    const { api, cash, interest } = month
    assert.equal((await api.post('/fiscal-periods/close', { through: '2026-10-31' })).status, 200)
    const before = await theBooks(month)

    const late = {
      concept: 'Intereses olvidados',
      lines: [
        { accountId: cash, debitAmount: 1 },
        { accountId: interest, creditAmount: 1 },
      ],
    }
    const refused = [
      await api.post('/journal-entries', { entryDate: '2026-10-31', ...late }),
      await api.post('/expenses', {
        description: 'Taxi',
        amount: 1,
        paymentAccountId: cash,
        expenseDate: '2026-10-30',
      }),
      await api.post('/invoices', {
        customerId: month.cafe.id,
        items: [month.products.fitting.id],
      }),
      await api.post(`/invoices/${month.invoices.at(-1)!.id}/void`, { reason: 'Tarde' }),
    ]
    assert.deepEqual(
      refused.map(({ status, body }) => [status, body.code]),
      refused.map(() => [409, 'PERIOD_CLOSED'])
    )
    assert.deepEqual(await theBooks(month), before)

    clock.travelTo(new Date(Date.UTC(2026, 10, 1, 15)))
    assert.equal(
      (await api.post('/journal-entries', { entryDate: '2026-11-01', ...late })).status,
      201
    )
    assert.deepEqual((await read(`/reports/trial-balance?${MONTH}`)).totals, {
      debit: ALL,
      credit: ALL,
    })
  })
})
