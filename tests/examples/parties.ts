/** Third parties and municipalities. */
import type { Scenario } from '#tests/examples/recorder'

export const parties: Scenario = async ({ api, given }) => {
  const party = await api.post('/third-parties', {
    documentType: '31',
    documentNumber: '901222333-9',
    legalName: 'Distribuidora El Páramo S.A.S.',
    vatRegime: '48',
    responsibilities: ['O-13', 'O-15'],
    municipality: '11001',
    address: 'Carrera 7 # 72-41',
    ciiu: '4690',
    email: 'facturas@paramo.example',
    declarant: true,
  })
  await api.get('/third-parties?search=paramo&limit=2')
  await api.get(`/third-parties/${party.id}`)
  await api.patch(`/third-parties/${party.id}`, { tradeName: 'El Páramo' })

  const double = await given.post('/third-parties', {
    documentType: '13',
    documentNumber: '901222333',
    legalName: 'Distribuidora El Paramo',
  })
  await api.post(`/third-parties/${double.id}/merge`, { intoId: party.id })

  const bank = await given.post('/third-parties', {
    documentType: '31',
    documentNumber: '890903938',
    legalName: 'Bancolombia S.A.',
  })
  await api.delete(`/third-parties/${bank.id}`)
  await api.get('/municipalities?search=medellín')
}
