import { test } from '@japa/runner'
import { aCompany, type Company } from '#tests/company'
import {
  anImportWorker,
  ended,
  errorsOf,
  send,
  upload,
} from '#tests/functional/integrations/helpers'
import { aShop } from '#tests/functional/sales/shop'

const lines = (...all: string[]) => all.join('\n') + '\n'
const isSound = async ({ api }: Pick<Company, 'api'>) =>
  (await api.get('/reports/integrity')).body.ok

test.group('Imports of entries, expenses, orders and contracts', (group) => {
  group.setup(anImportWorker)

  test('rows with the same reference are one entry, checked as the API checks it', async ({
    assert,
  }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { api } = company
    const csv = lines(
      'Comprobante;Fecha;Concepto;Cuenta;Débito;Crédito;Detalle',
      'CD-1;31/01/2026;Aporte;110505;5.000.000,50;;',
      'CD-2;31/01/2026;No cuadra;110505;1;;',
      'CD-1;;;311505;;5.000.000,50;Socios',
      'CD-2;;;311505;;2;',
      'CD-3;31/01/2026;Cuenta que no hay;110505;1;;',
      'CD-3;;;777777;;1;',
      'CD-4;31/01/2026;De los documentos;130505;1;;',
      'CD-4;;;311505;;1;'
    )
    const dry = await ended(
      api,
      await upload(api, csv, { resource: 'journal-entries', dryRun: 'true' })
    )
    const one = await ended(api, await upload(api, csv, { resource: 'journal-entries' }))
    for (const run of [dry, one]) {
      assert.containsSubset(run, {
        status: 'COMPLETED',
        total: 8,
        created: 1,
        succeeded: 2,
        failed: 6,
        decimal: ',',
        dates: 'DMY',
      })
      assert.deepEqual(await errorsOf(api, run), [
        '2 lines UNBALANCED',
        '4 lines UNBALANCED',
        '5 reference REFUSED_TOGETHER',
        '6 account NOT_FOUND',
        '7 accountId CONTROL_ACCOUNT',
        '8 reference REFUSED_TOGETHER',
      ])
    }
    const { body } = await api.get('/journal-entries?reference=CD-1')
    assert.containsSubset(body.data[0], {
      reference: 'CD-1',
      entryDate: '2026-01-31',
      concept: 'Aporte',
      entryType: 'MANUAL',
      lines: [
        { accountCode: '110505', debitAmount: 5000000.5 },
        { accountCode: '311505', creditAmount: 5000000.5, description: 'Socios' },
      ],
    })
    assert.isTrue(await isSound(company))
  })

  test('expenses name supplier, account and category, and are posted', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { api } = company
    const csv = lines(
      'Fecha;NIT del proveedor;Proveedor;Descripción;Valor;Cuenta de pago',
      '15/01/2026;860-1;Papelería Ñ;Papel;$ 18.500,00;110505',
      '16/01/2026;860-1;;Tinta;1.000,00;111111',
      '17/01/2026;;;Nada;0;110505'
    )
    const one = await ended(
      api,
      await upload(api, csv, { resource: 'expenses', createMissing: 'true' })
    )
    assert.containsSubset(one, { created: 1, failed: 2 })
    assert.deepEqual(await errorsOf(api, one), ['2 paymentAccount NOT_FOUND', '3 amount TOO_SMALL'])
    const [expense] = (await api.get('/expenses')).body.data
    const [supplier] = (await api.get('/suppliers')).body.data
    assert.containsSubset(expense, {
      amount: 18500,
      expenseDate: '2026-01-15',
      description: 'Papel',
      supplierId: supplier.id,
      status: 'POSTED',
    })
    assert.equal(supplier.name, 'Papelería Ñ')
    assert.isTrue(await isSound(company))
  })

  test('rows with the same reference are one purchase order, a numbered draft', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const csv = lines(
      'Orden,NIT,Proveedor,Bodega,SKU,Cantidad,Costo unitario',
      'OC-1,860-1,Andina,Norte,A,10,5.5',
      'OC-2,860-1,,Norte,A,1,5',
      'OC-1,,,,B,2,1',
      'OC-3,860-1,,,A,1,5'
    )
    const one = await ended(
      api,
      await upload(api, csv, { resource: 'purchase-orders', createMissing: 'true' })
    )
    assert.containsSubset(one, { created: 2, succeeded: 3, failed: 1 })
    assert.deepEqual(await errorsOf(api, one), ['4 warehouseId REQUIRED'])
    const { body } = await api.get('/purchase-orders?sort=number')
    assert.deepEqual(
      body.data.map(({ number, status, notes, subtotal, items }: any) => [
        number,
        status,
        notes,
        subtotal,
        items.length,
      ]),
      [
        [1, 'DRAFT', 'OC-1', 57, 2],
        [2, 'DRAFT', 'OC-2', 5, 1],
      ]
    )
    assert.deepEqual(
      (await api.get('/suppliers')).body.data.map(({ name }: any) => name),
      ['Andina']
    )
  })

  test('contracts find their employees by document, under the rules of contracts', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    await ended(
      api,
      await upload(
        api,
        lines(
          'documentNumber,firstName,lastName,hireDate,baseSalary',
          '1,Ana,Ruiz,2025-01-15,1',
          '2,Luis,Paz,2025-01-15,1'
        ),
        { resource: 'employees' }
      )
    )
    const csv = lines(
      'Cédula;Tipo de contrato;Salario;Fecha de inicio;Fecha de terminación',
      '1;INDEFINITE;2.000.000,00;15/01/2025;',
      '1;INDEFINITE;1;15/02/2025;',
      '2;FIXED_TERM;1;15/01/2025;',
      '3;INDEFINITE;1;15/01/2025;'
    )
    const one = await ended(api, await upload(api, csv, { resource: 'contracts' }))
    assert.containsSubset(one, { created: 1, failed: 3 })
    assert.deepEqual(
      await errorsOf(api, one),
      ['2 startDate OVERLAPPING_CONTRACT', '3 endDate REQUIRED', '4 documentNumber NOT_FOUND'].map(
        (error) => error
      )
    )
    assert.containsSubset((await api.get('/contracts')).body.data[0], {
      salary: 2000000,
      startDate: '2025-01-15',
      type: 'INDEFINITE',
    })
    const { api: sales } = await (await aCompany()).aUser('SALES')
    assert.equal((await upload(sales, csv, { resource: 'contracts' })).status, 403)
  })
})

