/** The import of a large file of customers by one worker: rows a second, and the worker's peak memory. */
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
  const file = await csvOf(rows)
  const worker = spawn(process.execPath, [...WORKER_FLAGS, 'build/worker/main.js', '--queues', 'imports'], { cwd: ROOT, env: productEnv(), stdio: ['ignore', 'ignore', 'inherit'] })

  try {
    const done = await importOf(file, token)
    const seconds = (Date.parse(done.finishedAt) - Date.parse(done.startedAt)) / 1000
    const megabytes = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${worker.pid}/status`, 'utf8'))[1]) / 1024
    const rate = done.succeeded / seconds
    console.log(`${'import'.padEnd(14)} ${done.succeeded} customers of ${Math.round(statSync(file).size / 2 ** 20)} MB in ${seconds.toFixed(1)} s: ${Math.round(rate)}/s, worker ${Math.round(megabytes)} MB at its peak   at least 20000/s under 300 MB: ${rate >= 20_000 && megabytes < 300 ? 'yes' : 'NO'}   goal 25000/s: ${rate >= 25_000 ? 'yes' : 'no'}`)
    return { scenario: 'import', rows: done.succeeded, failed: done.failed, seconds, rate, megabytes }
  } finally {
    worker.kill('SIGTERM')
    await once(worker, 'exit')
  }
}

async function importOf(file, token) {
  const headers = { authorization: `Bearer ${token}` }
  const sent = await fetch(`${API}/imports?resource=customers&mode=create`, { method: 'POST', headers: { ...headers, 'content-type': 'text/csv' }, body: createReadStream(file), duplex: 'half' })
  if (sent.status !== 202) throw new Error(`The import was refused: ${await sent.text()}`)

  for (const { id } = await sent.json(); ; ) {
    const job = await (await fetch(`${API}/imports/${id}`, { headers })).json()
    if (['COMPLETED', 'FAILED', 'CANCELLED'].includes(job.status)) return job
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

async function csvOf(rows) {
  const file = join(HOME, `customers.${rows}.csv`)
  if (existsSync(file)) return file

  const out = createWriteStream(file)
  out.write('taxId,name,email,phone,address,creditLimit\n')
  for (let n = 1; n <= rows; n++) {
    const isTaken = out.write(`NIT-${String(n).padStart(9, '0')},"Comercializadora Ñandú ${n}, S.A.S.",compras${n}@example.com,+5730${String(n).padStart(8, '0')},Calle ${n % 200} # ${n % 90}-${n % 70},${(n % 50) * 100000}\n`)
    if (!isTaken) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
  return file
}

/** A tenant of its own, without what an earlier run left. */
async function emptyTenant() {
  const connection = await mysql.createConnection({ ...DB, database: process.env.DB_DATABASE, multipleStatements: true })
  const [publicId, userId] = [`018f0000-0000-7000-9000-${String(TENANT).padStart(12, '0')}`, `018f0000-0000-7000-9001-${String(TENANT).padStart(12, '0')}`]
  const [tables] = await connection.query("SELECT table_name AS name FROM information_schema.columns WHERE table_schema = ? AND column_name = 'tenant_id'", [process.env.DB_DATABASE])

  await connection.query('SET foreign_key_checks = 0')
  for (const { name } of tables) await connection.query(`DELETE FROM ${name} WHERE tenant_id = ${TENANT}`)
  await connection.query(`DELETE FROM tenants WHERE id = ${TENANT};
    INSERT INTO tenants (id,public_id,name,country_code,currency,timezone,locale,enabled_modules,settings,search_text,status,version,created_at,updated_at) VALUES (${TENANT},'${publicId}','Bench import','CO','COP','America/Bogota','es-CO','[]','{}','','ACTIVE',1,NOW(3),NOW(3));
    INSERT INTO users (tenant_id,id,email,name,role,is_active,token_version,search_text,version,created_at,updated_at,live) VALUES (${TENANT},'${userId}','import@bench.test','Bench','ADMIN',1,1,'bench',1,NOW(3),NOW(3),1)`)
  await connection.end()
  return tokenOf(publicId, userId)
}
