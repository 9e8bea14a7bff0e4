/** Creates, changes and deletes payment terms. Each waits for documents that are being written. */
import { invalid } from '#core/errors/refusal'
import { findReference } from '#core/resources/references'
import { lockLedger, nextLedgerVersion } from '#accounting/ledger'
import type { TermsLine } from '#terms/computation/terms'
import PaymentTerms from '#terms/models/payment_terms'
import type { NewPaymentTerms, PaymentTermsChanges } from '#terms/validators/payment_terms'

/** 409 DUPLICATE for a name that other terms have. */
export async function createTerms({ lines, discount, ...input }: NewPaymentTerms) {
  await lockLedger()
  mustNotMix(lines, discount)
  const terms = await PaymentTerms.create({
    ...input,
    lines: lines.map(keptLine),
    ...keptDiscount(discount),
  })
  await nextLedgerVersion()
  return terms
}

/**
 * Changes terms, which the caller locked after the ledger. Documents keep the discount that they
 * offer. 422 IMMUTABLE_FIELD for other lines once a document names the terms.
 */
export async function changeTerms(
  terms: PaymentTerms,
  { lines: asked, discount, ...changes }: PaymentTermsChanges
) {
  const lines = asked?.map(keptLine)
  const hasOther = lines && JSON.stringify(lines) !== JSON.stringify(terms.lines.map(inOrder))
  if (hasOther && (await findReference('payment_terms', terms.id, 'lines')))
    throw invalid(
      'lines',
      'IMMUTABLE_FIELD',
      'Documents have these terms, so their lines stay: create other terms, and deactivate these'
    )
  mustNotMix(lines ?? terms.lines, discount === undefined ? terms.discountPercent : discount)
  terms.merge({
    ...changes,
    ...(hasOther && { lines }),
    ...(discount !== undefined && keptDiscount(discount)),
  })
  await terms.save()
  await nextLedgerVersion()
}

/** Prepares the deletion of terms that no document names. */
export const removeTerms = () => nextLedgerVersion()

/** A discount of a debt that is due in fixed amounts would belong to none of them. */
function mustNotMix(lines: readonly { amount?: unknown }[], discount: unknown) {
  if (discount && lines.some(({ amount }) => amount))
    throw invalid(
      'discount',
      'CONTRADICTION',
      'Terms with a fixed amount have no early discount: use percents'
    )
}

type AskedLine = NewPaymentTerms['lines'][number]
type AskedDiscount = NewPaymentTerms['discount']

const keptLine = ({ percent, amount, ...when }: AskedLine): TermsLine =>
  inOrder({
    ...when,
    percent: percent?.toNumber() ?? null,
    amount: amount?.toNumber() ?? null,
  })

/** One order of keys, in which lines are compared. */
const inOrder = ({ percent, amount, balance, months, days, endOfMonth, addDays }: TermsLine) => ({
  ...{ percent, amount, balance, months, days, endOfMonth, addDays },
})

const keptDiscount = (discount: AskedDiscount) => ({
  discountPercent: discount?.percent ?? null,
  discountDays: discount?.days ?? null,
  taxTreatment: discount?.taxTreatment ?? 'NEVER',
})
