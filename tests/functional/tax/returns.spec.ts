/** Returns of documents that were posted over HTTP, by the worked cases A and B. */
import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { aFiscalCompany, boxesIn, ok, sellA } from './fiscal_company.js'

test.group('Returns of sales', () => {
  test('a sale with three withholdings fills form 300, ICA and exógena', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api, year } = company
    const invoice = await sellA(company)
    assert.equal(invoice.amountDue, 1_335_908)

    const form = ok(await api.get('/reports/vat-return?form=300'))
    assert.deepEqual(boxesIn(form), {
      ...{ 28: 1_000_000, 39: 200_000, 41: 1_200_000, 43: 1_200_000 },
      ...{ 59: 190_000, 67: 190_000, 82: 190_000 },
      ...{ 85: 28_500, 86: 161_500, 88: 161_500 },
    })
    assert.isEmpty(form.unclassified)
    assert.deepEqual(form.otherTaxes, [
      { side: 'SALE', kind: 'CONSUMPTION', rate: 8, base: 200_000, amount: 16_000 },
    ])

    const ica = ok(await api.get('/reports/ica?municipality=11001'))
    assert.deepEqual(ica.totals.suffered, { base: 1_200_000, amount: 11_592 })
    assert.deepEqual(ica.income, { sales: 1_200_000, returns: 0, net: 1_200_000 })
    assert.equal(ica.rows[0].rate, 0.966)

    const exogena = async (format: number) =>
      ok(await api.get(`/reports/exogena/${format}?year=${year}`))
    const [party] = (await exogena(1006)).rows
    assert.include(party, { tdoc: '31', nid: '901234567', dv: '7', imp: 190_000, icon: 16_000 })
    assert.include((await exogena(1007)).rows[0], { cpt: '4001', ibru: 1_200_000, dred: 0 })
    assert.deepEqual(
      (await exogena(1003)).rows.map(({ cpt, valor, ret }: any) => [cpt, valor, ret]),
      [
        ['1303', 1_200_000, 30_000],
        ['1309', 190_000, 28_500],
      ]
    )
    assert.include((await exogena(1008)).rows[0], { cpt: '1315', sal: 1_335_908 })
  })

  test('a credit note of half is boxes 42 and 79, with its withholdings', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api, year } = company
    const invoice = await sellA(company)
    ok(
      await api.post(`/invoices/${invoice.id}/credit-notes`, {
        reason: 'Devolución parcial',
        items: invoice.items.map(({ id }: any) => ({ lineId: id, quantity: 0.5 })),
      })
    )

    assert.deepEqual(boxesIn(ok(await api.get('/reports/vat-return'))), {
      ...{ 28: 1_000_000, 39: 200_000, 41: 1_200_000, 42: 600_000, 43: 600_000 },
      ...{ 59: 190_000, 67: 190_000, 79: 95_000, 81: 95_000, 82: 95_000 },
      ...{ 85: 14_250, 86: 80_750, 88: 80_750 },
    })
    const { rows } = ok(await api.get(`/reports/exogena/1007?year=${year}`))
    assert.include(rows[0], { ibru: 1_200_000, dred: 600_000 })
    const { rows: paid } = ok(await api.get(`/reports/exogena/1005?year=${year}`))
    assert.include(paid[0], { vimp: 0, ivade: 95_000 })
    assert.isTrue(ok(await api.get('/reports/integrity')).ok)
  })

  test('a void on the same day leaves the return empty', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api } = company
    const { id } = await sellA(company)
    ok(await api.post(`/invoices/${id}/void`, { reason: 'Error' }))
    assert.deepEqual(boxesIn(ok(await api.get('/reports/vat-return'))), {})
  })

  test('a sale at 0 without a category is listed and stands in no box', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api, customer, service } = company
    const free = await service(50_000, { taxRate: 0 })
    const items = [{ productId: free.id, quantity: 2 }]
    ok(await api.post('/invoices', { customerId: customer.id, items }))

    const { unclassified, ...form } = ok(await api.get('/reports/vat-return'))
    assert.deepEqual(boxesIn(form), {})
    assert.lengthOf(unclassified, 1)
    assert.include(unclassified[0], { side: 'SALE', category: null, base: 100_000, box: null })
  })

  test('CSV has the boxes, and exógena the header of the schema', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api, year } = company
    await sellA(company)

    const csv = { accept: 'text/csv' }
    const form = await api.get('/reports/vat-return', csv)
    assert.equal(form.text.split('\r\n')[0], 'box,name,amount')
    assert.include(form.text, '\r\n59,Impuesto generado a la tarifa general,190000')

    const { text } = await api.get(`/reports/exogena/1003?year=${year}`, csv)
    const [header, ...lines] = text.trim().split('\r\n')
    assert.equal(header, 'tdoc,nid,dv,apl1,apl2,nom1,nom2,raz,dir,dpto,mcpo,valor,ret')
    assert.lengthOf(lines, 2)
    assert.equal(lines[0], '31,901234567,7,,,,,Comercial Andina S.A.S.,,,,1200000,30000')
    for (const path of [
      'vat-return',
      'withholding-return',
      'ica?municipality=11001',
      `exogena/1006?year=${year}`,
    ]) {
      const { status, text: pdf } = await api.get(`/reports/${path}`, { accept: 'application/pdf' })
      assert.equal(status, 200, path)
      assert.isTrue(pdf.startsWith('%PDF'), path)
    }
  })

  test('the days are a bimester or month by default, and other forms are refused', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const form = ok(await api.get('/reports/vat-return?from=2026-03-15'))
    assert.deepEqual([form.from, form.to], ['2026-03-15', '2026-04-30'])
    const month = ok(await api.get('/reports/withholding-return?to=2026-02-10'))
    assert.deepEqual([month.from, month.to], ['2026-02-01', '2026-02-10'])

    const codeOf = async (path: string) => (await api.get(path)).body.errors?.[0].code
    assert.equal(await codeOf('/reports/vat-return?form=303'), 'INVALID_CHOICE')
    assert.equal(await codeOf('/reports/vat-return?from=2026-03-02&to=2026-03-01'), 'INVALID')
    assert.equal(await codeOf('/reports/ica'), 'REQUIRED')
    assert.equal(await codeOf('/reports/ica?municipality=1100'), 'INVALID')
    assert.equal(await codeOf('/reports/exogena/1001?year=26'), 'TOO_SMALL')
    assert.equal((await api.get('/reports/exogena/1002?year=2026')).status, 404)
  })

  test('the last and first days of the calendar are answered or refused', async ({ assert }) => {
    const { api } = await aCompany()
    const last = ok(await api.get('/reports/vat-return?to=9999-12-31'))
    assert.deepEqual([last.from, last.to], ['9999-11-01', '9999-12-31'])
    ok(await api.get('/reports/withholding-return?from=9999-12-31'))
    ok(await api.get('/reports/ica?municipality=11001&to=9999-12-31'))

    const compared = (days: string) => api.get(`/reports/income-statement?compare=${days}`)
    ok(await compared('previous&to=9999-12-31'))
    for (const days of ['previous&from=1000-01-01', 'year&to=1000-01-31']) {
      const { status, body } = await compared(days)
      assert.equal(status, 422, days)
      assert.containsSubset(body.errors, [{ field: 'from', code: 'INVALID' }])
    }
  })

  test('1003: goods and services of one customer leave the concept to the withholding', async ({
    assert,
  }) => {
    const company = await aFiscalCompany()
    const { api, customer, concept, year } = company
    const goods = ok(
      await api.post('/products', {
        ...{ sku: 'TALADRO', name: 'Taladro', costPrice: 10, sellingPrice: 1_000_000, taxRate: 19 },
      })
    )
    const warehouse = ok(await api.post('/warehouses', { name: 'Bodega' }))
    ok(
      await api.post('/stock-movements', {
        ...{ productId: goods.id, warehouseId: warehouse.id, type: 'IN', reason: 'PURCHASE' },
        ...{ quantity: 5, unitCost: 10 },
      })
    )
    const own = ok(
      await api.post('/withholding-concepts', {
        ...{ code: 'ARRIENDO', name: 'Arriendo', type: 'RENTA', base: 'NET', schemeCode: '06' },
        ...{ exogenaConcept: '1307', rates: [{ validFrom: '2020-01-01', rate: 3.5 }] },
      })
    )
    ok(
      await api.post('/invoices', {
        customerId: customer.id,
        items: [{ productId: goods.id, quantity: 2 }],
        withholdings: [
          { conceptId: await concept('COMPRAS'), base: 1_500_000, amount: 37_500 },
          { conceptId: own.id, base: 500_000, amount: 17_500 },
        ],
      })
    )
    const { rows } = ok(await api.get(`/reports/exogena/1003?year=${year}`))
    assert.deepEqual(
      rows.map(({ cpt, valor, ret }: any) => [cpt, valor, ret]),
      [
        ['1302', 1_500_000, 37_500],
        ['1307', 500_000, 17_500],
      ]
    )
  })

  test("another company's documents are in no return", async ({ assert }) => {
    await sellA(await aFiscalCompany())
    const { api } = await aFiscalCompany()
    assert.deepEqual(boxesIn(ok(await api.get('/reports/vat-return'))), {})
  })
})
