/** Customers, products, warehouses, suppliers and other records that others refer to. */
import { check, expects, readBack, type Doing, type Operations } from './operation.js'

export async function createCustomer(doing: Doing) {
  const { client, company } = doing
  const taxId = `C-${client.random.uuid()}`
  const answer = await client.post(company, '/customers', {
    taxId,
    name: 'Cliente',
    email: `cliente@${company.number}.test`,
    creditLimit: 1e9,
  })
  if (!expects(doing, 'a customer', answer, [])) return
  company.model.customers.push(answer.json.id)
  await readBack(doing, `/customers/${answer.json.id}`)
  if (!client.random.chance(0.15)) return
  const { json } = await client.get(company, `/customers?search=${taxId}`)
  check(doing, json?.data?.length === 1, 'a caller does not find its own write', { taxId })
}

export async function createProduct(doing: Doing, isService = doing.client.random.chance(0.2)) {
  const { client, company } = doing
  const cost = client.random.int(100, 5_000)
  const answer = await client.post(company, '/products', {
    sku: `SKU-${client.random.uuid()}`,
    name: 'Producto',
    costPrice: cost / 100,
    sellingPrice: cost / 50,
    taxRate: 19,
    isService,
  })
  if (!expects(doing, 'a product', answer, [])) return
  if (isService) company.model.services.push(answer.json.id)
  else company.model.products.push({ id: answer.json.id, cost })
}

/** Records whose only rule here is that an acknowledged one is there, once. */
const PLAIN: Record<string, [table: string, body: (mark: string) => object]> = {
  '/categories': ['categories', (mark) => ({ name: mark })],
  '/ticket-categories': ['ticket_categories', (mark) => ({ name: mark })],
  '/departments': ['departments', (mark) => ({ name: mark })],
  '/suppliers': ['suppliers', (mark) => ({ name: mark, taxId: mark })],
  '/warehouses': ['warehouses', (mark) => ({ name: mark })],
  '/bank-accounts': ['bank_accounts', (mark) => ({ name: mark, type: 'BANK' })],
  '/asset-models': ['asset_models', (mark) => ({ name: mark })],
  '/roles': ['roles', (mark) => ({ name: mark, permissions: ['customers:read'] })],
  '/custom-fields': [
    'custom_fields',
    (mark) => ({
      ...{ name: mark, appliesToType: 'ENTITY', entityType: 'SUPPLIER', fieldType: 'TEXT' },
    }),
  ],
  '/deductions': ['deductions', (mark) => ({ name: mark, fixedAmount: 1, side: 'EMPLOYER' })],
  '/communications/templates': [
    'communication_templates',
    (mark) => ({ eventType: 'CUSTOM', name: mark, subject: 'S', body: 'B' }),
  ],
  '/components': ['components', (mark) => ({ name: mark })],
}

async function createPlain(doing: Doing) {
  const { client, company } = doing
  const [path, [table, body]] = client.random.pick(Object.entries(PLAIN))
  const answer = await client.post(company, path, body(`P-${client.random.uuid()}`))
  if (expects(doing, path, answer, [])) company.model.others.push({ id: answer.json.id, table })
}

export const catalogOperations: Operations = {
  customer: { weight: 3, covers: ['POST /customers'], run: createCustomer },
  product: { weight: 1, covers: ['POST /products'], run: (doing) => createProduct(doing) },
  record: {
    weight: 3,
    covers: Object.keys(PLAIN).map((path) => `POST ${path}`),
    run: createPlain,
  },
  changeCustomer: {
    weight: 2,
    covers: [],
    async run(doing) {
      const { client, company } = doing
      const id = client.random.pick(company.model.customers)
      const phone = String(client.random.int(1, 1e9))
      const { isDone, json } = await client.call(company, 'PATCH', `/customers/${id}`, { phone })
      check(doing, isDone && json.phone === phone, 'a change of a customer is refused', {
        id,
        json,
      })
    },
  },
  interaction: {
    weight: 1,
    covers: ['POST /customers/{id}/interactions'],
    async run(doing) {
      const { client, company } = doing
      const id = client.random.pick(company.model.customers)
      const answer = await client.post(company, `/customers/${id}/interactions`, {
        type: 'NOTE',
        comment: client.random.uuid(),
      })
      if (expects(doing, 'an interaction', answer, []))
        company.model.others.push({ id: answer.json.id, table: 'customer_interactions' })
    },
  },
  forbidden: {
    weight: 3,
    covers: [],
    async run(doing) {
      const { client, company } = doing
      const [path, body] = client.random.pick<[string, object]>([
        ['/customers', { taxId: `FORBIDDEN-${client.random.uuid()}`, name: 'Nobody' }],
        ['/journal-entries', { concept: 'FORBIDDEN', lines: [] }],
        ['/employees', { firstName: 'FORBIDDEN', lastName: 'X' }],
      ])
      const { status } = await client.post(company.reader, path, body)
      check(doing, status === 403, 'a reader writes', { path, status })
    },
  },
}
