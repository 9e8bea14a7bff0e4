import {
  creates,
  does,
  inPath,
  lists,
  lockOrFail,
  matchVersion,
  nothingOf,
  operation,
  pathId,
  reads,
  updates,
} from '#core/endpoints/operations'
import { Current } from '#core/context/current'
import { defineList } from '#core/resources/list/list'
import { changeKey } from '#identity/actions/change_key'
import { createKey } from '#identity/actions/create_key'
import { revokeKey } from '#identity/actions/revoke_key'
import { rotateKey } from '#identity/actions/rotate_key'
import { mustHaveScopes } from '#identity/access/granting'
import ApiKey from '#identity/models/api_key'
import { apiKeyTransformer, newApiKeyTransformer } from '#identity/transformers/api_key_transformer'
import { createKeyInput, rotateKeyInput, updateKeyInput } from '#identity/validators/api_key'

export const apiKeys = {
  index: lists(defineList({ record: apiKeyTransformer, sorts: ['name', 'updatedAt'] })),
  show: reads(apiKeyTransformer),

  store: creates(newApiKeyTransformer, createKeyInput, async (input) => {
    const { apiKey, key } = await createKey(input)
    return { ...apiKey.$attributes, key }
  }),

  update: updates(apiKeyTransformer, ApiKey, updateKeyInput, changeKey),

  rotate: does(
    {
      of: inPath(ApiKey),
      input: rotateKeyInput,
      record: newApiKeyTransformer,
      summary: 'Rotate the secret of an API key',
    },
    async ({ overlapHours }, ctx) => {
      const apiKey = await lockOrFail(ApiKey, pathId(ctx))
      const key = await rotateKey(apiKey, overlapHours)
      return { ...apiKey.$attributes, id: apiKey.id, key }
    }
  ),

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
