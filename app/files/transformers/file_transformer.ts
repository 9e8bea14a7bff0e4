import { defineTransformer, out } from '#core/resources/transformer'
import { TYPES } from '#files/upload/content_type'

export const fileTransformer = defineTransformer(
  'StoredFile',
  'files',
  {
    id: out.id(),
    name: out.text({ example: 'contrato.pdf' }),
    type: out.choice(Object.keys(TYPES)),
    size: out.whole({ description: 'Bytes', example: 48_213 }),
    sha256: out.text({
      description: 'SHA-256 of the bytes, in hexadecimal',
      example: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    }),
    createdBy: out.orNull(out.id({ description: 'The user or API key that has sent it' })),
    createdAt: out.instant(),
  },
  { bare: true }
)
