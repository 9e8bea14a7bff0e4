/** The lines of a locked order and the third party of its supplier, in one batch. */
import { Current } from '#core/context/current'
import { selects, type Statement } from '#core/database/query'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import { lineOf, linesStatement, type Line } from '#purchasing/orders/lines'

/** Null without a supplier, or for one without a third party. */
export type Party = { thirdPartyId: string | null; personKind: 'LEGAL' | 'NATURAL' | null }

const NOBODY: Party = { thirdPartyId: null, personKind: null }

/** The supplier is share-locked, before the ledger, so that a merge of its third party waits. */
const partyStatement = ({ supplierId }: PurchaseOrder): Statement => [
  `SELECT s.third_party_id AS thirdPartyId, (SELECT p.person_kind FROM third_parties p WHERE p.tenant_id = s.tenant_id AND p.id = s.third_party_id) AS personKind
     FROM suppliers s WHERE s.tenant_id = ? AND s.id = ? LOCK IN SHARE MODE`,
  [Current.tenantId, supplierId ?? ''],
]

const partyIn = ([found]: readonly unknown[]): Party => (found as Party | undefined) ?? NOBODY

export async function openedOrder(order: PurchaseOrder): Promise<{ lines: Line[]; party: Party }> {
  const [lines, supplier] = await selects([linesStatement(order.id), partyStatement(order)])
  return { lines: lines.map(lineOf), party: partyIn(supplier) }
}
