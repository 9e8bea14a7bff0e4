/** Companies of the demonstration with administrator, goods, customers and a webhook. */
import { spawnSync } from 'node:child_process'
import { ROOT } from '../../scripts/lib/paths.mjs'
import { Sentence } from '../../scripts/lib/sentence.mjs'
import { Client } from './client.mjs'

const PASSWORD = 'a-password-of-this-run-alone'
const EVENTS = ['invoice.issued', 'payment.created', 'customer.created']

export async function openCompanies(count, { node, env, url, webhook, figures }) {
  const made = spawnSync(
    node,
    [
      'ace.js',
      'user:create',
      'platform',
      'root@oficio.test',
      '--role',
      'SUPER_ADMIN',
      '--password-stdin',
    ],
    { cwd: `${ROOT}/build`, env, input: PASSWORD, encoding: 'utf8' }
  )
  if (made.status !== 0)
    throw new Sentence(`The first user could not be made: ${made.stderr || made.stdout}`)
  const root = await logIn(url, 'root@oficio.test', figures)
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      openCompany(index + 1, root, { url, webhook, figures })
    )
  )
}

async function openCompany(number, root, { url, webhook, figures }) {
  const email = `admin@company${number}.test`
  const tenant = await root.post('/tenants', {
    name: `Company ${number}`,
    admin: { email, name: 'Admin', password: PASSWORD },
  })
  const client = await logIn(url, email, figures)

  await client.post('/webhooks', { url: webhook, events: EVENTS })
  const warehouse = await client.post('/warehouses', { name: 'Main' })
  const goods = await Promise.all(
    Array.from({ length: 5 }, (_, index) => aProduct(client, warehouse, index))
  )
  const customers = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      client.post('/customers', {
        taxId: `NIT-${index}`,
        name: `Cliente ${index}`,
        email: `cliente${index}@company${number}.test`,
        creditLimit: 1e12,
      })
    )
  )
  return { number, id: tenant.id, client, goods, customers }
}

async function aProduct(client, warehouse, index) {
  const product = await client.post('/products', {
    sku: `SKU-${index}`,
    name: `Producto ${index}`,
    costPrice: 10 + index,
    sellingPrice: 25 + index,
    taxRate: 19,
  })
  await client.post('/stock-movements', {
    productId: product.id,
    warehouseId: warehouse.id,
    type: 'IN',
    reason: 'PURCHASE',
    quantity: 1_000_000,
    unitCost: 10 + index,
  })
  return product
}

async function logIn(url, email, figures) {
  const { accessToken } = await new Client(`${url}/api/v1`, '', figures).post('/auth/login', {
    email,
    password: PASSWORD,
  })
  return new Client(`${url}/api/v1`, accessToken, figures)
}
