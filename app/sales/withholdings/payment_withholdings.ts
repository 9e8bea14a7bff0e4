/** Withholdings of a payment: they come on top of the money and settle the invoice. */
import type Big from 'big.js'
import { selects } from '#core/database/query'
import {
  knownWithholdings,
  NO_WITHHOLDINGS,
  withheldByPayment,
  withholdingsOf,
  type AskedWithholdings,
  type KeptWithholdings,
} from '#tax/withholdings'
import type { Customer } from '#sales/customer'
import { linesStatement, storedLine } from '#sales/lines/lines'
import type Invoice from '#sales/models/invoice'
import { withheldBefore } from '#sales/withholdings/withheld_before'
import { linesToWithhold, uncredited } from '#sales/withholdings/sale_lines'

type Paying = { invoice: Invoice; customer: Customer; amount: Big; day: string }

/**
 * The withholdings of a payment. A concept alone is computed of what the invoice has not withheld by
 * it, in proportion to the payment: all of it when the money and the withholdings settle the invoice.
 * `base` and `amount` are taken as said, up to what is left. Only what the request asks is withheld.
 */
export async function paymentWithholdings(
  asked: AskedWithholdings,
  { invoice, customer, amount, day }: Paying
): Promise<KeptWithholdings> {
  if (!asked.withholdings?.length && !asked.autoWithholdings) return NO_WITHHOLDINGS

  const [found] = await selects([linesStatement('invoice_lines', 'invoice_id', invoice.id)])
  const lines = await linesToWithhold(uncredited(found.map(storedLine)))
  const whole = await withholdingsOf({
    asked,
    direction: 'SUFFERED',
    lines,
    day,
    thirdPartyId: customer.thirdPartyId,
    isPayment: true,
  })
  const { settings } = await knownWithholdings()
  const withheld = withheldByPayment(whole.lines, {
    ...{ lines, amount, asked: asked.withholdings, balance: invoice.balance },
    before: await withheldBefore([invoice.id]),
    rounding: settings.withholdingRounding,
  })
  return { ...whole, asked: null, auto: null, lines: withheld }
}
