/** Creates, changes and deletes cost centres. Each waits for running postings. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict, invalid } from '#core/errors/refusal'
import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import type { InputOf } from '#core/endpoints/operations'
import { referencesTo } from '#accounting/cost_centers/references_to_cost_centers'
import { lockLedger, nextLedgerVersion } from '#accounting/ledger/lock_ledger'
import CostCenter from '#accounting/models/cost_center'
import type { createCostCenter, updateCostCenter } from '#accounting/validators/cost_center'

/** The tree is answered as nested JSON. */
const MOST_LEVELS = 30

type Parents = ReadonlyMap<string, string | null>

/**
 * Creates a cost centre. 422 NOT_FOUND for a missing parent, INVALID for a tree of more than 30
 * levels. Announces `cost_center.created`.
 */
export async function makeCostCenter(input: InputOf<typeof createCostCenter>): Promise<CostCenter> {
  await lockLedger()
  if (input.parentId) mustNotBeDeep(await parents(), input.parentId)
  const center = await CostCenter.create(input)
  await nextLedgerVersion()
  await announce('cost_center.created', { costCenterId: center.id })
  return center
}

/**
 * Changes a locked cost centre. 422 on `parentId` when it is missing, is the centre itself or
 * beneath it, or too deep. Announces `cost_center.updated` if anything changed.
 */
export async function changeCostCenter(
  center: CostCenter,
  changes: InputOf<typeof updateCostCenter>
) {
  await lockLedger()
  if (changes.parentId && changes.parentId !== center.parentId)
    await mustFitBeneath(changes.parentId, center)

  await whenChanged(
    center,
    () => center.merge(changes).save(),
    async () => {
      await nextLedgerVersion()
      await announce('cost_center.updated', { costCenterId: center.id })
    }
  )
}

/** Prepares the deletion. 409 IN_USE while lines or records name it. Announces `cost_center.deleted`. */
export async function removeCostCenter({ id, code, name }: CostCenter) {
  await lockLedger()
  const table = await referencesTo(id)
  if (table)
    throw conflict(
      'IN_USE',
      `Cost centre ${code} ${name} is used (${table}): send active false instead`
    )
  await nextLedgerVersion()
  await announce('cost_center.deleted', { costCenterId: id })
}

async function mustFitBeneath(parentId: string, { id }: CostCenter) {
  const tree = await parents()
  const above = mustNotBeDeep(tree, parentId, heightOf(tree, id))
  if (above.includes(id))
    throw invalid('parentId', 'INVALID', 'A cost centre cannot be beneath itself')
}

/** The parents of all cost centres, which the ledger's lock keeps unchanged. */
async function parents(): Promise<Parents> {
  const found = await rows(
    'SELECT id, parent_id AS parentId FROM cost_centers WHERE tenant_id = ?',
    [Current.tenantId]
  )
  return new Map(found.map(({ id, parentId }) => [id, parentId]))
}

/** `parentId` and all above it. `height` is the number of levels that go beneath. */
function mustNotBeDeep(tree: Parents, parentId: string, height = 1): string[] {
  if (!tree.has(parentId)) throw invalid('parentId', 'NOT_FOUND', 'There is no such cost centre')
  const above: string[] = []
  for (let at: string | null | undefined = parentId; at; at = tree.get(at)) above.push(at)
  if (above.length + height > MOST_LEVELS)
    throw invalid('parentId', 'INVALID', `Cost centres have at most ${MOST_LEVELS} levels`)
  return above
}

/** The levels of the tree that begins with `id`. */
function heightOf(tree: Parents, id: string): number {
  const children = Map.groupBy(tree.keys(), (one) => tree.get(one))
  const height = (one: string): number =>
    1 + Math.max(0, ...(children.get(one) ?? []).map((child) => height(child)))
  return height(id)
}
