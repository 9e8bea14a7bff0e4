/** Queues the mails of occasions in the caller's transaction. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { addresseeOf, type Addressee } from '#communications/addressee'
import { isGreeting, type EventTypeName } from '#communications/event_types'
import { whoWantNoGreetings } from '#communications/greetings/optouts'
import { valuesFrom } from '#communications/letters/values'
import CommunicationTemplate from '#communications/models/communication_template'
import type { Occasion } from '#communications/occasions/occasion'
import { queueSends, type NewSend } from '#communications/sending/queued_sends'

/** The share lock keeps the templates from deletion. */
export function activeTemplates(
  eventTypes: readonly EventTypeName[]
): Promise<CommunicationTemplate[]> {
  return CommunicationTemplate.query()
    .whereIn('eventType', [...eventTypes])
    .where('live', 1)
    .where('isActive', true)
    .orderBy('id')
    .forShare()
}

/** Skips mails already queued, and greetings without an address or after an opt-out. */
export async function oweOccasions(
  templates: readonly CommunicationTemplate[],
  occasions: readonly Occasion[]
) {
  await queueSends(await owedBy(templates, occasions))
}

export async function owedBy(
  templates: readonly CommunicationTemplate[],
  occasions: readonly Occasion[]
): Promise<NewSend[]> {
  if (!templates.length || !occasions.length) return []

  const employeeIds = [...new Set(occasions.map(({ employeeId }) => employeeId))]
  const [employees, refusing, written] = [
    await addressees(employeeIds),
    await whoWantNoGreetings(employeeIds),
    await writtenBefore(templates, employeeIds),
  ]
  return templates.flatMap((template) =>
    occasions
      .filter(({ eventType }) => eventType === template.eventType)
      .flatMap((occasion): NewSend[] => {
        const employee = employees.get(occasion.employeeId)
        if (!employee || written.has(keyOf(template.id, occasion.employeeId, occasion.occurrence)))
          return []
        if (isGreeting(template.eventType) && (!employee.email || refusing.has(employee.id)))
          return []

        const { occurrence, day, given } = occasion
        return [
          {
            template,
            employee,
            occurrence,
            values: valuesFrom({ employeeName: employee.name, day, given }),
          },
        ]
      })
  )
}

/** Without models, since a payroll may concern every employee. */
async function addressees(ids: readonly string[]): Promise<Map<string, Addressee>> {
  const found = await rows<Parameters<typeof addresseeOf>[0]>(
    'SELECT id, first_name AS firstName, last_name AS lastName, email FROM employees WHERE tenant_id = ? AND live = 1 AND id IN (?)',
    [Current.tenantId, ids]
  )
  return new Map(found.map((employee) => [employee.id, addresseeOf(employee)]))
}

/** Checked first, since the unique key would refuse the whole INSERT, as it does in a race. */
async function writtenBefore(
  templates: readonly CommunicationTemplate[],
  employeeIds: readonly string[]
): Promise<Set<string>> {
  const found = await rows(
    'SELECT template_id, employee_id, occurrence FROM communication_sends WHERE tenant_id = ? AND template_id IN (?) AND employee_id IN (?)',
    [Current.tenantId, templates.map(({ id }) => id), employeeIds]
  )
  return new Set(
    found.map(({ template_id, employee_id, occurrence }) =>
      keyOf(template_id, employee_id, occurrence)
    )
  )
}

const keyOf = (...parts: string[]) => parts.join(' ')
