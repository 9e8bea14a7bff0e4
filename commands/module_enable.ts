import { args } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

export default class ModuleEnable extends Command {
  static commandName = 'module:enable'
  static description = 'Enable a module for a company'
  static help = ['Running servers follow within 5 seconds.']
  static optionOf = { enabledModules: 'module' }

  @args.string({ description: 'Name or id of the company' })
  declare tenant: string

  @args.string({ description: 'Code of the module, such as HEALTHCARE' })
  declare module: string

  protected async work() {
    const { findTenant } = await import('#commands/_tenants')
    const { enableModule } = await import('#tenants/actions/enable_module')
    const { shownTenant } = await import('#tenants/tenant_transformer')

    const code = this.module.toUpperCase()
    const found = await findTenant(this.tenant)
    const tenant = await enableModule(found, code)
    this.answer(shownTenant(tenant), `${tenant.name} now has ${code}.`)
  }
}
