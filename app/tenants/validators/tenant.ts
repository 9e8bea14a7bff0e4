import { updateValidator } from '#core/input/validation'
import { changedTenantFields } from '#tenants/tenant_fields'

export const updateTenant = updateValidator(changedTenantFields, { kept: ['status'] })
