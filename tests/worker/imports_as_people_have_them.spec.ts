import { test } from '@japa/runner'
import { aCompany, type Company } from '#tests/company'
import { anImportWorker, ended, errorsOf, filesOf, send, upload } from '#tests/functional/integrations/helpers'

const lines = (...all: string[]) => all.join('\n') + '\n'
const productsOf = async ({ api }: Company) => (await api.get('/products?sort=sku&limit=100')).body.data
const pricesOf = async (company: Company) => (await productsOf(company)).map(({ sku, costPrice, sellingPrice }: any) => [sku, costPrice, sellingPrice])

test.group('Imports: numbers', (group) => {
  group.setup(anImportWorker)

  test('a file whose numbers can be read both ways is refused whole, with the place and both readings', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO', currency: 'COP' })
    const { api } = company
    const csv = lines('sku;name;costPrice;sellingPrice', 'JAR-001;Manguera;38.000;59.900')
    const { status, body } = await upload(api, csv, { resource: 'products' })

    assert.equal(status, 422)
    const [error] = body.errors
    assert.containsSubset(error, { field: 'costPrice', code: 'AMBIGUOUS_NUMBERS', meta: { column: 'costPrice', row: 1, line: 2, value: '38.000', readings: { '.': 38, ',': 38000 }, parameter: 'decimal' } })
    assert.match(error.message, /38 or 38000/)
    assert.deepEqual(await filesOf(company), [])
    assert.equal((await api.get('/imports')).body.meta.total, 0)

    const one = await ended(api, await upload(api, csv, { resource: 'products', decimal: ',' }))
    assert.containsSubset(one, { status: 'COMPLETED', created: 1, decimal: ',' })
    assert.deepEqual(await pricesOf(company), [['JAR-001', 38000, 59900]])
  })

  test('one number that can be read one way settles all, wherever it stands', async ({ assert }) => {
    const [proving, row] = ['26900,5', 3_000]
    const company = await aCompany()
    const many = Array.from({ length: row - 1 }, (_, n) => `S-${n};P;1.000;2.000`)
    const one = await ended(company.api, await send(company.api, lines('sku;name;costPrice;sellingPrice', ...many, `Z;P;1;${proving}`), { resource: 'products' }))
    assert.containsSubset(one, { status: 'COMPLETED', created: row, decimal: ',' })
    assert.deepEqual((await pricesOf(company)).slice(0, 1), [['S-0', 1000, 2000]])

    const other = await aCompany()
    const point = await ended(other.api, await upload(other.api, lines('sku,name,costPrice,sellingPrice', 'A,P,"1,234",12.5'), { resource: 'products' }))
    assert.containsSubset(point, { decimal: '.', created: 1 })
    assert.deepEqual(await pricesOf(other), [['A', 1234, 12.5]])
  })

  test('quantities and salaries are numbers as prices are, and what no cell depends on is said to be nothing', async ({ assert }) => {
    const { api } = await aCompany()
    const csv = lines('type;sku;warehouse;quantity;reason;unitCost', 'IN;A;Norte;1.000;PURCHASE;4,79')
    const moved = await ended(api, await upload(api, csv, { resource: 'stock-movements', createMissing: 'true' }))
    assert.containsSubset(moved, { created: 1, decimal: ',' })
    const [movement] = (await api.get('/stock-movements')).body.data
    assert.containsSubset(movement, { quantity: 1000, unitCost: 4.79 })

    const salary = await upload(api, lines('firstName,lastName,hireDate,baseSalary', 'Ana,Ruiz,2026-01-15,900.000'), { resource: 'employees' })
    assert.equal(salary.body.errors?.[0].code, 'AMBIGUOUS_NUMBERS')
    const plain = await ended(api, await upload(api, lines('taxId,name,creditLimit', '1,a,38000'), { resource: 'customers' }))
    assert.containsSubset(plain, { created: 1, decimal: null })
  })

  test('a file that has both marks is refused with both cells, and texts do not count', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await upload(api, lines('sku;name;costPrice;sellingPrice', 'A;Tubo 4,79;4,79;1', 'B;P;1;12.5'), { resource: 'products' })
    assert.containsSubset(body.errors[0], { code: 'AMBIGUOUS_NUMBERS', meta: { cells: [{ column: 'costPrice', row: 1, value: '4,79' }, { column: 'sellingPrice', row: 2, value: '12.5' }] } })
    for (const cell of ['4,79', '12.5']) assert.include(body.detail, cell)

    const one = await ended(api, await upload(api, lines('sku;name;costPrice;sellingPrice', '1.5;Tubo 1,5;2;3', '1,500;12.5 m;2;3'), { resource: 'products' }))
    assert.containsSubset(one, { created: 2, decimal: null })
  })

  test('what stands beside numbers is read, and what is none is an error of its row that says why', async ({ assert }) => {
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
    assert.deepEqual(await errorsOf(api, one), ['3 costPrice TYPE', '4 costPrice TYPE', '5 sellingPrice TOO_SMALL', '6 costPrice TOO_PRECISE', '8 costPrice TYPE', '9 costPrice TOO_PRECISE'])
    const { body } = await api.get(`/imports/${one.id}/errors`)
    assert.match(body.data[0].message, /^costPrice must be a number, and "1.50.000" is none: thousands are groups of three digits/)
    assert.match(body.data[1].message, /in the company's currency/)
    assert.deepEqual(await pricesOf(company), [['A', 26900, 1500000], ['B', 26900, 26900.5], ['G', 3, 1]])
    assert.deepEqual((await productsOf(company)).map(({ taxRate }: any) => taxRate), [19, 4.5, 0])
  })

  test('the mark that is said holds for the file, and JSON needs none', async ({ assert }) => {
    const { api } = await aCompany()
    const csv = lines('sku;name;costPrice;sellingPrice', 'A;P;4,79;1.000')
    const said = await ended(api, await upload(api, csv, { resource: 'products', decimal: '.' }))
    assert.deepEqual(await errorsOf(api, said), ['1 costPrice TYPE'])

    const json = await ended(api, await send(api, '[{"sku":"A","name":"P","costPrice":38.000,"sellingPrice":9.779999999999999}]', { resource: 'products' }, 'application/json'))
    assert.deepEqual(await errorsOf(api, json), ['1 sellingPrice TOO_PRECISE'])
    for (const decimal of ['x', ';', '..']) assert.equal((await upload(api, csv, { resource: 'products', decimal })).body.errors[0].field, 'decimal')
  })
})

