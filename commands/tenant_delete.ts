import { args, flags } from '@adonisjs/core/ace'
import { Command, UsageError } from '#commands/_command'

export default class TenantDelete extends Command {
  static commandName = 'tenant:delete'
  static description = 'Lock a company out at once, and delete it after the grace period'
  static help = [
    "Until then --cancel restores it. The worker removes the rows in batches. The platform's own audit log keeps its rows.",
    'Run tenant:export first to keep an archive.',
  ]

  @args.string({ description: 'Name or id of the company' })
  declare tenant: string

  @flags.number({ description: 'Grace period in days, from 0 to 365 (default: 30)' })
  declare days?: number

  @flags.string({
    flagName: 'confirm',
    description: 'Name of the company, to confirm without a terminal',
  })
  declare confirmed?: string

  @flags.boolean({ description: 'Cancel the deletion' })
  declare cancel: boolean

  protected async work() {
    const { findTenant } = await import('#commands/_tenants')
    const { cancelDeletion, deleteTenant } = await import('#tenants/actions/delete_tenant')
    const { shownTenant } = await import('#tenants/tenant_transformer')

    const found = await findTenant(this.tenant)
    if (this.cancel) {
      const tenant = await cancelDeletion(found)
      return this.answer(
        shownTenant(tenant),
        `${tenant.name} is not deleted; it is ${tenant.status} again.`
      )
    }

    const days = this.days ?? 30
    if (!Number.isInteger(days) || days < 0 || days > 365)
      throw new UsageError('--days must be a whole number from 0 to 365.')
    const typed =
      this.confirmed ??
      (await this.need(
        undefined,
        '--confirm',
        `All data of ${found.name} will be deleted. Type its name`
      ))
    if (typed.trim() !== found.name)
      throw new UsageError('The name does not match; nothing was changed.', { status: 1 })

    const tenant = await deleteTenant(found, days)
    this.answerOne(
      { ...shownTenant(tenant), deleteAfter: tenant.deleteAfter },
      `${tenant.name} is shut off.`,
      {
        'removed after': tenant.deleteAfter!,
        ...(days > 0 && { 'until then': `node ace tenant:delete ${tenant.publicId} --cancel` }),
      }
    )
  }
}
