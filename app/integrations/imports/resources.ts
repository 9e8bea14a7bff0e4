/** What can be imported: one line a resource. How each is read stands in its domain's bulk.ts. */
import type { Bulk } from '#core/resources/importable'
import { fieldError, ValidationFailed } from '#core/input/validation'
import accounts from '#accounting/accounts_bulk'
import expenses from '#accounting/expenses_bulk'
import journalEntries from '#accounting/journal_entries_bulk'
import customers from '#customers/bulk'
import products from '#catalog/bulk'
import categories from '#catalog/categories_bulk'
import suppliers from '#catalog/suppliers_bulk'
import assets from '#assets/bulk'
import employees from '#hr/bulk'
import contracts from '#hr/contracts_bulk'
import departments from '#hr/departments_bulk'
import stockMovements from '#inventory/movements_bulk'
import purchaseOrders from '#purchasing/purchase_orders_bulk'
import invoices from '#sales/invoices_bulk'
import ticketCategories from '#support/ticket_categories_bulk'

const bulks: readonly Bulk[] = [
  ...[
    customers,
    products,
    suppliers,
    employees,
    assets,
    accounts,
    stockMovements,
    invoices,
    categories,
    departments,
    ticketCategories,
  ],
  ...[journalEntries, expenses, purchaseOrders, contracts],
]

export const RESOURCES = bulks.map(({ resource }) => resource)

/** 422 on `resource` for one that is not imported. */
export function bulkOf(resource: string): Bulk {
  const bulk = bulks.find((one) => one.resource === resource)
  if (!bulk)
    throw new ValidationFailed([
      fieldError(
        ['resource'],
        'INVALID_CHOICE',
        `resource must be one of ${RESOURCES.join(', ')}.`
      ),
    ])
  return bulk
}
