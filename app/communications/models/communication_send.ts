import { CommunicationSendSchema } from '#database/schema'

export const SEND_STATES = ['QUEUED', 'SENDING', 'SENT', 'FAILED'] as const

export type SendStatus = (typeof SEND_STATES)[number]

export default class CommunicationSend extends CommunicationSendSchema {
  /**
   * It is a log itself, and what its placeholders hold, such as pay, is not for the readers of
   * another.
   */
  static audited = false

  declare status: SendStatus
}
