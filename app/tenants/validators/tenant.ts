import { updateValidator } from '#core/validation'
import { tenantFields } from '#tenants/tenant_fields'

export const updateTenant = updateValidator(tenantFields, { kept: ['status'] })
