import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { aFiscalCompany, ok, sellA, spendC, spendE, type FiscalCompany } from './fiscal_company.js'

const mailsOf = ({ as, tenant }: FiscalCompany) =>
  as(() =>
    rows(
      `SELECT data, available_at
         FROM outbox_messages
         WHERE tenant_id = ? AND job = 'withholding-certificate'
         ORDER BY available_at`,
      [tenant.id]
    )
  )

test.group('Withholding certificates', () => {
  test('a supplier gets a snapshot of the year, printed and mailed', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api, year } = company
    ok(await api.patch('/settings/fiscal', { municipality: '11001' }))
    ok(await api.patch('/settings/tenant', { taxId: '900555444-1' }))
    const supplier = await spendE(company)

    const body = { supplierId: supplier.id, year, kind: 'RENTA' }
    const { status, headers, body: made } = await api.post('/withholding-certificates', body)
    assert.equal(status, 201)
    assert.equal(headers.get('location'), `/api/v1/withholding-certificates/${made.id}`)
    assert.include(made, {
      number: 1,
      year,
      kind: 'RENTA',
      totalBase: 2_000_000,
      totalWithheld: 220_000,
    })
    assert.include(made, { mailedTo: 'a@lawyers.test', supplierName: 'Asesores Legales S.A.S.' })
    assert.include(made.payee, { taxId: '900123456-8', city: 'Bogotá, D.C.' })
    assert.include(made.payer, { taxId: '900555444-1', city: 'Bogotá, D.C.' })
    assert.lengthOf(made.items, 1)
    assert.include(made.items[0], {
      code: 'HONORARIOS',
      rate: 11,
      base: 2_000_000,
      amount: 220_000,
    })

    assert.lengthOf(await mailsOf(company), 1)
    const pdf = await api.get(`/withholding-certificates/${made.id}/pdf`)
    assert.equal(pdf.status, 200)
    assert.isTrue(pdf.text.startsWith('%PDF'))

    ok(await api.patch(`/suppliers/${supplier.id}`, { email: 'other@lawyers.test' }))
    const kept = ok(await api.get(`/withholding-certificates/${made.id}`))
    assert.deepEqual(kept, made)
  })

  test('VAT is certified by bimester and municipal tax by municipality', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api, year } = company
    const { id: supplierId } = await spendE(company)
    const issue = async (kind: string) =>
      ok(await api.post('/withholding-certificates', { supplierId, year, kind })).items

    const [vat] = await issue('VAT')
    assert.include(vat, { code: 'RETEIVA-SERVICIOS', rate: 15, base: 380_000, amount: 57_000 })
    assert.isTrue(vat.from <= company.today && company.today <= vat.to)
    const [ica] = await issue('MUNICIPAL')
    assert.include(ica, { municipality: '11001', rate: 0.966, base: 2_000_000, amount: 19_320 })
  })

  test('all suppliers of the year get one each, with mails one after the other', async ({
    assert,
  }) => {
    const company = await aFiscalCompany()
    const { api, year } = company
    await spendC(company)
    await spendE(company)

    const { status, body } = await api.post('/withholding-certificates', {
      ...{ all: true, year, kind: 'RENTA' },
    })
    assert.equal(status, 201)
    assert.equal(body.meta.total, 2)
    assert.sameMembers(
      body.data.map(({ totalWithheld }: any) => totalWithheld),
      [60_000, 220_000]
    )
    assert.sameMembers(
      body.data.map(({ mailedTo }: any) => mailedTo),
      [null, 'a@lawyers.test']
    )
    assert.lengthOf(await mailsOf(company), 1)
    const { data } = ok(
      await api.get(`/withholding-certificates?year=${year}&kind=RENTA&sort=number`)
    )
    assert.deepEqual(
      data.map(({ number }: any) => number),
      [1, 2]
    )
  })

  test('nothing to certify is a 422, also for what was suffered or of another year', async ({
    assert,
  }) => {
    const company = await aFiscalCompany()
    const { api, year } = company
    await sellA(company)
    const { id: supplierId } = await spendE(company)

    const refused = async (body: object) => {
      const { status, body: problem } = await api.post('/withholding-certificates', body)
      return [status, ...problem.errors.map(({ field, code }: any) => `${field} ${code}`)]
    }
    const nothing = 'supplierId NOTHING_TO_CERTIFY'
    assert.deepEqual(await refused({ supplierId, year: year - 1, kind: 'RENTA' }), [422, nothing])
    assert.deepEqual(await refused({ all: true, year: year - 1, kind: 'VAT' }), [
      422,
      'all NOTHING_TO_CERTIFY',
    ])
    assert.deepEqual(await refused({ year, kind: 'RENTA' }), [422, 'supplierId REQUIRED'])
    assert.deepEqual(await refused({ supplierId, all: true, year, kind: 'RENTA' }), [
      422,
      'all CONTRADICTION',
    ])
    assert.deepEqual(
      await refused({ supplierId: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90', year, kind: 'RENTA' }),
      [422, 'supplierId NOT_FOUND']
    )
    assert.deepEqual(await refused({ supplierId, year, kind: 'INCOME' }), [
      422,
      'kind INVALID_CHOICE',
    ])
  })

  test('a voided expense is no longer certified', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api, year } = company
    const { id: supplierId } = await spendE(company)
    const [expense] = ok(await api.get('/expenses')).data
    ok(await api.post(`/expenses/${expense.id}/void`, { reason: 'Error' }))
    const { status } = await api.post('/withholding-certificates', {
      supplierId,
      year,
      kind: 'RENTA',
    })
    assert.equal(status, 422)
  })

  test('numbers have no gaps when many are issued at once', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api, year } = company
    const { id: supplierId } = await spendE(company)
    const body = { supplierId, year, kind: 'RENTA' }
    const made = await Promise.all(
      Array.from({ length: 6 }, () => api.post('/withholding-certificates', body))
    )
    assert.deepEqual(made.map((one) => ok(one).number).sort(), [1, 2, 3, 4, 5, 6])
  })
})
