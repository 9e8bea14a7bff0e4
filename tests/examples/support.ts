/** Tickets from their opening to their follow-up. */
import type { Scenario } from '#tests/examples/recorder'

export const support: Scenario = async ({ api, given, company }) => {
  const category = await api.post('/ticket-categories', {
    name: 'Equipos',
    description: 'Computadores e impresoras',
  })
  await api.get('/ticket-categories')
  await api.get(`/ticket-categories/${category.id}`)
  await api.patch(`/ticket-categories/${category.id}`, { name: 'Equipos de oficina' })

  const ticket = await api.post('/tickets', {
    categoryId: category.id,
    subject: 'La impresora no responde',
    description: 'Desde ayer no imprime facturas.',
    priority: 'HIGH',
  })
  await api.get('/tickets?status=OPEN&limit=2')
  await api.get(`/tickets/${ticket.id}`)
  await api.patch(`/tickets/${ticket.id}`, { priority: 'URGENT' })
  await api.post(`/tickets/${ticket.id}/assign`, { userId: company.admin.id })

  const comments = `/tickets/${ticket.id}/comments`
  const comment = await api.post(comments, { body: 'La revisamos hoy.' })
  await api.get(comments)
  await api.get(`${comments}/${comment.id}`)
  await api.post(`/tickets/${ticket.id}/status`, { status: 'RESOLVED', note: 'Era el cable.' })
  await given.post(`/tickets/${ticket.id}/status`, { status: 'CLOSED' })
  await api.get(`/tickets/${ticket.id}/history`)
  await api.post(`/tickets/${ticket.id}/follow-up`, { subject: 'Otra vez no responde' })

  const mistake = await given.post('/tickets', { subject: 'Prueba', description: 'Una prueba.' })
  await api.delete(`/tickets/${mistake.id}`)
  const empty = await given.post('/ticket-categories', { name: 'Otros' })
  await api.delete(`/ticket-categories/${empty.id}`)
}
