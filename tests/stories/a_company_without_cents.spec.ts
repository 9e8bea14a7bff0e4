/** A company in Chile, whose pesos have no cents: every amount is whole. */
import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { rows } from '#core/database/query'
import { postDepreciations } from '#worker/post_depreciation'
import { aCompany, type Company } from '#tests/company'
import { print } from '#tests/functional/documents/printed'
import { approved, approvedOvertime, hire } from '#tests/functional/payroll/helpers'
import { ok } from '#tests/functional/sales/shop'
import { hasHledger, hledger } from './hledger.js'

/** Unit prices, unit costs, rates and quantities have up to 4 decimals in every currency. */
const OF_A_UNIT =
  /^(unit(Price|Cost)|averageCost|(cost|selling)Price|rate|.*Rate|percentage|.*[qQ]uantity(After)?|(min)?[sS]tock|missing|factor)$/

/** Fractional amounts in an answer, each with its path. */
function partsOf(answer: unknown, path = ''): string[] {
  if (typeof answer === 'number')
    return Number.isInteger(answer) || OF_A_UNIT.test(path.split('.').at(-1)!)
      ? []
      : [`${path}: ${answer}`]
  if (!answer || typeof answer !== 'object') return []
  return Object.entries(answer).flatMap(([key, value]) => partsOf(value, `${path}.${key}`))
}

const DAYS = 'from=2026-01-01&to=2026-12-31'

const ANSWERS = [
  ...[
    '/products',
    '/customers',
    '/quotes',
    '/invoices',
    '/credit-notes',
    '/payments',
    '/purchase-orders',
    '/stock',
    '/stock-movements',
    '/journal-entries',
    '/bank-accounts',
    '/expenses',
    '/payroll-runs',
    '/assets',
  ].map((path) => `${path}?limit=100`),
  ...['trial-balance', 'income-statement', 'general-ledger', 'tax-summary'].map(
    (name) => `/reports/${name}?${DAYS}`
  ),
  ...['day', 'customer', 'product'].map(
    (group) => `/reports/sales-summary?${DAYS}&groupBy=${group}`
  ),
  ...[
    'balance-sheet',
    'balances-by-month',
    'receivables-aging',
    'payables-aging',
    'inventory-valuation',
  ].map((name) => `/reports/${name}`),
]

