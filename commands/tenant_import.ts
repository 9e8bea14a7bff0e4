import { args, flags } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'
import { passphraseFrom } from '#commands/_passwords'
import { Progress } from '#commands/_progress'

const NOTHING_LEFT = 'Stopped. Nothing of the company is here.'

export default class TenantImport extends Command {
  static commandName = 'tenant:import'
  static description = 'Import the company of an archive, whole or not at all'
  static help = [
    'The archive is read to its end before the first write. It is refused when it is damaged, ' +
      'of another release, or has a value that is taken here, such as the public part of an API ' +
      'key.',
    'The company keeps its state: resume a suspended one with tenant:resume.',
  ]

  @args.string({ description: 'Archive file' })
  declare file: string

  @flags.boolean({ description: 'Read the passphrase from stdin' })
  declare passphraseStdin: boolean

  protected async work() {
    const { importTenant } = await import('#tenants/actions/import_tenant')
    const { shownTenant } = await import('#tenants/tenant_transformer')

    const passphrase = await passphraseFrom({
      isTerminal: this.isTerminal,
      fromStdin: this.passphraseStdin,
      isNew: false,
    })
    const progress = new Progress(!this.json)
    let [inspected, written] = [0, 0]
    const { throwIfAny } = this.interruption.awaited(
      'Stopped. What was written is removed by the worker, or by the next tenant:import of this company, ten minutes from now or later.'
    )
    const tenant = await importTenant(this.file, passphrase, {
      onInspected: (count) => {
        throwIfAny(NOTHING_LEFT)
        progress.say(`${(inspected += count)} rows read`)
      },
      onWritten: (count) => {
        progress.bar('Rows written', (written += count), inspected)
        throwIfAny(NOTHING_LEFT)
      },
      onFailed: () => progress.say('What was written is removed …'),
    }).finally(() => progress.clear())

    const { id, status } = shownTenant(tenant)
    this.answerOne({ ...shownTenant(tenant), rows: written }, `${tenant.name} is here.`, {
      id,
      status,
      rows: written,
    })
  }
}
