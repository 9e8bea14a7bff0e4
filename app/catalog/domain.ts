import type { Domain } from '#core/context/domain'

export default {
  uses: ['parties'],
  tables: ['categories', 'products', 'suppliers'],
  routes: () => import('#catalog/routes'),
  refusals: () => import('#catalog/refusals'),
  tools: () => import('#catalog/tools'),
  events: () => import('#catalog/events'),
  exports: () => import('#catalog/exports'),
  descriptions: () => import('#catalog/descriptions'),
  boot: () => import('#catalog/boot'),
  imports: [
    () => import('#catalog/import'),
    () => import('#catalog/suppliers_import'),
    () => import('#catalog/categories_import'),
  ],
  references: [
    {
      to: 'categories',
      keeps: 'type',
      sql: 'SELECT id FROM products WHERE tenant_id = ? AND category_id = ? AND live = 1 LIMIT 1',
      message: 'There are products in this category',
    },
  ],
} satisfies Domain
