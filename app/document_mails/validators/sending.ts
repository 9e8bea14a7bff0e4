/** The body of operations that mail a document. */
import { email, id, line, listOf, listOrText, optional, text } from '#core/input/fields'
import { validator, type Infer } from '#core/input/validation'

/** Addresses in `to`, and as many in `cc`. */
const MOST_ADDRESSES = 10

/** Files beside the document. */
const MOST_FILES = 10

const addresses = () => listOrText(email(), { max: MOST_ADDRESSES })

export const sendingFields = {
  to: optional(addresses()),
  cc: optional(addresses()),
  subject: optional(line()),
  message: optional(text({ max: 10_000 })),
  attachments: optional(listOf(id(), { max: MOST_FILES })),
}

/** Without a body the mail goes to the address of the record, with the usual text. */
export const sendDocument = validator(sendingFields)

export type Sending = Infer<typeof sendDocument>
