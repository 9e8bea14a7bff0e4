/** The sandbox of a company, for sweeps that treat it as another company. */
import { Current } from '#core/context/current'
import { clientOf } from '#tests/api'
import { aCompany, tokenOf, type Company } from '#tests/company'
import { sandboxOf } from '#tenants/sandbox_of'

/** The company's administrator in test mode; `as` works in the sandbox. */
export async function sandboxOfCompany(company: Company): Promise<Company> {
  const tenant = await company.as(() => sandboxOf(company.tenant))
  const headers = { 'oficio-environment': 'test' }
  return {
    ...company,
    tenant,
    as: (work) => Current.run({ tenant }, work),
    api: clientOf(await tokenOf(company.admin, company.tenant.publicId), headers),
  }
}

/** A company and its sandbox. */
export async function aCompanyWithSandbox() {
  const company = await aCompany()
  return { company, sandbox: await sandboxOfCompany(company) }
}
