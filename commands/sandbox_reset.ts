import { args, flags } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

export default class SandboxReset extends Command {
  static commandName = 'sandbox:reset'
  static description = 'Empty the sandbox of a company; test keys keep working'
  static help = [
    'A new sandbox begins with the settings and accounts of the company, and the worker removes the old one.',
    'Running servers use the new one within 5 seconds. Without a sandbox, one is made.',
  ]

  @args.string({ description: 'Name or id of the company' })
  declare tenant: string

  @flags.boolean({ alias: 'y', description: 'Do not ask for confirmation' })
  declare yes: boolean

  protected async work() {
    const { Current } = await import('#core/context/current')
    const { findTenant } = await import('#commands/_tenants')
    const { resetSandbox } = await import('#tenants/sandbox/reset_sandbox')
    const { shownSandbox } = await import('#tenants/sandbox/sandbox_transformer')

    const company = (await findTenant(this.tenant)).toCurrent()
    await this.confirm(`Delete everything in the sandbox of ${company.name}?`, this.yes)
    const made = await Current.within(company, () => resetSandbox(company))
    const sandbox = await Current.within(made, shownSandbox)
    this.answer(sandbox, `The sandbox of ${company.name} is empty.`)
  }
}
