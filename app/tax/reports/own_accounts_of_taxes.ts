/** The accounts that taxes name themselves, for the tax summary. */
import type { TaxAccount } from '#accounting/tax_accounts'
import { taxCatalog } from '#tax/catalog/tax_catalog'

export async function ownAccountsOfTaxes(): Promise<TaxAccount[]> {
  const { taxes } = await taxCatalog()
  return taxes.flatMap(({ saleAccountId, purchaseAccountId }): TaxAccount[] => [
    ...(saleAccountId ? [{ accountId: saleAccountId, kind: 'PAYABLE' as const }] : []),
    ...(purchaseAccountId ? [{ accountId: purchaseAccountId, kind: 'RECOVERABLE' as const }] : []),
  ])
}
