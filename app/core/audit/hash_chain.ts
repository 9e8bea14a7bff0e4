/**
 * Seals the audit log into a hash chain per tenant, so that changed, deleted or reordered rows are
 * detected. `audit_chains` holds the head of each chain.
 */
import { createHash } from 'node:crypto'
import { Current } from '#core/context/current'
import { execute, rows, type DatabaseRow } from '#core/database/query'
import { quoted } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'

const BATCH = 200
const READ = 1_000

const CONTENT = [
  'id',
  'actor_type',
  'actor_id',
  'actor_name',
  'action',
  'entity',
  'entity_id',
  'before',
  'after',
  'ip',
  'request_id',
  'created_at',
]
const COLUMNS = CONTENT.map((column) => `\`${column}\``).join(', ')

type Head = { seq: number; hash: string }

/** Tenants with unsealed rows, except those that are being imported or deleted. */
export async function tenantsToSeal(): Promise<number[]> {
  const found = await Current.acrossTenants('find what is to be sealed', () =>
    rows(
      'SELECT tenant.id FROM tenants tenant WHERE tenant.delete_after IS NULL AND EXISTS (SELECT 1 FROM audit_logs a WHERE a.tenant_id = tenant.id AND a.seq IS NULL)'
    )
  )
  return found.map(({ id }) => id)
}

/** Seals the tenant's rows in batches, one sealer at a time. Returns their number. */
export async function sealAudit({
  signal,
  most = Infinity,
}: { signal?: AbortSignal; most?: number } = {}): Promise<number> {
  for (let sealed = 0; ;) {
    const done = await transaction(sealBatch)
    sealed += done
    if (done < BATCH || sealed >= most || signal?.aborted) return sealed
  }
}

async function sealBatch(): Promise<number> {
  const { tenantId, unit } = Current
  let { seq, hash } = await lockHead()
  const open = await rows(
    `SELECT ${COLUMNS} FROM audit_logs WHERE tenant_id = ? AND seq IS NULL ORDER BY id LIMIT ${BATCH}`,
    [tenantId]
  )
  if (!open.length) return 0

  for (const row of open) {
    seq++
    hash = sealOf(hash, seq, row)
    unit!.defer(
      `UPDATE audit_logs SET seq = ${seq}, hash = ${quoted(hash)} WHERE tenant_id = ${tenantId} AND id = ${quoted(row.id)}`
    )
  }
  unit!.defer(
    `UPDATE audit_chains SET seq = ${seq}, hash = ${quoted(hash)} WHERE tenant_id = ${tenantId}`
  )
  return open.length
}

async function lockHead(): Promise<Head> {
  const find = () =>
    rows('SELECT seq, hash FROM audit_chains WHERE tenant_id = ? FOR UPDATE', [Current.tenantId])
  let [head] = await find()
  if (!head) {
    await execute("INSERT IGNORE INTO audit_chains (tenant_id, seq, hash) VALUES (?, 0, '')", [
      Current.tenantId,
    ])
    ;[head] = await find()
  }
  return { seq: Number(head.seq), hash: head.hash }
}

/** The row's hash: over the previous hash, its sequence number and its content. */
function sealOf(previous: string, seq: number, row: DatabaseRow): string {
  const content = JSON.stringify([seq, ...CONTENT.map((column) => row[column])])
  return createHash('sha256').update(previous).update('\n').update(content).digest('hex')
}

type Verdict = {
  ok: boolean
  /** Sealed rows that are unchanged. */
  checked: number
  /** The first broken place; `id` is null when the row is missing. */
  firstBroken: {
    seq: number
    id: string | null
    reason: 'CHANGED' | 'REMOVED' | 'TRUNCATED'
  } | null
}

/** Verifies the tenant's chain up to its head. Unsealed rows are ignored. */
export async function verifyChain(): Promise<Verdict> {
  const { tenantId } = Current
  const head = await headOf(tenantId)
  let [checked, hash] = [0, '']
  const broken = (
    seq: number,
    id: string | null,
    reason: NonNullable<Verdict['firstBroken']>['reason']
  ): Verdict => ({ ok: false, checked, firstBroken: { seq, id, reason } })

  for (;;) {
    const batch = await rows(
      `SELECT seq, hash, ${COLUMNS} FROM audit_logs WHERE tenant_id = ? AND seq > ? AND seq <= ? ORDER BY seq LIMIT ${READ}`,
      [tenantId, checked, head.seq]
    )
    for (const row of batch) {
      const seq = checked + 1
      if (Number(row.seq) !== seq) return broken(seq, null, 'REMOVED')
      hash = sealOf(hash, seq, row)
      if (hash !== row.hash) return broken(seq, row.id, 'CHANGED')
      checked = seq
    }
    if (batch.length < READ) break
  }

  if (checked < head.seq) return broken(checked + 1, null, 'TRUNCATED')
  if (hash !== head.hash) return broken(checked, null, 'CHANGED')
  return beyondHead(tenantId, checked, broken)
}

async function headOf(tenantId: number): Promise<Head> {
  const [head] = await rows('SELECT seq, hash FROM audit_chains WHERE tenant_id = ?', [tenantId])
  return head ? { seq: Number(head.seq), hash: head.hash } : { seq: 0, hash: '' }
}

/** Sealed rows after the head: it was set back, unless the sealer has just continued. */
async function beyondHead(
  tenantId: number,
  checked: number,
  broken: (seq: number, id: string | null, reason: 'CHANGED') => Verdict
): Promise<Verdict> {
  const [last] = await rows(
    'SELECT seq, id FROM audit_logs WHERE tenant_id = ? AND seq IS NOT NULL ORDER BY seq DESC LIMIT 1',
    [tenantId]
  )
  const now = await headOf(tenantId)
  if (last && Number(last.seq) > now.seq) return broken(now.seq + 1, last.id, 'CHANGED')
  return { ok: true, checked, firstBroken: null }
}
