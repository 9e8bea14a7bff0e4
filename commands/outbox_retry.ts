import { args } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

export default class OutboxRetry extends Command {
  static commandName = 'outbox:retry'
  static description = 'Have the worker try again what has failed for good'

  @args.string({ description: 'Name or id of a company (default: all)', required: false })
  declare tenant?: string

  protected async work() {
    const { retryDead } = await import('#core/dispatch_status')
    const { findTenant } = await import('#commands/_tenants')

    const retried = await retryDead(this.tenant ? (await findTenant(this.tenant)).id : undefined)
    this.answer({ retried }, retried ? `${retried} ${retried === 1 ? 'job is' : 'jobs are'} tried again.` : 'Nothing has failed for good.')
  }
}
