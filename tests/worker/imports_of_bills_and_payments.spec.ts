import { test } from '@japa/runner'
import { anImportWorker, ended, errorsOf, upload } from '#tests/functional/integrations/helpers'
import { aBilledBuyer } from '#tests/functional/purchasing/billing'
import { aShop, anInvoice, ok } from '#tests/functional/sales/shop'
import { brokenChecks } from '#tests/functional/tax/withholding'

const lines = (...all: string[]) => all.join('\n') + '\n'

test.group('Imports of bills and payments', (group) => {
  group.setup(anImportWorker)

  test('rows with one number of one supplier are one bill', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    const csv = lines(
      'Factura;NIT del proveedor;Proveedor;Fecha;Cuenta;Descripción;Cantidad;Costo unitario;Impuestos;Borrador',
      'FV-1;860.001-1;Andina;15/01/2026;511095;Asesoría;2;100.000,50;IVA19;no',
      'FV-1;860.002-2;Bancal;16/01/2026;;Fletes;1;50.000;;no',
      'FV-1;;;;;Peajes;1;1.000;;',
      'FV-2;860001-1;;15/01/2026;;Papel;1;2.000;;',
      'FV-2;860001-1;;16/01/2026;;Tinta;1;2.000;;',
      'FV-3;860001-1;;15/01/2026;999999;Nada;1;2.000;;',
      'FV-4;860001-1;;15/01/2026;;Papel;1;3.000;;'
    )
    const fields = { resource: 'bills', createMissing: 'true' }
    const dry = await ended(api, await upload(api, csv, { ...fields, dryRun: 'true' }))
    assert.equal(ok(await api.get('/bills')).meta.total, 0)
    const one = await ended(api, await upload(api, csv, fields))
    for (const run of [dry, one]) {
      assert.containsSubset(run, { status: 'COMPLETED', total: 7, created: 3, failed: 3 })
      assert.deepEqual(await errorsOf(api, run), [
        '4 number REFUSED_TOGETHER',
        '5 date DIFFERENT',
        '6 account NOT_FOUND',
      ])
    }
    const { data } = ok(await api.get('/bills?sort=total'))
    assert.deepEqual(
      data.map(({ number, supplierName, status, total, items }: any) => [
        ...[number, supplierName, status, total, items.length],
      ]),
      [
        ['FV-4', 'Andina', 'DRAFT', 3_000, 1],
        ['FV-1', 'Bancal', 'POSTED', 51_000, 2],
        ['FV-1', 'Andina', 'POSTED', 238_001.19, 1],
      ]
    )
    assert.deepEqual(await brokenChecks(buyer), [])

    const again = await ended(api, await upload(api, csv, { ...fields, allowDuplicate: 'true' }))
    assert.containsSubset(again, { created: 0, failed: 7 })
    assert.includeMembers(await errorsOf(api, again), ['1 number DUPLICATE', '7 number DUPLICATE'])
    const other = await ended(
      api,
      await upload(
        api,
        lines(
          'number,supplierTaxId,date,description,unitCost,draft',
          'fv-001,860001-1,2026-01-20,Otra,1,false'
        ),
        { resource: 'bills' }
      )
    )
    assert.deepEqual(await errorsOf(api, other), ['1 number DUPLICATE'])
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a row is a payment to a supplier, for its bill or as an advance', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    const supplier = ok(await api.post('/suppliers', { name: 'Andina', taxId: '860001-1' }))
    const bill = await buyer.posted({
      ...{ supplierId: supplier.id, number: 'FV-12' },
      items: [{ accountId: buyer.fees, unitCost: 100_000, taxes: ['IVA19'] }],
    })
    const csv = lines(
      'NIT del proveedor,Factura,Valor,Fecha,Medio de pago,Referencia,Excedente',
      `860001-1,fv 0012,100000,${buyer.today},CASH,T-1,`,
      `860001-1,FV-12,30000,${buyer.today},CASH,T-2,`,
      `860001-1,FV-12,30000,${buyer.today},CASH,T-3,ADVANCE`,
      `860001-1,FV-99,1,${buyer.today},CASH,T-4,`,
      `860001-1,,500,${buyer.today},CASH,T-5,`,
      `860009-9,,500,${buyer.today},CASH,T-6,`,
      `,FV-12,500,${buyer.today},CASH,T-7,`
    )
    const fields = { resource: 'supplier-payments' }
    const dry = await ended(api, await upload(api, csv, { ...fields, dryRun: 'true' }))
    assert.equal(ok(await api.get('/supplier-payments')).meta.total, 0)
    const one = await ended(api, await upload(api, csv, fields))
    for (const run of [dry, one]) {
      assert.containsSubset(run, { created: 3, failed: 4 })
      assert.deepEqual(await errorsOf(api, run), [
        '2 amount OVERPAYMENT',
        '4 bill NOT_FOUND',
        '6 supplierTaxId NOT_FOUND',
        '7 supplierId REQUIRED',
      ])
    }
    assert.containsSubset(ok(await api.get(`/bills/${bill.id}`)), { status: 'PAID', balance: 0 })
    const { data } = ok(await api.get('/supplier-payments?sort=number'))
    assert.deepEqual(
      data.map((paid: any) => [paid.reference, paid.allocatedAmount, paid.unallocatedAmount]),
      [
        ['T-1', 100_000, 0],
        ['T-3', 19_000, 11_000],
        ['T-5', 0, 500],
      ]
    )
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a row is a payment of a customer, for an invoice or as an advance', async ({ assert }) => {
    const shop = await aShop()
    const { api, customer, today } = { ...shop, today: '2026-01-15' }
    const invoice = ok(await api.post('/invoices', { ...anInvoice(shop, 2), externalId: 'F-1001' }))
    const { number, total } = invoice
    const csv = lines(
      'Customer tax ID,Invoice,Amount,Date,Payment method,Reference,Excess',
      `,${number},10,${today},CASH,T-1,`,
      `${customer.taxId},F-1001,5.25,${today},CASH,T-2,`,
      `,${number},${total},${today},CASH,T-3,`,
      `,${number},${total},${today},CASH,T-4,ADVANCE`,
      `,999999,1,${today},CASH,T-5,`,
      `${customer.taxId},,7,${today},CASH,T-6,`,
      `,,7,${today},CASH,T-7,`
    )
    const fields = { resource: 'payments' }
    const dry = await ended(api, await upload(api, csv, { ...fields, dryRun: 'true' }))
    assert.equal(ok(await api.get('/payments')).meta.total, 0)
    const one = await ended(api, await upload(api, csv, fields))
    for (const run of [dry, one]) {
      assert.containsSubset(run, { created: 4, failed: 3 })
      assert.deepEqual(await errorsOf(api, run), [
        '3 amount OVERPAYMENT',
        '5 invoice NOT_FOUND',
        '7 customerId REQUIRED',
      ])
    }
    assert.equal(ok(await api.get(`/invoices/${invoice.id}`)).balance, 0)
    const { data } = ok(await api.get('/payments?sort=number'))
    assert.deepEqual(
      data.map((paid: any) => [paid.reference, paid.amount, paid.unallocatedAmount]),
      [
        ['T-1', 10, 0],
        ['T-2', 5.25, 0],
        ['T-4', total, 15.25],
        ['T-6', 7, 7],
      ]
    )
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('bills and payments to suppliers also need to read the books', async ({ assert }) => {
    const company = await aBilledBuyer()
    const { api } = await company.aUser('INVENTORY')
    for (const resource of ['bills', 'supplier-payments'])
      assert.equal((await upload(api, 'number\nA\n', { resource })).status, 403, resource)
    assert.equal((await api.get('/supplier-payments')).status, 403)
    assert.equal((await api.get('/bills')).status, 403)
  })
})
