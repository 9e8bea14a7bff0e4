/** Formats 1005 and 1006: VAT of purchases and of sales, and consumption tax, by third party. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { Records } from '#tax/exogena/record'
import type { Days } from '#tax/returns/periods'

type Taxed = {
  side: string
  sign: number
  kind: string
  creditable: boolean
  thirdPartyId: string | null
  documents: number
  amount: Big
}

/** Deductible VAT, and VAT of sales returns. */
export async function vatPaid(days: Days): Promise<Records> {
  return recordsOf(days, ({ side, sign, kind, creditable }) => {
    if (kind !== 'VAT') return null
    if (side === 'SALE') return sign < 0 ? 'ivade' : null
    return sign > 0 && creditable ? 'vimp' : null
  })
}

/** VAT of sales, VAT of purchase returns, and consumption tax less its returns. */
export async function vatCharged(days: Days): Promise<Records> {
  return recordsOf(days, ({ side, sign, kind, creditable }) => {
    if (kind === 'CONSUMPTION') return side === 'SALE' ? 'icon' : null
    if (kind !== 'VAT') return null
    if (side === 'SALE') return sign > 0 ? 'imp' : null
    return sign < 0 && creditable ? 'iva' : null
  })
}

async function recordsOf(days: Days, columnOf: (one: Taxed) => string | null): Promise<Records> {
  const records = new Records()
  for (const one of await taxed(days)) {
    const column = columnOf(one)
    if (!column) continue
    const amount = column === 'icon' ? one.amount.times(one.sign) : one.amount
    const { thirdPartyId, documents } = one
    records.add(
      {
        concept: null,
        thirdPartyId,
        amounts: { [column]: amount },
        source: column,
        count: documents,
      },
      { needsConcept: false }
    )
  }
  return records
}

/** Documents whose net amount of a tax in the year is positive, or negative. */
async function taxed({ from, to }: Days): Promise<Taxed[]> {
  const documents = `SELECT side, tax_kind AS kind, creditable, third_party_id AS thirdPartyId, SUM(sign * amount) AS amount FROM tax_lines
      WHERE tenant_id = ? AND day BETWEEN ? AND ? GROUP BY document_id, side, tax_kind, creditable, third_party_id`
  const found = await rows(
    `SELECT d.side, SIGN(d.amount) AS sign, d.kind, d.creditable, d.thirdPartyId, COUNT(*) AS documents, SUM(ABS(d.amount)) AS amount
       FROM (${documents}) d WHERE d.amount <> 0 GROUP BY d.side, SIGN(d.amount), d.kind, d.creditable, d.thirdPartyId`,
    [Current.tenantId, from, to]
  )
  return found.map(({ side, sign, kind, creditable, thirdPartyId, documents, amount }) => ({
    side,
    sign: Number(sign),
    kind,
    creditable: Boolean(Number(creditable)),
    thirdPartyId,
    documents: Number(documents),
    amount: new Big(amount),
  }))
}
