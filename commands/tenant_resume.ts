import { args } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

export default class TenantResume extends Command {
  static commandName = 'tenant:resume'
  static description = 'End the suspension of a company'

  @args.string({ description: 'Name or id of the company' })
  declare tenant: string

  protected async work() {
    const { findTenant } = await import('#commands/_tenants')
    const { resumeTenant } = await import('#tenants/actions/suspend_tenant')
    const { shownTenant } = await import('#tenants/tenant_transformer')

    const tenant = await resumeTenant(await findTenant(this.tenant))
    this.answer(shownTenant(tenant), `${tenant.name} is active again.`)
  }
}
