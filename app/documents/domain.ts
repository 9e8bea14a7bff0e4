import type { Domain } from '#core/context/domain'

export default {
  uses: ['tenants'],
  tables: [],
  boot: () => import('#documents/boot'),
} satisfies Domain
