/** The names of what can be imported. Who only names it, such as its events, does not load how it is read (resources.ts). */
export const RESOURCES = ['customers', 'products', 'suppliers', 'employees', 'assets', 'accounts', 'stock-movements', 'invoices', 'categories', 'departments', 'ticket-categories'] as const
