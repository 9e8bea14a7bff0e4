import { bodyOf, operation } from '#core/endpoints/operations'
import { openCompany } from '#identity/actions/open_company'
import { openCompanyInput } from '#identity/validators/company'
import { mustBeCountry } from '#tenants/tenant_fields'
import { shownTenant, tenantTransformer } from '#tenants/tenant_transformer'

export const companies = {
  store: operation(
    {
      kind: 'create',
      status: 201,
      input: openCompanyInput,
      output: tenantTransformer,
      summary: 'Open a company',
    },
    async (ctx) => {
      const input = await bodyOf(ctx, openCompanyInput)
      mustBeCountry(input.countryCode)
      const { tenant } = await openCompany(input)

      ctx.response
        .status(201)
        .header('Location', `/api/v1/tenants/${tenant.publicId}`)
        .header('ETag', `"${tenant.version}"`)
      return shownTenant(tenant)
    }
  ),
}
