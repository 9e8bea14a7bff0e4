/** The bytes that a company may store: `filesQuotaMiB`, exact under parallel uploads. */
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { conflict } from '#core/errors/refusal'
import { lockName } from '#core/numbering/number_series'
import env from '#start/env'

export const QUOTA_BY_DEFAULT = env.get('FILES_QUOTA_MIB') ?? 5_120

/** The stored quota: null for the default, which may change. */
export const keptQuota = (mib: number) => (mib === QUOTA_BY_DEFAULT ? null : mib)

const MIB = 2 ** 20

/**
 * Refuses 409 QUOTA_EXCEEDED when `size` more bytes do not fit. Call it in the inserting
 * transaction before any write: a lock keeps other uploads of the company out until its end.
 */
export async function mustFit(size: number) {
  await lockQuota()
  await mustFitNow(size)
}

/** Keeps other uploads of the company out until the end of the transaction. */
export const lockQuota = () => lockName('files:quota')

/** The same without a lock, to refuse an upload before it is read. */
export async function mustFitNow(size: number) {
  const { used, quota } = await usage()
  if (used + size <= quota) return

  throw conflict(
    'QUOTA_EXCEEDED',
    `The files of this company take ${inMib(used)} MiB of ${inMib(quota)}, and this one does ` +
      'not fit: delete files, or ask the operator of the platform for more',
    { used, quota }
  )
}

/** The bytes that all files of the company take, and the most: a sandbox may as much as its company. */
export async function usage(): Promise<{ used: number; quota: number }> {
  const [[company], [{ used }]] = await selects([
    [
      `SELECT company.files_quota_mib AS quota
         FROM tenants own
         JOIN tenants company ON company.id = COALESCE(own.sandbox_of, own.id)
         WHERE own.id = ?`,
      [Current.tenantId],
    ],
    ['SELECT COALESCE(SUM(size), 0) AS used FROM files WHERE tenant_id = ?', [Current.tenantId]],
  ])
  return { used: Number(used), quota: Number(company.quota ?? QUOTA_BY_DEFAULT) * MIB }
}

const inMib = (bytes: number) => Math.ceil((bytes / MIB) * 10) / 10