test.group('Imports: days, booleans and defaults', (group) => {
  group.setup(anImportWorker)

  const people = (...hired: string[]) => lines('documentNumber,firstName,lastName,hireDate,baseSalary', ...hired.map((day, n) => `${n},Ana,Ruiz,${day},1`))
  const hiredIn = async ({ api }: Company) => (await api.get('/employees?limit=100')).body.data.map(({ documentNumber, hireDate }: any) => `${documentNumber} ${hireDate}`).sort()

  test('a day that can be read one way settles all; a file without one is refused with both readings', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const one = await ended(api, await upload(api, people('03/04/2025', '25/12/2024', '2025-02-01 00:00:00', '1.2.2025 0:00', '01/02/25', '2025-01-15 10:30:00', '45678'), { resource: 'employees' }))
    assert.containsSubset(one, { dates: 'DMY', created: 4 })
    assert.deepEqual(await hiredIn(company), ['0 2025-04-03', '1 2024-12-25', '2 2025-02-01', '3 2025-02-01'])
    assert.deepEqual(await errorsOf(api, one), ['5 hireDate INVALID_DATE', '6 hireDate INVALID_DATE', '7 hireDate INVALID_DATE'])
    assert.match((await api.get(`/imports/${one.id}/errors`)).body.data[0].message, /four digits/)

    const other = await aCompany()
    const { status, body } = await upload(other.api, people('03/04/2025', '01/02/2025'), { resource: 'employees' })
    assert.equal(status, 422)
    assert.containsSubset(body.errors[0], { code: 'AMBIGUOUS_DATES', field: 'hireDate', meta: { row: 1, line: 2, value: '03/04/2025', readings: { DMY: '2025-04-03', MDY: '2025-03-04' } } })
    const said = await ended(other.api, await upload(other.api, people('03/04/2025', '01/02/2025'), { resource: 'employees', dates: 'MDY' }))
    assert.containsSubset(said, { created: 2, dates: 'MDY' })
    assert.deepEqual(await hiredIn(other), ['0 2025-03-04', '1 2025-01-02'])
    const both = await upload(other.api, people('25/12/2024', '12/25/2024'), { resource: 'employees' })
    assert.containsSubset(both.body.errors[0], { code: 'AMBIGUOUS_DATES', meta: { cells: [{ value: '25/12/2024' }, { value: '12/25/2024' }] } })
  })

  test('yes and no in the words of people; an empty cell is no in a column of crosses alone', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const csv = lines('sku,name,costPrice,sellingPrice,isService,isActive', 'A,P,1,2,x,sí', 'B,P,1,2,,no', 'C,P,1,2,X,', 'D,P,1,2,,1', 'E,P,1,2,,perhaps')
    const one = await ended(api, await upload(api, csv, { resource: 'products' }))
    assert.deepEqual(await errorsOf(api, one), ['5 isActive TYPE'])
    assert.deepEqual((await productsOf(company)).map(({ isService, isActive }: any) => [isService, isActive]), [[true, true], [false, false], [true, true], [false, true]])

    const off = await ended(api, await upload(api, lines('sku,isActive', 'A,', 'C,x'), { resource: 'products', mode: 'upsert' }))
    assert.containsSubset(off, { updated: 1, unchanged: 1 })
    const kept = await ended(api, await upload(api, lines('sku,isActive', 'A,yes', 'C,'), { resource: 'products', mode: 'upsert' }))
    assert.containsSubset(kept, { updated: 1, unchanged: 1 })
  })

  test('defaults stand in for columns that are not there and cells that are empty, and leave records that are there alone', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const defaults = JSON.stringify({ costPrice: '0', taxRate: 19, category: 'Varios', isActive: 'no' })
    const one = await ended(api, await upload(api, lines('sku,name,sellingPrice,taxRate', 'A,P,2,', 'B,P,2,5'), { resource: 'products', defaults, createMissing: 'true' }))
    assert.containsSubset(one, { created: 2, defaults: JSON.parse(defaults) })
    assert.deepEqual((await productsOf(company)).map(({ sku, costPrice, taxRate, isActive }: any) => [sku, costPrice, taxRate, isActive]), [['A', 0, 19, false], ['B', 0, 5, false]])
    assert.deepEqual((await api.get('/categories')).body.data.map(({ name }: any) => name), ['Varios'])

    const upsert = await ended(api, await upload(api, lines('sku,name,sellingPrice', 'B,Otro,3', 'C,P,2'), { resource: 'products', mode: 'upsert', defaults: '{"costPrice":"7.5","taxRate":"0","category":"Varios"}' }))
    assert.containsSubset(upsert, { updated: 1, created: 1, failed: 0 })
    assert.deepEqual((await productsOf(company)).map(({ sku, costPrice, taxRate, categoryId }: any) => [sku, costPrice, taxRate, Boolean(categoryId)]), [['A', 0, 19, true], ['B', 0, 5, true], ['C', 7.5, 0, true]])

    const refusals: [string, string, string][] = [['{"colour":"red"}', 'defaults.colour', 'UNKNOWN_FIELD'], ['{"costPrice":"many"}', 'defaults.costPrice', 'TYPE'], ['[]', 'defaults', 'TYPE'], ['{"costPrice":null}', 'defaults', 'TYPE'], ['{"costPrice":"1","costPrice":"2"}', 'defaults', 'DUPLICATE']]
    for (const [said, field, code] of refusals) assert.containsSubset((await upload(api, lines('sku,name,sellingPrice', 'D,P,1'), { resource: 'products', defaults: said })).body.errors[0], { field, code }, said)
  })

  test('defaults of invoices concern the invoice or each line', async ({ assert }) => {
    const { api } = await aCompany()
    const csv = lines('reference,sku,quantity,paymentMethod', 'F-1,A,2,', 'F-1,B,1,CARD', 'F-2,A,1,')
    const defaults = JSON.stringify({ customerTaxId: '900-1', unitPrice: '10', paymentMethod: 'CASH' })
    const one = await ended(api, await upload(api, csv, { resource: 'invoices', createMissing: 'true', defaults }))
    assert.containsSubset(one, { created: 2, failed: 0 })
    assert.deepEqual((await api.get('/invoices?sort=number')).body.data.map(({ paymentMethod, total }: any) => [paymentMethod, total]), [['CARD', 30], ['CASH', 10]])
  })
})

