/** Form 300: the return of the sales tax. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { atOneMoment, rows, type DatabaseRow } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { filedReturn } from '#tax/returns/filed_return'
import { form300, type WithheldVat } from '#tax/returns/form_300'
import type { Days } from '#tax/returns/periods'
import { list, number, orNull, text, whole } from '#tax/returns/schemas'
import { taxSums } from '#tax/returns/tax_sums'

const rate = { ...orNull(number), description: 'In percent.' }

export const vatReturn = filedReturn({
  name: 'vat-return',
  summary: 'VAT return',
  title: 'VatReturn',
  form: '300',
  months: 2,
  more: {
    unclassified: list(
      {
        side: text,
        sign: { ...whole, description: '1, or -1 for returns and voids.' },
        kind: orNull(text),
        category: orNull(text),
        rate,
        nature: text,
        base: number,
        amount: number,
        box: { ...orNull(whole), description: 'The box that counts it, if any.' },
      },
      'Lines without a VAT category, or with one that has no box. Classify them before you file.'
    ),
    otherTaxes: list(
      { side: text, kind: text, rate, base: number, amount: number },
      'Taxes of other returns, such as the consumption tax (form 310), less what was returned.'
    ),
  },
  read: (days) => atOneMoment(async () => form300(await taxSums(days), await withheldVat(days))),
})

/** ReteIVA that customers withheld, and ReteIVA from non-residents. */
async function withheldVat({ from, to }: Days): Promise<WithheldVat> {
  const found = await rows(
    `SELECT w.direction, c.form350_concept AS concept, w.amount
       FROM (SELECT direction, concept_id, SUM(sign * amount) AS amount FROM withholding_lines
              WHERE tenant_id = ? AND day BETWEEN ? AND ? AND type = 'VAT' GROUP BY direction, concept_id) w
       JOIN withholding_concepts c ON c.tenant_id = ? AND c.id = w.concept_id`,
    [Current.tenantId, from, to, Current.tenantId]
  )
  const total = (wanted: (row: DatabaseRow) => boolean) =>
    sum(found.filter(wanted).map(({ amount }) => new Big(amount)))

  return {
    suffered: total(({ direction }) => direction === 'SUFFERED'),
    ofNonResidents: total(
      ({ direction, concept }) => direction === 'PRACTISED' && concept === 'VAT_ABROAD'
    ),
  }
}
