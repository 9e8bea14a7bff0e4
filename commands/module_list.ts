import { args } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

export default class ModuleList extends Command {
  static commandName = 'module:list'
  static description = 'List the modules, and the companies that have them'

  @args.string({ description: 'Name or id of a company, to list its modules', required: false })
  declare tenant?: string

  protected async work() {
    const { MODULES } = await import('#tenants/modules')
    if (this.tenant) {
      const { findTenant } = await import('#commands/_tenants')
      const { enabledModules } = await findTenant(this.tenant)
      return this.answerList(
        MODULES.map((code) => ({ code, enabled: enabledModules.includes(code) })),
        ({ code, enabled }) => ({ module: code, enabled }),
        ''
      )
    }

    const { PLATFORM } = await import('#core/context/platform_tenant')
    const { default: Tenant } = await import('#tenants/models/tenant')
    const tenants = await Tenant.query()
      .whereNot('id', PLATFORM.id)
      .where('is_company', 1)
      .orderBy('name')
    const having = MODULES.map((code) => ({
      code,
      tenants: tenants
        .filter(({ enabledModules }) => enabledModules.includes(code))
        .map(({ name }) => name),
    }))
    this.answerList(having, ({ code, tenants }) => ({ module: code, companies: tenants }), '')
  }
}
