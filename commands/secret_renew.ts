import { Command } from '#commands/_command'

export default class SecretRenew extends Command {
  static commandName = 'secret:renew'
  static description = 'After a change of APP_KEY, encrypt data under earlier keys again'
  static help = [
    'The earlier key must be in APP_KEYS_ACCEPTED. The command may run beside the servers, and repeatedly.',
  ]

  protected async work() {
    const { Current } = await import('#core/context/current')
    const { renewSecrets } = await import('#core/security/reencrypt')
    const { renewSecondFactors } = await import('#identity/second_factor/renew_secrets')
    const { default: Tenant } = await import('#tenants/models/tenant')

    let renewed = await renewSecondFactors()
    for (const tenant of await Tenant.query().orderBy('id'))
      renewed += await Current.within(tenant.toCurrent(), renewSecrets)
    this.answer(
      { renewed },
      renewed
        ? `${renewed} secrets are encrypted with APP_KEY now.`
        : 'Everything is encrypted with APP_KEY already.'
    )
  }
}
