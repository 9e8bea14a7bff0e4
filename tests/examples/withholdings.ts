/** Withholding concepts and the fiscal settings. */
import type { Scenario } from '#tests/examples/recorder'

export const withholdings: Scenario = async ({ api, given }) => {
  await api.get('/withholding-concepts?code=SERVICIOS')
  const concept = await api.post('/withholding-concepts', {
    code: 'ICA-MZL',
    name: 'ReteICA Manizales, servicios',
    type: 'MUNICIPAL',
    schemeCode: '07',
    municipality: '17001',
    nature: 'SERVICES',
    accounts: { suffered: '135518', practised: '236805' },
    rates: [{ validFrom: '2026-01-01', minimumUvt: 4, rate: 0.5 }],
  })
  await api.get(`/withholding-concepts/${concept.id}`)
  await api.patch(`/withholding-concepts/${concept.id}`, {
    rates: [
      { validFrom: '2026-01-01', validUntil: '2026-12-31', minimumUvt: 4, rate: 0.5 },
      { validFrom: '2027-01-01', minimumUvt: 4, rate: 0.6 },
    ],
  })
  const mistake = await given.post('/withholding-concepts', {
    code: 'ERROR',
    name: 'Por error',
    type: 'RENTA',
    rates: [],
  })
  await api.delete(`/withholding-concepts/${mistake.id}`)
  await api.get('/settings/fiscal')
  await api.patch('/settings/fiscal', { municipality: '11001', responsibilities: ['O-23'] })
}
