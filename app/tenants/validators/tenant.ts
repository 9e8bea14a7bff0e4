import { email, flag, optional, text, withDefault } from '#core/fields'
import { updateValidator } from '#core/validation'
import { DEFAULT_SETTINGS } from '#tenants/settings'
import { tenantFields } from '#tenants/tenant_fields'

export const updateTenant = updateValidator(tenantFields, { kept: ['status'] })

export const updateSettings = updateValidator(
  {
    ...tenantFields,
    allowNegativeStock: withDefault(flag(), DEFAULT_SETTINGS.allowNegativeStock),
    taxId: optional(text({ max: 64 })),
    address: optional(text({ max: 255 })),
    phone: optional(text({ max: 64 })),
    email: optional(email()),
  },
  { kept: ['tenantId'] }
)
