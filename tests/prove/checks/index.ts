/** All checks at the end of a run, once nothing is under way any more. */
import { setTimeout as pause } from 'node:timers/promises'
import { isSame, type Client } from '../client.js'
import type { Company } from '../company.js'
import type { Report } from '../report.js'
import type { Place } from '../stand/stand.js'
import { checkAging } from './aging.js'
import type { Checking } from './checking.js'
import { checkFiscal } from './fiscal.js'
import { checkMoney } from './money.js'
import { checkMails, checkRepeatedMails, checkWebhooks } from './outside.js'
import { checkPayroll } from './payroll.js'
import { checkRecords } from './records.js'
import { checkCounts, checkStock } from './stock.js'

const PATIENCE_MS = 180_000

const UNDER_WAY = {
  'outbox messages': "FROM outbox_messages WHERE state <> 'DEAD'",
  'webhook deliveries': "FROM webhook_deliveries WHERE status = 'PENDING'",
  'webhook messages': 'FROM webhook_messages WHERE is_divided = 0',
  'audit rows': 'FROM audit_logs WHERE seq IS NULL',
  'imports': "FROM imports WHERE status IN ('PENDING', 'QUEUED', 'RUNNING', 'PROCESSING')",
  'exports': "FROM exports WHERE status IN ('PENDING', 'QUEUED', 'RUNNING', 'PROCESSING')",
  'payroll runs': "FROM payroll_runs WHERE status = 'COMPUTING'",
}
const COUNTS = Object.entries(UNDER_WAY)
  .map(([what, from]) => `(SELECT COUNT(*) ${from}) AS \`${what}\``)
  .join(', ')

export async function checkAll(
  stand: Place,
  report: Report,
  client: Client,
  companies: readonly Company[]
) {
  await drained(stand, report)
  const dead = await stand.query(
    `SELECT m.queue, m.job, m.last_error FROM outbox_messages m
     JOIN tenants t ON t.id = m.tenant_id WHERE m.state = 'DEAD' AND t.public_id IN (?)`,
    [companies.map(({ id }) => id)]
  )
  report.check(!dead.length, 'jobs have failed for good', dead.slice(0, 5))

  for (const company of companies) {
    const checking = await checkingOf(stand, report, company)
    await checkThroughTheApi(client, report, company)
    await checkRecords(checking)
    await checkMoney(checking)
    await checkFiscal(checking)
    await checkAging(client, checking)
    await checkPayroll(checking)
    await checkStock(checking)
    await checkCounts(checking)
    await checkWebhooks(checking)
    await checkMails(checking)
  }
  checkRepeatedMails(stand, report)
  await checkRepetitions(client, report)
}

async function drained(stand: Place, report: Report) {
  let left: Record<string, number> = {}
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(200)) {
    ;[left] = await stand.query<Record<string, number>>(`SELECT ${COUNTS}`)
    if (Object.values(left).every((many) => Number(many) === 0)) return
  }
  report.violate('the outbox does not drain', left)
}

async function checkingOf(stand: Place, report: Report, company: Company): Promise<Checking> {
  const [{ id: tenant }] = await stand.query('SELECT id FROM tenants WHERE public_id = ?', [
    company.id,
  ])
  const rows: Checking['rows'] = (sql, ...values) => stand.query(sql, [tenant, ...values])
  return { stand, report, company, tenant, rows }
}

async function checkThroughTheApi(client: Client, report: Report, company: Company) {
  const integrity = await client.get(company, '/reports/integrity')
  report.check(integrity.json?.ok, 'the integrity of a company is broken at the end', {
    company: company.number,
    broken: integrity.json?.checks?.filter(({ ok }: { ok: boolean }) => !ok),
  })
  const chain = await client.get(company, '/audit-logs/verify')
  report.check(chain.isDone && chain.json.ok !== false, 'the audit chain is broken', chain.json)
}

/** Every kept request is answered the same again. */
async function checkRepetitions(client: Client, report: Report) {
  for (const { method, path, body, headers, answer } of client.world.kept.slice(0, 1_000)) {
    const again = await client.send(0, method, path, body, headers)
    report.check(isSame(again, answer), 'a repetition at the end is answered otherwise', {
      path,
      was: answer,
      is: again,
    })
  }
}
