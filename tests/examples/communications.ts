/** Templates of mails, sends and their log. */
import { execute } from '#core/database/query'
import { EMPLOYEE } from '#tests/examples/hr'
import type { Scenario } from '#tests/examples/recorder'

export const communications: Scenario = async ({ api, given, company }) => {
  const employee = await given.post('/employees', EMPLOYEE)
  const template = await api.post('/communications/templates', {
    eventType: 'CUSTOM',
    name: 'Aviso de inventario',
    subject: 'Inventario el {{date}}',
    body: '<p>Hola {{employeeName}}: el inventario empieza a las {{hour}}.</p>',
  })
  await api.get('/communications/templates')
  await api.get(`/communications/templates/${template.id}`)
  await api.patch(`/communications/templates/${template.id}`, { subject: 'Inventario: {{date}}' })
  await api.post(`/communications/templates/${template.id}/preview`, {
    employeeId: employee.id,
    customData: { hour: '18:00' },
  })

  const send = await api.post('/communications/sends', {
    employeeId: employee.id,
    templateId: template.id,
    customData: { hour: '18:00' },
  })
  await api.get(`/communications/sends/${send.id}`)
  await company.as(() =>
    execute(
      "UPDATE communication_sends SET status = 'FAILED', due_at = NULL WHERE tenant_id = ? AND id = ?",
      [company.tenant.id, send.id]
    )
  )
  await api.get('/communications/log?status=FAILED')
  await api.post(`/communications/sends/${send.id}/retry`)

  const other = await given.post('/communications/templates', {
    eventType: 'BIRTHDAY',
    name: 'Cumpleaños',
    subject: 'Feliz cumpleaños, {{employeeName}}',
    body: '<p>Que lo disfrutes.</p>',
  })
  await api.delete(`/communications/templates/${other.id}`)
}
