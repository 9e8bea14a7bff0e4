import type { Domain } from '#core/context/domain'
import { references } from '#catalog/references'

export default {
  uses: [],
  tables: ['categories', 'products', 'suppliers'],
  routes: () => import('#catalog/routes'),
  tools: () => import('#catalog/tools'),
  events: () => import('#catalog/events'),
  exports: () => import('#catalog/exports'),
  imports: [
    () => import('#catalog/bulk'),
    () => import('#catalog/suppliers_bulk'),
    () => import('#catalog/categories_bulk'),
  ],
  references,
} satisfies Domain
