/** Customers and interactions with them. */
import type { Scenario } from '#tests/examples/recorder'
import { CUSTOMER } from '#tests/examples/store'

export const customers: Scenario = async ({ api, given }) => {
  const customer = await api.post('/customers', { ...CUSTOMER, externalId: 'crm-1042' })
  await api.get('/customers?search=ñandú&limit=2')
  await api.get(`/customers/${customer.id}`)
  await api.patch(`/customers/${customer.id}`, { phone: '+57 601 555 0199' })

  const interactions = `/customers/${customer.id}/interactions`
  const interaction = await api.post(interactions, {
    type: 'CALL',
    comment: 'Pide cotización para diciembre.',
    nextActionDate: '2026-11-27',
  })
  await api.get(interactions)
  await api.get(`${interactions}/${interaction.id}`)

  const other = await given.post('/customers', { taxId: '1020304050', name: 'Ana Gómez' })
  await api.delete(`/customers/${other.id}`)
}
