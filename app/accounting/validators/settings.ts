import { id, mapOf, object, optional } from '#core/input/fields'
import { validator } from '#core/input/validation'
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
})
