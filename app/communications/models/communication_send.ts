import { CommunicationSendSchema } from '#database/schema'

export const SEND_STATES = ['QUEUED', 'SENDING', 'SENT', 'FAILED'] as const

export type SendStatus = (typeof SEND_STATES)[number]

export default class CommunicationSend extends CommunicationSendSchema {
  /** Not audited: a log itself, whose placeholders, such as pay, auditors must not see. */
  static audited = false

  declare status: SendStatus
}
