import type { Domain } from '#core/context/domain'
import { VERTICALS } from '#core/context/modules'

export default {
  uses: ['*'],
  tables: [],
  scopes: ['modules', ...VERTICALS.flatMap(({ scopes = [] }) => scopes)],
  routes: () => import('#verticals/routes'),
  tools: () => import('#verticals/tools'),
  descriptions: () => import('#verticals/descriptions'),
  jobs: () => import('#verticals/jobs'),
} satisfies Domain