test.group('Imports: encodings', (group) => {
  group.setup(anImportWorker)

  const TEXT = lines('taxId;name', '1;Café Ñandú “S.A.S.” €', '2;Peñón')
  const ENCODED: Record<string, Buffer> = {
    'windows-1252': Buffer.from(TEXT.replaceAll('“', '\x93').replaceAll('”', '\x94').replaceAll('€', '\x80'), 'latin1'),
    'utf-16le': Buffer.from(TEXT, 'utf16le'),
    'utf-8': Buffer.from(TEXT),
  }
  const namesOf = async ({ api }: Company) => (await api.get('/customers?sort=taxId')).body.data.map(({ name }: any) => name)
  const NAMES = ['Café Ñandú “S.A.S.” €', 'Peñón']

  test('the encoding that is said is read, also when it is said behind the file', async ({ assert }) => {
    for (const [encoding, bytes] of Object.entries(ENCODED)) {
      for (const field of ['encoding', 'after:encoding']) {
        const company = await aCompany()
        const one = await ended(company.api, await upload(company.api, bytes, { 'resource': 'customers', [field]: encoding }))
        assert.containsSubset(one, { created: 2, encoding, fileSize: bytes.length }, `${field} ${encoding}`)
        assert.deepEqual(await namesOf(company), NAMES)
        assert.deepEqual(await filesOf(company), [one.id])
      }
      const raw = await aCompany()
      assert.equal((await ended(raw.api, await send(raw.api, bytes, { resource: 'customers', encoding }))).created, 2)
      assert.deepEqual(await namesOf(raw), NAMES)
    }
  }).timeout(60_000)

  test('byte order marks are obeyed, whatever is said', async ({ assert }) => {
    const marked = { 'utf-16le': Buffer.from(`\ufeff${TEXT}`, 'utf16le'), 'utf-16be': Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16(), 'utf-8': Buffer.from(`\ufeff${TEXT}`) }
    for (const [encoding, bytes] of Object.entries(marked)) {
      for (const said of [{}, { encoding: 'windows-1252' }, { 'after:encoding': 'windows-1252' }] as Record<string, string>[]) {
        const company = await aCompany()
        const one = await ended(company.api, await upload(company.api, bytes, { resource: 'customers', ...said }))
        assert.containsSubset(one, { created: 2, encoding }, encoding)
        assert.deepEqual(await namesOf(company), NAMES)
      }
    }
  }).timeout(60_000)

  test('what is not UTF-8 is offered windows-1252, with its place; UTF-8 that is said to be something else is refused', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const refused = await upload(api, ENCODED['windows-1252'], { resource: 'customers' })
    assert.equal(refused.status, 422)
    assert.containsSubset(refused.body.errors[0], { field: 'file', code: 'WRONG_ENCODING', meta: { line: 2, byte: 17, encodings: ['windows-1252'] } })

    for (const said of [{ encoding: 'windows-1252' }, { 'after:encoding': 'windows-1252' }, { 'after:encoding': 'utf-16le' }] as Record<string, string>[]) {
      const wrong = await upload(api, ENCODED['utf-8'], { resource: 'customers', ...said })
      assert.containsSubset(wrong.body.errors?.[0], { field: 'encoding', code: 'WRONG_ENCODING' }, JSON.stringify(said))
    }
    assert.equal((await upload(api, TEXT, { resource: 'customers', encoding: 'klingon' })).body.errors[0].field, 'encoding')
    assert.deepEqual(await filesOf(company), [])
    assert.equal((await ended(api, await upload(api, lines('taxId,name', '1,plain'), { resource: 'customers', encoding: 'windows-1252' }))).created, 1)
  })
})
