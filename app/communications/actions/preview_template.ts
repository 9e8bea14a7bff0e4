import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { readRecord } from '#core/endpoints/operations'
import type { JsonSchema } from '#core/resources/transformer'
import { invalid } from '#core/errors/refusal'
import Employee from '#hr/models/employee'
import { addresseeOf } from '#communications/addressee'
import { mustFit, subjectOf, writerOf } from '#communications/letters/letter'
import { missingIn } from '#communications/letters/placeholders'
import { valuesFrom, type Given } from '#communications/letters/values'
import { templateTransformer } from '#communications/transformers/template_transformer'

export const previewSchema: JsonSchema = {
  type: 'object',
  title: 'CommunicationPreview',
  required: ['subject', 'html', 'text', 'missing'],
  properties: {
    subject: { type: 'string' },
    html: { type: 'string' },
    text: { type: 'string', description: 'The same for those who read mail as text' },
    missing: {
      type: 'array',
      items: { type: 'string' },
      description: 'Placeholders that have no value yet; they stand in the letter as they are',
    },
  },
}

/** Today's letter; missing values are listed. Refuses 422 an unknown employee, a long letter. */
export async function previewOf(
  id: string,
  { employeeId, customData }: { employeeId?: string | null; customData?: Given | null }
) {
  const { subject, body } = await readRecord(templateTransformer, id)
  const employee = employeeId
    ? await Employee.query().where('id', employeeId).where('live', 1).first()
    : undefined
  if (employee === null) throw invalid('employeeId', 'NOT_FOUND', 'There is no such employee')

  const values = valuesFrom({
    employeeName: employee && addresseeOf(employee).name,
    day: todayIn(Current.tenant.timezone),
    given: customData ?? {},
  })
  mustFit({ subject, body }, values, 'customData')
  return {
    subject: subjectOf(subject, values),
    ...writerOf(body)(values),
    missing: missingIn([subject, body], values),
  }
}
