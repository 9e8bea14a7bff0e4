import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import env from '#start/env'
import { aCompany } from '#tests/company'
import {
  anImportWorker,
  ended,
  errorsOf,
  filesOf,
  send,
  upload,
} from '#tests/functional/integrations/helpers'
import { textRow, workbook, zipOf } from '#tests/functional/integrations/workbook'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const cell = (place: string, value: string, more = '') =>
  `<c r="${place}"${more}><v>${value}</v></c>`

/** The same archive with a false size of one part. */
function claiming(archive: Buffer, part: string, size: number) {
  archive.writeUInt32LE(size, archive.lastIndexOf(part) - 22)
  return archive
}

test.group('Imports of workbooks', (group) => {
  group.setup(anImportWorker)

  test('the first visible sheet is read with texts, numbers, days, percentages and formula results', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const rows = [
      textRow(1, 'Ferretería El Tornillo'),
      textRow(
        4,
        'SKU',
        'Nombre',
        'Precio de costo',
        'Precio de venta',
        'IVA',
        'Activo',
        'Código de barras'
      ),
      `<row r="5">${cell('A5', '0', ' t="s"')}${cell('B5', '1', ' t="s"')}${cell('C5', '9.7799999999999994', ' s="4"')}<c r="D5"><f>C5*2</f><v>19.559999999999999</v></c>${cell('E5', '0.19', ' s="2"')}${cell('F5', '1', ' t="b"')}${cell('G5', '7701234567897')}</row>`,
      `<row r="7"><c r="A7" t="str"><f>"B"</f><v>B-1</v></c><c t="inlineStr"><is><r><t>Pala </t></r><r><t>ancha</t></r><rPh><t>x</t></rPh></is></c><c><v>1E3</v></c>${cell('D7', '#N/A', ' t="e"')}</row>`,
      `<row r="8">${cell('A8', '123')}${cell('B8', '2', ' t="s"')}<c r="C8" t="inlineStr"><is><t>1.500.000,00</t></is></c>${cell('D8', '5')}<c r="E8" s="2"/><c r="F8" t="inlineStr"><is><t>no</t></is></c></row>`,
    ]
    const texts = [
      '<t>A-1</t>',
      '<r><t>Manguera </t></r><r><t xml:space="preserve">20 m</t></r>',
      '<t>L&amp;M dos</t>',
    ]
    const one = await ended(
      api,
      await upload(
        api,
        workbook(rows.join(''), { texts }),
        { resource: 'products' },
        { name: 'lista.xlsx' }
      )
    )

    assert.containsSubset(one, {
      status: 'COMPLETED',
      format: 'XLSX',
      total: 3,
      created: 2,
      failed: 1,
      decimal: ',',
    })
    const { body } = await api.get('/products?sort=sku')
    assert.containsSubset(body.data, [
      {
        sku: '123',
        name: 'L&M dos',
        costPrice: 1500000,
        sellingPrice: 5,
        taxRate: 0,
        isActive: false,
      },
      {
        sku: 'A-1',
        name: 'Manguera 20 m',
        costPrice: 9.78,
        sellingPrice: 19.56,
        taxRate: 19,
        isActive: true,
        barcode: '7701234567897',
      },
    ])
    const [error] = (await api.get(`/imports/${one.id}/errors`)).body.data
    assert.containsSubset(error, { row: 2, line: 7, field: 'sellingPrice', code: 'TYPE' })
    assert.match(error.message, /#N\/A/)
    const csv = (await api.get(`/imports/${one.id}/errors`, { accept: 'text/csv' })).text.split(
      '\r\n'
    )
    assert.equal(
      csv[0],
      'SKU,Nombre,Precio de costo,Precio de venta,IVA,Activo,Código de barras,error_row,error_line,error_field,error_code,error_message'
    )
    assert.match(csv[1], /^B-1,Pala ancha,1000,#N\/A,,,,2,7,sellingPrice,TYPE,/)
  })

  test('days are read in both date systems, and a time of day is not dropped', async ({
    assert,
  }) => {
    const header = textRow(1, 'firstName', 'lastName', 'baseSalary', 'hireDate', 'documentNumber')
    const person = (number: number, day: string, style: number) =>
      `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>Ana</t></is></c><c r="B${number}" t="inlineStr"><is><t>Ruiz</t></is></c>${cell(`C${number}`, '1')}${cell(`D${number}`, day, ` s="${style}"`)}${cell(`E${number}`, String(number))}</row>`
    const rows = [
      header,
      person(2, '45672', 1),
      person(3, '45672.0', 3),
      person(4, '45672.4375', 3),
      person(5, '45672', 0),
      person(6, '1', 1),
    ].join('')
    for (const [begins1904, days] of [
      [false, ['2025-01-15', '2025-01-15', '1900-01-01']],
      [true, ['2029-01-16', '2029-01-16', '1904-01-02']],
    ] as const) {
      const { api } = await aCompany()
      const one = await ended(
        api,
        await send(api, workbook(rows, { begins1904 }), { resource: 'employees' }, XLSX)
      )
      assert.deepEqual(await errorsOf(api, one), [
        '3 hireDate INVALID_DATE',
        '4 hireDate INVALID_DATE',
      ])
      assert.deepEqual(
        (await api.get('/employees')).body.data
          .map(({ documentNumber, hireDate }: any) => [documentNumber, hireDate])
          .sort()
          .map(([, day]: any) => day),
        days
      )
    }
  })

  test('workbooks support grouped rows, upserts and the check for repeated files like other formats', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const lines = (...rows: [string, string, string, number][]) =>
      workbook(
        [
          textRow(1, 'Factura', 'NIT', 'SKU', 'Cantidad'),
          ...rows.map(([reference, taxId, sku, quantity], n) =>
            `<row>${[reference, taxId, sku].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}<c><v>${quantity}</v></c></row>`.replace(
              '<row>',
              `<row r="${n + 2}">`
            )
          ),
        ].join('')
      )
    const file = lines(['F-1', '900', 'A', 2], ['F-2', '900', 'A', 1], ['F-1', '900', 'B', 3])
    const one = await ended(
      api,
      await upload(
        api,
        file,
        { resource: 'invoices', createMissing: 'true', defaults: '{"unitPrice":5}' },
        { name: 'facturas.xlsx' }
      )
    )
    assert.containsSubset(one, { total: 3, created: 2, failed: 0 })
    assert.deepEqual(
      (await api.get('/invoices?sort=number')).body.data.map(({ total, items }: any) => [
        total,
        items.length,
      ]),
      [
        [25, 2],
        [5, 1],
      ]
    )
    const again = await upload(
      api,
      file,
      { resource: 'invoices', createMissing: 'true' },
      { name: 'facturas.xlsx' }
    )
    assert.containsSubset(again, { status: 409, body: { code: 'DUPLICATE_FILE' } })
  })

  test('an invalid, empty, oversized or irregular workbook is refused at once and leaves nothing', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const good = textRow(1, 'taxId', 'name') + textRow(2, '1', 'a')
    const refused: [string, Buffer, number, string][] = [
      ['a zip of something else', zipOf({ 'a.txt': 'x' }), 422, 'WRONG_FORMAT'],
      [
        'XML that ends early',
        workbook('', { sheet: '<worksheet><sheetData><row r="1"><c>' }),
        422,
        'WRONG_FORMAT',
      ],
      ['a zip that is cut off', workbook(good).subarray(0, 400), 422, 'WRONG_FORMAT'],
      ['an empty sheet', workbook(''), 422, 'EMPTY'],
      ['a header alone', workbook(textRow(1, 'taxId', 'name')), 422, 'EMPTY'],
      [
        'a value beside the columns',
        workbook(good + textRow(3, '2', 'b', 'note')),
        422,
        'UNKNOWN_FIELD',
      ],
      ['rows out of order', workbook(good + textRow(2, '3', 'c')), 422, 'WRONG_FORMAT'],
      [
        'columns without end',
        workbook(`${good}<row r="3"><c r="XFD3"><v>1</v></c></row>`),
        422,
        'TOO_MANY_COLUMNS',
      ],
      [
        'a sheet that is larger than it says',
        claiming(workbook(good), 'xl/worksheets/sheet1.xml', 5),
        422,
        'WRONG_FORMAT',
      ],
      [
        'texts that unpack to more than is read',
        claiming(workbook(good), 'xl/sharedStrings.xml', 65 * 2 ** 20),
        413,
        'PAYLOAD_TOO_LARGE',
      ],
      [
        'a sheet that unpacks to more than is read',
        claiming(workbook(good), 'xl/worksheets/sheet1.xml', 513 * 2 ** 20),
        413,
        'PAYLOAD_TOO_LARGE',
      ],
    ]
    for (const [what, content, status, code] of refused) {
      const answer = await upload(api, content, { resource: 'customers' }, { name: 'x.xlsx' })
      assert.equal(answer.status, status, `${what}: ${answer.text}`)
      assert.include([answer.body.code, answer.body.errors?.[0].code], code, what)
    }
    assert.deepEqual(await filesOf(company), [])
    assert.equal(
      (await upload(api, 'taxId,name\n1,a\n', { resource: 'customers' }, { name: 'no.xlsx' })).body
        .errors[0].code,
      'WRONG_FORMAT'
    )
    assert.equal((await api.get('/imports')).body.meta.total, 0)
  }).timeout(60_000)

  test('a large sheet is converted row by row without loss', async ({ assert }) => {
    const { api, tenant } = await aCompany()
    const count = 60_000
    const rows = Array.from(
      { length: count },
      (_, n) =>
        `<row r="${n + 2}"><c t="inlineStr"><is><t>NIT-${n}</t></is></c><c t="inlineStr"><is><t>Comercial Ñandú ${n}</t></is></c><c><v>${n % 1000}.5</v></c></row>`
    )
    const file = workbook(textRow(1, 'taxId', 'name', 'creditLimit') + rows.join(''))
    rows.length = 0
    const sent = await upload(
      api,
      file,
      { resource: 'customers', dryRun: 'true' },
      { name: 'grande.xlsx' }
    )
    const text = await readFile(
      join(env.get('STORAGE_PATH')!, 'imports', tenant.publicId, sent.body.id),
      'utf8'
    )
    assert.equal(text.split('\n').length, count + 2)
    assert.isTrue(text.endsWith('["NIT-59999","Comercial Ñandú 59999",999.5]\n'))
    const one = await ended(api, sent, 60)
    assert.containsSubset(one, { total: count, created: count, failed: 0 })
  }).timeout(90_000)
})
