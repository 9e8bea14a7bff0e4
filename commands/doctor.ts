import { flags } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'
import { Progress } from '#commands/_progress'
import { plain } from '#commands/_plain'
import type { Finding } from '#commands/_doctor'

export default class Doctor extends Command {
  static commandName = 'doctor'
  static description = 'Check the installation, and name a remedy for each finding'
  static help = [
    'It changes nothing. The exit code is 1 when something is wrong.',
    'In a cron job use --quiet, which prints nothing while everything is well.',
  ]

  @flags.boolean({
    description:
      'Also verify the audit chains of all companies from their first row, and the bytes of all files',
  })
  declare full: boolean

  @flags.boolean({ description: 'Print findings only, and nothing while everything is well' })
  declare quiet: boolean

  protected async work() {
    const { examine } = await import('#commands/_doctor')
    const { serviceChecks } = await import('#commands/_doctor_services')
    const { invariantChecks } = await import('#commands/_doctor_invariants')
    const { auditWalk } = await import('#commands/_doctor_audit')
    const { fileWalk } = await import('#commands/_doctor_files')

    const progress = new Progress(!this.json && !this.quiet)
    const checks = [
      ...serviceChecks,
      ...invariantChecks,
      ...(this.full ? [auditWalk(progress), fileWalk(progress)] : []),
    ]
    const findings = await examine(checks, (name) => progress.say(`Looking at ${name} …`))
    progress.clear()

    const ok = findings.every((finding) => finding.ok)
    const told = this.quiet ? findings.filter((finding) => !finding.ok) : findings
    if (told.length)
      this.answerLines({ ok, checks: told }, [
        ...told.map((finding) => this.#line(finding)),
        ...(this.quiet ? [] : ['', ok ? 'All is well.' : 'Something is wrong.']),
      ])
    if (!ok) this.exitCode = 1
  }

  #line({ name, ok, detail, remedy }: Finding) {
    const mark = ok
      ? this.colors.green('ok   ')
      : ok === null
        ? this.colors.dim('?    ')
        : this.colors.red('wrong')
    return `${mark}  ${name.padEnd(16)}  ${plain(detail)}${remedy ? `\n${' '.repeat(25)}→ ${remedy}` : ''}`
  }
}
