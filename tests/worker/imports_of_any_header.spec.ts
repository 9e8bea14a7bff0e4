import { test } from '@japa/runner'
import { aCompany, type Company } from '#tests/company'
import { anImportWorker, ended, upload } from '#tests/functional/integrations/helpers'

const lines = (...all: string[]) => all.join('\n') + '\n'
const customersOf = async ({ api }: Company) =>
  (await api.get('/customers?sort=taxId')).body.data.map(({ taxId, name, email, phone }: any) => [
    taxId,
    name,
    email,
    phone,
  ])

test.group('Imports: column headers', (group) => {
  group.setup(anImportWorker)

  test('columns are recognised by Spanish and English labels, whatever their case, accents and punctuation', async ({
    assert,
  }) => {
    const headers = [
      'NIT;Razón social;Correo;Celular',
      ' nit ;RAZON SOCIAL;E-Mail;Teléfono',
      'Tax ID;Company name;E-mail address;Phone number',
      'tax_id;NAME;email;PHONE',
      '"Número de identificación";Nombre;Correo electrónico;Móvil',
    ]
    for (const header of headers) {
      const company = await aCompany()
      const one = await ended(
        company.api,
        await upload(company.api, lines(header, '900-1;Café Ñandú;a@b.co;300'), {
          resource: 'customers',
        })
      )
      assert.containsSubset(one, { created: 1, failed: 0 }, header)
      assert.deepEqual(
        await customersOf(company),
        [['900-1', 'Café Ñandú', 'a@b.co', '300']],
        header
      )
    }
    const { api } = await aCompany()
    const products = await ended(
      api,
      await upload(
        api,
        lines(
          'SKU;Descripción;Precio de Compra;Precio de venta;% IVA;Familia',
          'A;Pala;1;2;19;Jardín'
        ),
        { resource: 'products', createMissing: 'true' }
      )
    )
    assert.equal(products.created, 1)
    assert.containsSubset((await api.get('/products')).body.data[0], {
      sku: 'A',
      name: 'Pala',
      costPrice: 1,
      sellingPrice: 2,
      taxRate: 19,
    })
  })

  test('two columns for one field, or two fields for one column, are refused by name', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const twice = await upload(api, lines('NIT,Identificación,name', '1,2,a'), {
      resource: 'customers',
    })
    assert.containsSubset(twice.body.errors[0], { code: 'DUPLICATE', field: 'Identificación' })
    assert.match(twice.body.detail, /NIT and Identificación are both taxId/)
    const mapped = await ended(
      api,
      await upload(api, lines('NIT,Identificación,name', '1,2,a'), {
        resource: 'customers',
        mapping: '{"identificacion":null}',
      })
    )
    assert.equal(mapped.created, 1)

    const price = lines('sku,name,Precio', 'A,P,1')
    const may = await upload(api, price, { resource: 'products', defaults: '{"costPrice":"0"}' })
    assert.containsSubset(may.body.errors[0], { code: 'AMBIGUOUS', field: 'Precio' })
    assert.match(may.body.detail, /costPrice or sellingPrice/)
    assert.equal(
      (
        await ended(
          api,
          await upload(api, price, {
            resource: 'products',
            mapping: '{"Precio":"sellingPrice"}',
            defaults: '{"costPrice":"0"}',
          })
        )
      ).created,
      1
    )
  })

  test('titles above the header, a separator line and unnamed columns are skipped', async ({
    assert,
  }) => {
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
    const one = await ended(
      company.api,
      await upload(company.api, Buffer.from(list, 'latin1'), {
        resource: 'products',
        encoding: 'windows-1252',
      })
    )
    assert.containsSubset(one, { total: 2, created: 2, failed: 0, decimal: ',' })
    assert.deepEqual(
      (await company.api.get('/products?sort=sku')).body.data.map(
        ({ sku, name, costPrice, sellingPrice }: any) => [sku, name, costPrice, sellingPrice]
      ),
      [
        ['A-1', 'Manguera', 38000, 59900.5],
        ['A-2', 'Pala', 1000, 2000],
      ]
    )
    const { body } = await company.api.get(`/imports/${one.id}/preview`)
    assert.containsSubset(body, {
      headerLine: 6,
      separator: ';',
      columns: [
        { name: 'SKU', field: 'sku' },
        { name: '', field: null },
        { name: 'Nombre', field: 'name' },
      ],
    })

    for (const said of ['sep=;\r\n', 'SEP=;\n', '\ufeffsep=;\n']) {
      const { api } = await aCompany()
      assert.equal(
        (
          await ended(
            api,
            await upload(api, `${said}taxId;name\n1;a,b,c,d\n`, { resource: 'customers' })
          )
        ).created,
        1,
        said
      )
    }
    const bar = await aCompany()
    assert.equal(
      (
        await ended(
          bar.api,
          await upload(bar.api, 'sep=|\ntaxId|name\n1|a;b,c\n', { resource: 'customers' })
        )
      ).created,
      1
    )
    assert.equal((await customersOf(bar))[0][1], 'a;b,c')
  })

  test('metadata is imported as an object or as single columns, as exports write it', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const csv = lines(
      'taxId,name,metadata.color,Zona,metadata',
      '1,a,red,norte,',
      '2,b,,,"{""size"":""L""}"',
      '3,c,,,{x'
    )
    const mapping = JSON.stringify({ Zona: 'metadata.zone' })
    const one = await ended(api, await upload(api, csv, { resource: 'customers', mapping }))
    assert.containsSubset(one, { created: 2, failed: 1 })
    assert.deepEqual(
      (await api.get('/customers?sort=taxId')).body.data.map(({ metadata }: any) => metadata),
      [{ color: 'red', zone: 'norte' }, { size: 'L' }]
    )
  })

  test('a value in a column without a name is refused with its position', async ({ assert }) => {
    const { api } = await aCompany()
    for (const [file, place] of [
      ['taxId,,name\n1,,a\n2,x,b\n', 'Column 2'],
      ['taxId,name,,\n1,a,,\n2,b,,note\n', 'Column 4'],
    ]) {
      const { status, body } = await upload(api, file, { resource: 'customers' })
      assert.equal(status, 422)
      assert.containsSubset(body.errors[0], {
        field: 'file',
        code: 'UNKNOWN_FIELD',
        meta: { row: 2, line: 3 },
      })
      assert.include(body.detail, place)
    }
  })

  test('an unclear header is refused with all its columns at once', async ({ assert }) => {
    const { api } = await aCompany()
    const csv = lines('Lista 2026', '', 'Cód.;Detalle;Vlr compra;Vlr venta', 'A;Pala;1;2')
    const { body } = await upload(api, csv, { resource: 'products' })
    assert.deepEqual(
      body.errors.map(({ field, code }: any) => `${field} ${code}`),
      [
        'Cód. UNKNOWN_FIELD',
        'Detalle UNKNOWN_FIELD',
        'Vlr compra UNKNOWN_FIELD',
        'Vlr venta UNKNOWN_FIELD',
      ]
    )
    const mapping = JSON.stringify({
      'Cód.': 'sku',
      'Detalle': 'name',
      'Vlr compra': 'costPrice',
      'Vlr venta': 'sellingPrice',
    })
    assert.containsSubset(
      await ended(api, await upload(api, csv, { resource: 'products', mapping })),
      {
        total: 1,
        created: 1,
      }
    )
  })
})
