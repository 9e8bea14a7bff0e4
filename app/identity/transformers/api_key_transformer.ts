import { KEY_SCOPES } from '#core/context/scopes'
import { jsonOf } from '#core/database/columns'
import { defineTransformer, out } from '#core/resources/transformer'
import { ENVIRONMENTS } from '#core/security/environment'

/** Keys of earlier releases have none. */
const allowedIps = {
  ...out.json<string[]>({
    type: 'array',
    items: { type: 'string' },
    examples: [['203.0.113.0/24']],
    description: 'The networks from which the key opens; empty: from anywhere',
  }),
  read: (stored: unknown) => (jsonOf(stored ?? null) as string[] | null) ?? [],
}

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
  allowedIps,
  expiresAt: out.orNull(out.instant()),
  createdBy: out.orNull(out.id()),
  previousSecretUntil: out.orNull(
    out.instant({
      description: 'Until then the secret before the last rotation opens, too; null: it does not',
    })
  ),
  lastUsedAt: out.orNull(
    out.instant({ description: 'To the minute; null until it is first used' })
  ),
  lastUsedIp: out.orNull(
    out.text({ example: '203.0.113.7', description: 'The address of that use' })
  ),
}

export const apiKeyTransformer = defineTransformer('ApiKey', 'api_keys', fields, { soft: true })

/** The answer of a creation or rotation, the only ones with the key. */
export const newApiKeyTransformer = defineTransformer(
  'NewApiKey',
  'api_keys',
  {
    ...fields,
    key: out.text({ description: 'What the holder sends. It is shown now and never again.' }),
  },
  { soft: true }
)
