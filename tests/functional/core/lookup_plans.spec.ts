import { test } from '@japa/runner'
import { aCompany, type Company } from '#tests/company'
import { planOf, readsOf, statementsOf } from '#tests/plans'
import { analyzed, fill, fillMetadata, madeAt } from './many_records.js'
import { aCustomer } from './samples.js'

/** The size of the company that is asked, and of another one beside it. */
const [MANY, OTHERS] = [200_000, 60_000]

/**
 * What a look-up reads at most, however many records there are: what it finds, and a little for
 * finding it.
 */
const FEW = 700

/** So few rows are sorted at once. */
const SORTED_AT_ONCE = 10

const instant = (n: number) => encodeURIComponent(madeAt(n).toISOString())
const some = (of: (n: number) => string) =>
  Array.from({ length: 40 }, (_, index) => of(index * 4_001)).join()

type Asked = { path: string; lookups: string[]; orders: string[] }

/**
 * Each statement that a request sends about the table, the total among them, with what the database
 * does for it.
 */
async function workOf(company: Company, table: string, path: string) {
  const about = (await statementsOf(() => company.api.get(path))).filter((sql) =>
    sql.includes(`\`${table}\` t `)
  )
  return Promise.all(
    about.map(async (sql) => ({
      plan: await company.as(() => planOf(sql)),
      read: await readsOf(company, sql),
      isTotal: sql.includes('COUNT(*)'),
    }))
  )
}

const shown = (plan: Record<string, any>[]) =>
  plan
    .map(
      ({ table, type, key, rows, Extra }) => `${table} ${type} by ${key} (${rows} rows, ${Extra})`
    )
    .join('; ')

/**
 * The look-ups that read more than they find; `isOfFew` says that totals are of few records, too.
 */
async function slow(
  company: Company,
  { path, lookups, orders }: Asked,
  { isOfFew }: { isOfFew: boolean }
) {
  const found: string[] = []
  for (const lookup of lookups) {
    for (const order of orders) {
      for (const reading of ['page=1', 'cursor=']) {
        const asked = `/${path}?${lookup}${order && `&sort=${order}`}&${reading}`
        for (const { plan, read, isTotal } of await workOf(company, path, asked)) {
          const isLong =
            read > FEW ||
            (!isOfFew &&
              read > SORTED_AT_ONCE &&
              plan.some(({ Extra }) => /filesort/.test(Extra ?? '')))
          if (isLong && (isOfFew || !isTotal))
            found.push(`${asked} reads ${read} rows: ${shown(plan)}`)
        }
      }
    }
  }
  return found
}

