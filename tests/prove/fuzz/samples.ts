/** Bodies in place of the document's examples, where only some of the example's fields go together. */
import type { Random } from './random.js'

type Sample = Record<string, unknown>

const ID = 'an id of the company takes its place'

const ofLines = (random: Random, more: Sample = {}): Sample => ({
  ...more,
  items: [{ lineId: ID, quantity: random.pick([0.5, 1, 10]) }],
})

/** Parameters of lists, which exports take as filters. */
const FILTERS = ['search', 'status', 'fields', 'createdSince', 'customerId', 'number', 'externalId']

const SAMPLES: Record<string, (random: Random) => Sample> = {
  'POST /categories': (random) => ({
    name: 'Tools',
    type: random.pick(['PRODUCT', 'ASSET', 'ASSET']),
  }),
  'POST /users': (random) => ({
    email: '',
    name: 'Ana Ruiz',
    role: random.pick(['ADMIN', 'SUPPORT', 'VIEWER']),
    password: 'a-long-password-1',
  }),
  'POST /licenses/{id}/assign': () => ({ employeeId: ID }),
  'POST /licenses/{id}/return': () => ({ employeeId: ID }),
  'POST /assets/{id}/assign': () => ({ assignedToType: 'WAREHOUSE', assignedToId: ID }),
  'POST /accessories': () => ({ name: 'Keyboard', quantity: 100 }),
  'POST /consumables': () => ({ name: 'Toner', quantity: 100 }),
  'POST /accessories/{id}/assign': () => ({ assetId: ID, quantity: 1 }),
  'POST /accessories/{id}/return': () => ({ assetId: ID, quantity: 1 }),
  'POST /consumables/{id}/deliver': () => ({ assetId: ID, quantity: 1 }),
  'POST /exports': (random) => ({
    resource: random.pick(['customers', 'products', 'invoices', 'assets', 'employees']),
    format: random.pick(['csv', 'ndjson', 'xlsx']),
    filters: { [random.pick(FILTERS)]: random.pick(['x', '2026-01-01T00:00:00Z', 1, true, '💥']) },
  }),
  'POST /deductions': () => ({ name: 'Health', percentage: 4, side: 'EMPLOYEE', fund: 'OTHER' }),
  'POST /warehouses': () => ({ name: 'Shed' }),
  'POST /assets': () => ({ name: 'Laptop' }),
  'POST /tickets': () => ({ title: 'Broken', subject: 'Broken', description: 'It does not start' }),
  'POST /products': () => ({
    sku: 'A',
    name: 'Drill',
    costPrice: 1,
    sellingPrice: 2.5,
    taxRate: 19,
  }),
  'POST /invoices': (random) => ({
    customerId: ID,
    items: [{ productId: ID, quantity: 1, unitPrice: 10 }],
    warehouseId: ID,
    draft: random.chance(0.5),
  }),
  'POST /payments': (random) => ({
    invoiceId: ID,
    amount: random.pick([0.01, 1, 10]),
    paymentMethod: 'CASH',
  }),
  'POST /purchase-orders/{id}/payments': () => ({ amount: 1, paymentMethod: 'CASH' }),
  'POST /purchase-orders/{id}/receive': (random) => ofLines(random),
  'POST /purchase-orders/{id}/return': (random) => ofLines(random, { reason: 'Broken' }),
  'POST /invoices/{id}/credit-notes': (random) => ofLines(random, { reason: 'Broken' }),
  'POST /stock-movements': () => ({
    productId: ID,
    warehouseId: ID,
    type: 'IN',
    quantity: 10,
    reason: 'PURCHASE',
    unitCost: 10,
  }),
  'POST /expenses': () => ({ description: 'Paper', amount: 10 }),
  'POST /payments/{id}/void': () => ({ reason: 'Twice' }),
  'POST /expenses/{id}/void': () => ({ reason: 'Twice' }),
  'POST /accounts': (random) => ({
    code: String(random.int(1e6, 1e9)),
    name: 'Cash',
    nature: 'DEBIT',
    type: 'ASSET',
  }),
  'POST /custom-fields': () => ({
    name: 'Memory',
    appliesToType: 'ENTITY',
    entityType: 'CONTAINER',
    fieldType: 'TEXT',
  }),
  'PUT /custom-values/{entityType}/{entityId}': () => ({
    values: [{ customFieldId: ID, value: 'x' }],
  }),
  'POST /licenses': () => ({ name: 'Editor', seats: 5 }),
  'POST /employees': () => ({
    firstName: 'Ana',
    lastName: 'Gómez',
    email: '',
    hireDate: '2024-01-15',
    baseSalary: 2_000_000,
  }),
  'POST /contracts': () => ({ employeeId: ID, salary: 2_000_000, startDate: '2024-01-15' }),
  'POST /employees/{id}/salary-increases': (random) => ({
    newSalary: random.int(2_000_001, 9e6),
    effectiveDate: '2025-01-01',
  }),
  'POST /overtime': () => ({ employeeId: ID, type: 'DIURNA', date: '2026-01-20', hours: 2 }),
  'POST /tickets/{id}/status': (random) => ({
    status: random.pick(['IN_PROGRESS', 'RESOLVED', 'CLOSED', 'OPEN']),
  }),
}

/** The sample of an operation, or the example of the document. */
export function sampleOf(key: string, example: unknown, random: Random): unknown {
  const made = SAMPLES[key]
  return made ? made(random) : example
}
