/** Fills form 350 from sums of withholding lines. Pure. */
import type Big from 'big.js'
import { FORM_350, FORM_350_VAT, type Form350Row } from '#tax/withholdings/law/co/form350'
import { Amounts, filled, type FilledBox } from '#tax/returns/boxes'
import { FORM_350_BOXES, TAKEN_BACK } from '#tax/returns/form_350_boxes'

/** `row` is the row of the form that the concept names; `code` is the concept's. */
export type WithheldSum = {
  direction: string
  type: string
  code: string
  row: string | null
  personKind: string | null
  sign: 1 | -1
  base: Big
  amount: Big
}

export type Form350 = { boxes: FilledBox[]; unclassified: WithheldSum[] }

/** Amounts that were taken back are box 129 or 133 and lower no other one. */
export function form350(sums: readonly WithheldSum[]): Form350 {
  const amounts = new Amounts()
  const unclassified = sums.filter((one) => !put(amounts, one))
  return { boxes: filled(FORM_350_BOXES, amounts), unclassified }
}

/** False for a sum whose row or kind of person the form does not have. */
function put(amounts: Amounts, sum: WithheldSum): boolean {
  const target = sum.type === 'VAT' ? vatBox(sum) : boxesOf(sum)
  if (!target) return false

  if (sum.sign < 0) {
    amounts.add(sum.type === 'VAT' ? TAKEN_BACK.VAT : TAKEN_BACK.RENTA, sum.amount)
    return true
  }
  if (target.base) amounts.add(target.base, sum.base)
  amounts.add(target.withheld, sum.amount)
  return true
}

const vatBox = ({ row }: WithheldSum) => ({
  base: null,
  withheld: FORM_350_VAT[row === 'VAT_ABROAD' ? 'VAT_ABROAD' : 'VAT'],
})

/** Without a row, a self-withholding is the special one of DUR 1.2.6.6. */
function boxesOf({ direction, row, personKind }: WithheldSum) {
  const isSelf = direction === 'SELF'
  const persons = FORM_350[(row ?? (isSelf ? 'SELF_SPECIAL' : '')) as Form350Row]
  if (!persons) return null
  if (personKind) return persons[personKind as keyof typeof persons] ?? null
  return persons.LEGAL && persons.NATURAL ? null : (persons.LEGAL ?? persons.NATURAL)
}