test.group('Repeated references in imports', (group) => {
  group.setup(anImportWorker)

  test('an invoice with an imported reference is refused until the earlier one is void', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { api, service, customer } = shop
    const file = (...references: string[]) =>
      lines(
        'reference,customerTaxId,sku,quantity',
        ...references.map((reference) => `${reference},${customer.taxId},${service.sku},1`)
      )
    const first = await ended(
      api,
      await upload(api, file('FV-1', 'FV-2', 'FV-1'), { resource: 'invoices' })
    )
    assert.equal(first.created, 2)

    for (const dryRun of ['true', 'false']) {
      const again = await ended(
        api,
        await upload(api, file('FV-1', 'FV-3', 'FV-1', ''), { resource: 'invoices', dryRun })
      )
      assert.containsSubset(again, { created: 2, failed: 2 }, dryRun)
      assert.deepEqual(await errorsOf(api, again), [
        '1 reference DUPLICATE',
        '3 reference DUPLICATE',
      ])
    }
    assert.equal((await api.get('/invoices')).body.meta.total, 4)

    const [invoice] = (await api.get('/invoices?sort=number')).body.data
    assert.equal(
      (await api.post(`/invoices/${invoice.id}/void`, { reason: 'Mal importada' })).status,
      200
    )
    const mended = await ended(
      api,
      await upload(api, file('FV-2', 'FV-1'), { resource: 'invoices' })
    )
    assert.containsSubset(mended, { created: 1, failed: 1 })
    assert.deepEqual(await errorsOf(api, mended), ['1 reference DUPLICATE'])
    assert.equal(
      (
        await ended(
          api,
          await send(
            api,
            JSON.stringify([
              { reference: 'FV-1', customerTaxId: customer.taxId, sku: service.sku, quantity: 1 },
            ]),
            { resource: 'invoices' },
            'application/json'
          )
        )
      ).failed,
      1
    )
    assert.isTrue(await isSound(shop))
  })

  test('two simultaneous files with the same references create each invoice once', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { api, service, customer } = shop
    const file = (from: number, note: string) =>
      lines(
        'reference,customerTaxId,sku,quantity,notes',
        ...Array.from(
          { length: 120 },
          (_, n) => `FV-${from + n},${customer.taxId},${service.sku},1,${note}`
        )
      )
    const sent = await Promise.all([
      upload(api, file(0, 'a'), { resource: 'invoices' }),
      upload(api, file(60, 'b'), { resource: 'invoices' }),
    ])
    const done = await Promise.all(sent.map((one) => ended(api, one, 60)))
    assert.equal(done[0].created + done[1].created, 180)
    assert.equal(done[0].failed + done[1].failed, 60)
    for (const one of done)
      for (const error of await errorsOf(api, one)) assert.match(error, /reference DUPLICATE$/)
    assert.equal((await api.get('/invoices')).body.meta.total, 180)
    assert.isTrue(await isSound(shop))
  }).timeout(90_000)

  test('the reference of a reversed entry or a cancelled order may be imported again', async ({
    assert,
  }) => {
    const { api } = await aCompany({ countryCode: 'CO' })
    const entry = (n: number) =>
      lines(
        'reference,entryDate,concept,account,debitAmount,creditAmount',
        `CD-1,2026-01-31,a,110505,${n},`,
        `CD-1,,,311505,,${n}`
      )
    const order = (n: number) =>
      lines('reference,warehouse,sku,quantity,unitCost', `OC-1,Norte,A,${n},1`)
    for (const [resource, file, undo] of [
      ['journal-entries', entry, 'reverse'],
      ['purchase-orders', order, 'cancel'],
    ] as const) {
      const run = async (n: number) =>
        ended(api, await upload(api, file(n), { resource, createMissing: 'true' }))
      assert.equal((await run(1)).created, 1, resource)
      const again = await run(2)
      assert.equal(again.created, 0)
      assert.include(await errorsOf(api, again), '1 reference DUPLICATE')
      const [made] = (await api.get(`/${resource}`)).body.data
      assert.equal((await api.post(`/${resource}/${made.id}/${undo}`)).status, 200, resource)
      assert.equal((await run(3)).created, 1, resource)
    }
  })
})
