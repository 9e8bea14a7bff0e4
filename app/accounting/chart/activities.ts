/** The activity of the statement of cash flows to which the changes of an account belong. */
import type { AccountType } from '#accounting/chart/account_types'
import { chartOfCompany } from '#accounting/chart/chart_of_company'

export type Activity = 'OPERATING' | 'DEPRECIATION' | 'INVESTING' | 'FINANCING'

type Account = { code: string; type: AccountType }

/**
 * By the codes of the country's chart: investing are non-current assets (IAS 7.16), financing are
 * loans and equity (IAS 7.17). Accounts against non-current assets are depreciation, which moved no
 * money. All others are operating.
 */
export function activityOf({ code, type }: Account, isContra: boolean): Activity {
  const { INVESTING, FINANCING } = chartOfCompany().activities
  const isBeneath = (codes: readonly string[]) => codes.some((one) => code.startsWith(one))

  if (type === 'ASSET' && isBeneath(INVESTING)) return isContra ? 'DEPRECIATION' : 'INVESTING'
  if (type === 'EQUITY') return 'FINANCING'
  return type === 'LIABILITY' && isBeneath(FINANCING) ? 'FINANCING' : 'OPERATING'
}
