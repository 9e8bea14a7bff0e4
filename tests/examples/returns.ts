/** Returns, exógena and certificates of a month. */
import type { Scenario } from '#tests/examples/recorder'

export const returns: Scenario = async ({ api, given }) => {
  const first = async (path: string) => (await given.get(path)).data[0].id
  const concept = (code: string) => first(`/withholding-concepts?code=${code}`)
  const party = await given.post('/third-parties', {
    documentType: '31',
    documentNumber: '900373076',
    legalName: 'Asesores Legales S.A.S.',
    declarant: true,
    municipality: '11001',
  })
  const supplier = await given.post('/suppliers', {
    name: 'Asesores Legales',
    email: 'impuestos@asesores.co',
    thirdPartyId: party.id,
  })
  await given.post('/expenses', {
    supplierId: supplier.id,
    description: 'Honorarios de noviembre',
    lines: [
      {
        accountId: await first('/accounts?code=511030'),
        net: 2_000_000,
        taxRate: 19,
        nature: 'SERVICES',
      },
    ],
    paymentAccountId: await first('/accounts?code=110505'),
    expenseDate: '2026-11-18',
    withholdings: [
      { conceptId: await concept('HONORARIOS') },
      { conceptId: await concept('RETEIVA-SERVICIOS') },
      { conceptId: await concept('ICA-BOG-1-SERVICIOS') },
    ],
  })

  const bimester = 'from=2026-11-01&to=2026-12-31'
  await api.get(`/reports/vat-return?form=300&${bimester}`)
  await api.get('/reports/withholding-return?form=350&from=2026-11-01&to=2026-11-30')
  await api.get(`/reports/ica?municipality=11001&${bimester}`)
  for (const format of [1001, 1003, 1005, 1006, 1007, 1008, 1009])
    await api.get(`/reports/exogena/${format}?year=2026`)

  const certificate = await api.post('/withholding-certificates', {
    supplierId: supplier.id,
    year: 2026,
    kind: 'RENTA',
  })
  await api.get('/withholding-certificates?year=2026')
  await api.get(`/withholding-certificates/${certificate.id}`)
  await api.get(`/withholding-certificates/${certificate.id}/pdf`)
}
