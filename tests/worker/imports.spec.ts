import { test } from '@japa/runner'
import { rows } from '#core/database/query'
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
const counts = (all: Partial<Record<string, number>>) => ({
  failed: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  ...all,
})

async function customersOf({ api }: Company) {
  return (await api.get('/customers?limit=100&sort=taxId')).body.data
}

test.group('Imports', (group) => {
  group.setup(anImportWorker)

  test('a file becomes records as if each row had been sent to the API', async ({ assert }) => {
    const company = await aCompany()
    const { api, admin } = company
    const sent = await upload(
      api,
      lines(
        'taxId,name,email,creditLimit',
        '900-1,"Café ""Ñandú"", S.A.S.", Compras@Nandu.CO ,1500000.5',
        '900-2,Otra,,'
      ),
      { resource: 'customers' },
      { name: 'clientes.csv' }
    )

    assert.equal(sent.status, 202)
    assert.equal(sent.headers.get('location'), `/api/v1/imports/${sent.body.id}`)
    assert.containsSubset(sent.body, {
      status: 'QUEUED',
      resource: 'customers',
      mode: 'create',
      format: 'CSV',
      dryRun: false,
      total: null,
      fileName: 'clientes.csv',
      createdBy: admin.id,
      allowedActions: ['cancel'],
    })
    const one = await ended(api, sent)
    assert.containsSubset(one, {
      status: 'COMPLETED',
      error: null,
      allowedActions: [],
      ...counts({ total: 2, processed: 2, succeeded: 2, created: 2 }),
    })

    const found = await customersOf(company)
    assert.containsSubset(found[0], {
      taxId: '900-1',
      name: 'Café "Ñandú", S.A.S.',
      email: 'compras@nandu.co',
      creditLimit: 1500000.5,
      balance: 0,
      version: 1,
      phone: null,
    })
    assert.equal((await api.get('/customers?search=nandu')).body.meta.total, 1)

    const { body: byHand } = await api.post('/customers', { taxId: '900-3', name: 'A mano' })
    const audit = (id: string) =>
      api.get(`/audit-logs?entityId=${id}`).then(({ body }) => body.data)
    const [[imported], [made]] = [await audit(found[0].id), await audit(byHand.id)]
    assert.containsSubset(imported, {
      action: made.action,
      entity: made.entity,
      actor: made.actor,
      before: null,
      after: { taxId: '900-1', creditLimit: 1500000.5, id: found[0].id },
    })
  })

  test('an imported row stores the same columns as a request', async ({ assert }) => {
    const company = await aCompany()
    const { api, as, tenant } = company
    const input = {
      taxId: '900-1',
      name: 'Café  Ñandú',
      email: 'a@b.co',
      phone: '300',
      address: 'Calle 1\nBogotá \\ \'"',
      creditLimit: 12.5,
    }
    await api.post('/customers', input)
    await ended(
      api,
      await send(
        api,
        JSON.stringify([{ ...input, taxId: '900-2' }]),
        { resource: 'customers' },
        'application/json'
      )
    )

    const [byHand, imported] = await as(() =>
      rows('SELECT * FROM customers WHERE tenant_id = ? ORDER BY tax_id', [tenant.id])
    )
    const own = ({ id, tax_id, tax_key, created_at, updated_at, search_text, ...rest }: any) => rest
    assert.deepEqual(own(imported), own(byHand))
    assert.equal(imported.search_text, byHand.search_text.replace('900-1 9001', '900-2 9002'))
  })

  test('CSV is read with three separators, any line end, quotes, a byte order mark and blank lines', async ({
    assert,
  }) => {
    const files = {
      comma: 'taxId,name,address\r\n1,A,"a, b"\r\n\r\n2,C,"c\r\nd"\r\n',
      semicolon: '\ufefftaxId;name;address\n1;A;a, b\n\n2;C;"c\nd"',
      tab: 'taxId\tname\taddress\r1\tA\ta, b\r2\tC\t"c\rd"\r',
      quoted: '"taxId","name","address"\n"1","A","a, b"\n"2","C","c\nd"\n',
    }
    for (const [what, content] of Object.entries(files)) {
      const company = await aCompany()
      const one = await ended(
        company.api,
        await upload(company.api, content, { 'after:resource': 'customers' })
      )
      assert.containsSubset(
        one,
        { status: 'COMPLETED', ...counts({ total: 2, processed: 2, succeeded: 2, created: 2 }) },
        what
      )
      assert.deepEqual(
        (await customersOf(company)).map(({ taxId, address }: any) => [
          taxId,
          address.replace(/[\r\n]+/, '|'),
        ]),
        [
          ['1', 'a, b'],
          ['2', 'c|d'],
        ],
        what
      )
    }
  })

  test('NDJSON and JSON arrays are read, and a broken line is an error of its row', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const ndjson = lines(
      '{"taxId":"1","name":"a","creditLimit":5}',
      '{"taxId":"2",',
      '',
      '[]',
      '{"taxId":"3","name":"c","colour":"red"}',
      '{"taxId":"4","name":"d","creditLimit":7.25}',
      '{"taxId":"5","name":"e","creditLimit":"7.25"}'
    )
    const one = await ended(
      api,
      await send(api, ndjson, { resource: 'customers' }, 'application/x-ndjson')
    )
    assert.containsSubset(one, {
      status: 'COMPLETED',
      format: 'NDJSON',
      ...counts({ total: 6, processed: 6, succeeded: 2, failed: 4, created: 2 }),
    })
    assert.deepEqual(await errorsOf(api, one), [
      '2  MALFORMED_JSON',
      '3  TYPE',
      '4 colour UNKNOWN_FIELD',
      '6 creditLimit TYPE',
    ])

    const json =
      '[ {"taxId":"5","name":"[},{\\"]"},\n{"taxId":"6"}, 7, null,{"taxId":"8","name":"e","address":{"a":[1]}}, {"taxId":"9","name":"f"} ]'
    const two = await ended(
      api,
      await upload(api, json, { resource: 'customers' }, { name: 'x.json' })
    )
    assert.containsSubset(two, {
      status: 'COMPLETED',
      format: 'JSON',
      ...counts({ total: 6, processed: 6, succeeded: 2, failed: 4, created: 2 }),
    })
    assert.deepEqual(await errorsOf(api, two), [
      '2 name REQUIRED',
      '3  TYPE',
      '4  TYPE',
      '5 address TYPE',
    ])
    assert.deepEqual(
      (await customersOf(company)).map(({ taxId, name, creditLimit }: any) => [
        taxId,
        name,
        creditLimit,
      ]),
      [
        ['1', 'a', 5],
        ['4', 'd', 7.25],
        ['5', '[},{"]', 0],
        ['9', 'f', 0],
      ]
    )
  })

  test('a repeated key in a JSON object is an error of its row', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const rows = [
      '{"taxId":"1","name":"a","creditLimit":100,"creditLimit":9000000}',
      '{"taxId":"2","name":"b: \\"name\\": x"}',
      '{"taxId":"3","n\\u0061me":"c","name":"d"}',
      '{"taxId":"4","name":"e","address":{"a":1,"a":2}}',
    ]
    const deep = `{"taxId":"5","name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    assert.equal(
      (await api.post('/customers', rows[0], { 'content-type': 'application/json' })).body.code,
      'MALFORMED_JSON'
    )

    const files: [string, string][] = [
      ['application/x-ndjson', lines(...rows, deep)],
      ['application/json', `[${[...rows, deep].join(',\n')}]`],
    ]
    for (const [type, content] of files) {
      const one = await ended(
        api,
        await send(api, content, { resource: 'customers', mode: 'upsert' }, type)
      )
      assert.containsSubset(
        one,
        { status: 'COMPLETED', total: 5, processed: 5, succeeded: 1, failed: 4 },
        type
      )
      assert.deepEqual(
        await errorsOf(api, one),
        ['1  MALFORMED_JSON', '3  MALFORMED_JSON', '4  MALFORMED_JSON', '5  MALFORMED_JSON'],
        type
      )
      assert.match(
        (await api.get(`/imports/${one.id}/errors`)).body.data[0].message,
        /"creditLimit" twice/
      )
    }
    assert.deepEqual(
      (await customersOf(company)).map(({ taxId, name }: any) => [taxId, name]),
      [['2', 'b: "name": x']]
    )
  })

  test('an incomplete file fails with a reason or is refused, and none of its rows is taken', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const many = Array.from({ length: 3_000 }, (_, n) => ({ taxId: `${n}`, name: 'x' }))
    const csv = lines('taxId,name', ...many.map(({ taxId, name }) => `${taxId},${name}`))
    const json = JSON.stringify(many)
    const one = await ended(
      api,
      await send(api, `${csv}3000,"never closed\n3001,x\n`, { resource: 'customers' })
    )
    assert.containsSubset(one, { status: 'FAILED', ...counts({ processed: 0, succeeded: 0 }) })
    assert.match(one.error, /Row 3001, column 2: a quote/)

    const broken: [string, RegExp][] = [
      [json.slice(0, -1), /ends behind row 3000/],
      [json.slice(0, -8), /Row 3000: the file ends within it/],
      [`${json}x`, /Behind row 3000: "x" cannot stand here/],
      [json.replace('},{"taxId":"7"', '} {"taxId":"7"'), /Behind row 7: "\{" cannot stand here/],
      [json.replace(/\]$/, ',]'), /Behind row 3000: "\]"/],
    ]
    for (const [content, reason] of broken) {
      const answers = [
        await send(api, content, { resource: 'customers' }, 'application/json'),
        await upload(api, content, { resource: 'customers' }, { name: 'x.json' }),
      ]
      for (const { status, body } of answers) {
        assert.deepEqual(
          [status, body.code],
          [400, 'MALFORMED_JSON'],
          'at once, as any body that is no JSON'
        )
        assert.match(body.detail, reason)
      }
    }
    assert.equal((await api.get('/customers')).body.meta.total, 0)
    assert.deepEqual(await filesOf(company), [one.id], 'nothing is kept of what was refused')
  })

  test('an invalid row does not stop the others, and each error names its row and field', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    await api.post('/customers', { taxId: 'taken', name: 'x' })
    const csv = lines(
      'taxId,name,email,creditLimit',
      'good1,a,,',
      'taken,b,,',
      ',c,nope,1.005',
      'good2,d,,',
      'good1,e,,',
      'short,f',
      'long,g,,,,x',
      'bad,"h"i,,',
      `huge,${'x'.repeat(2 << 20)},,`,
      'good3,j,,"12"',
      'words,k,,many',
      'extra,l,,,,'
    )
    const one = await ended(api, await upload(api, csv, { resource: 'customers', decimal: '.' }))

    assert.containsSubset(one, {
      status: 'COMPLETED',
      ...counts({ total: 12, processed: 12, succeeded: 4, failed: 8, created: 4 }),
    })
    assert.deepEqual(await errorsOf(api, one), [
      '2 taxId DUPLICATE',
      '3 taxId REQUIRED',
      '3 email INVALID_EMAIL',
      '3 creditLimit TOO_PRECISE',
      '5 taxId DUPLICATE',
      '6  WRONG_COLUMN_COUNT',
      '7  WRONG_COLUMN_COUNT',
      '8  MALFORMED',
      '9  TOO_LONG',
      '11 creditLimit TYPE',
    ])

    const page = await api.get(`/imports/${one.id}/errors?limit=2&page=2`)
    assert.deepEqual(
      [page.body.meta, page.body.data.map(({ row }: any) => row)],
      [{ page: 2, limit: 2, total: 10, totalPages: 5 }, [3, 3]]
    )
    const newest = await api.get(`/imports/${one.id}/errors?sort=-row&limit=1`)
    assert.equal(newest.body.data[0].row, 11)
  })

  test('the errors are downloaded as CSV, whole and without live formulas', async ({ assert }) => {
    const { api } = await aCompany()
    const rows = Array.from({ length: 1_500 }, (_, n) => `{"=cmd|${n}":1}`)
    const one = await ended(
      api,
      await send(api, lines(...rows), { resource: 'customers' }, 'application/x-ndjson')
    )

    const csv = await api.get(`/imports/${one.id}/errors`, { accept: 'text/csv' })
    const found = csv.text.trim().split('\r\n')
    assert.match(csv.headers.get('content-type')!, /^text\/csv/)
    assert.equal(found.length, 1_501)
    assert.match(
      found[0],
      /^taxId,name,email,phone,address,creditLimit,.*error_row,error_line,error_field,error_code,error_message$/
    )
    assert.match(
      found[1_500],
      /^,,,,,,+1500,1500,'=cmd\|1499,UNKNOWN_FIELD,There is no field =cmd\|1499$/
    )
  })

  test('a mapping renames and omits columns, and guarded formulas are read as their text', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const mapping = JSON.stringify({ 'NIT': 'taxId', 'Razón social': 'name', 'Notas': null })
    const one = await ended(
      api,
      await upload(
        api,
        lines('NIT;Razón social;Notas;phone', "1;'=Suma;x;'+57 300", "2;'normal;y;300"),
        { resource: 'customers', mapping }
      )
    )

    assert.containsSubset(one, { status: 'COMPLETED', succeeded: 2, mapping: JSON.parse(mapping) })
    assert.deepEqual(
      (await customersOf(company)).map(({ name, phone }: any) => [name, phone]),
      [
        ['=Suma', '+57 300'],
        ["'normal", '300'],
      ]
    )

    const json = await ended(
      api,
      await send(
        api,
        '[{"NIT":"3","Razón social":"c","Notas":{}}]',
        { resource: 'customers', mapping },
        'application/json'
      )
    )
    assert.equal(json.succeeded, 1)
  })

  test('an upsert changes differing fields, keeps those of empty cells, and changes nothing when repeated', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { body: known } = await api.post('/customers', {
      taxId: '1',
      name: 'Before',
      email: 'a@b.co',
      creditLimit: 10,
    })
    const csv = lines(
      'taxId,name,email,creditLimit',
      '1,After,,10.00',
      '2,New,c@d.co,',
      '3,,,5',
      '2,Newer,,'
    )

    const first = await ended(
      api,
      await upload(api, csv, { resource: 'customers', mode: 'upsert' })
    )
    assert.containsSubset(first, {
      status: 'COMPLETED',
      ...counts({ total: 4, processed: 4, succeeded: 3, failed: 1, created: 1, updated: 2 }),
    })
    assert.deepEqual(await errorsOf(api, first), ['3 name REQUIRED'])
    const after = await customersOf(company)
    assert.containsSubset(after[0], {
      id: known.id,
      name: 'After',
      email: 'a@b.co',
      creditLimit: 10,
      version: 2,
    })
    assert.containsSubset(after[1], { taxId: '2', name: 'Newer', email: 'c@d.co', version: 2 })
    assert.equal((await api.get('/customers?search=after')).body.meta.total, 1)
    const [update] = (await api.get(`/audit-logs?entityId=${known.id}`)).body.data
    assert.containsSubset(update, {
      action: 'customer.updated',
      before: { name: 'Before' },
      after: { name: 'After' },
    })

    const again = lines('taxId,name,email,creditLimit', '1,After,,10.00', '2,Newer,c@d.co,0')
    const second = await ended(
      api,
      await upload(api, again, { resource: 'customers', mode: 'upsert' })
    )
    assert.containsSubset(second, {
      status: 'COMPLETED',
      ...counts({ total: 2, processed: 2, succeeded: 2, unchanged: 2 }),
    })
    assert.deepEqual(await customersOf(company), after)
    assert.equal((await api.get(`/audit-logs?entityId=${known.id}`)).body.meta.total, 2)
  })

  test('an upsert with two columns changes only those', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: product } = await api.post('/products', {
      sku: 'a',
      name: 'Taladro',
      costPrice: 1,
      sellingPrice: 2,
      barcode: '77',
    })
    const one = await ended(
      api,
      await upload(api, lines('sku,sellingPrice', 'a,3.5', 'b,4'), {
        resource: 'products',
        mode: 'upsert',
      })
    )

    assert.containsSubset(one, {
      ...counts({ total: 2, processed: 2, succeeded: 1, failed: 1, updated: 1 }),
    })
    assert.containsSubset((await api.get(`/products/${product.id}`)).body, {
      name: 'Taladro',
      costPrice: 1,
      sellingPrice: 3.5,
      barcode: '77',
      version: 2,
    })
    assert.deepEqual(await errorsOf(api, one), ['2 name REQUIRED', '2 costPrice REQUIRED'])
  })

  test('an upsert cannot turn moved goods into a service, and takes the other rows', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [moved, unmoved] = await Promise.all(
      ['moved', 'unmoved'].map(
        async (sku) =>
          (await api.post('/products', { sku, name: sku, costPrice: 1, sellingPrice: 2 })).body
      )
    )
    const { body: warehouse } = await api.post('/warehouses', { name: 'Bodega' })
    const movement = await api.post('/stock-movements', {
      productId: moved.id,
      warehouseId: warehouse.id,
      type: 'IN',
      quantity: 2,
      reason: 'ADJUSTMENT',
      unitCost: 1,
    })
    assert.equal(movement.status, 201)

    const one = await ended(
      api,
      await upload(api, lines('sku,name,isService', 'moved,Other,true', 'unmoved,Other,true'), {
        resource: 'products',
        mode: 'upsert',
      })
    )
    assert.containsSubset(one, {
      ...counts({ total: 2, processed: 2, succeeded: 1, failed: 1, updated: 1 }),
    })
    assert.deepEqual(await errorsOf(api, one), ['1 isService IN_USE'])
    assert.containsSubset((await api.get(`/products/${moved.id}`)).body, {
      name: 'moved',
      isService: false,
      version: moved.version + 1,
    })
    assert.containsSubset((await api.get(`/products/${unmoved.id}`)).body, {
      name: 'Other',
      isService: true,
    })
  })

  test('the file of an import is kept while the import runs', async ({ assert }) => {
    const company = await aCompany()
    const sent = await upload(company.api, lines('taxId,name', '1,a'), { resource: 'customers' })
    assert.deepEqual(await filesOf(company), [sent.body.id])
    await ended(company.api, sent)
  })
})
