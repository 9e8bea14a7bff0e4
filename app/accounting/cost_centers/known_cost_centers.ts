/** The company's cost centres, cached by the version of its ledger. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict, invalid } from '#core/errors/refusal'
import { cachedByLedger } from '#accounting/ledger/cached_by_ledger'

export type CostCenterNamed = { id: string; code: string; name: string; active: boolean }

/** By id. Inside a transaction no statement is sent while they are cached. */
export const costCenters = cachedByLedger(async () => {
  const found = await rows('SELECT id, code, name, active FROM cost_centers WHERE tenant_id = ?', [
    Current.tenantId,
  ])
  return new Map(
    found.map(({ id, code, name, active }): [string, CostCenterNamed] => [
      id,
      { id, code, name, active: Boolean(active) },
    ])
  )
})

/**
 * `mustBeCostCenters` for the `costCenterId` of a record, such as an employee. The one that the
 * record has may stay.
 */
export async function mustTakeCostCenter(
  { costCenterId: id }: { costCenterId?: string | null },
  before?: string | null
) {
  if (id && id !== before) await mustBeCostCenters([{ id, field: 'costCenterId' }])
}

/**
 * 422 NOT_FOUND, 409 COST_CENTER_INACTIVE for cost centres of new lines. `field` is the request's
 * field of each. The ledger keeps them as they are until the transaction ends.
 */
export async function mustBeCostCenters(asked: readonly { id: string; field: string }[]) {
  if (!asked.length) return
  const known = await costCenters()
  for (const { id, field } of asked) {
    const center = known.get(id)
    if (!center) throw invalid(field, 'NOT_FOUND', 'There is no such cost centre')
    if (!center.active)
      throw conflict(
        'COST_CENTER_INACTIVE',
        `Cost centre ${center.code} ${center.name} is not active`,
        { field }
      )
  }
}
