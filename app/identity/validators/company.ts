import { email, name, object, optional } from '#core/fields'
import { validator } from '#core/validation'
import { newPassword } from '#identity/passwords'
import { tenantFields } from '#tenants/tenant_fields'

export const openCompanyInput = validator({ ...tenantFields, admin: object({ email: email(), name: name(), password: newPassword() }) })

/** From a terminal: an administrator without a password is invited. */
export const openCompanyByInvitation = validator({ ...tenantFields, admin: object({ email: email(), name: name(), password: optional(newPassword()) }) })
