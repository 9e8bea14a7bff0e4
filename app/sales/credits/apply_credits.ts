import type Big from 'big.js'
import { smaller, zero } from '#core/primitives/decimal'
import { allocateCredit } from '#sales/credits/allocate_credit'
import { openCredits, type OpenCredit } from '#sales/credits/open_credits'
import { allocatePayment } from '#sales/actions/allocate_payment'
import { openDues, type OpenDue } from '#sales/terms/open_dues'

type Applied = Pick<OpenCredit, 'source' | 'sourceId'> & Omit<OpenDue, 'open'> & { amount: Big }

/**
 * Allocates the credits of a customer, whose row the caller has locked: the oldest credit to what
 * is due first, by instalments, until either is used up. Returns the allocations. 409 PERIOD_CLOSED for
 * a closed `date`. Announces what the allocations do.
 */
export async function applyCredits(
  customerId: string,
  { date }: { date?: string | null }
): Promise<Applied[]> {
  const applied = matched(await openCredits(customerId), await openDues(customerId))
  for (const parts of Map.groupBy(applied, ({ sourceId }) => sourceId).values()) {
    const [{ source, sourceId }] = parts
    const items = parts.map(({ invoiceId, amount }) => ({ invoiceId, amount }))
    await (source === 'PAYMENT' ? allocatePayment : allocateCredit)(sourceId, { items, date })
  }
  return applied
}

/** Each credit takes what is left of the first dues: one allocation for each invoice. */
function matched(credits: readonly OpenCredit[], dues: readonly OpenDue[]): Applied[] {
  const open = dues.map((due) => ({ ...due }))
  return credits.flatMap(({ source, sourceId, availableAmount }) => {
    let free = availableAmount
    const parts = new Map<string, Applied>()
    while (free.gt(0) && open.length) {
      const { open: left, ...invoice } = open[0]
      const amount = smaller(free, left)
      const before = parts.get(invoice.invoiceId)?.amount ?? zero
      parts.set(invoice.invoiceId, {
        ...{ source, sourceId, ...invoice, amount: before.plus(amount) },
      })
      free = free.minus(amount)
      open[0].open = left.minus(amount)
      if (amount.eq(left)) open.shift()
    }
    return [...parts.values()]
  })
}
