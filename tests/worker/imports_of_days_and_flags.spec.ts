import { test } from '@japa/runner'
import { aCompany, type Company } from '#tests/company'
import { anImportWorker, ended, errorsOf, upload } from '#tests/functional/integrations/helpers'

const lines = (...all: string[]) => all.join('\n') + '\n'
const productsOf = async ({ api }: Company) =>
  (await api.get('/products?sort=sku&limit=100')).body.data

test.group('Imports: days, booleans and defaults', (group) => {
  group.setup(anImportWorker)

  const people = (...hired: string[]) =>
    lines(
      'documentNumber,firstName,lastName,hireDate,baseSalary',
      ...hired.map((day, n) => `${n},Ana,Ruiz,${day},1`)
    )
  const hiredIn = async ({ api }: Company) =>
    (await api.get('/employees?limit=100')).body.data
      .map(({ documentNumber, hireDate }: any) => `${documentNumber} ${hireDate}`)
      .sort()

  test('one unambiguous day decides the order, and a file without one is refused with both readings', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const one = await ended(
      api,
      await upload(
        api,
        people(
          '03/04/2025',
          '25/12/2024',
          '2025-02-01 00:00:00',
          '1.2.2025 0:00',
          '01/02/25',
          '2025-01-15 10:30:00',
          '45678'
        ),
        { resource: 'employees' }
      )
    )
    assert.containsSubset(one, { dates: 'DMY', created: 4 })
    assert.deepEqual(await hiredIn(company), [
      '0 2025-04-03',
      '1 2024-12-25',
      '2 2025-02-01',
      '3 2025-02-01',
    ])
    assert.deepEqual(await errorsOf(api, one), [
      '5 hireDate INVALID_DATE',
      '6 hireDate INVALID_DATE',
      '7 hireDate INVALID_DATE',
    ])
    assert.match((await api.get(`/imports/${one.id}/errors`)).body.data[0].message, /four digits/)

    const other = await aCompany()
    const { status, body } = await upload(other.api, people('03/04/2025', '01/02/2025'), {
      resource: 'employees',
    })
    assert.equal(status, 422)
    assert.containsSubset(body.errors[0], {
      code: 'AMBIGUOUS_DATES',
      field: 'hireDate',
      meta: {
        row: 1,
        line: 2,
        value: '03/04/2025',
        readings: { DMY: '2025-04-03', MDY: '2025-03-04' },
      },
    })
    const said = await ended(
      other.api,
      await upload(other.api, people('03/04/2025', '01/02/2025'), {
        resource: 'employees',
        dates: 'MDY',
      })
    )
    assert.containsSubset(said, { created: 2, dates: 'MDY' })
    assert.deepEqual(await hiredIn(other), ['0 2025-03-04', '1 2025-01-02'])
    const both = await upload(other.api, people('25/12/2024', '12/25/2024'), {
      resource: 'employees',
    })
    assert.containsSubset(both.body.errors[0], {
      code: 'AMBIGUOUS_DATES',
      meta: { cells: [{ value: '25/12/2024' }, { value: '12/25/2024' }] },
    })
  })

  test('yes and no are read in common words, and empty cells are no in a column of crosses', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const csv = lines(
      'sku,name,costPrice,sellingPrice,isService,isActive',
      'A,P,1,2,x,sí',
      'B,P,1,2,,no',
      'C,P,1,2,X,',
      'D,P,1,2,,1',
      'E,P,1,2,,perhaps'
    )
    const one = await ended(api, await upload(api, csv, { resource: 'products' }))
    assert.deepEqual(await errorsOf(api, one), ['5 isActive TYPE'])
    assert.deepEqual(
      (await productsOf(company)).map(({ isService, isActive }: any) => [isService, isActive]),
      [
        [true, true],
        [false, false],
        [true, true],
        [false, true],
      ]
    )

    const off = await ended(
      api,
      await upload(api, lines('sku,isActive', 'A,', 'C,x'), {
        resource: 'products',
        mode: 'upsert',
      })
    )
    assert.containsSubset(off, { updated: 1, unchanged: 1 })
    const kept = await ended(
      api,
      await upload(api, lines('sku,isActive', 'A,yes', 'C,'), {
        resource: 'products',
        mode: 'upsert',
      })
    )
    assert.containsSubset(kept, { updated: 1, unchanged: 1 })
  })

  test('defaults replace missing columns and empty cells of new records, never of existing ones', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const defaults = JSON.stringify({
      costPrice: '0',
      taxRate: 19,
      category: 'Varios',
      isActive: 'no',
    })
    const one = await ended(
      api,
      await upload(api, lines('sku,name,sellingPrice,taxRate', 'A,P,2,', 'B,P,2,5'), {
        resource: 'products',
        defaults,
        createMissing: 'true',
      })
    )
    assert.containsSubset(one, { created: 2, defaults: JSON.parse(defaults) })
    assert.deepEqual(
      (await productsOf(company)).map(({ sku, costPrice, taxRate, isActive }: any) => [
        sku,
        costPrice,
        taxRate,
        isActive,
      ]),
      [
        ['A', 0, 19, false],
        ['B', 0, 5, false],
      ]
    )
    assert.deepEqual(
      (await api.get('/categories')).body.data.map(({ name }: any) => name),
      ['Varios']
    )

    const upsert = await ended(
      api,
      await upload(api, lines('sku,name,sellingPrice', 'B,Otro,3', 'C,P,2'), {
        resource: 'products',
        mode: 'upsert',
        defaults: '{"costPrice":"7.5","taxRate":"0","category":"Varios"}',
      })
    )
    assert.containsSubset(upsert, { updated: 1, created: 1, failed: 0 })
    assert.deepEqual(
      (await productsOf(company)).map(({ sku, costPrice, taxRate, categoryId }: any) => [
        sku,
        costPrice,
        taxRate,
        Boolean(categoryId),
      ]),
      [
        ['A', 0, 19, true],
        ['B', 0, 5, true],
        ['C', 7.5, 0, true],
      ]
    )

    const refusals: [string, string, string][] = [
      ['{"colour":"red"}', 'defaults.colour', 'UNKNOWN_FIELD'],
      ['{"costPrice":"many"}', 'defaults.costPrice', 'TYPE'],
      ['[]', 'defaults', 'TYPE'],
      ['{"costPrice":null}', 'defaults', 'TYPE'],
      ['{"costPrice":"1","costPrice":"2"}', 'defaults', 'DUPLICATE'],
    ]
    for (const [said, field, code] of refusals)
      assert.containsSubset(
        (
          await upload(api, lines('sku,name,sellingPrice', 'D,P,1'), {
            resource: 'products',
            defaults: said,
          })
        ).body.errors[0],
        { field, code },
        said
      )
  })

  test('defaults of invoices apply to the invoice or to each line', async ({ assert }) => {
    const { api } = await aCompany()
    const csv = lines(
      'reference,sku,quantity,paymentMethod',
      'F-1,A,2,',
      'F-1,B,1,CARD',
      'F-2,A,1,'
    )
    const defaults = JSON.stringify({
      customerTaxId: '900-1',
      unitPrice: '10',
      paymentMethod: 'CASH',
    })
    const one = await ended(
      api,
      await upload(api, csv, { resource: 'invoices', createMissing: 'true', defaults })
    )
    assert.containsSubset(one, { created: 2, failed: 0 })
    assert.deepEqual(
      (await api.get('/invoices?sort=number')).body.data.map(({ paymentMethod, total }: any) => [
        paymentMethod,
        total,
      ]),
      [
        ['CARD', 30],
        ['CASH', 10],
      ]
    )
  })
})