test.group('Plans of look-ups', () => {
  test('a look-up among 200,000 records reads only its matches, or one page of many', async ({
    assert,
  }) => {
    const [company, other] = [await aCompany(), await aCompany()]
    for (const [one, count] of [
      [company, MANY],
      [other, OTHERS],
    ] as const) {
      await fill(one, 'customers', count, {
        ...{
          tax_id: "CONCAT('T', q.n)",
          name: "CONCAT('Customer ', q.n % 5000)",
          email: "CONCAT('c', q.n DIV 2, '@example.com')",
        },
        ...{
          external_id: "IF(q.n % 2, CONCAT('CRM-', q.n), NULL)",
          search_text: "CONCAT('customer ', q.n % 5000)",
        },
      })
      await fillMetadata(one, 'customers', count, 'channel', "IF(q.n % 9, 'web', 'shop')", 3)
      await fillMetadata(one, 'customers', count / 4, 'order', "CONCAT('O-', q.n)")
      await fillMetadata(one, 'customers', count / 10, 'origin', "'old system'")
    }
    await analyzed('customers', 'metadata_values')

    const orders = ['', 'createdAt', 'name', '-updatedAt']
    const lookups = [
      ...[
        'email=c77@example.com',
        'taxId=T4711',
        'externalId=CRM-4711',
        'name=Customer%204711',
        'metadata.order=O-4711',
        'metadata.order=O-4713&metadata.channel=web',
      ],
      ...[
        `email=${some((n) => `c${n}@example.com`)}`,
        `taxId=${some((n) => `T${n}`)}`,
        `externalId=${some((n) => `CRM-${n + 1}`)}`,
      ],
      ...[`createdSince=${instant(MANY - 40)}`, `updatedSince=${instant(MANY + 86_400 - 300)}`],
    ]
    assert.deepEqual(
      await slow(company, { path: 'customers', lookups, orders }, { isOfFew: true }),
      []
    )

    const broad = [
      'metadata.channel=web',
      `createdSince=${instant(0)}`,
      `updatedSince=${instant(0)}`,
    ]
    assert.deepEqual(
      await slow(company, { path: 'customers', lookups: broad, orders }, { isOfFew: false }),
      []
    )
    assert.deepEqual(
      await slow(
        company,
        {
          path: 'customers',
          lookups: [
            'metadata.origin=old+system',
            'metadata.origin=old+system&metadata.channel=web',
            `updatedSince=${instant(90_000)}&metadata.channel=web`,
          ],
          orders: [''],
        },
        { isOfFew: false }
      ),
      []
    )
  }).timeout(240_000)

  test('look-ups of products, invoices and payments do so, too', async ({ assert }) => {
    const company = await aCompany()
    const [customer, count] = [(await company.api.post('/customers', aCustomer())).body.id, 20_000]
    const [facts, amounts] = [
      {
        customer_id: `'${customer}'`,
        customer_name: "'Ana'",
        currency: "'COP'",
        date: "'2026-02-02'",
        search_text: "'ana'",
        number: 'q.n + 1',
      },
      { subtotal: 'q.n', discount_total: '0', tax_total: '0', total: 'q.n * 7919 % 100003' },
    ]

    await fill(company, 'products', count, {
      sku: "CONCAT('S', q.n)",
      name: "CONCAT('Product ', q.n)",
      barcode: "CONCAT('770', q.n)",
      cost_price: '1',
      selling_price: 'q.n % 50',
      search_text: "''",
    })
    await fill(company, 'invoices', count, {
      ...facts,
      ...amounts,
      status: "'ISSUED'",
      due_date: "'2026-02-02'",
      payment_method: "'CASH'",
      external_id: "CONCAT('E', q.n)",
    })
    const [{ id: invoice }] = (await company.api.get('/invoices?number=1')).body.data
    await fill(company, 'payments', count, {
      ...facts,
      invoice_id: `'${invoice}'`,
      status: "'RECEIVED'",
      amount: '1',
      payment_method: "'CASH'",
      reference: "CONCAT('R', q.n)",
    })
    await analyzed('products', 'invoices', 'payments')

    const ASKED: Asked[] = [
      {
        path: 'products',
        lookups: [
          'sku=S77',
          'barcode=77077',
          `barcode=${some((n) => `770${n}`)}`,
          `updatedSince=${instant(count + 86_400 - 300)}`,
        ],
        orders: ['', 'sellingPrice', '-stock'],
      },
      {
        path: 'invoices',
        lookups: [
          'number=77',
          `number=${some((n) => String(n + 1))}`,
          'externalId=E77',
          `updatedSince=${instant(count + 86_400 - 300)}`,
        ],
        orders: ['', '-date', 'total'],
      },
      {
        path: 'invoices',
        lookups: [`createdSince=${instant(count - 40)}`],
        orders: ['', '-createdAt'],
      },
      {
        path: 'payments',
        lookups: ['number=77', 'reference=R77', `reference=${some((n) => `R${n}`)}`],
        orders: ['', '-amount'],
      },
    ]
    for (const asked of ASKED) assert.deepEqual(await slow(company, asked, { isOfFew: true }), [])
    assert.deepEqual(
      await slow(
        company,
        {
          path: 'invoices',
          lookups: ['search=ana', 'search=ana&number=5'],
          orders: ['', '-total'],
        },
        { isOfFew: false }
      ),
      []
    )
  }).timeout(120_000)
})
