/** Employees and templates for tests of mails. */
import CommunicationTemplate from '#communications/models/communication_template'
import { unique, type Company } from '#tests/company'
import { ok } from '#tests/functional/sales/shop'

export const anEmployee = async ({ api }: Company, more: object = {}) =>
  ok(
    await api.post('/employees', {
      firstName: 'Ana',
      lastName: 'Gómez',
      email: `${unique('ana')}@personas.test`,
      hireDate: '2024-01-15',
      baseSalary: 2_000_000,
      ...more,
    })
  )

export const aTemplate = async ({ api }: Company, more: object = {}) =>
  ok(
    await api.post('/communications/templates', {
      eventType: 'CUSTOM',
      name: unique('Plantilla'),
      subject: 'Para {{employeeName}}',
      body: '<p>Hola, {{employeeName}}.</p>',
      ...more,
    })
  )

/** A template as an earlier release took it: with placeholders that nothing fills. */
export const anOldTemplate = ({ as }: Company, more: object = {}) =>
  as(() =>
    CommunicationTemplate.create({
      eventType: 'BIRTHDAY',
      name: unique('Plantilla'),
      subject: 'Para {{employeeName}}',
      body: '<p>Hola, {{employeeName}}.</p>',
      sendDaysBefore: null,
      isActive: true,
      ...more,
    })
  )

/** A send that was asked for by hand. */
export const aSend = async (
  company: Company,
  more: { template?: object; employee?: object; customData?: object } = {}
) => {
  const [employee, template] = [
    await anEmployee(company, more.employee),
    await aTemplate(company, more.template),
  ]
  return ok(
    await company.api.post('/communications/sends', {
      employeeId: employee.id,
      templateId: template.id,
      customData: more.customData,
    })
  )
}
