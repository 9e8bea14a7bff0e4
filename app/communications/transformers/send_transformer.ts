import { defineTransformer, out } from '#core/resources/transformer'
import { SEND_STATES } from '#communications/models/communication_send'

/** A log entry without the letter, whose placeholders may contain pay. */
export const sendTransformer = defineTransformer('CommunicationSend', 'communication_sends', {
  id: out.id(),
  employeeId: out.id(),
  templateId: out.id(),
  recipient: out.orNull(out.text({ description: 'The address; null where the employee had none' })),
  subject: out.text(),
  status: out.choice(SEND_STATES, { description: 'QUEUED and SENDING become SENT or FAILED' }),
  error: out.orNull(out.text({ description: 'Why it failed, or what it waits for' })),
  attempts: out.whole({ description: 'How often it was given to the mail server' }),
  sentAt: out.orNull(out.instant()),
})
