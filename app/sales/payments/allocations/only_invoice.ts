/** `invoiceId` of a payment: the only invoice that it is allocated to, else null. */
type Allocated = { invoiceId: string; voidedOn: string | null }

export function onlyInvoice(allocations: readonly Allocated[]): string | null {
  const ids = new Set(
    allocations.flatMap(({ invoiceId, voidedOn }) => (voidedOn ? [] : [invoiceId]))
  )
  return ids.size === 1 ? [...ids][0] : null
}
