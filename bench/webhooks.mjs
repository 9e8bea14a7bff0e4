/** Deliveries of one worker to one endpoint, in sequence, and to fifty of which one is dead. */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import mysql from 'mysql2/promise'
import { WORKER_FLAGS } from '../scripts/lib/worker_flags.mjs'
import { DB } from './bare/lib.mjs'
import { emptyTenant } from './import.mjs'
import { ticks } from './measure.mjs'
import { PRODUCT_PORT, ROOT, WEBHOOK_PORT as PORT, productEnv } from './settings.mjs'

const TENANT = 1902
const API = `http://127.0.0.1:${PRODUCT_PORT}/api/v1`

export async function measureWebhooks({ deliveries }) {
  const sink = fork(new URL('webhook_sink.mjs', import.meta.url), [String(PORT)])
  await once(sink, 'message')
  try {
    const one = await delivered(sink, {
      what: 'one endpoint',
      endpoints: ['taken/1'],
      messages: deliveries,
    })
    const fifty = await delivered(sink, {
      what: '49 and a dead one',
      endpoints: ['dead', ...Array.from({ length: 49 }, (_, n) => `taken/${n}`)],
      messages: Math.round(deliveries / 49),
    })
    return { scenario: 'webhooks', one, fifty }
  } finally {
    sink.kill()
  }
}

async function delivered(sink, { what, endpoints, messages }) {
  const token = await emptyTenant(TENANT)
  for (const path of endpoints)
    await made(token, '/webhooks', {
      url: `http://127.0.0.1:${PORT}/${path}`,
      events: ['customer.created'],
    })
  const { id } = await made(token, '/customers', {
    taxId: 'NIT-1',
    name: 'Comercializadora Ñandú 1, S.A.S.',
  })
  await owe(id, messages)

  const expected = messages * endpoints.filter((path) => path !== 'dead').length
  const cpuMs = await worker(sink, expected)
  const { taken, disordered, ms } = await asked(sink, 'reset')
  if (taken !== expected || disordered)
    throw new Error(`${taken} deliveries came instead of ${expected}, ${disordered} out of order`)

  const rate = taken / (ms / 1000)
  console.log(
    `${'webhooks'.padEnd(14)} ${what.padEnd(18)} ${String(Math.round(rate)).padStart(7)}/s  cpu ${cpuMs.toFixed(3)} ms   at least 500/s: ${rate >= 500 ? 'yes' : 'NO'}`
  )
  return { rate, cpuMs }
}

/** Returns CPU ms per delivery, without the start of the worker. */
async function worker(sink, expected) {
  const child = spawn(
    process.execPath,
    [...WORKER_FLAGS, 'build/worker/main.js', '--queues', 'webhooks'],
    { cwd: ROOT, env: productEnv(), stdio: ['ignore', 'ignore', 'inherit'] }
  )
  let [taken, first, from] = [0, 0, 0]
  for (const until = Date.now() + 60_000; taken < expected && Date.now() < until;) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    ;({ taken } = await asked(sink, 'count'))
    if (taken && !first) [first, from] = [ticks(child.pid), taken]
  }
  const cpuMs = ((ticks(child.pid) - first) * 10) / (taken - from)
  child.kill('SIGTERM')
  await once(child, 'exit')
  return cpuMs
}

/** Queues messages and deletes the one that the creation of the customer caused. */
async function owe(customerId, messages) {
  const connection = await mysql.createConnection({
    ...DB,
    database: process.env.DB_DATABASE,
    multipleStatements: true,
  })
  await connection.query(`DELETE FROM webhook_messages WHERE tenant_id = ${TENANT}`)
  for (let from = 0; from < messages; from += 1_000) {
    const rows = Array.from(
      { length: Math.min(1_000, messages - from) },
      (_, n) =>
        `(${TENANT},'018f0000-0000-7003-9000-${String(from + n).padStart(12, '0')}','customer.created','{"customerId":"${customerId}"}',0,NOW(3))`
    )
    await connection.query(
      `INSERT INTO webhook_messages (tenant_id,id,type,subject,is_divided,created_at) VALUES ${rows.join(',')}`
    )
  }
  await connection.end()
}

async function made(token, path, body) {
  const answer = await fetch(API + path, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.status !== 201) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

async function asked(sink, question) {
  sink.send(question)
  const [answer] = await once(sink, 'message')
  return answer
}
