/** The kinds of recurring documents: the fields, names and actions in which they differ. */
import type { Fields } from '#core/input/fields'
import type { RecurringLifecycle } from '#recurring/lifecycles'
import type RecurringTemplate from '#recurring/models/recurring_template'
import type { KindName } from '#recurring/models/recurring_template'

/** A document as a request has it, kept as JSON. */
export type Body = Record<string, any>

/** The period that a document is for. */
export type Period = { start: string; end: string }

/** A document that was made. `code` says what was not done with it, such as NO_EMAIL. */
export type Made = { documentId: string; code: string | null }

type Asked = Pick<RecurringTemplate, 'mode' | 'prices' | 'send'>

export type Kind = {
  name: KindName
  /** The path of its resource, such as `recurring-invoices`. */
  path: string
  /** The name of its record, such as `RecurringInvoice`. */
  title: string
  /** The prefix of its events, such as `recurring_invoice`. */
  event: string
  /** The resource of its scopes. */
  scope: string
  model: typeof RecurringTemplate
  lifecycle: RecurringLifecycle
  /** The fields of the document that each one has. */
  fields: Fields
  /** A further scope that all of its operations need. */
  needs?: string
  /** Otherwise each document is issued. */
  hasDrafts: boolean
  /** It sells products, at fixed or current prices, and is mailed to a customer. */
  isSale: boolean
  /** Makes a document in the open transaction. Refuses as the document itself does. */
  make(body: Body, period: Period, template: RecurringTemplate): Promise<Made>
  /** Makes a document and takes it back. Answers the body as it is kept. Refuses as `make` does. */
  settled(body: Body, period: Period, asked: Asked): Promise<Body>
}
