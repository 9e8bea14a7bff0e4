/** References from assets that prevent deletions or changes of other records. */
import type { Reference } from '#core/context/domain'

export const references: readonly Reference[] = [
  {
    to: 'customers',
    sql: "SELECT id FROM assets WHERE tenant_id = ? AND live = 1 AND assigned_to_type = 'CUSTOMER' AND assigned_to_id = ? LIMIT 1",
    message: 'The customer has assets of yours',
  },
  {
    to: 'users',
    sql: "SELECT id FROM assets WHERE tenant_id = ? AND live = 1 AND assigned_to_type = 'USER' AND assigned_to_id = ? LIMIT 1",
    message: 'The user has assets of the company',
  },
  {
    to: 'users',
    sql: 'SELECT id FROM license_seats WHERE tenant_id = ? AND user_id = ? LIMIT 1',
    message: 'The user has seats of licenses',
  },
  {
    to: 'employees',
    sql: "SELECT id FROM assets WHERE tenant_id = ? AND live = 1 AND assigned_to_type = 'USER' AND assigned_to_id = ? LIMIT 1",
    message: 'The employee has assets of the company',
  },
  {
    to: 'employees',
    sql: 'SELECT id FROM license_seats WHERE tenant_id = ? AND employee_id = ? LIMIT 1',
    message: 'The employee has seats of licenses',
  },
  {
    to: 'warehouses',
    sql: 'SELECT id FROM assets WHERE tenant_id = ? AND location_id = ? AND live = 1 LIMIT 1',
    message: 'There are assets in this warehouse',
  },
  {
    to: 'warehouses',
    sql: "SELECT id FROM assets WHERE tenant_id = ? AND live = 1 AND assigned_to_type = 'WAREHOUSE' AND assigned_to_id = ? LIMIT 1",
    message: 'There are assets in this warehouse',
  },
  {
    to: 'categories',
    keeps: 'type',
    sql: 'SELECT id FROM asset_models WHERE tenant_id = ? AND category_id = ? LIMIT 1',
    message: 'There are models in this category',
  },
  {
    to: 'categories',
    keeps: 'type',
    sql: 'SELECT id FROM accessories WHERE tenant_id = ? AND category_id = ? LIMIT 1',
    message: 'There are accessories in this category',
  },
  {
    to: 'categories',
    keeps: 'type',
    sql: 'SELECT id FROM components WHERE tenant_id = ? AND category_id = ? LIMIT 1',
    message: 'There are components in this category',
  },
  {
    to: 'categories',
    keeps: 'type',
    sql: 'SELECT id FROM consumables WHERE tenant_id = ? AND category_id = ? AND live = 1 LIMIT 1',
    message: 'There are consumables in this category',
  },
  {
    to: 'categories',
    keeps: 'type',
    sql: 'SELECT id FROM licenses WHERE tenant_id = ? AND category_id = ? LIMIT 1',
    message: 'There are licenses in this category',
  },
]
