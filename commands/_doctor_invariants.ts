/** Invariants of all companies except those being imported or deleted; one statement per table. */
import { instantOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { failedJobs } from '#core/jobs/failed_jobs'
import { integrity } from '#accounting/integrity'
import { PLATFORM } from '#core/context/platform_tenant'
import { tenantTables } from '#core/providers/core_provider'
import { name } from '#core/database/sql'
import { CURRENT_TENANT_COLUMNS, currentTenant } from '#tenants/models/tenant'
import type { Check, Seen } from '#commands/_doctor'

/** Backlog of the worker that is tolerated, in minutes. */
const PATIENCE_MINUTES = 5

const SHOWN = 5

const OUTBOX_REMEDY =
  'When the cause is gone, node ace outbox:retry. What can never succeed: node ace outbox:discard --id=… --reason=….'

export const invariantChecks: readonly Check[] = [
  {
    name: 'record counts',
    needs: 'migrations',
    look: recordCounts,
    remedy:
      'Totals of lists are wrong for these. Find out what changed the tables outside Oficio, then correct record_counts.',
  },
  {
    name: 'audit log',
    needs: 'migrations',
    look: auditHeads,
    remedy:
      'The audit log was changed or cut. node ace doctor --full and GET /api/v1/audit-logs/verify name the place.',
  },
  { name: 'outbox', needs: 'migrations', look: outbox, remedy: OUTBOX_REMEDY },
  {
    name: 'books',
    needs: 'migrations',
    look: books,
    remedy:
      'GET /api/v1/reports/integrity of that company names the records. Find out what changed the tables outside Oficio before you correct anything.',
  },
]

async function recordCounts(): Promise<Seen> {
  const wrong = await Current.acrossTenants(
    'compare record counts with what there is',
    async () => {
      const counted = (await rows('SELECT DISTINCT name FROM record_counts'))
        .map((row) => row.name)
        .filter((table) => tenantTables().has(table))
      const soft = new Set(
        (
          await rows(
            "SELECT TABLE_NAME AS name FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND COLUMN_NAME = 'live'"
          )
        ).map((row) => row.name)
      )

      const found = []
      for (const table of counted) found.push(...(await miscounted(table, soft.has(table))))
      return found
    }
  )
  return wrong.length
    ? { ok: false, detail: `Not equal: ${listed(wrong)}` }
    : { ok: true, detail: 'Equal to what there is, in every table of every company' }
}

async function miscounted(table: string, isSoft: boolean): Promise<string[]> {
  const found = await rows(
    `SELECT tenant.name, SUM(both_sides.there) AS there, SUM(both_sides.kept) AS kept
       FROM (SELECT tenant_id, COUNT(*) AS there, 0 AS kept FROM ${name(table)} ${isSoft ? 'WHERE live = 1' : ''} GROUP BY tenant_id
             UNION ALL SELECT tenant_id, 0, total FROM record_counts WHERE name = ?) both_sides
       JOIN tenants tenant ON tenant.id = both_sides.tenant_id AND tenant.delete_after IS NULL
      GROUP BY tenant.id, tenant.name HAVING SUM(both_sides.there) <> SUM(both_sides.kept)`,
    [table]
  )
  return found.map((row) => `${row.name} has ${row.there} ${table}, counted are ${row.kept}`)
}

/** Each chain ends with its head row, nothing is sealed beyond it, and sealing goes on. */
async function auditHeads(): Promise<Seen> {
  const [broken, [{ late, oldest }]] = await Current.acrossTenants(
    'compare the heads of the audit logs',
    () =>
      Promise.all([
        rows(
          `SELECT tenant.name FROM tenants tenant
           LEFT JOIN audit_chains chain ON chain.tenant_id = tenant.id
           LEFT JOIN audit_logs head ON head.tenant_id = chain.tenant_id AND head.seq = chain.seq
          WHERE tenant.delete_after IS NULL AND ((chain.seq > 0 AND (head.hash IS NULL OR head.hash <> chain.hash))
             OR EXISTS (SELECT 1 FROM audit_logs beyond WHERE beyond.tenant_id = tenant.id AND beyond.seq > COALESCE(chain.seq, 0)))`
        ),
        rows(
          `SELECT COUNT(*) AS late, MIN(first_open.created_at) AS oldest FROM tenants tenant
           JOIN audit_logs first_open ON first_open.tenant_id = tenant.id AND first_open.seq IS NULL AND first_open.created_at < UTC_TIMESTAMP() - INTERVAL ${PATIENCE_MINUTES} MINUTE WHERE tenant.delete_after IS NULL`
        ),
      ])
  )
  if (broken.length)
    return {
      ok: false,
      detail: `The chain does not end as it should: ${listed(broken.map((row) => row.name))}`,
    }
  if (Number(late))
    return {
      ok: false,
      detail: `${late} ${Number(late) === 1 ? 'row is' : 'rows are'} not sealed, the oldest of ${instantOf(oldest)}`,
      remedy: 'The worker seals them every 20 s: check that it runs, and its log.',
    }
  return { ok: true, detail: 'Every chain ends as it should, and new rows are sealed' }
}

async function outbox(): Promise<Seen> {
  const [{ dead, late, oldest }] = await Current.acrossTenants('look at the outbox', () =>
    rows(
      `SELECT COALESCE(SUM(state = 'DEAD'), 0) AS dead,
              COALESCE(SUM(state = 'PENDING' AND available_at < UTC_TIMESTAMP() - INTERVAL ${PATIENCE_MINUTES} MINUTE), 0) AS late,
              MIN(CASE WHEN state = 'PENDING' THEN available_at END) AS oldest
         FROM outbox_messages WHERE tenant_id NOT IN (SELECT id FROM tenants WHERE delete_after IS NOT NULL)`
    )
  )
  if (Number(dead))
    return {
      ok: false,
      detail: `${dead} ${Number(dead) === 1 ? 'job has' : 'jobs have'} been given up: ${listed(await oldestFailed(), Number(dead))}`,
    }
  if (Number(late))
    return {
      ok: false,
      detail: `${late} ${Number(late) === 1 ? 'job waits' : 'jobs wait'}, the oldest since ${instantOf(oldest)}`,
      remedy:
        'Check that a worker runs, and its log. Jobs of a company with a long import wait for that import.',
    }
  return { ok: true, detail: 'No message was given up, and none waits for long' }
}

async function oldestFailed(): Promise<string[]> {
  const failed = await failedJobs({ limit: SHOWN })
  return failed.map(({ id, tenant, queue, job, since, lastError }) => {
    return `${tenant}: ${queue}/${job} ${id} since ${since} (${lastError?.split('\n')[0] ?? 'no reason is known'})`
  })
}

async function books(): Promise<Seen> {
  const tenants = await Current.acrossTenants('look at the books of every company', () =>
    rows(
      `SELECT ${CURRENT_TENANT_COLUMNS} FROM tenants tenant WHERE tenant.id <> ? AND tenant.delete_after IS NULL ORDER BY tenant.id`,
      [PLATFORM.id]
    )
  )

  const wrong: string[] = []
  for (const tenant of tenants.map(currentTenant)) {
    const { checks } = await Current.run({ tenant }, integrity)
    wrong.push(
      ...checks
        .filter(({ ok }) => !ok)
        .map(({ name, left, right }) => `${tenant.name}: ${name} (${left}, ${right})`)
    )
  }
  return wrong.length
    ? { ok: false, detail: `Broken rules: ${listed(wrong)}` }
    : { ok: true, detail: 'Everything ties out, in every company' }
}

const listed = (all: readonly string[], count = all.length) =>
  `${all.slice(0, SHOWN).join('; ')}${count > SHOWN ? `; and ${count - SHOWN} more` : ''}`