async function tellTheYear() {
  const company = await aCompany({
    countryCode: 'CL',
    currency: 'CLP',
    timezone: 'America/Santiago',
    locale: 'es-CL',
  })
  const { api } = company
  const post = async (path: string, body: object = {}) => ok(await api.post(path, body))
  const { roles } = ok(await api.get('/settings/accounting'))
  const [warehouse, customer, supplier] = [
    await post('/warehouses', { name: 'Bodega' }),
    await post('/customers', {
      taxId: '76.123.456-7',
      name: 'Panadería Ñuñoa',
      creditLimit: 5_000_000,
    }),
    await post('/suppliers', { name: 'Molino' }),
  ]
  const flour = await post('/products', {
    sku: 'H',
    name: 'Harina',
    costPrice: 333.3333,
    sellingPrice: 1127,
    taxRate: 19,
  })
  const delivery = await post('/products', {
    sku: 'D',
    name: 'Despacho',
    costPrice: 0,
    sellingPrice: 2990.5,
    taxRate: 19,
    isService: true,
  })
  await post('/journal-entries', {
    entryDate: '2026-04-01',
    concept: 'Capital',
    lines: [
      { accountId: roles.cash, debitAmount: 9_000_000 },
      { accountId: roles.equity_result, creditAmount: 9_000_000 },
    ],
  })

  const order = await post('/purchase-orders', {
    supplierId: supplier.id,
    warehouseId: warehouse.id,
    items: [
      { productId: flour.id, quantity: 70.5, unitCost: 333.3333, taxRate: 19 },
      { productId: flour.id, quantity: 10, unitCost: 319.95, taxRate: 19 },
    ],
  })
  const at = `/purchase-orders/${order.id}`
  const [dear, cheap] = order.items
  await post(`${at}/order`)
  await post(`${at}/receive`, {
    items: [
      { lineId: dear.id, quantity: 33.25 },
      { lineId: cheap.id, quantity: 3 },
    ],
  })
  await post(`${at}/receive`)
  await post(`${at}/return`, { items: [{ lineId: cheap.id, quantity: 1.5 }] })
  await post(`${at}/payments`, { amount: 10_001 })
  const moves = { productId: flour.id, warehouseId: warehouse.id, reason: 'ADJUSTMENT' }
  await post('/stock-movements', { ...moves, type: 'IN', quantity: 1.5, unitCost: 0.3333 })
  await post('/stock-movements', { ...moves, type: 'OUT', quantity: 0.7 })

  const sell = (items: object[], more: object = {}) =>
    post('/invoices', { customerId: customer.id, items, ...more })
  const paid = await sell([{ productId: flour.id, quantity: 1 }])
  await post('/payments', { invoiceId: paid.id, amount: 1341, paymentMethod: 'CASH' })
  const part = await sell(
    [
      { productId: flour.id, quantity: 7.3, discountRate: 3.3333 },
      { productId: flour.id, quantity: 5, unitPrice: 999.99 },
      { productId: delivery.id, quantity: 1 },
    ],
    { paymentMethod: 'CREDIT' }
  )
  const bank = await post('/bank-accounts', { name: 'Banco Estado' })
  await post('/payments', {
    invoiceId: part.id,
    amount: 5000,
    paymentMethod: 'TRANSFER',
    bankAccountId: bank.id,
  })
  for (const quantity of [2.1, 0.2, 5])
    await post(`/invoices/${part.id}/credit-notes`, {
      reason: 'Humedad',
      items: [{ lineId: part.items[0].id, quantity }],
    })
  const voided = await sell([{ productId: flour.id, quantity: 3.3333 }])
  await post(`/invoices/${voided.id}/void`, { reason: 'Error' })
  const changed = await sell([{ productId: flour.id, quantity: 2 }])
  ok(
    await api.patch(`/invoices/${changed.id}`, { items: [{ ...changed.items[0], quantity: 2.75 }] })
  )
  const quote = await post('/quotes', {
    customerId: customer.id,
    items: [{ productId: flour.id, quantity: 4.4, discountRate: 12.5 }],
  })
  await post(`/quotes/${quote.id}/convert`)
  await sell([{ productId: flour.id, quantity: 100 }])
  await post('/stock-movements', { ...moves, type: 'IN', quantity: 90, unitCost: 301.77 })
  await sell([{ productId: flour.id, quantity: 1, discountRate: 100 }])
  await post('/expenses', {
    description: 'Arriendo',
    amount: 350_001,
    paymentAccountId: roles.cash,
    expenseDate: '2026-05-10',
  })

  const model = await post('/asset-models', {
    name: 'Horno',
    usefulLifeMonths: 36,
    salvageValue: 100_000,
  })
  const oven = await post('/assets', {
    name: 'Horno',
    modelId: model.id,
    purchaseDate: '2026-01-20',
    purchaseCost: 1_999_999,
    status: 'IN_PRODUCTION',
  })
  ok(await api.patch('/settings/tenant', { assetDepreciationFrom: '2026-02' }))
  await postDepreciations(new AbortController().signal)
  const run = await aMonthOfPay(company)
  return { ...company, customer, paid, part, oven, run }
}

/** April: a salary for 20 days, overtime, an absence, a bonus and withholdings. */
async function aMonthOfPay(company: Company) {
  const { api } = company
  const { id: employeeId } = await hire(company, 1_000_001, '2026-04-11')
  for (const [name, percentage] of [
    ['AFP', 11.44],
    ['Salud', 7],
  ])
    ok(await api.post('/deductions', { name, percentage }))
  ok(await api.post('/deductions', { name: 'Mutual', percentage: 0.93, side: 'EMPLOYER' }))
  await approvedOvertime(company, employeeId, 'DIURNA', 3.5, '2026-04-15')
  ok(await api.post('/absences', { employeeId, date: '2026-04-20' }))
  ok(
    await api.post('/bonuses', {
      employeeId,
      type: 'PRODUCTIVITY',
      amount: 12_345,
      period: '2026-04',
    })
  )
  const run = await approved(company, '2026-04')
  return ok(await api.post(`/payroll-runs/${run.id}/pay`))
}

