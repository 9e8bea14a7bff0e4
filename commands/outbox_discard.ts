import { args, flags } from '@adonisjs/core/ace'
import { Command, UsageError } from '#commands/_command'

export default class OutboxDiscard extends Command {
  static commandName = 'outbox:discard'
  static description =
    'Delete messages that have failed for good, such as an invitation to an unknown address'
  static help = [
    'Each discarded message leaves a row in the audit log of its company, with the reason.',
    'Name the messages by --id, by their company, or with --all.',
  ]

  @args.string({
    description: 'Name or id of a company; platform is the platform itself',
    required: false,
  })
  declare tenant?: string

  @flags.array({
    description: 'Id of a message, as outbox:status --failed shows it; may be repeated',
  })
  declare id?: string[]

  @flags.boolean({ description: 'All failed messages of all companies' })
  declare all: boolean

  @flags.string({ description: 'The reason, for the audit log' })
  declare reason?: string

  @flags.boolean({ description: 'Show what would be discarded, and discard nothing' })
  declare dryRun: boolean

  @flags.boolean({ alias: 'y', description: 'Do not ask' })
  declare yes: boolean

  protected async work() {
    const { discardFailed, failedJobs } = await import('#core/jobs/failed_jobs')
    const { cellsOf, chosen } = await import('#commands/_failed_jobs')
    if (!this.all && !this.id && this.tenant === undefined)
      throw new UsageError('Name a company, messages by --id, or --all.')
    if (this.all && (this.id || this.tenant !== undefined))
      throw new UsageError('--all leaves no choice: name no company and no --id.')

    const selection = await chosen(this)
    const found = await failedJobs(selection)
    const missing = selection.ids?.filter((id) => !found.some((one) => one.id === id)) ?? []
    if (missing.length)
      throw new UsageError(`Nothing that has failed for good has the id ${missing.join(', ')}.`, {
        status: 1,
      })
    if (this.dryRun || !found.length)
      return this.answerList(found, cellsOf, 'Nothing has failed for good.')

    const reason = (await this.need(this.reason, '--reason', 'Why are they given up?')).trim()
    if (!reason || reason.length > 500)
      throw new UsageError('--reason must be a text of 1 to 500 characters.')
    await this.confirm(
      `Give up ${found.length === 1 ? 'this message' : `these ${found.length} messages`} for good?`,
      this.yes
    )

    const discarded = await discardFailed({ ids: found.map(({ id }) => id) }, reason)
    const sentence = `${discarded.length} ${discarded.length === 1 ? 'message is' : 'messages are'} discarded.`
    this.answer({ discarded }, sentence)
  }
}
