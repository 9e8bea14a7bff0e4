import { args, flags } from '@adonisjs/core/ace'
import { Command, UsageError } from '#commands/_command'
import { passwordFrom } from '#commands/_passwords'

export default class UserPassword extends Command {
  static commandName = 'user:password'
  static description = "Set a user's password; all their tokens end"
  static optionOf = { password: 'The password' }

  @args.string({ description: 'E-mail of the user' })
  declare email: string

  @flags.boolean({ description: 'Read the password from stdin' })
  declare passwordStdin: boolean

  protected async work() {
    const { Current } = await import('#core/context/current')
    const { anyUserWith } = await import('#commands/_tenants')
    const { givePassword } = await import('#identity/actions/give_password')

    const { user, tenant } = await anyUserWith(this.email)
    const password = await passwordFrom({
      isTerminal: this.isTerminal,
      fromStdin: this.passwordStdin,
    })
    if (password === undefined)
      throw new UsageError(
        '--password-stdin is missing, and there is no terminal to ask for the password on.'
      )

    await Current.within(tenant, () => givePassword(user, password))
    this.answer(
      { id: user.id, email: user.email, tenant: { id: tenant.publicId, name: tenant.name } },
      `${user.email} of ${tenant.name} has a new password; all earlier tokens have ended.`
    )
  }
}
