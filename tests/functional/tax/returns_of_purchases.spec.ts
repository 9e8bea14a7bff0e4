/** Returns of expenses that were posted over HTTP, by the worked cases C to F. */
import { test } from '@japa/runner'
import { approved, hire } from '#tests/functional/payroll/helpers'
import {
  aFiscalCompany,
  boxesIn,
  lawyers,
  ok,
  spend,
  spendC,
  spendD,
  spendE,
} from './fiscal_company.js'

test.group('Returns of purchases', () => {
  test('services of a person who is not responsible for IVA: 54, 81, 97 and 1001', async ({
    assert,
  }) => {
    const company = await aFiscalCompany()
    const { api, year } = company
    await spendC(company)

    const vat = ok(await api.get('/reports/vat-return'))
    assert.deepEqual(boxesIn(vat), { 54: 1_000_000, 55: 1_000_000, 57: 1_000_000 })
    assert.deepEqual(boxesIn(ok(await api.get('/reports/withholding-return?form=350'))), {
      ...{ 81: 1_000_000, 97: 60_000, 130: 60_000, 136: 60_000, 138: 60_000 },
    })
    const { rows, skipped } = ok(await api.get(`/reports/exogena/1001?year=${year}`))
    assert.lengthOf(rows, 1)
    assert.include(rows[0], {
      ...{ cpt: '5004', tdoc: '13', nid: '52123456', apl1: 'Gómez', apl2: 'Ruiz', nom1: 'Ana' },
      ...{ raz: '', dir: 'CL 1 2 3', dpto: '11', mun: '001', pais: '169' },
      ...{ pago: 1_000_000, pnded: 0, retp: 60_000, comun: 0 },
    })
    assert.isEmpty(skipped)
    const { totals } = ok(await api.get('/reports/ica?municipality=11001'))
    assert.deepEqual(totals.practised, { base: 1_000_000, amount: 9_660 })
  })

  test('stationery with IVA: 51 and 72, nothing withheld', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api, year } = company
    await spendD(company)

    assert.deepEqual(boxesIn(ok(await api.get('/reports/vat-return'))), {
      ...{ 51: 100_000, 55: 100_000, 57: 100_000, 72: 19_000, 77: 19_000, 81: 19_000 },
      ...{ 83: 19_000, 89: 19_000 },
    })
    assert.deepEqual(boxesIn(ok(await api.get('/reports/withholding-return'))), {})
    const { rows } = ok(await api.get(`/reports/exogena/1005?year=${year}`))
    assert.include(rows[0], { nid: '890903938', dv: '8', vimp: 19_000, ivade: 0 })
  })

  test('fees of a company: 53, 75, 29, 42, 131 and ReteIVA in 1001', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api, year } = company
    await spendE(company)

    const { 53: services, 75: tax } = boxesIn(ok(await api.get('/reports/vat-return')))
    assert.deepEqual([services, tax], [2_000_000, 380_000])
    assert.deepEqual(boxesIn(ok(await api.get('/reports/withholding-return'))), {
      ...{ 29: 2_000_000, 42: 220_000, 130: 220_000 },
      ...{ 131: 57_000, 134: 57_000, 136: 277_000, 138: 277_000 },
    })
    const { rows } = ok(await api.get(`/reports/exogena/1001?year=${year}`))
    assert.lengthOf(rows, 1)
    assert.include(rows[0], { cpt: '5002', pago: 2_000_000, retp: 220_000, comun: 57_000 })
  })

  test('form 350 is owed to the DIAN until it is paid, ICA to a municipality', async ({
    assert,
  }) => {
    const company = await aFiscalCompany()
    const { api, account, year, today } = company
    await spendC(company)
    const owed = async () => ok(await api.get(`/reports/exogena/1009?year=${year}`))
    const before = await owed()
    assert.lengthOf(before.rows, 1)
    assert.include(before.rows[0], { cpt: '2204', nid: '800197268', dv: '4', sal: 60_000 })
    assert.deepInclude(before.skipped, {
      ...{ reason: 'MUNICIPAL_TAX', source: '236805', count: 1, amount: 9_660 },
    })

    const dian = ok(
      await api.post('/third-parties', {
        ...{ documentType: '31', documentNumber: '800197268' },
        legalName: 'Dirección de Impuestos y Aduanas Nacionales',
      })
    )
    ok(
      await api.post('/journal-entries', {
        entryDate: today,
        concept: 'Pago del formulario 350',
        lines: [
          { accountId: await account('236525'), debitAmount: 60_000, thirdPartyId: dian.id },
          { accountId: await account('110505'), creditAmount: 60_000 },
        ],
      })
    )
    assert.isEmpty((await owed()).rows)
    const { 138: total } = boxesIn(ok(await api.get('/reports/withholding-return')))
    assert.equal(total, 60_000)
    assert.isTrue(ok(await api.get('/reports/integrity')).ok)
  })

  test('a credit of VAT lowers no withholding that is owed', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api, year } = company
    await spendE(company)
    const { rows, skipped } = ok(await api.get(`/reports/exogena/1009?year=${year}`))
    assert.lengthOf(rows, 1)
    assert.include(rows[0], { cpt: '2204', nid: '800197268', sal: 277_000 })
    assert.deepInclude(skipped, { reason: 'NEGATIVE', source: '2408', count: 1, amount: -380_000 })
  })

  test('amounts without a third party or concept are skipped and counted, not made up', async ({
    assert,
  }) => {
    const company = await aFiscalCompany()
    const { api, year, account } = company
    await spend(company, null, { account: '519595', net: 70_000 })
    const supplier = await spendD(company)
    ok(await api.patch(`/accounts/${await account('519530')}`, { exogenaConcept: '5007' }))

    const read = async () => ok(await api.get(`/reports/exogena/1001?year=${year}`))
    const { rows, skipped } = await read()
    assert.lengthOf(rows, 1)
    assert.include(rows[0], { cpt: '5007', nid: '890903938', pago: 100_000 })
    assert.deepInclude(skipped, {
      ...{ reason: 'NO_THIRD_PARTY', source: 'PURCHASES', count: 1, amount: 70_000 },
    })
    assert.isDefined(supplier.id)

    const grouped = ok(await api.get(`/reports/exogena/1001?year=${year}&groupMinor=true`))
    assert.include(grouped.rows[0], { cpt: '5007', tdoc: '43', nid: '222222222', pago: 100_000 })
  })

  test('a negative amount is skipped, also where minor amounts stand together', async ({
    assert,
  }) => {
    const company = await aFiscalCompany()
    const { api, year, account, today } = company
    await spendD(company)
    const other = await lawyers(company)
    ok(
      await api.post('/journal-entries', {
        entryDate: today,
        concept: 'Devolución de un gasto del año anterior',
        lines: [
          { accountId: await account('110505'), debitAmount: 30_000 },
          {
            ...{ accountId: await account('519530'), creditAmount: 30_000 },
            thirdPartyId: other.thirdPartyId,
          },
        ],
      })
    )
    for (const more of ['', '&groupMinor=true']) {
      const { rows, skipped } = ok(await api.get(`/reports/exogena/1001?year=${year}${more}`))
      assert.deepEqual(
        rows.map(({ pago }: any) => pago),
        [100_000]
      )
      assert.containsSubset(skipped, [{ reason: 'NEGATIVE', amount: -30_000 }])
    }
  })

  test('pay that was posted by hand is in no format but that of pay', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api, year, account, today } = company
    const person = {
      ...{ documentType: '13', documentNumber: '52123456', personKind: 'NATURAL' },
      ...{ firstName: 'Ana', surname: 'Gómez' },
    }
    const { id: thirdPartyId } = ok(await api.post('/third-parties', person))
    await hire(company, 3_000_000)
    const run = await approved(company, '2026-01')
    ok(
      await api.post('/journal-entries', {
        ...{ entryDate: today, entryType: 'PAYMENT', concept: 'Bono', reference: run.id },
        lines: [
          { accountId: await account('513550'), debitAmount: 900_000, thirdPartyId },
          { accountId: await account('110505'), creditAmount: 900_000 },
        ],
      })
    )
    const reader = (await company.aUser('VIEWER')).api
    for (const caller of [api, reader])
      assert.isEmpty(ok(await caller.get(`/reports/exogena/1001?year=${year}`)).rows)
  })
})
