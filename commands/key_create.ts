import { args, flags } from '@adonisjs/core/ace'
import { Command, UsageError } from '#commands/_command'

export default class KeyCreate extends Command {
  static commandName = 'key:create'
  static description = 'Create an API key of a company; it is shown once'
  static optionOf = {
    name: '--name',
    scopes: '--scope',
    expiresAt: '--expires-at',
    environment: '--env',
  }

  @args.string({ description: 'Name or id of the company' })
  declare tenant: string

  @flags.string({ description: 'What the key is for' })
  declare name?: string

  @flags.array({
    description: 'Scope, such as customers:read; may be repeated, or a list with commas',
  })
  declare scope?: string[]

  @flags.string({
    description: 'Day or instant at which the key expires, such as 2027-06-30 (default: never)',
  })
  declare expiresAt?: string

  @flags.string({ description: 'live or test (default: live)' })
  declare env?: string

  protected async work() {
    const { Current } = await import('#core/context/current')
    const { KEY_SCOPES } = await import('#core/context/scopes')
    const { validate } = await import('#core/input/validation')
    const { findTenant } = await import('#commands/_tenants')
    const { createKey } = await import('#identity/actions/create_key')
    const { apiKeyTransformer } = await import('#identity/transformers/api_key_transformer')
    const { createKeyInput } = await import('#identity/validators/api_key')

    const tenant = await findTenant(this.tenant)
    const name = await this.need(this.name, '--name', 'What is the key for')
    if (!this.scope?.length && !this.isTerminal)
      throw new UsageError(
        `--scope is missing, and there is no terminal to ask on. Scopes are ${KEY_SCOPES.join(', ')}.`
      )
    const scopes = this.scope?.length
      ? this.scope.flatMap((list) =>
          String(list)
            .split(/[\s,]+/)
            .filter(Boolean)
        )
      : await this.asking(() => this.prompt.multiple('What may it do', [...KEY_SCOPES]))

    const input = await validate(createKeyInput, {
      name,
      scopes,
      expiresAt: this.expiresAt,
      environment: this.env,
    })
    const { apiKey, key } = await Current.within(tenant.toCurrent(), () => createKey(input))
    const shown = apiKeyTransformer.of(apiKey.$attributes)
    this.answerOne(
      { ...shown, key },
      [key, `This key of ${tenant.name} is shown now and never again.`],
      { 'id': shown.id, 'name': shown.name, 'scopes': shown.scopes, 'expires at': shown.expiresAt }
    )
  }
}
