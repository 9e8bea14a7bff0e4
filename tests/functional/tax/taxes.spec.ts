import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { aCompany } from '#tests/company'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { aCustomer, aProduct, NOBODYS_ID } from '#tests/functional/core/samples'
import { aBagTax, aTax, taxOf } from '#tests/functional/tax/a_tax'

test.group('Taxes', () => {
  test('a Colombian company begins with IVA and INC', async ({ assert }) => {
    const { api } = await aCompany({ countryCode: 'CO' })
    const { data } = (await api.get('/taxes?sort=code&limit=50')).body
    const shown = data.map(({ code, kind, schemeCode, category, rates }: any) => [
      ...[code, kind, schemeCode, category],
      rates.at(-1).rate,
    ])
    assert.deepEqual(shown, [
      ['EXCLUIDO', 'VAT', '01', 'E', 0],
      ['EXENTO', 'VAT', '01', 'Z', 0],
      ['INC4', 'CONSUMPTION', '04', null, 4],
      ['INC8', 'CONSUMPTION', '04', 'E', 8],
      ['IVA19', 'VAT', '01', 'S', 19],
      ['IVA5', 'VAT', '01', 'S', 5],
      ['NO_GRAVADO', 'VAT', '01', 'O', 0],
    ])
  })

  test('other countries have their own taxes, or a general set', async ({ assert }) => {
    const codesIn = async (countryCode: string, locale: string) => {
      const { api } = await aCompany({ countryCode, locale })
      const { data } = (await api.get('/taxes?sort=code')).body
      return data.map(({ code }: any) => code)
    }
    assert.deepEqual(await codesIn('DE', 'de-DE'), ['STEUERFREI', 'UST19', 'UST7'])
    assert.deepEqual(await codesIn('PE', 'es-PE'), ['EXO', 'IGV18', 'INA'])
    assert.deepEqual(await codesIn('MX', 'es-MX'), ['EXENTO', 'IVA0', 'IVA16', 'IVA8'])
    assert.deepEqual(await codesIn('ES', 'es-ES'), ['EXENTO', 'IVA10', 'IVA21', 'IVA4'])
    assert.deepEqual(await codesIn('FR', 'fr-FR'), ['EXEMPT', 'OUTSIDE', 'ZERO'])
  })

  test('a tax is made with its defaults, read, changed and deleted', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const body = aTax()
    const made = await api.post('/taxes', body)
    assert.equal(made.status, 201, made.text)
    assert.equal(made.headers.get('location'), `/api/v1/taxes/${made.body.id}`)
    assert.containSubset(made.body, {
      code: body.code,
      kind: 'VAT',
      schemeCode: null,
      category: 'S',
      exemptionReason: null,
      calculation: 'PERCENT',
      rates: [{ validFrom: '2020-01-01', validUntil: null, rate: 12, amount: null, unit: null }],
      priceIncluded: false,
      creditable: true,
      accounts: { sale: null, purchase: null },
      appliesTo: 'BOTH',
      active: true,
      version: 1,
    })
    const { id } = made.body
    assert.deepEqual((await api.get(`/taxes/${id}`)).body, made.body)

    const rates = [
      { validFrom: '2020-01-01', validUntil: '2026-12-31', rate: 12 },
      { validFrom: '2027-01-01', rate: 13.5 },
    ]
    const changed = await api.patch(`/taxes/${id}`, { rates, active: false, name: 'Otro' })
    assert.equal(changed.status, 200, changed.text)
    assert.containSubset(changed.body, { rates, active: false, name: 'Otro', version: 2 })

    const same = await api.patch(`/taxes/${id}`, changed.body)
    assert.equal(same.status, 200, same.text)
    assert.equal(same.body.version, 2)

    assert.equal((await api.delete(`/taxes/${id}`)).status, 204)
    assert.equal((await api.get(`/taxes/${id}`)).status, 404)
  })

  test('rates alone are a change', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: tax } = await api.post('/taxes', aTax())
    const rates = [{ validFrom: '2020-01-01', rate: 11 }]
    const changed = await api.patch(`/taxes/${tax.id}`, { rates })
    assert.containSubset(changed.body, { rates, version: 2 })
    assert.equal((await api.get(`/taxes/${tax.id}`)).body.rates[0].rate, 11)
  })

  test('accounts are named by id or code, and answered by id', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { api } = company
    const [account] = (await api.get('/accounts?code=249595')).body.data
    const code = account?.code ?? '240805'
    const [named] = (await api.get(`/accounts?code=${code}`)).body.data
    const made = await api.post('/taxes', aTax({ accounts: { sale: code, purchase: named.id } }))
    assert.equal(made.status, 201, made.text)
    assert.deepEqual(made.body.accounts, { sale: named.id, purchase: named.id })

    const cleared = await api.patch(`/taxes/${made.body.id}`, { accounts: { sale: null } })
    assert.deepEqual(cleared.body.accounts, { sale: null, purchase: named.id })
    const all = await api.patch(`/taxes/${made.body.id}`, { accounts: null })
    assert.deepEqual(all.body.accounts, { sale: null, purchase: null })
  })

  test('taxes are found by code, name, kind and whether they are active', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { api } = company
    const codes = async (query: string) =>
      (await api.get(`/taxes?sort=code&${query}`)).body.data.map(({ code }: any) => code)
    assert.deepEqual(await codes('code=IVA19'), ['IVA19'])
    assert.deepEqual(await codes('search=exclu'), ['EXCLUIDO'])
    assert.deepEqual(await codes('kind=CONSUMPTION'), ['INC4', 'INC8'])
    assert.deepEqual(await codes('category=Z'), ['EXENTO'])
    const { id } = await taxOf(company, 'IVA5')
    await api.patch(`/taxes/${id}`, { active: false })
    assert.deepEqual(await codes('active=false'), ['IVA5'])
  })

  test('a tax that a product names is not deleted', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { api } = company
    const { id } = await taxOf(company, 'IVA5')
    const product = await api.post('/products', {
      ...{ sku: 'P-1', name: 'Café', costPrice: 1, sellingPrice: 2 },
      taxes: [id],
    })
    assert.equal(product.status, 201, product.text)
    isRefused(assert, await api.delete(`/taxes/${id}`), 409, 'IN_USE')
    await api.delete(`/products/${product.body.id}`)
    assert.equal((await api.delete(`/taxes/${id}`)).status, 204)
  })

  test('a tax that a draft or an open quote names is not deleted', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { api } = company
    const { body: customer } = await api.post('/customers', aCustomer())
    const { body: product } = await api.post('/products', aProduct())
    for (const [path, more, code] of [
      ['/invoices', { draft: true }, 'IVA5'],
      ['/quotes', {}, 'INC4'],
    ] as const) {
      const items = [{ productId: product.id, quantity: 1, taxes: [{ code }] }]
      const made = await api.post(path, { customerId: customer.id, items, ...more })
      assert.equal(made.status, 201, made.text)
      const { id } = await taxOf(company, code)
      isRefused(assert, await api.delete(`/taxes/${id}`), 409, 'IN_USE')
    }
  })

  test('a company of an earlier release gets its taxes when it first lists them', async ({
    assert,
  }) => {
    const { api, as, tenant } = await aCompany({ countryCode: 'CO' })
    await as(async () => {
      for (const table of ['tax_rates', 'taxes'])
        await execute(`DELETE FROM ${table} WHERE tenant_id = ?`, [tenant.id])
    })
    const answers = await Promise.all([1, 2, 3].map(() => api.get('/taxes?limit=50')))
    for (const { body } of answers) assert.lengthOf(body.data, 7)
  })
})

