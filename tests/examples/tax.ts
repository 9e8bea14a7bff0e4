/** Taxes and the report of tax lines. */
import type { Scenario } from '#tests/examples/recorder'

export const tax: Scenario = async ({ api }) => {
  await api.get('/taxes?kind=VAT&sort=code&limit=2')
  const bags = await api.post('/taxes', {
    code: 'BOLSAS',
    name: 'Impuesto a las bolsas',
    kind: 'PER_UNIT',
    schemeCode: '22',
    rates: [{ validFrom: '2026-01-01', amount: 73, unit: 'und' }],
    appliesTo: 'SALE',
  })
  await api.get(`/taxes/${bags.id}`)
  await api.patch(`/taxes/${bags.id}`, {
    rates: [
      { validFrom: '2026-01-01', validUntil: '2026-12-31', amount: 73, unit: 'und' },
      { validFrom: '2027-01-01', amount: 76, unit: 'und' },
    ],
  })
  await api.delete(`/taxes/${bags.id}`)
  await api.get('/reports/tax-lines?from=2026-11-01&to=2026-11-30&tax=IVA19')
}
