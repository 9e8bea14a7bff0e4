/** Form 350: the monthly return of withholdings that the company made. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { atOneMoment, rows } from '#core/database/query'
import { filedReturn } from '#tax/returns/filed_return'
import { form350, type WithheldSum } from '#tax/returns/form_350'
import type { Days } from '#tax/returns/periods'
import { list, number, orNull, text, whole } from '#tax/returns/schemas'
import { fiscalSettings } from '#tax/settings/fiscal_settings'

export const withholdingReturn = filedReturn({
  name: 'withholding-return',
  summary: 'Return of withholdings',
  title: 'WithholdingReturn',
  form: '350',
  months: 1,
  more: {
    unclassified: list(
      {
        direction: text,
        type: text,
        code: text,
        row: orNull(text),
        personKind: orNull(text),
        sign: { ...whole, description: '1, or -1 where it was taken back.' },
        base: number,
        amount: number,
      },
      'Withholdings whose concept names no row of the form, or whose row lacks this kind of person.'
    ),
  },
  read: (days) => atOneMoment(async () => form350(await withheldSums(days))),
})

/**
 * Without MUNICIPAL ones, which are declared to the municipality. A self-withholding is of the
 * company's own kind of person, the others of the kind of the payee.
 */
async function withheldSums({ from, to }: Days): Promise<WithheldSum[]> {
  const found = await rows(
    `SELECT w.direction, w.type, c.code, c.form350_concept AS form350, w.personKind, w.sign, SUM(w.base) AS base, SUM(w.amount) AS amount
       FROM (SELECT direction, type, concept_id, person_kind AS personKind, sign, SUM(base) AS base, SUM(amount) AS amount FROM withholding_lines
              WHERE tenant_id = ? AND day BETWEEN ? AND ? AND direction IN ('PRACTISED', 'SELF') AND type <> 'MUNICIPAL'
              GROUP BY direction, type, concept_id, person_kind, sign) w
       JOIN withholding_concepts c ON c.tenant_id = ? AND c.id = w.concept_id
      GROUP BY w.direction, w.type, c.code, c.form350_concept, w.personKind, w.sign ORDER BY 1, 2, 3, 5, 6 DESC`,
    [Current.tenantId, from, to, Current.tenantId]
  )
  const { personKind: own } = await fiscalSettings()
  return found.map(({ direction, type, code, form350, personKind, sign, base, amount }) => ({
    direction,
    type,
    code,
    row: form350,
    personKind: direction === 'SELF' ? own : personKind,
    sign: Number(sign) < 0 ? -1 : 1,
    base: new Big(base),
    amount: new Big(amount),
  }))
}
