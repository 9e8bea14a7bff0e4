/** The invoice, the allocations or the customer that a request for a payment names. */
import { invalid } from '#core/errors/refusal'
import { mustNameOnce } from '#sales/payments/allocations/asked_allocations'
import type { AskedAllocation, NewPayment } from '#sales/validators/payment'

export type Wanted = {
  invoiceId: string | null
  customerId: string | null
  /** Empty for an invoice alone, which takes up to its balance, and for an advance. */
  allocations: readonly AskedAllocation[]
}

const ONE_ALONE =
  'is for a payment of one invoice: with several allocations send deductions of kind WITHHOLDING'

/** 422 REQUIRED without any of them; CONTRADICTION; DUPLICATE for an invoice that is named twice. */
export function wantedOf({
  invoiceId,
  customerId,
  allocations,
  withholdings,
  autoWithholdings,
}: NewPayment): Wanted {
  const asked = allocations ?? []
  if (invoiceId && asked.length)
    throw invalid(
      'allocations',
      'CONTRADICTION',
      'Send invoiceId for a payment of one invoice, or allocations, not both'
    )
  if (!invoiceId && !customerId && !asked.length)
    throw invalid('invoiceId', 'REQUIRED', 'Send invoiceId, allocations or customerId')
  mustNameOnce(asked, 'allocations')

  const isOfOne = Boolean(invoiceId) || asked.length === 1
  if (withholdings?.length && !isOfOne)
    throw invalid('withholdings', 'CONTRADICTION', `withholdings ${ONE_ALONE}`)
  if (autoWithholdings && !isOfOne)
    throw invalid('autoWithholdings', 'CONTRADICTION', `autoWithholdings ${ONE_ALONE}`)
  return { invoiceId: invoiceId ?? null, customerId: customerId ?? null, allocations: asked }
}
