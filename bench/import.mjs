/** Imports of customers and of invoices by one worker: rows per second and peak memory. */
import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, readFileSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import mysql from 'mysql2/promise'
import { DB } from './bare/lib.mjs'
import { HOME, PRODUCT_PORT, ROOT, productEnv } from './settings.mjs'
import { WORKER_FLAGS } from '../scripts/lib/worker_flags.mjs'
import { tokenOf } from './product_seed.mjs'

const TENANT = 1900
const API = `http://127.0.0.1:${PRODUCT_PORT}/api/v1`

export async function measureImport({ rows }) {
  const token = await emptyTenant()
  const file = await written(`customers.${rows}.csv`, customers(rows))

  return measured(async (importOf) => {
    const { done, seconds, megabytes } = await importOf(file, { resource: 'customers' }, token)
    const rate = done.succeeded / seconds
    console.log(
      `${'import'.padEnd(14)} ${done.succeeded} customers of ${Math.round(statSync(file).size / 2 ** 20)} MB in ${seconds.toFixed(1)} s: ${Math.round(rate)}/s, worker ${Math.round(megabytes)} MB at its peak   at least 20000/s under 300 MB: ${rate >= 20_000 && megabytes < 300 ? 'yes' : 'NO'}   goal 25000/s: ${rate >= 25_000 ? 'yes' : 'no'}`
    )
    return {
      scenario: 'import',
      rows: done.succeeded,
      failed: done.failed,
      seconds,
      rate,
      megabytes,
    }
  })
}

/** Customers, products and stock come from files first. */
export async function measureInvoiceImport({ invoices }) {
  const token = await emptyTenant()

  return measured(async (importOf) => {
    await importOf(
      await written('customers.500.csv', customers(500)),
      { resource: 'customers' },
      token
    )
    await importOf(
      await written('products.2000.csv', products(2_000)),
      { resource: 'products' },
      token
    )
    await importOf(
      await written('movements.2000.csv', movements(2_000)),
      { resource: 'stock-movements', createMissing: 'true' },
      token
    )
    const { done, seconds, megabytes, cpu } = await importOf(
      await written(`invoices.${invoices}.csv`, invoiceLines(invoices)),
      { resource: 'invoices' },
      token
    )
    const rate = done.created / seconds
    console.log(
      `${'import-invoices'.padEnd(14)} ${done.created} invoices of 3 lines in ${seconds.toFixed(1)} s: ${Math.round(rate)}/s, worker ${Math.round(megabytes)} MB at its peak, ${((cpu * 1000) / done.created).toFixed(3)} ms of its CPU each, ${done.failed} refused   at least 1500/s: ${rate >= 1_500 ? 'yes' : 'NO'}   goal 3000/s: ${rate >= 3_000 ? 'yes' : 'no'}`
    )
    return {
      scenario: 'import-invoices',
      invoices: done.created,
      failed: done.failed,
      seconds,
      rate,
      megabytes,
    }
  })
}

/** Runs `work` with a worker that only imports. */
async function measured(work) {
  const worker = spawn(
    process.execPath,
    [...WORKER_FLAGS, 'build/worker/main.js', '--queues', 'imports'],
    { cwd: ROOT, env: productEnv(), stdio: ['ignore', 'ignore', 'inherit'] }
  )
  const cpuOf = () => {
    const fields = readFileSync(`/proc/${worker.pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  }
  try {
    return await work(async (file, query, token) => {
      const before = cpuOf()
      const done = await imported(file, query, token)
      if (done.status !== 'COMPLETED')
        throw new Error(`The import has ${done.status}: ${done.error}`)
      const megabytes =
        Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${worker.pid}/status`, 'utf8'))[1]) / 1024
      return {
        done,
        megabytes,
        cpu: cpuOf() - before,
        seconds: (Date.parse(done.finishedAt) - Date.parse(done.startedAt)) / 1000,
      }
    })
  } finally {
    worker.kill('SIGTERM')
    await once(worker, 'exit')
  }
}

