/** Mails of one worker against a bare loop of nodemailer, alternating, to the same server. */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import mysql from 'mysql2/promise'
import { WORKER_FLAGS } from '../scripts/lib/worker_flags.mjs'
import { DB, median } from './bare/lib.mjs'
import { ticks } from './measure.mjs'
import { MAIL_PORT as PORT, ROOT, productEnv } from './settings.mjs'

const TENANT = 1901
const EMPLOYEES = 100
const PARAGRAPHS = 40

const id = (kind, n) =>
  `018f0000-0000-7${String(kind).padStart(3, '0')}-9000-${String(n).padStart(12, '0')}`
const line = (n) =>
  `Su pago de este mes está disponible, ${n}: revise cada concepto con calma y escriba a su equipo.`
const body = (name) =>
  Array.from({ length: PARAGRAPHS }, (_, n) => `<p>Hola ${name}. ${line(n)}</p>`).join('')
const text = (name) =>
  Array.from({ length: PARAGRAPHS }, (_, n) => `Hola ${name}. ${line(n)}`).join('\n\n')

export async function measureMails({ mails, rounds }) {
  const sink = fork(new URL('mail_sink.mjs', import.meta.url), [String(PORT)])
  await once(sink, 'message')
  const runs = { bare: [], product: [] }

  try {
    for (let round = 0; round < rounds; round++) {
      runs.bare.push({ cpuMs: await bareLoop(mails), rate: await rateOf(sink, mails) })
      await owe(mails)
      runs.product.push({ cpuMs: await worker(sink, mails), rate: await rateOf(sink, mails) })
    }
  } finally {
    sink.kill()
  }
  const [bare, product] = Object.values(runs).map((all) => ({
    rate: median(all.map(({ rate }) => rate)),
    cpuMs: median(all.map(({ cpuMs }) => cpuMs)),
  }))
  const ratio = product.rate / bare.rate
  for (const [what, { rate, cpuMs }] of Object.entries({ bare, oficio: product }))
    console.log(
      `${'mails'.padEnd(14)} ${what.padEnd(10)} ${String(Math.round(rate)).padStart(7)}/s  cpu ${cpuMs.toFixed(3)} ms`
    )
  console.log(
    `${'mails'.padEnd(14)} R ${ratio.toFixed(2)}   at least 0.7: ${ratio >= 0.7 ? 'yes' : 'NO'}\n`
  )
  return { scenario: 'mails', mails, ratio, bare, product }
}

/** Returns CPU ms per mail. */
async function bareLoop(mails) {
  const child = fork(new URL('bare/mail.mjs', import.meta.url), [
    String(PORT),
    String(mails),
    body('Ana'),
    text('Ana'),
  ])
  const [[cpuMs]] = await Promise.all([once(child, 'message'), once(child, 'exit')])
  return cpuMs
}

/** Returns CPU ms per mail, without the start of the worker. */
async function worker(sink, mails) {
  const child = spawn(
    process.execPath,
    [...WORKER_FLAGS, 'build/worker/main.js', '--queues', 'sends'],
    {
      cwd: ROOT,
      env: { ...productEnv(), SMTP_PORT: String(PORT) },
      stdio: ['ignore', 'ignore', 'inherit'],
    }
  )
  let [taken, first, from] = [0, 0, 0]
  while (taken < mails) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    ;({ taken } = await asked(sink, 'count'))
    if (taken && !first) [first, from] = [ticks(child.pid), taken]
  }
  const cpuMs = ((ticks(child.pid) - first) * 10) / (mails - from)
  child.kill('SIGTERM')
  await once(child, 'exit')
  return cpuMs
}

async function rateOf(sink, mails) {
  const { taken, ms } = await asked(sink, 'reset')
  if (taken !== mails) throw new Error(`${taken} mails came instead of ${mails}`)
  return taken / (ms / 1000)
}

async function asked(sink, question) {
  sink.send(question)
  const [answer] = await once(sink, 'message')
  return answer
}

/** Queues the mails with employees and a template, as an approved payroll does. */
async function owe(mails) {
  const connection = await mysql.createConnection({
    ...DB,
    database: process.env.DB_DATABASE,
    multipleStatements: true,
  })
  const values = (n) =>
    `'{"employeeName":"Ana ${n}","date":"31 de agosto de 2026","amount":"$ 2.181.115,64"}'`
  await connection.query(`SET foreign_key_checks = 0;
    DELETE FROM communication_sends WHERE tenant_id = ${TENANT}; DELETE FROM communication_templates WHERE tenant_id = ${TENANT}; DELETE FROM employees WHERE tenant_id = ${TENANT};
    DELETE FROM outbox_messages WHERE tenant_id = ${TENANT}; DELETE FROM record_counts WHERE tenant_id = ${TENANT}; DELETE FROM tenants WHERE id = ${TENANT};
    INSERT INTO tenants (id,public_id,name,country_code,currency,timezone,locale,enabled_modules,settings,search_text,status,version,created_at,updated_at) VALUES (${TENANT},'${id(0, TENANT)}','Bench mails','CO','COP','America/Bogota','es-CO','[]','{}','','ACTIVE',1,NOW(3),NOW(3));
    INSERT INTO communication_templates (tenant_id,id,event_type,name,subject,body,is_active,version,created_at,updated_at,live) VALUES (${TENANT},'${id(1, 1)}','PAYROLL_SLIP','Nómina','Nómina de {{employeeName}}',${connection.escape(body('{{employeeName}}'))},1,1,NOW(3),NOW(3),1);
    INSERT INTO employees (tenant_id,id,first_name,last_name,email,hire_date,base_salary,is_active,search_text,version,created_at,updated_at,live) SELECT ${TENANT},CONCAT('018f0000-0000-7002-9000-',LPAD(seq,12,'0')),'Ana',seq,CONCAT('ana',seq,'@bench.test'),'2024-01-15',2000000,1,'',1,NOW(3),NOW(3),1 FROM seq_1_to_${EMPLOYEES}`)
  for (let from = 1; from <= mails; from += 1_000) {
    const rows = Array.from(
      { length: Math.min(1_000, mails - from + 1) },
      (_, n) =>
        `(${TENANT},'${id(3, from + n)}','${id(1, 1)}','${id(2, 1 + ((from + n) % EMPLOYEES))}','${from + n}','ana${from + n}@bench.test','Nómina de Ana ${from + n}',${values(from + n)},'QUEUED',0,NOW(3),1,NOW(3),NOW(3))`
    )
    await connection.query(
      `INSERT INTO communication_sends (tenant_id,id,template_id,employee_id,occurrence,recipient,subject,placeholders,status,attempts,due_at,version,created_at,updated_at) VALUES ${rows.join(',')}`
    )
  }
  await connection.query(
    `INSERT INTO outbox_messages (tenant_id,id,queue,job,data,actor,state,attempts,available_at,created_at) VALUES (${TENANT},UUID(),'sends','turn','{}','{"type":"system","id":null,"name":"system"}','PENDING',0,NOW(3),NOW(3))`
  )
  await connection.end()
}
