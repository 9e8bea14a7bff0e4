import { args, flags } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

export default class UserTotpReset extends Command {
  static commandName = 'user:totp-reset'
  static description = 'Remove the second factor of a person who lost phone and recovery codes'
  static help = [
    'Make sure who asks: the password alone opens the account afterwards. The person gets a mail.',
  ]

  @args.string({ description: 'E-mail of the person' })
  declare email: string

  @flags.boolean({ alias: 'y', description: 'Do not ask for confirmation' })
  declare yes: boolean

  protected async work() {
    const { Current } = await import('#core/context/current')
    const { transaction } = await import('#core/database/transaction/transaction')
    const { anyUserWith } = await import('#commands/_tenants')
    const { removeFactor } = await import('#identity/second_factor/enrolment')
    const { personOfUser } = await import('#identity/second_factor/own_person')

    const { user, tenant } = await anyUserWith(this.email)
    await this.confirm(`Remove the second factor of ${user.email}?`, this.yes)
    await Current.within(tenant, () =>
      transaction(async () => removeFactor((await personOfUser(user.id, { lock: true }))!))
    )
    this.answer(
      { id: user.id, email: user.email },
      `${user.email} has no second factor any more; the password alone opens the account.`
    )
  }
}
