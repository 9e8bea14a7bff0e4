import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { newId } from '#core/primitives/ids'
import { conflict, invalid } from '#core/errors/refusal'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { dryRunEffect } from '#core/database/transaction/writes'
import { lockEmployee } from '#hr/employees'
import { addresseeOf, type Addressee } from '#communications/addressee'
import { isGreeting } from '#communications/event_types'
import { wantsGreetings } from '#communications/greetings/optouts'
import { mustFit, subjectOf } from '#communications/letters/letter'
import { missingIn, type Values } from '#communications/letters/placeholders'
import { valuesFrom, type Given } from '#communications/letters/values'
import type CommunicationSend from '#communications/models/communication_send'
import CommunicationTemplate from '#communications/models/communication_template'
import { oweOne } from '#communications/sending/queued_sends'

/** Queues one mail. Refuses 422 unknown records, missing values and letters that are too long. */
export async function askSend({
  employeeId,
  templateId,
  customData,
}: {
  employeeId: string
  templateId: string
  customData?: Given | null
}): Promise<CommunicationSend> {
  const employee = addresseeOf(await lockEmployee(employeeId))
  const template = await lockTemplate(templateId)

  await mustBeSendable(template, employee, { template: 'templateId', employee: 'employeeId' })

  const values = valuesFrom({
    employeeName: employee.name,
    day: todayIn(Current.tenant.timezone),
    given: customData ?? {},
  })
  mustHaveAll(template, values)
  mustFit(template, values, 'customData')

  dryRunEffect('mail', { to: employee.email, subject: subjectOf(template.subject, values) })
  return oweOne(newId(), { template, employee, values })
}

/** Refuses 409 an inactive template, a missing address, and a greeting to an opted-out employee. */
export async function mustBeSendable(
  { isActive, eventType }: CommunicationTemplate,
  { id, email }: Addressee,
  fields: { template?: string; employee?: string } = {}
) {
  if (!isActive)
    throw conflict('TEMPLATE_INACTIVE', 'The template is not active', { field: fields.template })
  if (!email)
    throw conflict('NO_EMAIL', 'The employee has no e-mail address', { field: fields.employee })
  if (isGreeting(eventType) && !(await wantsGreetings(id)))
    throw conflict('UNSUBSCRIBED', 'The employee wants no greetings', { field: fields.employee })
}

/** The lock keeps the template from deletion. */
async function lockTemplate(id: string): Promise<CommunicationTemplate> {
  const template = await CommunicationTemplate.query()
    .where('id', id)
    .where('live', 1)
    .forShare()
    .first()
  if (!template) throw invalid('templateId', 'NOT_FOUND', 'There is no such template')
  return template
}

function mustHaveAll({ subject, body }: CommunicationTemplate, values: Values) {
  const missing = missingIn([subject, body], values)
  if (missing.length)
    throw new ValidationFailed(
      missing.map((name) =>
        fieldError(
          ['customData', name],
          'REQUIRED',
          `customData.${name} is required: the template asks for it.`
        )
      )
    )
}
