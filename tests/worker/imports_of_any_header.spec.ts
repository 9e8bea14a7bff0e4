import { test } from '@japa/runner'
import { aCompany, type Company } from '#tests/company'
import { anImportWorker, ended, errorsOf, send, upload } from '#tests/functional/integrations/helpers'

const lines = (...all: string[]) => all.join('\n') + '\n'
const customersOf = async ({ api }: Company) => (await api.get('/customers?sort=taxId')).body.data.map(({ taxId, name, email, phone }: any) => [taxId, name, email, phone])

test.group('Imports: headers as people write them', (group) => {
  group.setup(anImportWorker)

  test('columns are known by their Spanish and English labels, without regard to case, accents, blanks and punctuation', async ({ assert }) => {
    const headers = ['NIT;Razón social;Correo;Celular', ' nit ;RAZON SOCIAL;E-Mail;Teléfono', 'Tax ID;Company name;E-mail address;Phone number', 'tax_id;NAME;email;PHONE', '"Número de identificación";Nombre;Correo electrónico;Móvil']
    for (const header of headers) {
      const company = await aCompany()
      const one = await ended(company.api, await upload(company.api, lines(header, '900-1;Café Ñandú;a@b.co;300'), { resource: 'customers' }))
      assert.containsSubset(one, { created: 1, failed: 0 }, header)
      assert.deepEqual(await customersOf(company), [['900-1', 'Café Ñandú', 'a@b.co', '300']], header)
    }
    const { api } = await aCompany()
    const products = await ended(api, await upload(api, lines('SKU;Descripción;Precio de Compra;Precio de venta;% IVA;Familia', 'A;Pala;1;2;19;Jardín'), { resource: 'products', createMissing: 'true' }))
    assert.equal(products.created, 1)
    assert.containsSubset((await api.get('/products')).body.data[0], { sku: 'A', name: 'Pala', costPrice: 1, sellingPrice: 2, taxRate: 19 })
  })

  test('two columns for one field, and one column for two fields, are asked for by name', async ({ assert }) => {
    const { api } = await aCompany()
    const twice = await upload(api, lines('NIT,Identificación,name', '1,2,a'), { resource: 'customers' })
    assert.containsSubset(twice.body.errors[0], { code: 'DUPLICATE', field: 'Identificación' })
    assert.match(twice.body.detail, /NIT and Identificación are both taxId/)
    const mapped = await ended(api, await upload(api, lines('NIT,Identificación,name', '1,2,a'), { resource: 'customers', mapping: '{"identificacion":null}' }))
    assert.equal(mapped.created, 1)

    const price = lines('sku,name,Precio', 'A,P,1')
    const may = await upload(api, price, { resource: 'products', defaults: '{"costPrice":"0"}' })
    assert.containsSubset(may.body.errors[0], { code: 'AMBIGUOUS', field: 'Precio' })
    assert.match(may.body.detail, /costPrice or sellingPrice/)
    assert.equal((await ended(api, await upload(api, price, { resource: 'products', mapping: '{"Precio":"sellingPrice"}', defaults: '{"costPrice":"0"}' }))).created, 1)
  })

  test('titles above the header, a line that says the separator, columns without a name and a separator at the end', async ({ assert }) => {
    const list = [
      'Ferretería El Tornillo S.A.S.;;;',
      'Lista de precios, enero de 2026;;;',
      '',
      'Vigencia;2026-01-01;;',
      'Impresa por;Ana Ruiz;;',
      'SKU;;Nombre;Costo;Precio de venta;',
      'A-1;;Manguera;38.000;59.900,50;',
      'A-2;;Pala;1.000;2.000;',
    ].join('\r\n')
    const company = await aCompany()
    const one = await ended(company.api, await upload(company.api, Buffer.from(list, 'latin1'), { resource: 'products', encoding: 'windows-1252' }))
    assert.containsSubset(one, { total: 2, created: 2, failed: 0, decimal: ',' })
    assert.deepEqual((await company.api.get('/products?sort=sku')).body.data.map(({ sku, name, costPrice, sellingPrice }: any) => [sku, name, costPrice, sellingPrice]), [['A-1', 'Manguera', 38000, 59900.5], ['A-2', 'Pala', 1000, 2000]])
    const { body } = await company.api.get(`/imports/${one.id}/preview`)
    assert.containsSubset(body, { headerLine: 6, separator: ';', columns: [{ name: 'SKU', field: 'sku' }, { name: '', field: null }, { name: 'Nombre', field: 'name' }] })

    for (const said of ['sep=;\r\n', 'SEP=;\n', '\ufeffsep=;\n']) {
      const { api } = await aCompany()
      assert.equal((await ended(api, await upload(api, `${said}taxId;name\n1;a,b,c,d\n`, { resource: 'customers' }))).created, 1, said)
    }
    const bar = await aCompany()
    assert.equal((await ended(bar.api, await upload(bar.api, 'sep=|\ntaxId|name\n1|a;b,c\n', { resource: 'customers' }))).created, 1)
    assert.equal((await customersOf(bar))[0][1], 'a;b,c')
  })

  test('a value in a column without a name is refused with its place', async ({ assert }) => {
    const { api } = await aCompany()
    for (const [file, place] of [['taxId,,name\n1,,a\n2,x,b\n', 'Column 2'], ['taxId,name,,\n1,a,,\n2,b,,note\n', 'Column 4']]) {
      const { status, body } = await upload(api, file, { resource: 'customers' })
      assert.equal(status, 422)
      assert.containsSubset(body.errors[0], { field: 'file', code: 'UNKNOWN_FIELD', meta: { row: 2, line: 3 } })
      assert.include(body.detail, place)
    }
  })

  test('a header that nobody can tell from titles is judged by its columns, so that it is asked once', async ({ assert }) => {
    const { api } = await aCompany()
    const csv = lines('Lista 2026', '', 'Cód.;Detalle;Vlr compra;Vlr venta', 'A;Pala;1;2')
    const { body } = await upload(api, csv, { resource: 'products' })
    assert.deepEqual(body.errors.map(({ field, code }: any) => `${field} ${code}`), ['Cód. UNKNOWN_FIELD', 'Detalle UNKNOWN_FIELD', 'Vlr compra UNKNOWN_FIELD', 'Vlr venta UNKNOWN_FIELD'])
    const mapping = JSON.stringify({ 'Cód.': 'sku', 'Detalle': 'name', 'Vlr compra': 'costPrice', 'Vlr venta': 'sellingPrice' })
    assert.containsSubset(await ended(api, await upload(api, csv, { resource: 'products', mapping })), { total: 1, created: 1 })
  })
})

