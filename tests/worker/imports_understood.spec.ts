import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import {
  anImportWorker,
  ended,
  errorsOf,
  send,
  upload,
} from '#tests/functional/integrations/helpers'

const lines = (...all: string[]) => all.join('\n') + '\n'

test.group('Imports: preview and errors', (group) => {
  group.setup(anImportWorker)

  test('a dry run previews twenty rows as they were read, to permitted readers', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const many = Array.from({ length: 30 }, (_, n) => `${n};Ana;Ruiz;15/01/2025;1.000,50;x`)
    const sent = await upload(
      api,
      lines(
        'Documento;Nombres;Apellidos;Fecha de ingreso;Salario;Observación',
        '=1;"a\nb";c;99/99/2025;mil;',
        ...many
      ),
      { resource: 'employees', dryRun: 'true', mapping: '{"Observación":null}' }
    )
    await ended(api, sent)
    const { status, body } = await api.get(`/imports/${sent.body.id}/preview`)
    assert.equal(status, 200)
    assert.containsSubset(body, {
      format: 'CSV',
      encoding: 'utf-8',
      separator: ';',
      decimal: ',',
      dates: 'DMY',
      headerLine: 1,
    })
    assert.deepEqual(
      body.columns.map(({ name, field }: any) => [name, field]),
      [
        ['Documento', 'documentNumber'],
        ['Nombres', 'firstName'],
        ['Apellidos', 'lastName'],
        ['Fecha de ingreso', 'hireDate'],
        ['Salario', 'baseSalary'],
        ['Observación', null],
      ]
    )
    assert.lengthOf(body.data, 20)
    assert.deepEqual(body.data[1], {
      row: 2,
      line: 4,
      values: {
        documentNumber: '0',
        firstName: 'Ana',
        lastName: 'Ruiz',
        hireDate: '2025-01-15',
        baseSalary: 1000.5,
      },
      errors: [],
    })
    assert.deepEqual(
      body.data[0].errors.map(({ field, code }: any) => `${field} ${code}`),
      ['hireDate INVALID_DATE', 'baseSalary TYPE']
    )

    const { api: viewer } = await company.aUser('VIEWER')
    assert.equal((await viewer.get(`/imports/${sent.body.id}/preview`)).status, 403)
    assert.equal((await (await aCompany()).api.get(`/imports/${sent.body.id}/preview`)).status, 404)
    const json = await send(
      api,
      '[{"taxId":"1","name":"a"}]',
      { resource: 'customers', dryRun: 'true' },
      'application/json'
    )
    assert.containsSubset((await api.get(`/imports/${json.body.id}/preview`)).body, {
      separator: null,
      columns: [],
      headerLine: null,
      data: [{ row: 1, line: 1, values: { taxId: '1', name: 'a' } }],
    })
  })

  test('a preview ends with the row from which on the file cannot be read', async ({ assert }) => {
    const { api } = await aCompany()
    const broken = lines('taxId;name', '1;Ana', '2;"Luz')
    const sent = await upload(api, broken, { resource: 'customers', dryRun: 'true' })
    await ended(api, sent)

    const { status, body } = await api.get(`/imports/${sent.body.id}/preview`)
    assert.equal(status, 200)
    assert.containsSubset(body.data, [
      { row: 1, line: 2, values: { taxId: '1', name: 'Ana' }, errors: [] },
      { row: 2, line: 3, values: {}, errors: [{ code: 'MALFORMED' }] },
    ])
  })

  test('the errors file repeats each refused row with its reasons and can be corrected and sent again', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const csv =
      'sep=;\r\nNIT;Razón social;Correo;Cupo de crédito;Dirección\r\n1;Uno S.A.S.;uno;4,79;"Calle 1\r\nOf. 2"\r\n2;Dos;;5;\r\n\r\n3;Tres;tres;muchos;\r\n4;=Cuatro;d@e.co;-1;\r\n5;Cinco\r\n'
    const one = await ended(api, await upload(api, csv, { resource: 'customers' }))
    assert.containsSubset(one, { created: 1, failed: 4, decimal: ',' })
    const { body } = await api.get(`/imports/${one.id}/errors`)
    assert.deepEqual(
      body.data.map(({ row, line, field, code }: any) => [row, line, field, code]),
      [
        [1, 3, 'email', 'INVALID_EMAIL'],
        [3, 7, 'email', 'INVALID_EMAIL'],
        [3, 7, 'creditLimit', 'TYPE'],
        [4, 8, 'creditLimit', 'TOO_SMALL'],
        [5, 9, '', 'WRONG_COLUMN_COUNT'],
      ]
    )

    const { text } = await api.get(`/imports/${one.id}/errors`, { accept: 'text/csv' })
    const found = text.split('\r\n')
    assert.equal(
      found[0],
      'NIT,Razón social,Correo,Cupo de crédito,Dirección,error_row,error_line,error_field,error_code,error_message'
    )
    assert.match(
      text,
      /\r\n1,Uno S\.A\.S\.,uno,"4,79","Calle 1\r\nOf\. 2",1,3,email,INVALID_EMAIL,"?email must be/
    )
    assert.match(
      text,
      /\r\n3,Tres,tres,muchos,,3,7,"?email; creditLimit"?,"?INVALID_EMAIL; TYPE"?,/
    )
    assert.match(text, /\r\n4,'=Cuatro,d@e\.co,'-1,,4,8,creditLimit,TOO_SMALL,/)
    assert.match(
      text,
      /\r\n,,,,,5,9,,WRONG_COLUMN_COUNT,"The row has 2 cells, the header 5; 5;Cinco"/
    )

    const mended = text
      .replace(',uno,', ',uno@e.co,')
      .replace(',tres,muchos,', ',tres@e.co,"1.000,5",')
      .replace(",'-1,", ',1,')
      .split('\r\n')
      .slice(0, -2)
      .join('\r\n')
    const again = await ended(api, await upload(api, mended, { resource: 'customers' }))
    assert.containsSubset(again, { created: 3, failed: 0 })
    assert.deepEqual(
      (await api.get('/customers?sort=taxId')).body.data.map(({ name, creditLimit }: any) => [
        name,
        creditLimit,
      ]),
      [
        ['Uno S.A.S.', 4.79],
        ['Dos', 5],
        ['Tres', 1000.5],
        ['=Cuatro', 1],
      ]
    )

    const spanish = (await api.get(`/imports/${one.id}/errors?language=es`, { accept: 'text/csv' }))
      .text
    assert.include(spanish, 'No es un correo electrónico')
    assert.include(spanish, '""muchos"" no es un número.')
    assert.equal(
      (await api.get(`/imports/${one.id}/errors?language=de`, { accept: 'text/csv' })).status,
      422
    )
  })

  test('line numbers stay right across resumed slices and reordered rows', async ({ assert }) => {
    const { api } = await aCompany()
    const many = Array.from(
      { length: 2_500 },
      (_, n) => `F-${n % 2 ? n : 2_499 - n},900,A,Pala,${n === 2_400 ? 'x' : 1},"a\nb"`
    )
    const one = await ended(
      api,
      await upload(
        api,
        lines('reference,customerTaxId,sku,productName,quantity,description', ...many),
        {
          resource: 'invoices',
          createMissing: 'true',
          defaults: '{"unitPrice":1}',
        }
      ),
      60
    )
    const { body } = await api.get(`/imports/${one.id}/errors`)
    assert.containsSubset(
      body.data.find(({ code }: any) => code === 'TYPE'),
      { row: 2_401, line: 2 + 2 * 2_400, field: 'quantity' }
    )
    assert.containsSubset(await errorsOf(api, one), ['2401 quantity TYPE'])
  }).timeout(90_000)
})
