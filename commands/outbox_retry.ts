import { args, flags } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

export default class OutboxRetry extends Command {
  static commandName = 'outbox:retry'
  static description = 'Let the worker retry messages that have failed for good'

  @args.string({ description: 'Name or id of a company (default: all)', required: false })
  declare tenant?: string

  @flags.array({
    description:
      'Id of a message, as outbox:status --failed shows it; may be repeated (default: all)',
  })
  declare id?: string[]

  protected async work() {
    const { retryFailed } = await import('#core/jobs/failed_jobs')
    const { chosen } = await import('#commands/_failed_jobs')

    const retried = await retryFailed(await chosen(this))
    const sentence = `${retried} ${retried === 1 ? 'job is' : 'jobs are'} tried again.`
    this.answer({ retried }, retried ? sentence : 'Nothing has failed for good.')
  }
}
