import type { Domain } from '#core/context/domain'
import { VERTICALS } from '#core/context/modules'

export default {
  uses: ['*'],
  tables: [],
  scopes: ['modules', ...VERTICALS.flatMap(({ scopes = [] }) => scopes)],
  routes: () => import('#verticals/routes'),
  tools: () => import('#verticals/tools'),
  jobs: () => import('#verticals/jobs'),
} satisfies Domain
