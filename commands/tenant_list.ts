import { Command } from '#commands/_command'

export default class TenantList extends Command {
  static commandName = 'tenant:list'
  static description = 'List all companies'

  protected async work() {
    const { PLATFORM } = await import('#core/context/platform_tenant')
    const { default: Tenant } = await import('#tenants/models/tenant')
    const { shownTenant } = await import('#tenants/tenant_transformer')

    const tenants = await Tenant.query()
      .whereNot('id', PLATFORM.id)
      .where('is_company', 1)
      .orderBy('name')
    this.answerList(
      tenants.map(shownTenant),
      (tenant) => ({
        name: tenant.name,
        status: tenant.status,
        country: tenant.countryCode,
        currency: tenant.currency,
        timezone: tenant.timezone,
        modules: tenant.enabledModules,
        id: tenant.id,
      }),
      'There is no company yet; tenant:create opens one.'
    )
  }
}