test.group('Imports: what was understood, and what was wrong', (group) => {
  group.setup(anImportWorker)

  test('a preview shows twenty rows as they are understood, after a dry run, to who may see them', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const many = Array.from({ length: 30 }, (_, n) => `${n};Ana;Ruiz;15/01/2025;1.000,50;x`)
    const sent = await upload(api, lines('Documento;Nombres;Apellidos;Fecha de ingreso;Salario;Observación', '=1;"a\nb";c;99/99/2025;mil;', ...many), { resource: 'employees', dryRun: 'true', mapping: '{"Observación":null}' })
    await ended(api, sent)
    const { status, body } = await api.get(`/imports/${sent.body.id}/preview`)
    assert.equal(status, 200)
    assert.containsSubset(body, { format: 'CSV', encoding: 'utf-8', separator: ';', decimal: ',', dates: 'DMY', headerLine: 1 })
    assert.deepEqual(body.columns.map(({ name, field }: any) => [name, field]), [['Documento', 'documentNumber'], ['Nombres', 'firstName'], ['Apellidos', 'lastName'], ['Fecha de ingreso', 'hireDate'], ['Salario', 'baseSalary'], ['Observación', null]])
    assert.lengthOf(body.data, 20)
    assert.deepEqual(body.data[1], { row: 2, line: 4, values: { documentNumber: '0', firstName: 'Ana', lastName: 'Ruiz', hireDate: '2025-01-15', baseSalary: 1000.5 }, errors: [] })
    assert.deepEqual(body.data[0].errors.map(({ field, code }: any) => `${field} ${code}`), ['hireDate INVALID_DATE', 'baseSalary TYPE'])

    const { api: viewer } = await company.aUser('VIEWER')
    assert.equal((await viewer.get(`/imports/${sent.body.id}/preview`)).status, 403)
    assert.equal((await (await aCompany()).api.get(`/imports/${sent.body.id}/preview`)).status, 404)
    const json = await send(api, '[{"taxId":"1","name":"a"}]', { resource: 'customers', dryRun: 'true' }, 'application/json')
    assert.containsSubset((await api.get(`/imports/${json.body.id}/preview`)).body, { separator: null, columns: [], headerLine: null, data: [{ row: 1, line: 1, values: { taxId: '1', name: 'a' } }] })
  })

  test('the errors file holds each row as it was sent beside its reasons, and comes back mended', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const csv = 'sep=;\r\nNIT;Razón social;Correo;Cupo de crédito\r\n1;"Uno\r\nS.A.S.";uno;4,79\r\n2;Dos;;5\r\n\r\n3;Tres;tres;muchos\r\n4;=Cuatro;d@e.co;-1\r\n5;Cinco\r\n'
    const one = await ended(api, await upload(api, csv, { resource: 'customers' }))
    assert.containsSubset(one, { created: 1, failed: 4, decimal: ',' })
    const { body } = await api.get(`/imports/${one.id}/errors`)
    assert.deepEqual(body.data.map(({ row, line, field, code }: any) => [row, line, field, code]), [[1, 3, 'email', 'INVALID_EMAIL'], [3, 7, 'email', 'INVALID_EMAIL'], [3, 7, 'creditLimit', 'TYPE'], [4, 8, 'creditLimit', 'TOO_SMALL'], [5, 9, '', 'WRONG_COLUMN_COUNT']])

    const { text } = await api.get(`/imports/${one.id}/errors`, { accept: 'text/csv' })
    const found = text.split('\r\n')
    assert.equal(found[0], 'NIT,Razón social,Correo,Cupo de crédito,error_row,error_line,error_field,error_code,error_message')
    assert.match(text, /\r\n1,"Uno\r\nS\.A\.S\.",uno,"4,79",1,3,email,INVALID_EMAIL,"?email must be/)
    assert.match(text, /\r\n3,Tres,tres,muchos,3,7,"?email; creditLimit"?,"?INVALID_EMAIL; TYPE"?,/)
    assert.match(text, /\r\n4,'=Cuatro,d@e\.co,'-1,4,8,creditLimit,TOO_SMALL,/)
    assert.match(text, /\r\n,,,,5,9,,WRONG_COLUMN_COUNT,"The row has 2 cells, the header 4; 5;Cinco"/)

    const mended = text.replace(',uno,', ',uno@e.co,').replace(',tres,muchos,', ',tres@e.co,"1.000,5",').replace(",'-1,", ',1,').split('\r\n').slice(0, -2).join('\r\n')
    const again = await ended(api, await upload(api, mended, { resource: 'customers' }))
    assert.containsSubset(again, { created: 3, failed: 0 })
    assert.deepEqual((await api.get('/customers?sort=taxId')).body.data.map(({ name, creditLimit }: any) => [name, creditLimit]), [['Uno\r\nS.A.S.', 4.79], ['Dos', 5], ['Tres', 1000.5], ['=Cuatro', 1]])

    const spanish = (await api.get(`/imports/${one.id}/errors?language=es`, { accept: 'text/csv' })).text
    assert.include(spanish, 'No es un correo electrónico')
    assert.include(spanish, '""muchos"" no es un número.')
    assert.equal((await api.get(`/imports/${one.id}/errors?language=de`, { accept: 'text/csv' })).status, 422)
  })

  test('lines are counted through resumed slices and orders of rows', async ({ assert }) => {
    const { api } = await aCompany()
    const many = Array.from({ length: 2_500 }, (_, n) => `F-${n % 2 ? n : 2_499 - n},900,A,${n === 2_400 ? 'x' : 1},"a\nb"`)
    const one = await ended(api, await upload(api, lines('reference,customerTaxId,sku,quantity,description', ...many), { resource: 'invoices', createMissing: 'true', defaults: '{"unitPrice":1}' }), 60)
    const { body } = await api.get(`/imports/${one.id}/errors`)
    assert.containsSubset(body.data.find(({ code }: any) => code === 'TYPE'), { row: 2_401, line: 2 + 2 * 2_400, field: 'quantity' })
    assert.containsSubset(await errorsOf(api, one), ['2401 quantity TYPE'])
  }).timeout(90_000)
})
