import { args, flags } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

export default class ModuleDisable extends Command {
  static commandName = 'module:disable'
  static description = 'Disable a module of a company'
  static help = ['Running servers follow within 5 seconds. The records of the module stay.']
  static optionOf = { enabledModules: 'module' }

  @args.string({ description: 'Name or id of the company' })
  declare tenant: string

  @args.string({ description: 'Code of the module, such as HEALTHCARE' })
  declare module: string

  @flags.boolean({ alias: 'y', description: 'Do not ask' })
  declare yes: boolean

  protected async work() {
    const { findTenant } = await import('#commands/_tenants')
    const { disableModule } = await import('#tenants/actions/enable_module')
    const { shownTenant } = await import('#tenants/tenant_transformer')

    const code = this.module.toUpperCase()
    const found = await findTenant(this.tenant)
    await this.confirm(`Disable ${code} for ${found.name}?`, this.yes)
    const tenant = await disableModule(found, code)
    this.answer(shownTenant(tenant), `${tenant.name} no longer has ${code}.`)
  }
}