async function imported(file, query, token) {
  const headers = { authorization: `Bearer ${token}` }
  const sent = await fetch(`${API}/imports?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: createReadStream(file),
    duplex: 'half',
  })
  if (sent.status !== 202) throw new Error(`The import was refused: ${await sent.text()}`)

  for (const { id } = await sent.json(); ;) {
    const job = await (await fetch(`${API}/imports/${id}`, { headers })).json()
    if (['COMPLETED', 'FAILED', 'CANCELLED'].includes(job.status)) return job
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

function* customers(count) {
  yield 'taxId,name,email,phone,address,creditLimit\n'
  for (let n = 1; n <= count; n++)
    yield `NIT-${String(n).padStart(9, '0')},"Comercializadora Ñandú ${n}, S.A.S.",compras${n}@example.com,+5730${String(n).padStart(8, '0')},Calle ${n % 200} # ${n % 90}-${n % 70},${(n % 50) * 100000}\n`
}

function* products(count) {
  yield 'sku,name,costPrice,sellingPrice,taxRate\n'
  for (let n = 1; n <= count; n++)
    yield `SKU-${n},Taladro percutor ${n},${10 + (n % 90)},${20 + (n % 180)},19\n`
}

function* movements(count) {
  yield 'type,sku,warehouse,quantity,reason,unitCost\n'
  for (let n = 1; n <= count; n++) yield `IN,SKU-${n},Principal,1000000,PURCHASE,${10 + (n % 90)}\n`
}

function* invoiceLines(count) {
  yield 'reference,customerTaxId,sku,quantity,unitPrice\n'
  for (let n = 1; n <= count; n++) {
    for (let line = 0; line < 3; line++)
      yield `F-${n},NIT-${String(1 + (n % 500)).padStart(9, '0')},SKU-${1 + ((n * 7 + line * 611) % 2000)},${1 + (n % 9)},${20 + (n % 180)}.5\n`
  }
}

async function written(name, lines) {
  const file = join(HOME, name)
  if (existsSync(file)) return file

  const out = createWriteStream(file)
  for (const line of lines) if (!out.write(line)) await once(out, 'drain')
  out.end()
  await once(out, 'finish')
  return file
}

/** Recreates an empty tenant. Returns a token. */
export async function emptyTenant(tenant = TENANT) {
  const connection = await mysql.createConnection({
    ...DB,
    database: process.env.DB_DATABASE,
    multipleStatements: true,
  })
  const [publicId, userId] = [
    `018f0000-0000-7000-9000-${String(tenant).padStart(12, '0')}`,
    `018f0000-0000-7000-9001-${String(tenant).padStart(12, '0')}`,
  ]
  const [tables] = await connection.query(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = ? AND column_name = 'tenant_id'",
    [process.env.DB_DATABASE]
  )

  await connection.query('SET foreign_key_checks = 0')
  for (const { name } of tables)
    await connection.query(`DELETE FROM ${name} WHERE tenant_id = ${tenant}`)
  await connection.query(`DELETE FROM tenants WHERE id = ${tenant};
    INSERT INTO tenants (id,public_id,name,country_code,currency,timezone,locale,enabled_modules,settings,search_text,status,version,created_at,updated_at) VALUES (${tenant},'${publicId}','Bench ${tenant}','CO','COP','America/Bogota','es-CO','[]','{}','','ACTIVE',1,NOW(3),NOW(3));
    REPLACE INTO people (id,email,created_at,updated_at) VALUES ('${userId}','admin${tenant}@bench.test',NOW(3),NOW(3));
    INSERT INTO users (tenant_id,id,person_id,email,name,role,is_active,joined_at,token_version,
        search_text,version,created_at,updated_at,live)
      VALUES (${tenant},'${userId}','${userId}','admin${tenant}@bench.test','Bench','ADMIN',1,NOW(3),1,'bench',1,NOW(3),NOW(3),1)`)
  await connection.end()
  return tokenOf(publicId, userId)
}
