import { args, flags } from '@adonisjs/core/ace'
import { Command, UsageError } from '#commands/_command'

export default class UserDisable extends Command {
  static commandName = 'user:disable'
  static description = 'Disable a user; their tokens end at once'
  static help = [
    'Running servers refuse them within 5 seconds. The last administrator of a company cannot be disabled.',
    'API keys that the user made stay valid by themselves: --keys says whether they are revoked or kept.',
  ]
  static optionOf = { apiKeys: '--keys' }

  @args.string({ description: 'E-mail of the user' })
  declare email: string

  @flags.string({
    description: 'Valid API keys that the user made: revoke or keep',
  })
  declare keys?: string

  @flags.string({ description: 'Name or id of the company, for a user of several' })
  declare tenant?: string

  @flags.boolean({ alias: 'y', description: 'Do not ask for confirmation' })
  declare yes: boolean

  protected async work() {
    const { Current } = await import('#core/context/current')
    const { userWith } = await import('#commands/_tenants')
    const { disableUser } = await import('#identity/actions/disable_user')

    const { KEY_CHOICES } = await import('#identity/keys_of_users')
    const keys = KEY_CHOICES.find((choice) => choice === this.keys)
    if (this.keys !== undefined && !keys)
      throw new UsageError(`--keys must be ${KEY_CHOICES.join(' or ')}.`)

    const { user, tenant } = await userWith(this.email, this.tenant)
    await this.confirm(`Lock out ${user.email} of ${tenant.name}?`, this.yes)
    await Current.within(tenant, () => disableUser(user, keys))
    this.answer(
      {
        id: user.id,
        email: user.email,
        isActive: false,
        tenant: { id: tenant.publicId, name: tenant.name },
      },
      `${user.email} of ${tenant.name} is disabled.`
    )
  }
}
