/** Exports a million customers: rows per second, and growth of the worker's memory. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import mysql from 'mysql2/promise'
import { WORKER_FLAGS } from '../scripts/lib/worker_flags.mjs'
import { DB } from './bare/lib.mjs'
import { emptyTenant } from './import.mjs'
import { at, id } from './product_seed.mjs'
import { PRODUCT_PORT, ROOT, productEnv } from './settings.mjs'

const TENANT = 1903
const STEP = 100_000
const API = `http://127.0.0.1:${PRODUCT_PORT}/api/v1`

/** Greatest growth of memory after the first tenth of the rows. */
const GROWTH_MB = 48

export async function measureExport({ rows }) {
  const headers = {
    'authorization': `Bearer ${await emptyTenant(TENANT)}`,
    'content-type': 'application/json',
  }
  await seedCustomers(rows)
  const worker = spawn(
    process.execPath,
    [...WORKER_FLAGS, 'build/worker/main.js', '--queues', 'exports'],
    { cwd: ROOT, env: productEnv(), stdio: ['ignore', 'ignore', 'inherit'] }
  )

  try {
    const asked = await fetch(`${API}/exports`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ resource: 'customers', format: 'csv' }),
    })
    if (asked.status !== 202) throw new Error(`The export was refused: ${await asked.text()}`)
    const { done, early } = await watched((await asked.json()).id, worker.pid, rows, headers)
    const seconds = (Date.parse(done.finishedAt) - Date.parse(done.createdAt)) / 1000
    const [rate, megabytes] = [done.rows / seconds, memory('VmHWM', worker.pid)]
    const isFlat = megabytes - early <= GROWTH_MB && megabytes < 300
    console.log(
      `${'export'.padEnd(14)} ${done.rows} customers, ${Math.round(done.fileSize / 2 ** 20)} MB, in ${seconds.toFixed(1)} s: ${Math.round(rate)}/s, worker ${Math.round(early)} MB after a tenth, ${Math.round(megabytes)} MB at its peak, ${((cpuOf(worker.pid) * 1e6) / done.rows).toFixed(1)} µs of its CPU a row   flat, under 300 MB: ${isFlat ? 'yes' : 'NO'}   goal 20000/s: ${rate >= 20_000 ? 'yes' : 'no'}`
    )
    return { scenario: 'export', rows: done.rows, seconds, rate, early, megabytes }
  } finally {
    worker.kill('SIGTERM')
    await once(worker, 'exit')
  }
}

/** Returns the finished export and the worker's peak after a tenth of the rows. */
async function watched(exportId, pid, rows, headers) {
  const connection = await mysql.createConnection({ ...DB, database: process.env.DB_DATABASE })
  let early
  try {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 200))
      const [[{ written }]] = await connection.query(
        'SELECT written FROM exports WHERE tenant_id = ? AND id = ?',
        [TENANT, exportId]
      )
      if (written >= rows / 10) early ??= memory('VmHWM', pid)
      const done = await (await fetch(`${API}/exports/${exportId}`, { headers })).json()
      if (done.status === 'COMPLETED') return { done, early: early ?? memory('VmHWM', pid) }
      if (done.status !== 'QUEUED') throw new Error(`The export has ${done.status}: ${done.error}`)
    }
  } finally {
    await connection.end()
  }
}

async function seedCustomers(rows) {
  const connection = await mysql.createConnection({
    ...DB,
    database: process.env.DB_DATABASE,
    multipleStatements: true,
  })
  await connection.query("SET unique_checks=0, foreign_key_checks=0, time_zone='+00:00'")
  for (let from = 1; from <= rows; from += STEP) {
    await connection.query(`INSERT INTO customers (tenant_id,id,tax_id,name,email,phone,address,credit_limit,balance,search_text,version,created_at,updated_at,live)
      SELECT ${TENANT},${id(4, 'n')},CONCAT('NIT-',n),CONCAT('Comercializadora Ñandú ',n,', S.A.S.'),CONCAT('compras',n,'@example.com'),CONCAT('+57300',n),CONCAT('Calle ',MOD(n,200),' # ',MOD(n,90),'-',MOD(n,70)),1000000.5,0,CONCAT('comercializadora nandu ',n),1,${at('n')},${at('n')},1 FROM (SELECT seq n FROM seq_${from}_to_${Math.min(rows, from + STEP - 1)}) q`)
  }
  await connection.query(
    `INSERT INTO record_counts (tenant_id,name,total,stamp) VALUES (${TENANT},'customers',${rows},1)`
  )
  await connection.end()
}

const memory = (what, pid) =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) /
  1024

function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
