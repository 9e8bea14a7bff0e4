/** The tax lines of a posted document, which tax returns and reports read. */
import type Big from 'big.js'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { newId } from '#core/primitives/ids'
import type { Row } from '#core/database/sql'
import { deferInsert } from '#core/database/transaction/writes'
import type { Nature, TaxSide } from '#tax/catalog/choices'
import type { LineTax } from '#tax/computation/line_taxes'
import { accountsOfTaxes } from '#tax/lines/tax_accounts'

export const DOCUMENT_TYPES = [
  'INVOICE',
  'CREDIT_NOTE',
  'DEBIT_NOTE',
  'RECEIPT',
  'PURCHASE_RETURN',
  'EXPENSE',
  'BILL',
  'PAYMENT',
  'SUPPLIER_CREDIT_NOTE',
  'SUPPLIER_PAYMENT',
] as const

export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** A line of a document. Amounts are positive, of a return, too. */
export type DocumentLine = {
  id: string
  quantity: Big
  nature: Nature
  /** After the discount, without taxes. */
  net: Big
  taxes: readonly LineTax[]
}

export type TaxedDocument = {
  documentType: DocumentType
  documentId: string
  /** The day of its entry, `YYYY-MM-DD`. */
  day: string
  side: TaxSide
  /** -1 for documents that take back, such as a credit note. */
  sign: 1 | -1
  thirdPartyId?: string | null
  entryId?: string | null
  lines: readonly DocumentLine[]
}

/**
 * Writes a row per line and tax, and a row without a tax for a line that has no VAT: each line then
 * has one row with its net amount, of which VAT returns are sums. Call it with the entry of the
 * document, in its transaction.
 */
export async function writeTaxLines(document: TaxedDocument) {
  const taxes = document.lines.flatMap(({ taxes }) => taxes)
  const accounts = await accountsOfTaxes(taxes, document.side)
  let next = 0
  const rows = document.lines.flatMap((line): Row[] => {
    const vat = line.taxes.find(({ kind }) => kind === 'VAT')
    const written = line.taxes.map((tax) => ({
      ...shared(document, line),
      tax_id: tax.taxId,
      tax_kind: tax.kind,
      scheme_code: tax.schemeCode,
      // The category says how VAT treats the base, also of the other taxes of the line.
      category: vat ? vat.category : tax.category,
      rate: tax.rate?.toFixed() ?? null,
      base: tax.base.toFixed(2),
      amount: tax.amount.toFixed(2),
      per_unit: tax.perUnit?.toFixed() ?? null,
      creditable: tax.creditable,
      account_id: accounts[next++],
    }))
    return vat ? written : [netOf(document, line), ...written]
  })
  if (rows.length) deferInsert('tax_lines', rows)
}

/** The row without a tax. Other taxes of the line give its category. */
const netOf = (document: TaxedDocument, line: DocumentLine): Row => ({
  ...shared(document, line),
  tax_id: null,
  tax_kind: line.taxes.length ? 'NONE' : 'VAT',
  scheme_code: null,
  category: line.taxes[0]?.category ?? null,
  rate: null,
  base: line.net.toFixed(2),
  amount: 0,
  per_unit: null,
  creditable: false,
  account_id: null,
})

function shared(document: TaxedDocument, { id, quantity, nature }: DocumentLine): Row {
  const { documentType, documentId, day, side, sign, thirdPartyId, entryId } = document
  return {
    tenant_id: Current.tenantId,
    id: newId(clock.now().getTime()),
    document_type: documentType,
    document_id: documentId,
    line_id: id,
    day,
    side,
    sign,
    quantity: quantity.toFixed(),
    nature,
    third_party_id: thirdPartyId ?? null,
    entry_id: entryId ?? null,
  }
}
