import type { Domain } from '#core/context/domain'
import { references } from '#inventory/references'

export default {
  uses: ['catalog', 'accounting'],
  tables: ['warehouses', 'stock_levels', 'stock_movements'],
  scopes: ['inventory'],
  routes: () => import('#inventory/routes'),
  refusals: () => import('#inventory/refusals'),
  tools: () => import('#inventory/tools'),
  events: () => import('#inventory/events'),
  exports: () => import('#inventory/exports'),
  descriptions: () => import('#inventory/descriptions'),
  imports: [() => import('#inventory/stock/movements_import')],
  invariants: () => import('#inventory/invariants'),
  boot: () => import('#inventory/boot'),
  references,
} satisfies Domain
