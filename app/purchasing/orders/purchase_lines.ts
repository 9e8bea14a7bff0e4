/** Journal lines and tax lines of what came in or went back. */
import type Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import { debit, type Line as JournalLine, type Role } from '#accounting/ledger'
import { writeTaxLines, type DocumentType } from '#tax/taxes'
import type { Part } from '#purchasing/orders/receipts'

/** Debits of a role by cost centre. */
export function debitsOf(
  role: Role,
  parts: readonly { costCenterId: string | null; cost: Big }[]
): JournalLine[] {
  const byCenter = Map.groupBy(parts, ({ costCenterId }) => costCenterId)
  return [...byCenter].map(([costCenterId, own]) =>
    debit(role, sum(own.map(({ cost }) => cost)), { costCenterId })
  )
}

type Document = {
  documentType: DocumentType
  documentId: string
  day: string
  sign: 1 | -1
  thirdPartyId: string | null
  entryId: string | null
}

/** A row per line and tax, with the day of the receipt. */
export const writeTaxLinesOf = (parts: readonly Part[], document: Document) =>
  writeTaxLines({
    ...document,
    side: 'PURCHASE',
    lines: parts.map(({ line, quantity, amounts, isService }) => ({
      id: line.id,
      quantity,
      nature: isService ? 'SERVICES' : 'GOODS',
      net: amounts.subtotal,
      taxes: amounts.taxes,
    })),
  })
