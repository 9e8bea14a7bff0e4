import type { Vertical } from '#core/context/modules'

export default {
  code: 'HEALTHCARE',
  routes: () => import('#verticals/healthcare/routes'),
  tools: () => import('#verticals/healthcare/tools'),
} satisfies Vertical
