import { CommunicationSendSchema } from '#database/schema'

export const SEND_STATES = ['QUEUED', 'SENDING', 'SENT', 'FAILED'] as const

export type SendStatus = (typeof SEND_STATES)[number]

export default class CommunicationSend extends CommunicationSendSchema {
  declare status: SendStatus
}
