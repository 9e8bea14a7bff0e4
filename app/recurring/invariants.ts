/** Invariants of recurring documents, each one snapshot. */
import Big from 'big.js'
import { defineInvariant } from '#accounting/integrity'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'

const MOST_NAMED = 100

export default function defineRecurringInvariants() {
  defineInvariant('recurring documents = their periods', countsAreOccurrences)
}

/** Each series counts its made and failed periods. */
async function countsAreOccurrences() {
  const found = await rows(
    `SELECT r.id, r.made, r.failed, COALESCE(o.made, 0) AS madeOnes, COALESCE(o.failed, 0) AS failedOnes
       FROM recurring_templates r
       LEFT JOIN (SELECT tenant_id, template_id, SUM(status = 'MADE') AS made, SUM(status = 'FAILED') AS failed
                    FROM recurring_occurrences WHERE tenant_id = ? GROUP BY tenant_id, template_id) o
         ON o.tenant_id = r.tenant_id AND o.template_id = r.id
      WHERE r.tenant_id = ?`,
    [Current.tenantId, Current.tenantId]
  )
  const sum = (of: (row: any) => unknown) => found.reduce((all, row) => all + Number(of(row)), 0)
  const isBroken = (row: any) =>
    Number(row.made) !== Number(row.madeOnes) || Number(row.failed) !== Number(row.failedOnes)
  return {
    left: new Big(sum(({ made, failed }) => Number(made) + Number(failed))),
    right: new Big(sum(({ madeOnes, failedOnes }) => Number(madeOnes) + Number(failedOnes))),
    broken: found
      .filter(isBroken)
      .slice(0, MOST_NAMED)
      .map(({ id }) => ({ recurringId: id })),
  }
}
