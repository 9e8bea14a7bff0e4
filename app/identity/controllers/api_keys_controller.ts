import {
  creates,
  lists,
  lockOrFail,
  matchVersion,
  nothingOf,
  operation,
  pathId,
  reads,
} from '#core/endpoints/operations'
import { Current } from '#core/context/current'
import { defineList } from '#core/resources/list/list'
import { createKey } from '#identity/actions/create_key'
import { revokeKey } from '#identity/actions/revoke_key'
import { mustHaveScopes } from '#identity/access/granting'
import ApiKey from '#identity/models/api_key'
import { apiKeyTransformer, newApiKeyTransformer } from '#identity/transformers/api_key_transformer'
import { createKeyInput } from '#identity/validators/api_key'

export const apiKeys = {
  index: lists(defineList({ record: apiKeyTransformer, sorts: ['name', 'updatedAt'] })),
  show: reads(apiKeyTransformer),

  store: creates(newApiKeyTransformer, createKeyInput, async (input) => {
    const { apiKey, key } = await createKey(input)
    return { ...apiKey.$attributes, key }
  }),

  destroy: operation(
    {
      kind: 'delete',
      status: 204,
      summary: 'Revoke an API key',
    },
    async (ctx) => {
      const apiKey = await lockOrFail(ApiKey, pathId(ctx))
      matchVersion(ctx, apiKey)
      await nothingOf(ctx)

      if (apiKey.createdBy !== Current.actor.id) mustHaveScopes(apiKey.scopes)
      await revokeKey(apiKey)
      ctx.response.status(204)
    }
  ),
}
