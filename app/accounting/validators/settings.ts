import { choice, id, mapOf, money, object, optional, percent } from '#core/input/fields'
import { validator } from '#core/input/validation'
import { RECEIPT_POSTINGS } from '#accounting/roles/bill_settings'
import { ROLE_NAMES, type Role } from '#accounting/roles/roles'

export const updateAccounting = validator({
  roles: optional(
    object(
      Object.fromEntries(ROLE_NAMES.map((role) => [role, optional(id())])) as Record<
        Role,
        ReturnType<typeof optional<ReturnType<typeof id>>>
      >
    )
  ),
  expenseAccounts: optional(mapOf(optional(id()))),
  defaultBankAccountId: optional(id()),
  roundingLimit: optional(money({ min: 0 })),
  receiptPosting: optional(choice(RECEIPT_POSTINGS)),
  billPriceTolerance: optional(percent()),
  billQuantityTolerance: optional(percent()),
})
