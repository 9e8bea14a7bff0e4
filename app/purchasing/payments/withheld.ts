/** Withholdings of a payment over bills and orders; they settle them beside the money. */
import type Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import { invalid } from '#core/errors/refusal'
import {
  knownWithholdings,
  NO_WITHHOLDINGS,
  withheldByPayment,
  withholdingsOf,
  type AskedWithholdings,
  type KeptWithholdings,
} from '#tax/withholdings'
import type { Deduction } from '#purchasing/payments/deductions'
import type { Payable } from '#purchasing/payments/payables'
import { withheldDeductions } from '#purchasing/payments/withheld_deductions'
import { documentsOf, type ReadDocuments } from '#purchasing/payments/withheld_documents'
import { mustWithholdOnce } from '#purchasing/payments/withheld_once'

type Asked = AskedWithholdings & { deductions?: readonly Deduction[] | null }
type One = NonNullable<AskedWithholdings['withholdings']>[number]
type Paying = { amount: Big; day: string; thirdPartyId: string | null }

const isSaid = ({ base, amount }: One) => Boolean(base && amount)

/**
 * The withholdings of a payment, from `withholdings` and from deductions of kind WITHHOLDING. `base` and
 * `amount` are taken as sent, within the documents as they were billed. A concept alone is computed for a
 * single document, from the lines that credit notes left, in proportion to the money (`amount`) with all
 * deductions. 422 REQUIRED for a concept alone over several documents; errors of `withholdingsOf`,
 * `mustWithholdOnce`, `withheldDeductions`.
 */
export async function withheldOver(
  payables: readonly Payable[],
  { deductions: asked, ...fields }: Asked,
  { amount, day, thirdPartyId }: Paying
): Promise<KeptWithholdings> {
  const deductions = asked ?? []
  const documents = documentsOf(payables)
  const settled = amount.plus(sum(deductions.map((one) => one.amount)))
  const whole = await withheldByFields(payables, fields, {
    ...{ documents, amount: settled, day, thirdPartyId },
  })
  mustWithholdOnce(
    deductions,
    whole.lines.map(({ conceptId }) => conceptId)
  )
  const own = await withheldDeductions(deductions, { documents, day, thirdPartyId })
  return {
    ...{ asked: null, auto: null, lines: [...whole.lines, ...own.lines] },
    personKind: whole.personKind ?? own.personKind,
  }
}

async function withheldByFields(
  payables: readonly Payable[],
  asked: AskedWithholdings,
  { documents, amount, day, thirdPartyId }: Paying & { documents: ReadDocuments }
): Promise<KeptWithholdings> {
  const { autoWithholdings } = asked
  const all = asked.withholdings ?? []
  if (!all.length && !autoWithholdings) return NO_WITHHOLDINGS
  mustBeComputable(payables, all, autoWithholdings)

  const { lines, before } = await documents(!autoWithholdings && all.every(isSaid) ? 'ALL' : 'LEFT')
  const whole = await withholdingsOf({
    ...{ asked, direction: 'PRACTISED', lines, day, thirdPartyId, isPayment: true },
  })
  const { settings } = await knownWithholdings()
  const found = withheldByPayment(whole.lines, {
    ...{ lines, before, amount, asked: asked.withholdings },
    balance: sum(payables.map((one) => one.balance())),
    rounding: settings.withholdingRounding,
  })
  return { ...whole, lines: found }
}

function mustBeComputable(
  payables: readonly Payable[],
  all: readonly One[],
  auto: boolean | null | undefined
) {
  const at = all.findIndex((one) => !isSaid(one))
  if (payables.length === 1 || (at < 0 && !auto)) return
  throw invalid(
    at < 0 ? 'autoWithholdings' : `withholdings.${at}.amount`,
    'REQUIRED',
    'Say base and amount of each withholding: they are computed for a payment of one document only'
  )
}
