import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { Current } from '#core/context/current'
import { aCompany } from '#tests/company'
import { anImportWorker, ended, send } from '#tests/functional/integrations/helpers'

const MAPPING = {
  InvoiceNo: 'reference',
  StockCode: 'sku',
  Description: 'description',
  Quantity: 'quantity',
  InvoiceDate: null,
  UnitPrice: 'unitPrice',
  CustomerID: 'customerTaxId',
  Country: null,
}

type Sold = {
  invoice: string
  sku: string
  name: string
  quantity: number
  price: number
  customer: string
}

/** Unordered sales lines of a till, with returns, sales without a customer, and gifts. */
function history(invoices: number): Sold[] {
  const lines = Array.from({ length: invoices }, (_, n) => {
    const isReturn = n % 20 === 7
    const customer = n % 15 === 3 ? '' : `${12_000 + (n % 97)}.0`
    return Array.from({ length: 1 + (n % 5) }, (_, line) => {
      const product = (n * 7 + line * 13) % 211
      return {
        invoice: `${isReturn ? 'C' : ''}${536_365 + n}`,
        sku: `${22_000 + product}${product % 3 ? '' : 'B'}`,
        name: product % 40 ? `"SET OF ${product}, ""ROUND"" "` : '',
        quantity: (isReturn ? -1 : 1) * (1 + ((n + line) % 24)),
        price: n % 50 === 9 ? 0 : product + 0.85,
        customer,
      }
    })
  }).flat()
  return lines
    .map((line, index) => [(index * 7919) % lines.length, line] as const)
    .sort(([a], [b]) => a - b)
    .map(([, line]) => line)
}

const csvOf = (sold: Sold[]) =>
  `InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country\n${sold.map(({ invoice, sku, name, quantity, price, customer }) => `${invoice},${sku},${name},${quantity},2011-10-06 16:20:00,${price},${customer},United Kingdom\n`).join('')}`

test.group("Imports of a shop's history", (group) => {
  group.setup(anImportWorker)

  test('unordered sales lines become invoices, customers and products, and the books balance', async ({
    assert,
  }) => {
    const { api, as } = await aCompany({
      countryCode: 'GB',
      currency: 'GBP',
      timezone: 'Europe/London',
      locale: 'en-GB',
    })
    const sold = history(1_300)
    const isTaken = ({ quantity, customer }: Sold) => quantity > 0 && customer !== ''
    const [taken, refused] = [sold.filter(isTaken), sold.filter((one) => !isTaken(one))]
    const sent = await send(api, csvOf(sold), {
      resource: 'invoices',
      createMissing: 'true',
      mapping: JSON.stringify(MAPPING),
    })
    const one = await ended(api, sent, 60)

    const of = (lines: Sold[], what: keyof Sold) => new Set(lines.map((line) => line[what])).size
    assert.containsSubset(one, {
      status: 'COMPLETED',
      total: sold.length,
      processed: sold.length,
      succeeded: taken.length,
      failed: refused.length,
      created: of(taken, 'invoice'),
    })
    const told = await as(() =>
      rows('SELECT `row`, field, code FROM import_errors WHERE tenant_id = ? ORDER BY `row`, id', [
        Current.tenantId,
      ])
    )
    const expected = sold.flatMap(({ quantity, customer }, index) => [
      ...(customer ? [] : [`${index + 1} customerId REQUIRED`]),
      ...(quantity > 0 ? [] : [`${index + 1} quantity TOO_SMALL`]),
    ])
    assert.sameMembers(
      told.map(({ row, field, code }) => `${row} ${field} ${code}`),
      expected
    )

    for (const [path, what] of [
      ['customers', 'customer'],
      ['products', 'sku'],
      ['invoices', 'invoice'],
    ] as const)
      assert.equal((await api.get(`/${path}`)).body.meta.total, of(taken, what), path)
    const total = taken.reduce(
      (sum, { quantity, price }) => sum + Math.round(quantity * price * 100),
      0
    )
    const { body: summary } = await api.get('/reports/receivables-aging')
    assert.equal(Math.round(summary.totals.total * 100), total)
    const [stock] = await as(() =>
      rows('SELECT SUM(stock) AS stock FROM products WHERE tenant_id = ?', [Current.tenantId])
    )
    assert.equal(Number(stock.stock), -taken.reduce((sum, { quantity }) => sum + quantity, 0))

    const { body: integrity } = await api.get('/reports/integrity')
    assert.deepEqual(
      integrity.checks.filter(({ ok }: any) => !ok),
      []
    )
    const first = (await api.get('/invoices?sort=number&limit=1')).body.data[0]
    assert.containsSubset(first, {
      number: 1,
      notes: taken[0].invoice,
      customerName: taken[0].customer,
      status: 'ISSUED',
      currency: 'GBP',
    })
    assert.isTrue((await api.get('/audit-logs/verify')).body.ok)
  }).timeout(90_000)
})
