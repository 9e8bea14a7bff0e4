/** The daily mail plan of 1,000 companies with 100 employees and four templates, by one worker. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import mysql from 'mysql2/promise'
import { WORKER_FLAGS } from '../scripts/lib/worker_flags.mjs'
import { DB } from './bare/lib.mjs'
import { ROOT, productEnv } from './settings.mjs'

const FIRST = 10_001
const EVENTS = ['BIRTHDAY', 'WORK_ANNIVERSARY', 'CONTRACT_RENEWAL', 'PROBATION_ENDING']

const id = (kind, n) => `CONCAT('018f0000-0000-7${kind}-9000-',LPAD(${n},12,'0'))`

export async function measurePlan({ companies = 1_000, employees = 100 } = {}) {
  const connection = await mysql.createConnection({
    ...DB,
    database: process.env.DB_DATABASE,
    multipleStatements: true,
  })
  const ours = `BETWEEN ${FIRST} AND ${FIRST + companies - 1}`
  await seed(connection, companies, employees, ours)
  const worker = spawn(
    process.execPath,
    [...WORKER_FLAGS, 'build/worker/main.js', '--queues', 'mail'],
    { cwd: ROOT, env: productEnv(), stdio: ['ignore', 'ignore', 'inherit'] }
  )

  try {
    const planned = async () =>
      Number(
        (
          await connection.query(
            `SELECT COUNT(*) AS n FROM communication_calendars WHERE tenant_id ${ours} AND timezone = 'UTC'`
          )
        )[0][0].n
      )
    const until = async (enough) => {
      while ((await planned()) < enough) await new Promise((resolve) => setTimeout(resolve, 20))
      return performance.now()
    }
    const begun = await until(1)
    const seconds = ((await until(companies)) - begun) / 1_000
    const [[{ mails }]] = await connection.query(
      `SELECT COUNT(*) AS mails FROM communication_sends WHERE tenant_id ${ours}`
    )
    console.log(
      `${'plan'.padEnd(14)} ${companies} companies of ${employees}, ${mails} mails: ${seconds.toFixed(1)} s   at most 30: ${seconds <= 30 ? 'yes' : 'NO'}\n`
    )
    return { scenario: 'plan', companies, employees, mails, seconds }
  } finally {
    worker.kill('SIGTERM')
    await once(worker, 'exit')
    await connection.query(
      `DELETE FROM outbox_messages WHERE tenant_id ${ours}; UPDATE communication_sends SET status = 'FAILED', due_at = NULL WHERE tenant_id ${ours}`
    )
    await connection.end()
  }
}

/** Planned until two days ago in another zone, so that the next tick plans at any hour. */
async function seed(connection, companies, employees, ours) {
  const tables = [
    'communication_sends',
    'communication_calendars',
    'communication_templates',
    'employees',
    'record_counts',
    'outbox_messages',
  ]
  await connection.query(`SET foreign_key_checks = 0; ${tables.map((table) => `DELETE FROM ${table} WHERE tenant_id ${ours}`).join(';')}; DELETE FROM tenants WHERE id ${ours};
    INSERT INTO tenants (id,public_id,name,country_code,currency,timezone,locale,enabled_modules,settings,search_text,status,version,created_at,updated_at)
      SELECT ${FIRST}-1+seq,${id('000', `${FIRST}+seq`)},CONCAT('Bench plan ',seq),'CO','COP','UTC','es-CO','[]','{}','','ACTIVE',1,NOW(3),NOW(3) FROM seq_1_to_${companies};
    INSERT INTO communication_calendars (tenant_id,planned_through,timezone) SELECT ${FIRST}-1+seq,UTC_DATE() + INTERVAL 1 DAY,'Pacific/Apia' FROM seq_1_to_${companies};
    INSERT INTO employees (tenant_id,id,first_name,last_name,email,birth_date,hire_date,base_salary,is_active,search_text,version,created_at,updated_at,live)
      SELECT ${FIRST}-1+c.seq,${id('002', 'e.seq')},'Ana',e.seq,CONCAT('ana',e.seq,'@bench.test'),UTC_DATE() - INTERVAL 30 YEAR - INTERVAL MOD(c.seq*7+e.seq,365) DAY,UTC_DATE() - INTERVAL MOD(c.seq*11+e.seq,900) DAY,2000000,1,'',1,NOW(3),NOW(3),1
        FROM seq_1_to_${companies} c JOIN seq_1_to_${employees} e`)
  for (const [nth, event] of EVENTS.entries()) {
    await connection.query(`INSERT INTO communication_templates (tenant_id,id,event_type,name,subject,body,is_active,version,created_at,updated_at,live)
      SELECT ${FIRST}-1+seq,${id('001', `${nth}`)},'${event}','${event}','Para {{employeeName}}','<p>Hola {{employeeName}}, {{date}}</p>',1,1,NOW(3) - INTERVAL 9 DAY,NOW(3),1 FROM seq_1_to_${companies}`)
  }
}
