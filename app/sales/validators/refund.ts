import { code, id, optional, pastDay, settlement, text } from '#core/input/fields'
import { validator, type Infer } from '#core/input/validation'

export const createRefund = validator({
  amount: settlement(),
  date: optional(pastDay()),
  bankAccountId: optional(id()),
  reference: optional(code(255)),
})

export const voidRefund = validator({
  reason: optional(text({ max: 1000 })),
  date: optional(pastDay()),
})

export type NewRefund = Infer<typeof createRefund>
export type RefundVoid = Infer<typeof voidRefund>
