import { test } from '@japa/runner'
import { aCompany, type Company } from '#tests/company'
import {
  anImportWorker,
  ended,
  errorsOf,
  filesOf,
  send,
  upload,
} from '#tests/functional/integrations/helpers'

const lines = (...all: string[]) => all.join('\n') + '\n'
const productsOf = async ({ api }: Company) =>
  (await api.get('/products?sort=sku&limit=100')).body.data
const pricesOf = async (company: Company) =>
  (await productsOf(company)).map(({ sku, costPrice, sellingPrice }: any) => [
    sku,
    costPrice,
    sellingPrice,
  ])

test.group('Imports: numbers', (group) => {
  group.setup(anImportWorker)

  test('a file whose numbers are all ambiguous is refused with the place and both readings', async ({
    assert,
  }) => {
    const company = await aCompany({ countryCode: 'CO', currency: 'COP' })
    const { api } = company
    const csv = lines('sku;name;costPrice;sellingPrice', 'JAR-001;Manguera;38.000;59.900')
    const { status, body } = await upload(api, csv, { resource: 'products' })

    assert.equal(status, 422)
    const [error] = body.errors
    assert.containsSubset(error, {
      field: 'costPrice',
      code: 'AMBIGUOUS_NUMBERS',
      meta: {
        column: 'costPrice',
        row: 1,
        line: 2,
        value: '38.000',
        readings: { '.': 38, ',': 38000 },
        parameter: 'decimal',
      },
    })
    assert.match(error.message, /38 or 38000/)
    assert.deepEqual(await filesOf(company), [])
    assert.equal((await api.get('/imports')).body.meta.total, 0)

    const one = await ended(api, await upload(api, csv, { resource: 'products', decimal: ',' }))
    assert.containsSubset(one, { status: 'COMPLETED', created: 1, decimal: ',' })
    assert.deepEqual(await pricesOf(company), [['JAR-001', 38000, 59900]])
  })

  test('one unambiguous number decides the decimal mark, wherever it is', async ({ assert }) => {
    const [proving, row] = ['26900,5', 3_000]
    const company = await aCompany()
    const many = Array.from({ length: row - 1 }, (_, n) => `S-${n};P;1.000;2.000`)
    const one = await ended(
      company.api,
      await send(
        company.api,
        lines('sku;name;costPrice;sellingPrice', ...many, `Z;P;1;${proving}`),
        {
          resource: 'products',
        }
      )
    )
    assert.containsSubset(one, { status: 'COMPLETED', created: row, decimal: ',' })
    assert.deepEqual((await pricesOf(company)).slice(0, 1), [['S-0', 1000, 2000]])

    const other = await aCompany()
    const point = await ended(
      other.api,
      await upload(other.api, lines('sku,name,costPrice,sellingPrice', 'A,P,"1,234",12.5'), {
        resource: 'products',
      })
    )
    assert.containsSubset(point, { decimal: '.', created: 1 })
    assert.deepEqual(await pricesOf(other), [['A', 1234, 12.5]])
  })

  test('the decimal mark also applies to quantities and salaries, and is null when no cell needs it', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const csv = lines(
      'type;sku;warehouse;quantity;reason;unitCost',
      'IN;A;Norte;1.000;PURCHASE;4,79'
    )
    const moved = await ended(
      api,
      await upload(api, csv, { resource: 'stock-movements', createMissing: 'true' })
    )
    assert.containsSubset(moved, { created: 1, decimal: ',' })
    const [movement] = (await api.get('/stock-movements')).body.data
    assert.containsSubset(movement, { quantity: 1000, unitCost: 4.79 })

    const salary = await upload(
      api,
      lines('firstName,lastName,hireDate,baseSalary', 'Ana,Ruiz,2026-01-15,900.000'),
      {
        resource: 'employees',
      }
    )
    assert.equal(salary.body.errors?.[0].code, 'AMBIGUOUS_NUMBERS')
    const plain = await ended(
      api,
      await upload(api, lines('taxId,name,creditLimit', '1,a,38000'), { resource: 'customers' })
    )
    assert.containsSubset(plain, { created: 1, decimal: null })
  })

  test('a file with both decimal marks is refused with both cells, ignoring text columns', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body } = await upload(
      api,
      lines('sku;name;costPrice;sellingPrice', 'A;Tubo 4,79;4,79;1', 'B;P;1;12.5'),
      {
        resource: 'products',
      }
    )
    assert.containsSubset(body.errors[0], {
      code: 'AMBIGUOUS_NUMBERS',
      meta: {
        cells: [
          { column: 'costPrice', row: 1, value: '4,79' },
          { column: 'sellingPrice', row: 2, value: '12.5' },
        ],
      },
    })
    for (const cell of ['4,79', '12.5']) assert.include(body.detail, cell)

    const one = await ended(
      api,
      await upload(
        api,
        lines('sku;name;costPrice;sellingPrice', '1.5;Tubo 1,5;2;3', '1,500;12.5 m;2;3'),
        {
          resource: 'products',
        }
      )
    )
    assert.containsSubset(one, { created: 2, decimal: null })
  })

  test('currency and percent signs beside numbers are read, and other text is an error of its row', async ({
    assert,
  }) => {
    const company = await aCompany({ countryCode: 'CO', currency: 'COP', locale: 'es-CO' })
    const { api } = company
    const csv = lines(
      'sku;name;costPrice;sellingPrice;taxRate',
      'A;P;$ 26.900;1.500.000,00;19%',
      'B;P;COP 26.900;26900,5;4,5 %',
      'C;P;1.50.000;1;0',
      'D;P;26.900 €;1;0',
      'E;P;1;(5);0',
      'F;P;9,779999999999999;1;0',
      'G;P;3,;1;0',
      'H;P;10 %;1;0',
      'I;P;9,7799999999999994;1;0'
    )
    const one = await ended(api, await upload(api, csv, { resource: 'products' }))
    assert.deepEqual(await errorsOf(api, one), [
      '3 costPrice TYPE',
      '4 costPrice TYPE',
      '5 sellingPrice TOO_SMALL',
      '6 costPrice TOO_PRECISE',
      '8 costPrice TYPE',
      '9 costPrice TOO_PRECISE',
    ])
    const { body } = await api.get(`/imports/${one.id}/errors`)
    assert.match(
      body.data[0].message,
      /^costPrice must be a number, and "1.50.000" is none: thousands are groups of three digits/
    )
    assert.match(body.data[1].message, /in the company's currency/)
    assert.deepEqual(await pricesOf(company), [
      ['A', 26900, 1500000],
      ['B', 26900, 26900.5],
      ['G', 3, 1],
    ])
    assert.deepEqual(
      (await productsOf(company)).map(({ taxRate }: any) => taxRate),
      [19, 4.5, 0]
    )
  })

  test('a stated decimal mark applies to the whole file, and JSON needs none', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const csv = lines('sku;name;costPrice;sellingPrice', 'A;P;4,79;1.000')
    const said = await ended(api, await upload(api, csv, { resource: 'products', decimal: '.' }))
    assert.deepEqual(await errorsOf(api, said), ['1 costPrice TYPE'])

    const json = await ended(
      api,
      await send(
        api,
        '[{"sku":"A","name":"P","costPrice":38.000,"sellingPrice":9.779999999999999}]',
        { resource: 'products' },
        'application/json'
      )
    )
    assert.deepEqual(await errorsOf(api, json), ['1 sellingPrice TOO_PRECISE'])
    for (const decimal of ['x', ';', '..'])
      assert.equal(
        (await upload(api, csv, { resource: 'products', decimal })).body.errors[0].field,
        'decimal'
      )
  })
})
