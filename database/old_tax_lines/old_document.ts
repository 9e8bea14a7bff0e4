/** A document of a release before 0.4, and the rows of `tax_lines` that it gets. */
import type { Row } from '#core/database/sql'
import type { Vat } from '#database/old_tax_lines/vats'

/** Decimals are texts, as MySQL answers them. A rate above 0 is the VAT of that rate. */
export type OldLine = {
  id: string
  rate: string
  base: string
  amount: string
  quantity: string | null
  isService: boolean
}

export type OldDocument = {
  id: string
  type: 'INVOICE' | 'CREDIT_NOTE' | 'RECEIPT' | 'PURCHASE_RETURN'
  /** The day of its entry, `YYYY-MM-DD`. */
  day: string
  /** The day of the reversal of a void document. */
  voidedOn: string | null
  /** The account of its tax; null without one. */
  accountId: string | null
  entryId: string | null
  thirdPartyId: string | null
  lines: readonly OldLine[]
}

type Vats = (rate: string) => Vat | undefined

/** A void takes back on its day; nothing is left of a document that was void on its own day. */
export function rowsOf(tenantId: number, document: OldDocument, vats: Vats): Row[] {
  const { type, day, voidedOn } = document
  const sign = type === 'INVOICE' || type === 'RECEIPT' ? 1 : -1
  if (voidedOn === null) return rowsOn(tenantId, document, vats, { day, sign })
  if (voidedOn === day) return []
  return [
    ...rowsOn(tenantId, document, vats, { day, sign }),
    ...rowsOn(tenantId, document, vats, { day: voidedOn, sign: -sign, idOf: idOfReversal }),
  ]
}

type On = { day: string; sign: number; idOf?: (lineId: string) => string }

function rowsOn(
  tenantId: number,
  { id, type, accountId, entryId, thirdPartyId, lines }: OldDocument,
  vats: Vats,
  { day, sign, idOf = (lineId) => lineId }: On
): Row[] {
  const side = type === 'INVOICE' || type === 'CREDIT_NOTE' ? 'SALE' : 'PURCHASE'
  return lines.map((line) => {
    const isTaxed = Number(line.rate) > 0
    const vat = isTaxed ? vats(line.rate) : undefined
    return {
      tenant_id: tenantId,
      id: idOf(line.id),
      document_type: type,
      document_id: id,
      line_id: line.id,
      ...{ day, side, sign },
      tax_id: vat?.id ?? null,
      tax_kind: 'VAT',
      scheme_code: vat?.schemeCode ?? null,
      category: isTaxed ? 'S' : null,
      rate: isTaxed ? line.rate : null,
      base: line.base,
      amount: line.amount,
      per_unit: null,
      quantity: line.quantity,
      nature: line.isService ? 'SERVICES' : 'GOODS',
      creditable: isTaxed,
      account_id: isTaxed ? accountId : null,
      third_party_id: thirdPartyId,
      entry_id: entryId,
    }
  })
}

/**
 * Rows have the id of their line, so that a second run refuses them; the row that takes back has
 * version 8 (RFC 9562) in place of 7.
 */
const idOfReversal = (lineId: string) => `${lineId.slice(0, 14)}8${lineId.slice(15)}`
