/**
 * The accounts of taxes in the tax summary. The domain of taxes names those beside the roles with
 * `boot`, because accounting is below it.
 */
import type { Role } from '#accounting/roles/roles'

export const TAX_ACCOUNT_KINDS = ['PAYABLE', 'RECOVERABLE'] as const

export type TaxAccount = { accountId: string; kind: (typeof TAX_ACCOUNT_KINDS)[number] }

export const TAX_ROLES: readonly { role: Role; kind: TaxAccount['kind'] }[] = [
  { role: 'tax_payable', kind: 'PAYABLE' },
  { role: 'consumption_tax_payable', kind: 'PAYABLE' },
  { role: 'tax_recoverable', kind: 'RECOVERABLE' },
]

let ownAccounts: () => Promise<readonly TaxAccount[]> = () => Promise.resolve([])

export const nameTaxAccountsBy = (read: typeof ownAccounts) => void (ownAccounts = read)

/** The accounts that a company's taxes name themselves. */
export const ownTaxAccounts = () => ownAccounts()
