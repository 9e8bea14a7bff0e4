import { flags } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'
import { Progress } from '#commands/_progress'
import { plain } from '#commands/_plain'
import type { Finding } from '#commands/_doctor'

export default class Doctor extends Command {
  static commandName = 'doctor'
  static description = 'Check the installation, and say how to repair what is wrong'
  static help = [
    'The exit code is 1 when something is wrong. It changes nothing and may run at any time.',
    'For cron: --quiet prints nothing while all is well, so that cron sends a mail only for problems.',
  ]

  @flags.boolean({
    description: 'Also verify the audit logs of all companies from their first row',
  })
  declare full: boolean

  @flags.boolean({ description: 'Print only what is wrong' })
  declare quiet: boolean

  protected async work() {
    const { examine } = await import('#commands/_doctor')
    const { serviceChecks } = await import('#commands/_doctor_services')
    const { invariantChecks } = await import('#commands/_doctor_invariants')
    const { auditWalk } = await import('#commands/_doctor_audit')

    const progress = new Progress(!this.json && !this.quiet)
    const checks = [
      ...serviceChecks,
      ...invariantChecks,
      ...(this.full ? [auditWalk(progress)] : []),
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
