import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { IntegrationChanges } from '#core/resources/integration/changes'
import { paymentSearchTextOf } from '#sales/customer'
import type Payment from '#sales/models/payment'

/** Changes details of a payment, and its search text. */
export async function changePayment(
  payment: Payment,
  changes: { reference?: string | null; notes?: string | null } & IntegrationChanges
) {
  payment.merge(changes)
  if ('reference' in payment.$dirty)
    payment.searchText = paymentSearchTextOf(
      { name: payment.customerName, taxId: await taxIdOf(payment.customerId) },
      payment.reference
    )
  await payment.save()
}

async function taxIdOf(customerId: string): Promise<string> {
  const [customer] = await rows('SELECT tax_id FROM customers WHERE tenant_id = ? AND id = ?', [
    Current.tenantId,
    customerId,
  ])
  return customer.tax_id
}