test.group('Wrong taxes', () => {
  const REFUSED: [string, object, string, string][] = [
    ['without a rate', aTax({ rates: [] }), 'rates', 'TOO_FEW_ITEMS'],
    [
      'with an amount for a percentage',
      aTax({ rates: [{ validFrom: '2020-01-01', rate: 1, amount: 2 }] }),
      'rates.0.amount',
      'CONTRADICTION',
    ],
    [
      'by unit with a rate',
      aBagTax({ rates: [{ validFrom: '2020-01-01', rate: 1 }] }),
      'rates.0.rate',
      'CONTRADICTION',
    ],
    [
      'by unit without an amount',
      aBagTax({ rates: [{ validFrom: '2020-01-01' }] }),
      'rates.0.amount',
      'REQUIRED',
    ],
    [
      'with a rate without end before another',
      aTax({
        rates: [
          { validFrom: '2020-01-01', rate: 1 },
          { validFrom: '2021-01-01', rate: 2 },
        ],
      }),
      'rates.1.validFrom',
      'OVERLAP',
    ],
    [
      'with rates that share a day',
      aTax({
        rates: [
          { validFrom: '2021-01-01', rate: 2 },
          { validFrom: '2020-01-01', validUntil: '2021-01-01', rate: 1 },
        ],
      }),
      'rates.0.validFrom',
      'OVERLAP',
    ],
    [
      'with a rate that ends before it begins',
      aTax({ rates: [{ validFrom: '2020-01-02', validUntil: '2020-01-01', rate: 1 }] }),
      'rates.0.validUntil',
      'INVALID',
    ],
    [
      'with a day that does not exist',
      aTax({ rates: [{ validFrom: '2026-02-30', rate: 1 }] }),
      'rates.0.validFrom',
      'INVALID_DATE',
    ],
    [
      'with a negative rate',
      aTax({ rates: [{ validFrom: '2020-01-01', rate: -1 }] }),
      'rates.0.rate',
      'TOO_SMALL',
    ],
    [
      'with five decimals',
      aTax({ rates: [{ validFrom: '2020-01-01', rate: 1.00001 }] }),
      'rates.0.rate',
      'TOO_PRECISE',
    ],
    ['of category E with a rate', aTax({ category: 'E' }), 'rates.0.rate', 'INVALID'],
    [
      'of category S without one',
      aTax({ rates: [{ validFrom: '2020-01-01', rate: 0 }] }),
      'rates.0.rate',
      'INVALID',
    ],
    [
      'of kind VAT at 0 without a category',
      aTax({ category: null, rates: [{ validFrom: '2020-01-01', rate: 0 }] }),
      'category',
      'REQUIRED',
    ],
    [
      'of kind VAT by unit',
      aBagTax({ kind: 'VAT', category: 'S', calculation: 'PER_UNIT' }),
      'calculation',
      'INVALID',
    ],
    ['of an unknown kind', aTax({ kind: 'VTA' }), 'kind', 'INVALID_CHOICE'],
    ['with an unknown field', aTax({ rate: 19 }), 'rate', 'UNKNOWN_FIELD'],
    [
      'with an unknown account',
      aTax({ accounts: { sale: NOBODYS_ID } }),
      'accounts.sale',
      'NOT_FOUND',
    ],
    [
      'with an account in other letters',
      aTax({ accounts: { purchase: 'İVA' } }),
      'accounts.purchase',
      'NOT_FOUND',
    ],
    [
      'with a group as its account',
      aTax({ accounts: { sale: '2408' } }),
      'accounts.sale',
      'INVALID',
    ],
  ]
  for (const [what, body, field, code] of REFUSED)
    test(`a tax ${what} is refused`, async ({ assert }) => {
      const { api } = await aCompany({ countryCode: 'CO' })
      isInvalid(assert, await api.post('/taxes', body), field, code)
    })

  test('a code is taken once, without regard to case', async ({ assert }) => {
    const { api } = await aCompany({ countryCode: 'CO' })
    isRefused(assert, await api.post('/taxes', aTax({ code: 'iva19' })), 409, 'DUPLICATE')
  })

  test('a control account takes no tax', async ({ assert }) => {
    const { api } = await aCompany({ countryCode: 'CO' })
    const { roles } = (await api.get('/settings/accounting')).body
    const answer = await api.post('/taxes', aTax({ accounts: { sale: roles.receivable } }))
    isRefused(assert, answer, 409, 'CONTROL_ACCOUNT')
  })

  test('kind and calculation never change', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: tax } = await api.post('/taxes', aTax())
    isInvalid(
      assert,
      await api.patch(`/taxes/${tax.id}`, { kind: 'OTHER' }),
      'kind',
      'IMMUTABLE_FIELD'
    )
    const answer = await api.patch(`/taxes/${tax.id}`, { calculation: 'FIXED' })
    isInvalid(assert, answer, 'calculation', 'IMMUTABLE_FIELD')
  })

  test('two requests with one code make one tax', async ({ assert }) => {
    const { api } = await aCompany()
    const body = aTax()
    const answers = await Promise.all([1, 2, 3, 4].map(() => api.post('/taxes', body)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409, 409])
  })

  test('changes at once give one tax without overlaps', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: tax } = await api.post('/taxes', aTax())
    await Promise.all(
      [1, 2, 3, 4, 5].map((rate) =>
        api.patch(`/taxes/${tax.id}`, { rates: [{ validFrom: `202${rate}-01-01`, rate }] })
      )
    )
    const { rates, version } = (await api.get(`/taxes/${tax.id}`)).body
    assert.lengthOf(rates, 1)
    assert.equal(version, 6)
  })
})
