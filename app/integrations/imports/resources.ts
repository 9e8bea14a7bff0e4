/** What can be imported: one line a resource, whose names stand in resource_names.ts. How each is read stands in its domain's bulk.ts. */
import type { Bulk } from '#core/bulk'
import { fieldError, ValidationFailed } from '#core/validation'
import { RESOURCES } from '#integrations/imports/resource_names'
import accounts from '#accounting/accounts_bulk'
import customers from '#customers/bulk'
import products from '#catalog/bulk'
import categories from '#catalog/categories_bulk'
import suppliers from '#catalog/suppliers_bulk'
import assets from '#assets/bulk'
import employees from '#hr/bulk'
import departments from '#hr/departments_bulk'
import stockMovements from '#inventory/movements_bulk'
import invoices from '#sales/invoices_bulk'
import ticketCategories from '#support/ticket_categories_bulk'

const bulks: Record<(typeof RESOURCES)[number], Bulk> = { customers, products, suppliers, employees, assets, accounts, 'stock-movements': stockMovements, invoices, categories, departments, 'ticket-categories': ticketCategories }

export function bulkOf(resource: string): Bulk {
  const bulk = Object.values(bulks).find((one) => one.resource === resource)
  if (!bulk) throw new ValidationFailed([fieldError(['resource'], 'INVALID_CHOICE', `resource must be one of ${RESOURCES.join(', ')}.`)])
  return bulk
}
