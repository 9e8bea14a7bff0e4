import { args, flags } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

export default class KeyRevoke extends Command {
  static commandName = 'key:revoke'
  static description = 'Revoke an API key for ever'
  static help = ['Running servers refuse it within 5 seconds.']

  @args.string({
    description: 'Id of the key, or its public part, the middle of ofc_live_<public part>_…',
  })
  declare key: string

  @flags.boolean({ alias: 'y', description: 'Do not ask for confirmation' })
  declare yes: boolean

  protected async work() {
    const { Current } = await import('#core/context/current')
    const { keyWith } = await import('#commands/_tenants')
    const { revokeKey } = await import('#identity/actions/revoke_key')

    const { apiKey, tenant } = await keyWith(this.key)
    await this.confirm(`Revoke the key ${apiKey.name} of ${tenant.name}?`, this.yes)
    await Current.within(tenant, () => revokeKey(apiKey))
    this.answer(
      {
        id: apiKey.id,
        name: apiKey.name,
        keyId: apiKey.keyId,
        revoked: true,
        tenant: { id: tenant.publicId, name: tenant.name },
      },
      `The key ${apiKey.name} of ${tenant.name} is revoked.`
    )
  }
}
