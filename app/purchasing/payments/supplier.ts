/** The supplier of a payment, locked because its advances change. */
import Big from 'big.js'
import { sqlInstant } from '#core/database/columns'
import type { DatabaseRow, Statement } from '#core/database/query'
import { Current } from '#core/context/current'
import { updateEach } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'
import { invalid } from '#core/errors/refusal'
import { clock } from '#core/primitives/clock'
import type { Party } from '#purchasing/orders/opened_order'

/** `id` is null for an order without a supplier, which has no advances. */
export type Payee = Party & { id: string | null; name: string | null; advances: Big }

export const NOBODY: Payee = {
  id: null,
  name: null,
  advances: new Big(0),
  thirdPartyId: null,
  personKind: null,
}

/** Locks a supplier; `id` is SQL of one value with its bindings. */
export const payeeStatement = (id: string, ...bindings: unknown[]): Statement => [
  `SELECT s.id, s.name, s.advances, s.third_party_id AS thirdPartyId,
       (SELECT p.person_kind FROM third_parties p
        WHERE p.tenant_id = s.tenant_id AND p.id = s.third_party_id) AS personKind
     FROM suppliers s WHERE s.tenant_id = ? AND s.id = ${id} FOR UPDATE`,
  [Current.tenantId, ...bindings],
]

export const payeeIn = ([row]: readonly DatabaseRow[]): Payee =>
  row
    ? {
        id: row.id,
        name: row.name,
        advances: new Big(row.advances),
        thirdPartyId: row.thirdPartyId,
        personKind: row.personKind,
      }
    : NOBODY

/** 422 NOT_FOUND without a supplier. */
export function mustBeSupplier(payee: Payee): Payee {
  if (payee.id) return payee
  throw invalid('supplierId', 'NOT_FOUND', 'There is no such supplier')
}

/** Of the column `advances`. */
const TOO_LARGE = 1e13

/** Changes the free money at a locked supplier. Deferred. 422 TOO_LARGE above the column's range. */
export function advance(payee: Payee, amount: Big) {
  if (amount.eq(0)) return
  payee.advances = payee.advances.plus(amount)
  if (payee.advances.abs().gte(TOO_LARGE))
    throw invalid('amount', 'TOO_LARGE', 'The advances at the supplier would be too large')
  const values = { advances: payee.advances }
  for (const [sql, bindings] of updateEach(
    'suppliers',
    Current.tenantId,
    [{ id: payee.id!, values }],
    [', updated_at = ?', [sqlInstant(clock.now())]]
  ))
    defer(sql, bindings)
}
