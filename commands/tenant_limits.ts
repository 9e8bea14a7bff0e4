import { args, flags } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

export default class TenantLimits extends Command {
  static commandName = 'tenant:limits'
  static description = 'Show or change the limits of a company'
  static help = [
    'Without an option it shows the limits. --default resets all of them to those of the installation.',
  ]
  static optionOf = {
    'limits.apiKeys': '--api-keys',
    'limits.webhooks': '--webhooks',
    'limits.waitingJobs': '--waiting-jobs',
    'limits.invitationsPerHour': '--invitations',
    'filesQuotaMiB': '--files-quota',
  }

  @args.string({ description: 'Name or id of the company' })
  declare tenant: string

  @flags.number({ description: 'API keys that are neither revoked nor expired' })
  declare apiKeys?: number

  @flags.number({ description: 'Webhooks, active or not' })
  declare webhooks?: number

  @flags.number({ description: 'Exports and imports together that wait for a worker' })
  declare waitingJobs?: number

  @flags.number({ description: 'Invitations to one e-mail address within an hour' })
  declare invitations?: number

  @flags.number({ description: 'MiB that all files may take' })
  declare filesQuota?: number

  @flags.boolean({ description: 'Reset the company to the limits of the installation' })
  declare default: boolean

  protected async work() {
    const { validate } = await import('#core/input/validation')
    const { findTenant } = await import('#commands/_tenants')
    const { changeTenant } = await import('#tenants/actions/change_tenant')
    const { keptQuota } = await import('#files/quota')
    const { keptLimits } = await import('#tenants/ceilings')
    const { shownTenant } = await import('#tenants/tenant_transformer')
    const { updateTenant } = await import('#tenants/validators/tenant')

    const found = await findTenant(this.tenant)
    const { apiKeys, webhooks, waitingJobs, invitations: invitationsPerHour } = this
    const { limits, filesQuotaMiB } = await validate(updateTenant, {
      limits: { apiKeys, webhooks, waitingJobs, invitationsPerHour },
      filesQuotaMiB: this.filesQuota,
    })
    const tenant = await changeTenant(found.id, 'updated', (one) => {
      one.limits = keptLimits(this.default ? null : one.limits, limits!)
      if (this.default) one.filesQuotaMib = null
      if (filesQuotaMiB !== undefined) one.filesQuotaMib = keptQuota(filesQuotaMiB)
    })
    const shown = shownTenant(tenant)
    this.answerOne(shown, `The ceilings of ${tenant.name}:`, {
      ...shown.limits,
      filesQuotaMiB: shown.filesQuotaMiB,
    })
  }
}
