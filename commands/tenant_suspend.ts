import { args, flags } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

export default class TenantSuspend extends Command {
  static commandName = 'tenant:suspend'
  static description = 'Suspend a company: its users and API keys are refused'
  static help = [
    'Running servers refuse them within 5 seconds. No data is lost; tenant:resume ends the suspension.',
  ]

  @args.string({ description: 'Name or id of the company' })
  declare tenant: string

  @flags.boolean({ alias: 'y', description: 'Do not ask' })
  declare yes: boolean

  protected async work() {
    const { findTenant } = await import('#commands/_tenants')
    const { suspendTenant } = await import('#tenants/actions/suspend_tenant')
    const { shownTenant } = await import('#tenants/tenant_transformer')

    const found = await findTenant(this.tenant)
    await this.confirm(`Lock out everybody of ${found.name}?`, this.yes)
    const tenant = await suspendTenant(found)
    this.answer(
      shownTenant(tenant),
      `${tenant.name} is suspended. \`node ace tenant:resume\` lets it in again.`
    )
  }
}
