import type { Vertical } from '#core/verticals'

export default {
  code: 'HEALTHCARE',
  routes: () => import('#verticals/healthcare/routes'),
  tools: () => import('#verticals/healthcare/tools'),
} satisfies Vertical
