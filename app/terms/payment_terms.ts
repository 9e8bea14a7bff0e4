/**
 * The public module of payment terms. A document finds its terms (`paymentTermsNamed`) and keeps
 * what follows from them: `instalmentsOf` its total, and `discountOf` its day.
 */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { jsonOf } from '#core/database/columns'
import { rows } from '#core/database/query'
import { conflict, invalid } from '#core/errors/refusal'
import { cachedByLedger } from '#accounting/ledger'
import type { TaxTreatment, Terms, TermsLine } from '#terms/computation/terms'

export {
  discountAmounts,
  discountOf,
  type OfferedDiscount,
} from '#terms/computation/early_discount'
export { instalmentsOf, type Instalment } from '#terms/computation/instalments'
export { openPart } from '#terms/computation/open_part'
export { MOST_LINES as MOST_INSTALMENTS, type TaxTreatment } from '#terms/computation/terms'

export type PaymentTerms = Terms & { id: string; name: string; active: boolean }

const COLUMNS = 'id, name, `lines`, discount_percent, discount_days, tax_treatment, active'

/** By id; cached by the version of the ledger. */
const known = cachedByLedger(async () => {
  const found = await rows(`SELECT ${COLUMNS} FROM payment_terms WHERE tenant_id = ?`, [
    Current.tenantId,
  ])
  return new Map(
    found.map((row): [string, PaymentTerms] => [
      row.id,
      {
        id: row.id,
        name: row.name,
        active: Boolean(row.active),
        lines: jsonOf(row.lines) as TermsLine[],
        discount:
          row.discount_percent === null
            ? null
            : {
                percent: new Big(row.discount_percent),
                days: Number(row.discount_days),
                taxTreatment: row.tax_treatment as TaxTreatment,
              },
      },
    ])
  )
})

/**
 * The terms of a document, which the ledger keeps as they are until the transaction ends. 422
 * NOT_FOUND on `paymentTermsId`; 409 PAYMENT_TERMS_INACTIVE unless they are those of `before`.
 */
export async function paymentTermsNamed(id: string, before?: string | null): Promise<PaymentTerms> {
  const terms = (await known()).get(id)
  if (!terms) throw invalid('paymentTermsId', 'NOT_FOUND', 'There are no such payment terms')
  if (!terms.active && id !== before)
    throw conflict('PAYMENT_TERMS_INACTIVE', `Payment terms ${terms.name} are not active`, {
      field: 'paymentTermsId',
    })
  return terms
}
