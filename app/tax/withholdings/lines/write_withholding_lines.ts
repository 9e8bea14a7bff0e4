/** The withholding lines of a posted document, which returns, certificates and reports read. */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import { deferInsert } from '#core/database/transaction/writes'
import { accountsFor } from '#accounting/ledger'
import type { PersonKind } from '#tax/withholdings/concept'
import { accountsOf } from '#tax/withholdings/lines/accounts'
import { knownConcept } from '#tax/withholdings/known'
import type { Direction, Withholding } from '#tax/withholdings/engine/types'

export type WithheldDocument = {
  documentType:
    | 'INVOICE'
    | 'CREDIT_NOTE'
    | 'DEBIT_NOTE'
    | 'PAYMENT'
    | 'RECEIPT'
    | 'PURCHASE_RETURN'
    | 'EXPENSE'
    | 'SUPPLIER_PAYMENT'
    | 'BILL'
    | 'SUPPLIER_CREDIT_NOTE'
  /** Also the `reference` of its journal entries. */
  documentId: string
  /** The day of its entry, `YYYY-MM-DD`. */
  day: string
  direction: Direction
  /** -1 for documents that take back, such as a credit note. */
  sign?: 1 | -1
  thirdPartyId?: string | null
  personKind?: PersonKind | null
  entryId?: string | null
  withholdings: readonly Withholding[]
}

/** Writes a row per withholding. Call it with the entry of the document, in its transaction. */
export async function writeWithholdingLines(document: WithheldDocument) {
  const { documentType, documentId, day, direction, sign = 1, withholdings } = document
  if (!withholdings.length) return

  const found = []
  for (const one of withholdings) {
    const concept = await knownConcept(one.conceptId)
    const { target, counter } = accountsOf(concept, direction)
    const [account, other] = await accountsFor(counter ? [target, counter] : [target])
    found.push({
      tenant_id: Current.tenantId,
      id: newId(clock.now().getTime()),
      document_type: documentType,
      document_id: documentId,
      day,
      direction: one.type === 'SELF' ? 'SELF' : direction,
      sign,
      concept_id: one.conceptId,
      type: one.type,
      base: one.base.toFixed(2),
      rate: one.rate?.toFixed(4) ?? null,
      amount: one.amount.toFixed(2),
      minimum: one.minimum?.toFixed(2) ?? null,
      account_id: account.id,
      counter_account_id: other?.id ?? null,
      third_party_id: document.thirdPartyId ?? null,
      person_kind: document.personKind ?? null,
      municipality: concept.municipality,
      entry_id: document.entryId ?? null,
    })
  }
  deferInsert('withholding_lines', found)
}

const COLUMNS =
  'document_type, document_id, direction, concept_id, type, base, rate, amount, minimum, ' +
  'account_id, counter_account_id, third_party_id, person_kind, municipality'

/**
 * Takes the withholding lines of a document back on `day` (`YYYY-MM-DD`), as its entries are
 * reversed: for a void, or before the document is posted again. Rows of that day go, earlier ones
 * get rows of the opposite sign, so that other days stay as they were.
 */
export async function takeBackWithholdingLines(documentId: string, day: string) {
  await execute(
    'DELETE FROM withholding_lines WHERE tenant_id = ? AND document_id = ? AND day = ?',
    [Current.tenantId, documentId, day]
  )
  const standing = await rows(
    `SELECT SUM(sign) AS standing, ${COLUMNS}
       FROM withholding_lines
       WHERE tenant_id = ? AND document_id = ?
       GROUP BY ${COLUMNS} HAVING SUM(sign) <> 0`,
    [Current.tenantId, documentId]
  )
  const opposite = standing.map(({ standing: sign, ...row }) => ({
    tenant_id: Current.tenantId,
    id: newId(clock.now().getTime()),
    day,
    sign: -Number(sign),
    ...row,
  }))
  if (opposite.length) deferInsert('withholding_lines', opposite)
}
