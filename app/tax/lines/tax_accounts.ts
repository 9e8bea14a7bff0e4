/** The ledger accounts of taxes. */
import type { TaxKind, TaxSide } from '#tax/catalog/choices'
import { accountsFor, type Role } from '#accounting/ledger'
import { taxCatalog } from '#tax/catalog/tax_catalog'

type OfTax = { taxId: string | null; kind: TaxKind; creditable: boolean }
type Target = Role | { accountId: string }

/**
 * The account of each tax, in order; null where it is cost, which is a tax on purchases without a
 * right to deduct. A tax without an account of its own goes to the account of its role.
 */
export async function accountsOfTaxes(
  taxes: readonly OfTax[],
  side: TaxSide
): Promise<(string | null)[]> {
  const { byId } = await taxCatalog()
  const targets = taxes.map((tax): Target | null => {
    if (side === 'PURCHASE' && !tax.creditable) return null
    const known = tax.taxId ? byId.get(tax.taxId) : undefined
    const accountId = side === 'SALE' ? known?.saleAccountId : known?.purchaseAccountId
    return accountId ? { accountId } : roleOf(tax, side)
  })
  const accounts = await accountsFor(targets.filter((target) => target !== null))
  let next = 0
  return targets.map((target) => target && accounts[next++].id)
}

/** Consumption taxes stay out of the account of VAT, whose balance is that of the VAT return. */
const roleOf = ({ kind }: OfTax, side: TaxSide): Role => {
  if (side === 'PURCHASE') return 'tax_recoverable'
  return kind === 'VAT' ? 'tax_payable' : 'consumption_tax_payable'
}
