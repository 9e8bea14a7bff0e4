/**
 * The public module of mails of documents. `queueDelivery` logs a mail and queues its job, which
 * calls `sendDelivery` with the letter and the PDF of the document.
 */
export {
  DELIVERY_STATES,
  type default as DocumentDelivery,
} from '#document_mails/models/document_delivery'
export { mailLetter } from '#document_mails/sending/mail_letter'
export type { Delivery } from '#document_mails/sending/outcomes'
export { queueDelivery } from '#document_mails/sending/queue_delivery'
export { sendDelivery, type Prepared } from '#document_mails/sending/send_delivery'
export { deliveryTransformer } from '#document_mails/transformers/delivery_transformer'
export { sendDocument, sendingFields, type Sending } from '#document_mails/validators/sending'
export { dayAndDistance } from '#document_mails/writing/days_left'
