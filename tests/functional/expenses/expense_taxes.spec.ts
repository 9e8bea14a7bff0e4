import { test } from '@japa/runner'
import { accountNamed, booksOf } from '#tests/functional/accounting/books'
import { ok } from '../sales/shop.js'
import { postedBy, taxLinesOf } from '../tax/posted.js'
import { brokenChecks } from '../tax/withholding.js'
import { aLawFirm, aSpender, type Spender } from './spending.js'

const IVA19 = [{ code: 'IVA19' }]

/** An account that one tax posts to, and that tax. */
async function notDeductible({ api }: Spender) {
  return ok(
    await api.post('/taxes', {
      code: 'IVA19-NO',
      name: 'IVA 19 % no descontable',
      kind: 'VAT',
      schemeCode: '01',
      category: 'S',
      calculation: 'PERCENT',
      rates: [{ validFrom: '2017-01-01', rate: 19 }],
      creditable: false,
      appliesTo: 'PURCHASE',
    })
  )
}

test.group('Expenses with taxes', () => {
  test('stationery with IVA debits its cost and the deductible tax (case D)', async ({
    assert,
  }) => {
    const spender = await aSpender()
    const expense = ok(
      await spender.spend({
        number: 'FE-20418',
        lines: [{ accountId: spender.stationery, net: 100_000, taxes: IVA19, nature: 'GOODS' }],
      })
    )
    assert.containsSubset(expense, {
      number: 'FE-20418',
      subtotal: 100_000,
      taxTotal: 19_000,
      amount: 119_000,
      withheldTotal: 0,
      withholdings: [],
      paidAmount: 119_000,
      expenseAccountId: spender.stationery,
      taxes: [{ code: 'IVA19', category: 'S', rate: 19, base: 100_000, amount: 19_000 }],
      lines: [
        {
          accountId: spender.stationery,
          net: 100_000,
          taxRate: 19,
          tax: 19_000,
          total: 119_000,
          nature: 'GOODS',
          taxes: [{ code: 'IVA19', rate: 19, base: 100_000, amount: 19_000 }],
          priceIncludesTax: false,
        },
      ],
    })
    assert.deepEqual(await postedBy(spender, expense.id), [
      '519530 D 100000',
      '240810 D 19000',
      '110505 C 119000',
    ])
    assert.deepEqual(await taxLinesOf(spender, expense.id), [
      '+1 IVA19 S GOODS 100000.00 19000.00 240810',
    ])
    assert.deepEqual((await spender.api.get(`/expenses/${expense.id}`)).body, expense)
    assert.deepEqual(
      (await spender.api.get('/expenses?number=FE-20418')).body.data.map(({ id }: any) => id),
      [expense.id]
    )
    assert.deepEqual(await brokenChecks(spender), [])
  })

  test('an amount alone stays untaxed; with a rate it is the total', async ({ assert }) => {
    const spender = await aSpender()
    const untaxed = ok(await spender.spend({ amount: 119_000 }))
    const taxed = ok(await spender.spend({ amount: 119_000, taxRate: 19 }))
    const said = ok(await spender.spend({ amount: 119_000, taxes: IVA19, priceIncludesTax: true }))
    const odd = ok(await spender.spend({ amount: 9.99, taxRate: 19 }))

    assert.containsSubset(untaxed, { subtotal: 119_000, taxTotal: 0, amount: 119_000, taxes: [] })
    assert.containsSubset(untaxed.lines, [{ net: 119_000, tax: 0, taxRate: 0, taxes: [] }])
    for (const one of [taxed, said])
      assert.containsSubset(one, { subtotal: 100_000, taxTotal: 19_000, amount: 119_000 })
    assert.containsSubset(odd, { subtotal: 8.39, taxTotal: 1.6, amount: 9.99 })
    assert.deepEqual(await postedBy(spender, untaxed.id), ['519595 D 119000', '110505 C 119000'])
    assert.deepEqual(await taxLinesOf(spender, untaxed.id), [
      '+1 null null SERVICES 119000.00 0.00 cost',
    ])
    assert.deepEqual(await postedBy(spender, taxed.id), [
      '519595 D 100000',
      '240810 D 19000',
      '110505 C 119000',
    ])
    assert.deepEqual(await brokenChecks(spender), [])
  })

  test('tax that is not deductible is cost, by the flag of the tax', async ({ assert }) => {
    const spender = await aSpender()
    await notDeductible(spender)
    const expense = ok(
      await spender.spend({
        lines: [
          { accountId: spender.stationery, net: 100_000, taxes: ['IVA19-NO'] },
          { net: 50_000, taxes: [{ code: 'INC8' }] },
        ],
      })
    )
    assert.deepEqual(await postedBy(spender, expense.id), [
      '519530 D 119000',
      '519595 D 54000',
      '110505 C 173000',
    ])
    assert.containsSubset(expense, { subtotal: 150_000, taxTotal: 23_000, amount: 173_000 })
    assert.deepEqual(await brokenChecks(spender), [])
  })

  test('a company that is not responsible for IVA deducts none', async ({ assert }) => {
    const spender = await aSpender({ vatRegime: '49' })
    const expense = ok(await spender.spend({ amount: 119_000, taxRate: 19 }))
    assert.deepEqual(await postedBy(spender, expense.id), ['519595 D 119000', '110505 C 119000'])
    assert.containsSubset(expense, { subtotal: 100_000, taxTotal: 19_000 })
  })

  test('lines have accounts, categories, cost centres, natures and a third party', async ({
    assert,
  }) => {
    const spender = await aSpender()
    const { api } = spender
    const supplier = await aLawFirm(spender)
    const center = ok(await api.post('/cost-centers', { code: 'V', name: 'Ventas' }))
    const category = ok(await api.post('/categories', { name: 'Aseo', type: 'PRODUCT' }))
    ok(
      await api.patch('/settings/accounting', {
        expenseAccounts: { [category.id]: await accountNamed(spender, '513505') },
      })
    )
    const expense = ok(
      await spender.spend({
        supplierId: supplier.id,
        categoryId: category.id,
        costCenterId: center.id,
        nature: 'GOODS',
        lines: [
          { net: 10_000, taxRate: 19, description: 'Escobas' },
          {
            accountId: spender.stationery,
            net: 20_000,
            nature: 'SERVICES',
            priceIncludesTax: true,
            taxRate: 5,
          },
        ],
      })
    )
    assert.equal(expense.thirdPartyId, supplier.thirdPartyId)
    assert.containsSubset(expense.lines, [
      { categoryId: category.id, description: 'Escobas', nature: 'GOODS', net: 10_000, tax: 1_900 },
      { categoryId: null, nature: 'SERVICES', net: 19_047.62, tax: 952.38, total: 20_000 },
    ])
    assert.equal(expense.amount, 31_900)
    const [entry] = ok(await api.get(`/journal-entries?reference=${expense.id}`)).data
    assert.deepEqual(
      entry.lines.map(({ accountCode }: any) => accountCode),
      ['513505', '519530', '240810', '110505']
    )
    for (const line of entry.lines)
      assert.containsSubset(line, { thirdPartyId: supplier.thirdPartyId, costCenterId: center.id })
    assert.equal(entry.lines[0].description, 'Escobas')
  })

  test('a void takes taxes back on its day', async ({ assert }) => {
    const spender = await aSpender()
    const expense = ok(
      await spender.spend({
        lines: [{ accountId: spender.stationery, net: 100_000, taxes: IVA19 }],
      })
    )
    ok(await spender.api.post(`/expenses/${expense.id}/void`, { date: '2026-03-05' }))
    assert.deepEqual(await taxLinesOf(spender, expense.id), [
      '+1 IVA19 S GOODS 100000.00 19000.00 240810',
      '-1 IVA19 S GOODS 100000.00 19000.00 240810',
    ])
    assert.deepEqual((await postedBy(spender, expense.id)).slice(3), [
      '519530 C 100000',
      '240810 C 19000',
      '110505 D 119000',
    ])
    assert.deepEqual(await brokenChecks(spender), [])
  })

  test('contradictory amounts and bad lines record nothing', async ({ assert }) => {
    const spender = await aSpender()
    const { api, stationery } = spender
    const other = await aLawFirm(spender)
    const third = ok(
      await api.post('/third-parties', {
        documentType: '31',
        documentNumber: '830000000',
        personKind: 'LEGAL',
        legalName: 'Otra S.A.S.',
      })
    )
    const category = ok(await api.post('/categories', { name: 'Aseo', type: 'PRODUCT' }))
    const onSales = ok(
      await api.post('/taxes', {
        ...{ code: 'V19', name: 'Solo ventas', kind: 'VAT', schemeCode: '01', category: 'S' },
        ...{ calculation: 'PERCENT', rates: [{ validFrom: '2017-01-01', rate: 19 }] },
        ...{ creditable: true, appliesTo: 'SALE' },
      })
    )
    const inactive = ok(await api.get('/taxes?limit=100')).data.find(
      ({ code }: any) => code === 'IVA5'
    )
    ok(await api.patch(`/taxes/${inactive.id}`, { active: false }))
    const income = await accountNamed(spender, '413595')
    const receivable = await accountNamed(spender, '130505')
    const nobody = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
    const line = { accountId: stationery, net: 100_000 }
    const before = await booksOf(spender)

    const refused: [object, number, string, string][] = [
      [{}, 422, 'amount', 'REQUIRED'],
      [{ lines: [] }, 422, 'lines', 'TOO_FEW_ITEMS'],
      [{ amount: 100_000, lines: [{ ...line, taxes: IVA19 }] }, 422, 'amount', 'CONTRADICTION'],
      [{ taxRate: 19, lines: [line] }, 422, 'taxRate', 'CONTRADICTION'],
      [{ taxes: IVA19, lines: [line] }, 422, 'taxes', 'CONTRADICTION'],
      [{ lines: [{ accountId: stationery }] }, 422, 'lines.0.net', 'REQUIRED'],
      [{ lines: [{ ...line, total: 1, taxes: IVA19 }] }, 422, 'lines.0.total', 'CONTRADICTION'],
      [
        { amount: 119_000, taxRate: 19, priceIncludesTax: false },
        422,
        'priceIncludesTax',
        'CONTRADICTION',
      ],
      [{ lines: [{ ...line, net: -1 }] }, 422, 'lines.0.net', 'TOO_SMALL'],
      [{ lines: [{ ...line, net: 0 }] }, 422, 'lines.0.net', 'TOO_SMALL'],
      [{ lines: [{ ...line, price: 5 }] }, 422, 'lines.0.price', 'UNKNOWN_FIELD'],
      [{ lines: [{ ...line, nature: 'BOTH' }] }, 422, 'lines.0.nature', 'INVALID_CHOICE'],
      [
        { lines: [{ ...line, categoryId: category.id }] },
        422,
        'lines.0.accountId',
        'CONTRADICTION',
      ],
      [{ lines: [{ accountId: nobody, net: 1 }] }, 422, 'lines.0.accountId', 'NOT_FOUND'],
      [{ lines: [{ categoryId: nobody, net: 1 }] }, 422, 'lines.0.categoryId', 'NOT_FOUND'],
      [{ lines: [{ accountId: income, net: 1 }] }, 422, 'lines.0.accountId', 'INVALID'],
      [{ lines: [{ accountId: receivable, net: 1 }] }, 409, 'lines.0.accountId', 'CONTROL_ACCOUNT'],
      [{ lines: [{ ...line, costCenterId: nobody }] }, 422, 'lines.0.costCenterId', 'NOT_FOUND'],
      [{ amount: 1, supplierId: nobody }, 422, 'supplierId', 'NOT_FOUND'],
      [{ amount: 1, thirdPartyId: nobody }, 422, 'thirdPartyId', 'NOT_FOUND'],
      [
        { amount: 1, supplierId: other.id, thirdPartyId: third.id },
        422,
        'thirdPartyId',
        'CONTRADICTION',
      ],
      [{ lines: [{ ...line, taxes: ['NADA'] }] }, 422, 'lines.0.taxes.0.code', 'NOT_FOUND'],
      [{ amount: 1, taxes: ['NADA'] }, 422, 'taxes.0.code', 'NOT_FOUND'],
      [{ amount: 1, taxes: IVA19, taxRate: 5 }, 422, 'taxRate', 'CONTRADICTION'],
      [
        { lines: [{ ...line, taxes: [{ taxId: onSales.id }] }] },
        422,
        'lines.0.taxes.0.taxId',
        'INVALID',
      ],
      [{ lines: [{ ...line, taxes: ['IVA5'] }] }, 409, 'lines.0.taxes.0.code', 'TAX_INACTIVE'],
      [{ lines: [{ ...line, taxes: IVA19, taxRate: 5 }] }, 422, 'lines.0.taxRate', 'CONTRADICTION'],
      [
        { lines: [{ ...line, taxes: ['IVA19', 'EXCLUIDO'] }] },
        422,
        'lines.0.taxes.1.code',
        'INVALID',
      ],
      [
        {
          lines: [
            { ...line, net: 9e12 },
            { ...line, net: 9e12 },
          ],
        },
        422,
        'lines',
        'TOO_LARGE',
      ],
    ]
    for (const [more, status, field, code] of refused) {
      const { body } = await spender.spend(more)
      assert.containsSubset(
        { status: body.status, errors: body.errors },
        { status, errors: [{ field, code }] },
        JSON.stringify([more, body])
      )
    }
    assert.equal(await booksOf(spender), before)
    assert.deepEqual(await brokenChecks(spender), [])
  })

  test('a line says its total, and what was answered records the same again', async ({
    assert,
  }) => {
    const spender = await aSpender()
    const category = ok(await spender.api.post('/categories', { name: 'Aseo', type: 'PRODUCT' }))
    for (const one of [
      { lines: [{ total: 9.99, taxRate: 19 }] },
      { lines: [{ net: 9.99, taxRate: 19, priceIncludesTax: true, categoryId: category.id }] },
      { lines: [{ net: 100, taxes: ['IVA19', 'INC8'] }, { net: 5 }] },
      { amount: 119, taxRate: 19, categoryId: category.id },
      { amount: 119 },
    ]) {
      const first = ok(await spender.spend(one))
      const again = ok(await spender.api.post('/expenses', { ...first, externalId: null }))
      const facts = ({ amount, subtotal, taxTotal, taxes, lines }: any) => ({
        ...{ amount, subtotal, taxTotal, taxes },
        lines: lines.map(({ id: _, ...line }: any) => line),
      })
      assert.deepEqual(facts(again), facts(first))
    }
    assert.containsSubset(ok(await spender.spend({ lines: [{ total: 9.99, taxRate: 19 }] })), {
      lines: [{ net: 8.39, tax: 1.6, total: 9.99, priceIncludesTax: true }],
    })
  })

  test('lines are repeated in a PATCH, and do not change', async ({ assert }) => {
    const spender = await aSpender()
    const { api } = spender
    const expense = ok(
      await spender.spend({
        lines: [{ accountId: spender.stationery, net: 100_000, taxes: IVA19 }],
        withholdings: [],
      })
    )
    const path = `/expenses/${expense.id}`
    assert.containsSubset(ok(await api.patch(path, { ...expense, number: 'FE-1' })), {
      number: 'FE-1',
      amount: 119_000,
    })
    for (const lines of [
      [{ ...expense.lines[0], net: 1 }],
      [{ ...expense.lines[0], taxes: [] }],
      [expense.lines[0], expense.lines[0]],
    ])
      assert.containsSubset((await api.patch(path, { lines })).body, {
        status: 422,
        errors: [{ field: 'lines', code: 'IMMUTABLE_FIELD' }],
      })
  })

  test('expenses recorded at once make the VAT of a new rate once', async ({ assert }) => {
    const spender = await aSpender()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => spender.spend({ amount: 116, taxRate: 16 }))
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array.from({ length: 6 }, () => 201)
    )
    const taxes = new Set(answers.map(({ body }) => body.taxes[0].taxId))
    assert.equal(taxes.size, 1)
    assert.deepEqual(await brokenChecks(spender), [])
  })
})
