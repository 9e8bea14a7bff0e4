import { args, flags } from '@adonisjs/core/ace'
import { Command, UsageError } from '#commands/_command'

export default class TenantDelete extends Command {
  static commandName = 'tenant:delete'
  static description = 'Lock a company at once, and delete its data after some days'
  static help = [
    'Until then --cancel restores the company. The worker deletes the rows in batches; the audit log of the platform stays.',
    'To keep a copy, run tenant:export first.',
  ]

  @args.string({ description: 'Name or id of the company' })
  declare tenant: string

  @flags.number({ description: 'Days of grace, from 0 to 365 (default: 30)' })
  declare days?: number

  @flags.string({
    flagName: 'confirm',
    description: 'The name of the company, to confirm it without a terminal',
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
