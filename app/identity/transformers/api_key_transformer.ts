import { KEY_SCOPES } from '#core/context/scopes'
import { defineTransformer, out } from '#core/resources/transformer'
import { ENVIRONMENTS } from '#identity/actions/create_key'

const fields = {
  id: out.id(),
  name: out.text({ example: 'ERP' }),
  environment: out.choice(ENVIRONMENTS),
  keyId: out.text({
    description: 'The public part of the key: `ofc_<environment>_<keyId>_<secret>`',
  }),
  scopes: out.json<string[]>({
    type: 'array',
    items: { type: 'string', enum: [...KEY_SCOPES] },
    examples: [['customers:read']],
  }),
  expiresAt: out.orNull(out.instant()),
  createdBy: out.orNull(out.id()),
  lastUsedAt: out.orNull(
    out.instant({ description: 'To the minute; null until it is first used' })
  ),
}

export const apiKeyTransformer = defineTransformer('ApiKey', 'api_keys', fields, { soft: true })

/** The answer of a creation, the only one with the key. */
export const newApiKeyTransformer = defineTransformer(
  'NewApiKey',
  'api_keys',
  {
    ...fields,
    key: out.text({ description: 'What the holder sends. It is shown now and never again.' }),
  },
  { soft: true }
)
