import { resolve } from 'node:path'
import { args, flags } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'
import { passphraseFrom } from '#commands/_passwords'
import { Progress } from '#commands/_progress'

export default class TenantExport extends Command {
  static commandName = 'tenant:export'
  static description = 'Write all data of a company, as of this moment, to an archive'
  static help = [
    'It may run while the company works. tenant:import brings the archive into this or another installation, with the passphrase that is asked for here.',
    'To move a company, suspend it first and wait until outbox:status shows nothing: waiting mails and jobs are not in the archive.',
  ]

  @args.string({ description: 'Name or id of the company' })
  declare tenant: string

  @flags.string({ description: 'The file (default: the id and the day, in this folder)' })
  declare to?: string

  @flags.boolean({ description: 'Read the passphrase from stdin' })
  declare passphraseStdin: boolean

  protected async work() {
    const { existsSync } = await import('node:fs')
    const { stat } = await import('node:fs/promises')
    const { Refusal } = await import('#core/errors/refusal')
    const { findTenant } = await import('#commands/_tenants')
    const { exportTenant } = await import('#tenants/actions/export_tenant')

    const tenant = await findTenant(this.tenant)
    const file = resolve(
      this.to ?? `${tenant.publicId}-${new Date().toISOString().slice(0, 10)}.oficio`
    )
    if (existsSync(file)) throw new Refusal(409, 'DUPLICATE', `There is a file ${file} already`)

    const passphrase = await passphraseFrom({
      isTerminal: this.isTerminal,
      fromStdin: this.passphraseStdin,
      isNew: true,
    })
    const progress = new Progress(!this.json)
    const { throwIfAny } = this.interruption.awaited(
      `Stopped. ${file}.part is no archive: remove it.`
    )
    const { rows, owed } = await exportTenant(tenant, file, passphrase, (table, count) => {
      throwIfAny('Stopped. There is no archive.')
      progress.say(`${table}: ${count} rows`)
    }).finally(() => progress.clear())

    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    const { size } = await stat(file)
    const facts = {
      'id': tenant.publicId,
      'rows': total,
      'bytes': size,
      'owed, and left here': owed,
    }
    this.answerOne(
      { file, tenantId: tenant.publicId, rows, total, bytes: size, owed },
      `${tenant.name} is in ${file}.`,
      facts
    )
  }
}