test.group('A company without cents', (group) => {
  let year: Awaited<ReturnType<typeof tellTheYear>>
  const read = async (path: string) => ok(await year.api.get(path))

  group.setup(async () => {
    clock.travelTo(new Date('2026-05-15T15:00:00Z'))
    year = await tellTheYear()
    return () => clock.travelTo(null)
  })

  test('without cents every amount of every answer is whole', async ({ assert }) => {
    const paths = [
      ...ANSWERS,
      `/customers/${year.customer.id}/statement`,
      `/payroll-runs/${year.run.id}/payslips`,
      `/assets/${year.oven.id}/depreciation`,
    ]
    for (const path of paths) {
      const answer = await read(path)
      assert.isNotEmpty(answer.data ?? answer.rows ?? Object.keys(answer), path)
      assert.deepEqual(partsOf(answer), [], path)
    }
  })

  test('without cents every stored amount is whole', async ({ assert }) => {
    const columns = await rows(
      "SELECT table_name AS t, column_name AS c FROM information_schema.columns WHERE table_schema = DATABASE() AND data_type = 'decimal' AND numeric_scale = 2"
    )
    const isOfThisCompany = new Set(
      (
        await rows(
          "SELECT table_name AS t FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name = 'tenant_id'"
        )
      ).map(({ t }) => t)
    )
    const amounts = columns.filter(({ t }) => isOfThisCompany.has(t))
    assert.isAbove(amounts.length, 40)
    let [kept, whole] = [0, 0]
    for (const { t, c } of amounts) {
      const [found] = await year.as(() =>
        rows(
          `SELECT COUNT(${c}) AS kept, COALESCE(SUM(${c} = ROUND(${c}, 0)), 0) AS whole FROM ${t} WHERE tenant_id = ? AND ${c} <> 0`,
          [year.tenant.id]
        )
      )
      assert.equal(Number(found.whole), Number(found.kept), `${t}.${c}`)
      kept += Number(found.kept)
      whole += Number(found.whole)
    }
    assert.deepEqual([whole, kept > 200], [kept, true])
  })

  test('without cents the books balance, and all reports agree', async ({ assert }) => {
    const { ok: isRight, checks } = await read('/reports/integrity')
    assert.isTrue(isRight, JSON.stringify(checks.filter((check: any) => !check.ok)))

    const { totals } = await read(`/reports/trial-balance?${DAYS}`)
    assert.equal(totals.debit, totals.credit)
    const sheet = await read('/reports/balance-sheet')
    assert.equal(sheet.totals.assets, sheet.totals.liabilitiesAndEquity)
    const owed = (await read('/reports/receivables-aging')).totals.total
    assert.equal((await read(`/customers/${year.customer.id}/statement`)).closingBalance, owed)
    assert.equal((await read(`/customers/${year.customer.id}`)).balance, owed)
    assert.equal(
      (await read('/stock')).data.reduce((sum: number, { value }: any) => sum + value, 0),
      (await read('/reports/inventory-valuation')).totals.value
    )
  })

  test('without cents the parts of an amount add up to the whole', async ({ assert }) => {
    const [line] = (await read(`/invoices/${year.part.id}`)).items
    const notes = (await read('/credit-notes?limit=100')).data
    assert.equal(
      notes.reduce((sum: number, { total }: any) => sum + total, 0),
      line.total
    )
    const { schedule, bookValue, accumulated } = await read(`/assets/${year.oven.id}/depreciation`)
    assert.equal(
      schedule.reduce((sum: number, { amount }: any) => sum + amount, 0),
      1_899_999
    )
    assert.equal(bookValue + accumulated, 1_999_999)
  })

  test('documents and exported files show no cents', async ({ assert }) => {
    const invoice = await print(year.api, `/invoices/${year.paid.id}/pdf`)
    for (const said of ['1.127', '214', '1.341']) assert.include(invoice.text, said)
    const [slip] = (await read(`/payroll-runs/${year.run.id}/payslips`)).data
    const papers = [
      invoice,
      await print(year.api, `/customers/${year.customer.id}/statement`, {
        accept: 'application/pdf',
      }),
      await print(year.api, `/reports/trial-balance?${DAYS}`, { accept: 'application/pdf' }),
    ]
    for (const { text, status } of papers) {
      assert.equal(status, 200)
      assert.notMatch(text, /\d,\d{2}\b/)
    }
    const slipPaper = await print(year.api, `/payroll-runs/${year.run.id}/payslips/${slip.id}/pdf`)
    assert.include(slipPaper.text, slip.net.toLocaleString('es-CL', { useGrouping: 'always' }))

    const csv = (await year.api.get(`/reports/general-ledger?${DAYS}`, { accept: 'text/csv' })).text
    assert.isAbove(csv.split('\r\n').length, 50)
    assert.notMatch(csv, /,-?\d+\.\d/)
  })

  test('hledger reads the books in whole pesos', async ({ assert }) => {
    const journal = (
      await year.api.get(`/reports/general-ledger?${DAYS}`, { accept: 'text/x-hledger' })
    ).text
    assert.include(journal, 'commodity 1000. CLP')
    assert.notMatch(journal, /\d\.\d+ CLP/)
    if (hasHledger)
      assert.equal(
        hledger(journal, 'balance', '--flat', '-N')
          .split('\n')
          .filter((line) => /\d\.\d/.test(line)).length,
        0
      )
  })
})
