import { id, optional, pastDay, settlement, text } from '#core/input/fields'
import { validator, type Infer } from '#core/input/validation'

/** The whole balance without `amount`, on the role `bad_debts` without `accountId`. */
export const writeOffInvoice = validator({
  amount: optional(settlement()),
  date: optional(pastDay()),
  reason: text({ max: 1000 }),
  accountId: optional(id()),
})

export const voidWriteOff = validator({ date: optional(pastDay()) })

export type NewWriteOff = Infer<typeof writeOffInvoice>
