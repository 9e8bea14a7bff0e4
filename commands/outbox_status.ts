import { args, flags } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

export default class OutboxStatus extends Command {
  static commandName = 'outbox:status'
  static description = 'Show the jobs that wait for the worker, and those that have failed for good'
  static help = [
    'PENDING: not taken yet. DISPATCHED: waiting in Redis, or running. DEAD: failed for good; outbox:retry repeats it, outbox:discard deletes it.',
  ]

  @args.string({ description: 'Name or id of a company (default: all)', required: false })
  declare tenant?: string

  @flags.boolean({ description: 'Show each message that has failed for good, with its id' })
  declare failed: boolean

  protected async work() {
    const { outboxStatus } = await import('#core/jobs/outbox_status')
    const { findTenant } = await import('#commands/_tenants')
    if (this.failed) return this.showFailed()

    const lines = await outboxStatus(this.tenant ? (await findTenant(this.tenant)).id : undefined)
    this.answerList(
      lines,
      ({ tenant, queue, job, state, count, oldest, lastError }) => ({
        'company': tenant,
        queue,
        job,
        state,
        count,
        oldest,
        'last error': lastError,
      }),
      'Nothing waits and nothing has failed.'
    )
  }

  private async showFailed() {
    const { failedJobs } = await import('#core/jobs/failed_jobs')
    const { cellsOf, chosen } = await import('#commands/_failed_jobs')

    this.answerList(await failedJobs(await chosen(this)), cellsOf, 'Nothing has failed for good.')
  }
}
