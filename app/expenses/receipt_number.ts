/** The number of a receipt, which a supplier or third party gives once. */
import { Current } from '#core/context/current'
import { rows, selects, type Statement } from '#core/database/query'
import { conflict } from '#core/errors/refusal'

type Payee = { supplierId?: string | null; thirdPartyId?: string | null }
type Receipt = Payee & { number?: string | null }

/**
 * Locks the payee in two statements: shared, or exclusively where the number is to be compared, so
 * that equal receipts wait for one another. The third party of the supplier is locked with it.
 */
export const payeeStatements = ({ supplierId, thirdPartyId, number }: Receipt) => {
  const { tenantId } = Current
  const lock = number ? 'FOR UPDATE' : 'LOCK IN SHARE MODE'
  const suppliers: Statement | null = supplierId
    ? [
        `SELECT id, third_party_id AS thirdPartyId FROM suppliers WHERE tenant_id = ? AND id = ? ${lock}`,
        [tenantId, supplierId],
      ]
    : null
  const isAsked = Boolean(thirdPartyId) || Boolean(supplierId && number)
  const parties: Statement | null = isAsked
    ? [
        `SELECT id FROM third_parties WHERE tenant_id = ? AND live = 1
            AND (id = ? OR id = (SELECT s.third_party_id FROM suppliers s WHERE s.tenant_id = ? AND s.id = ?))
          ORDER BY id ${lock}`,
        [tenantId, thirdPartyId ?? null, tenantId, number ? (supplierId ?? null) : null],
      ]
    : null
  return { suppliers, parties }
}

/** For the change of a number. */
export async function lockPayee(receipt: Receipt) {
  const { suppliers, parties } = payeeStatements(receipt)
  const asked = [suppliers, parties].filter((one) => one !== null)
  if (asked.length) await selects(asked)
}

/** 409 DUPLICATE for a receipt of this payee that another expense has, if that is not void. */
export async function mustBeNewReceipt(
  { number, supplierId = null, thirdPartyId = null }: Receipt,
  expenseId: string | null = null
) {
  if (!number || !(supplierId || thirdPartyId)) return
  const [found] = await rows(
    `SELECT id FROM expenses WHERE tenant_id = ? AND number = ? AND status = 'POSTED'
        AND (supplier_id = ? OR third_party_id = ?) AND id <> COALESCE(?, '') LIMIT 1`,
    [Current.tenantId, number, supplierId, thirdPartyId, expenseId]
  )
  if (found)
    throw conflict(
      'DUPLICATE',
      `Receipt ${number} of this supplier was recorded before: void that expense first`,
      { field: 'number', expenseId: found.id }
    )
}
