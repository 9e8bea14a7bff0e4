/** Reminders of an invoice that was due some days ago. */
import { aStore } from '#tests/examples/store'
import type { Scenario } from '#tests/examples/recorder'

export const reminders: Scenario = async ({ api, given }) => {
  const { customer, advice } = await aStore(given)
  const level = await api.post('/reminder-levels', {
    name: 'Segundo aviso',
    afterDays: 15,
    subject: 'Su factura {{invoices}} venció hace {{days}} días',
    body: 'Estimado cliente {{customerName}}: su saldo vencido es de {{balance}}.',
    yearlyRate: 24,
  })
  await api.get('/reminder-levels?sort=afterDays')
  await api.get(`/reminder-levels/${level.id}`)
  await api.patch(`/reminder-levels/${level.id}`, { fee: 5_000 })
  await given.post('/invoices', {
    customerId: customer.id,
    items: [{ productId: advice.id, quantity: 1 }],
    paymentMethod: 'CREDIT',
    dueDate: '2026-10-31',
  })
  await api.post('/reminders/preview', { asOf: '2026-12-15' })
  const { reminders: sent } = await api.post('/reminders/run')
  await api.get('/reminders?limit=2')
  await api.get(`/reminders/${sent[0].id}`)
  await api.post(`/reminders/${sent[0].id}/send`, { to: ['pagos@cafedelcentro.test'] })
  await api.get(`/reminders/${sent[0].id}/deliveries`)
  await api.post(`/reminders/${sent[0].id}/charge`)
  const other = await given.post('/reminder-levels', {
    afterDays: 60,
    subject: 'Último aviso',
    body: 'Debe {{balance}}.',
  })
  await api.delete(`/reminder-levels/${other.id}`)
}
