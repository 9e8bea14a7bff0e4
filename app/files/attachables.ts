/**
 * The resources whose records have files. `scope` is the one of the record's own operations. `needs`
 * is a further scope: the files of a contract say the pay.
 */
export type Attachable = {
  table: string
  scope: string
  /** A noun for texts: "the files of a customer". */
  what: string
  soft?: true
  needs?: string
}

export const ATTACHABLES: Readonly<Record<string, Attachable>> = {
  'customers': { table: 'customers', scope: 'customers', what: 'a customer', soft: true },
  'products': { table: 'products', scope: 'inventory', what: 'a product', soft: true },
  'suppliers': { table: 'suppliers', scope: 'inventory', what: 'a supplier' },
  'purchase-orders': {
    table: 'purchase_orders',
    scope: 'inventory',
    what: 'a purchase order',
    soft: true,
  },
  'quotes': { table: 'quotes', scope: 'invoices', what: 'a quote', soft: true },
  'invoices': { table: 'invoices', scope: 'invoices', what: 'an invoice' },
  'credit-notes': { table: 'credit_notes', scope: 'invoices', what: 'a credit note' },
  'payments': { table: 'payments', scope: 'invoices', what: 'a payment' },
  'expenses': { table: 'expenses', scope: 'accounting', what: 'an expense' },
  'assets': { table: 'assets', scope: 'assets', what: 'an asset', soft: true },
  'licenses': { table: 'licenses', scope: 'assets', what: 'a license' },
  'maintenances': { table: 'maintenances', scope: 'assets', what: 'a maintenance' },
  'employees': { table: 'employees', scope: 'hr', what: 'an employee', soft: true },
  'contracts': { table: 'contracts', scope: 'hr', what: 'a contract', needs: 'payroll:read' },
  'time-off-requests': { table: 'time_off_requests', scope: 'hr', what: 'a time off request' },
  'absences': { table: 'absences', scope: 'hr', what: 'an absence' },
  'disciplinary-processes': {
    table: 'disciplinary_processes',
    scope: 'hr',
    what: 'a disciplinary process',
  },
  'tickets': { table: 'tickets', scope: 'tickets', what: 'a ticket', soft: true },
}

const byTable = new Map(Object.values(ATTACHABLES).map((one) => [one.table, one]))

export const attachableOf = (table: string): Attachable | undefined => byTable.get(table)
