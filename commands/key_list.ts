import { args } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'

export default class KeyList extends Command {
  static commandName = 'key:list'
  static description = 'List the API keys of a company, without their secrets'

  @args.string({ description: 'Name or id of the company' })
  declare tenant: string

  protected async work() {
    const { Current } = await import('#core/context/current')
    const { rows } = await import('#core/database/query')
    const { findTenant } = await import('#commands/_tenants')
    const { apiKeyTransformer } = await import('#identity/transformers/api_key_transformer')

    const tenant = await findTenant(this.tenant)
    const keys = await Current.within(tenant.toCurrent(), () =>
      rows(
        `SELECT ${apiKeyTransformer.columns()} FROM api_keys t WHERE t.tenant_id = ? AND t.live = 1 ORDER BY t.id DESC`,
        [tenant.id]
      )
    )
    this.answerList(
      keys.map((row) => apiKeyTransformer.of(row)),
      (key) => ({
        'name': key.name,
        'env': key.environment,
        'public part': key.keyId,
        'scopes': key.scopes,
        'expires at': key.expiresAt,
        'id': key.id,
      }),
      `${tenant.name} has no API keys; key:create makes one.`
    )
  }
}
