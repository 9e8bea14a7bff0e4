import { args, flags } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

export default class UserDisable extends Command {
  static commandName = 'user:disable'
  static description = 'Lock a user out; all their tokens end'
  static help = ['Running servers refuse them within 5 seconds. The last administrator of a company cannot be disabled.']

  @args.string({ description: 'E-mail of the user' })
  declare email: string

  @flags.boolean({ alias: 'y', description: 'Do not ask' })
  declare yes: boolean

  protected async work() {
    const { Current } = await import('#core/current')
    const { userWith } = await import('#commands/_tenants')
    const { disableUser } = await import('#identity/actions/disable_user')

    const { user, tenant } = await userWith(this.email)
    await this.confirm(`Lock out ${user.email} of ${tenant.name}?`, this.yes)
    await Current.within(tenant, () => disableUser(user))
    this.answer({ id: user.id, email: user.email, isActive: false, tenant: { id: tenant.publicId, name: tenant.name } }, `${user.email} of ${tenant.name} is disabled.`)
  }
}
