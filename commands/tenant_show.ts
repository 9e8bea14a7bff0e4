import { args } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

const COUNTED = ['users', 'api_keys', 'customers', 'products']

export default class TenantShow extends Command {
  static commandName = 'tenant:show'
  static description = 'Show a company and its number of records'

  @args.string({ description: 'Name or id of the company' })
  declare tenant: string

  protected async work() {
    const { Current } = await import('#core/context/current')
    const { rows } = await import('#core/database/query')
    const { findTenant } = await import('#commands/_tenants')
    const { findSandbox } = await import('#tenants/sandbox_of')
    const { shownTenant } = await import('#tenants/tenant_transformer')

    const tenant = await findTenant(this.tenant)
    const kept = await Current.within(tenant.toCurrent(), () =>
      rows('SELECT name, total FROM record_counts WHERE tenant_id = ?', [tenant.id])
    )
    const counts = Object.fromEntries(
      COUNTED.map((table) => [table, Number(kept.find(({ name }) => name === table)?.total ?? 0)])
    )

    const sandbox = (await findSandbox(tenant))?.publicId ?? null
    const shown = shownTenant(tenant)
    const {
      id,
      status,
      industry,
      countryCode: country,
      currency,
      timezone,
      locale,
      enabledModules: modules,
      createdAt,
    } = shown
    this.answerOne({ ...shown, sandbox, counts }, tenant.name, {
      id,
      status,
      industry,
      country,
      currency,
      timezone,
      locale,
      modules,
      'open since': createdAt,
      ...(sandbox && { sandbox }),
      ...counts,
    })
  }
}
