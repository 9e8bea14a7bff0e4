import { lockOrFail, readRecord } from '#core/endpoints/operations'
import { conflict } from '#core/errors/refusal'
import { dryRunEffect } from '#core/database/transaction/writes'
import Employee from '#hr/models/employee'
import { addresseeOf } from '#communications/addressee'
import { mustBeSendable } from '#communications/actions/ask_send'
import CommunicationSend from '#communications/models/communication_send'
import CommunicationTemplate from '#communications/models/communication_template'
import { oweAgain } from '#communications/sending/queued_sends'
import { sendTransformer } from '#communications/transformers/send_transformer'

/** Queues a FAILED mail again with the current template and address; 409 in other states. */
export async function retrySend(id: string): Promise<CommunicationSend> {
  const { employeeId, templateId } = await readRecord(sendTransformer, id)
  const employee = await Employee.query()
    .where('id', employeeId)
    .where('live', 1)
    .forShare()
    .first()
  const template = await CommunicationTemplate.query()
    .where('id', templateId)
    .where('live', 1)
    .forShare()
    .first()
  const send = await lockOrFail(CommunicationSend, id)

  if (send.status !== 'FAILED')
    throw conflict(
      'INVALID_TRANSITION',
      `The mail is ${send.status}: only a FAILED mail can be sent again`,
      { currentStatus: send.status, allowedActions: [] }
    )
  if (!template) throw conflict('TEMPLATE_INACTIVE', 'The template was deleted')
  if (!employee) throw conflict('NO_EMAIL', 'The employee was deleted')
  const addressee = addresseeOf(employee)
  await mustBeSendable(template, addressee)

  await oweAgain(send, { template, employee: addressee })
  dryRunEffect('mail', { to: send.recipient, subject: send.subject })
  return send
}
