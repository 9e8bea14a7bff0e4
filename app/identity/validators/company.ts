import { email, name, object, optional } from '#core/input/fields'
import { validator } from '#core/input/validation'
import { newPassword } from '#identity/passwords'
import { newTenantFields } from '#tenants/tenant_fields'

export const openCompanyInput = validator({
  ...newTenantFields,
  admin: object({ email: email(), name: name(), password: newPassword() }),
})

/** In the terminal an administrator without a password is invited. */
export const openCompanyByInvitation = validator({
  ...newTenantFields,
  admin: object({ email: email(), name: name(), password: optional(newPassword()) }),
})
