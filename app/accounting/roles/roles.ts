import type { AccountType } from '#accounting/chart/account_types'

/** Roles of accounts in postings. A setting of the company names the account of each. */
export const ROLES = {
  cash: 'Money that is received or paid without a bank account being named',
  cash_registers: 'The group in which a new cash register gets its account',
  bank_accounts: 'The group in which a new bank account gets its account',
  receivable: 'What customers owe',
  payable: 'What is owed to suppliers',
  customer_advances: 'Money of customers that no invoice has taken',
  supplier_advances: 'Money at suppliers that no bill has taken',
  goods_received: 'Goods that came and were not billed',
  early_discount_granted: 'Discounts to customers who pay early',
  early_discount_taken: 'Discounts of suppliers for paying early',
  bad_debts: 'Receivables that will not be paid',
  rounding_difference: 'Cents by which a payment differs from what it settles',
  bank_charges: 'What banks keep of payments',
  late_fees: 'Interest and fees for paying late',
  income: 'Sales, net of discounts',
  tax_payable: 'Tax on sales',
  tax_recoverable: 'Tax on purchases',
  consumption_tax_payable: 'Consumption tax on sales',
  sales_returns: 'Sales that were returned, net of discounts',
  withholding_suffered_income: 'Income tax that customers withheld',
  withholding_suffered_vat: 'VAT that customers withheld',
  withholding_suffered_municipal: 'Municipal tax that customers withheld',
  withholding_practised_income:
    'The group of accounts for income tax that was withheld from suppliers, one for each kind',
  withholding_practised_vat: 'VAT that was withheld from suppliers',
  withholding_practised_municipal: 'Municipal tax that was withheld from suppliers',
  self_withholding: 'Income tax that the company withholds from itself',
  inventory: 'Goods in stock, at average cost',
  cost_of_sales: 'Cost of goods that were sold',
  stock_adjustment: 'Goods that were found, lost or counted otherwise; differences of cost',
  expense: 'Expenses whose category has no account of its own',
  equity_result: 'The result of the years before',
  depreciation_expense: 'What assets have lost in value',
  accumulated_depreciation: 'The same, on the side of the assets, until they are gone',
  salaries: 'Salaries, less days that are not paid',
  overtime: 'Overtime and surcharges',
  bonuses: 'Bonuses',
  transport_allowance: 'Transport allowances',
  employer_contributions: 'What the employer pays on top, where it has no account of its own',
  employer_health: 'Contributions of the employer to health',
  employer_pension: 'Contributions of the employer to pensions',
  employer_family_fund: 'Contributions of the employer to family compensation funds',
  employees_payable: 'Net pay that is owed to employees',
  withholdings:
    'What was withheld from employees and is owed by the employer, to be paid on, where it has no ' +
    'account of its own',
  health_payable: 'Health contributions that are owed, of both sides',
  pension_payable: 'Pension contributions that are owed, of both sides',
  family_fund_payable: 'Contributions to family compensation funds that are owed',
} as const

export type Role = keyof typeof ROLES

/** The target of a line: a role, an expense category's account, or an account. */
export type Target = Role | `expense:${string}` | { accountId: string }

export const ROLE_NAMES = Object.keys(ROLES) as Role[]

/** Groups, in which accounts are created. */
export const GROUP_ROLES: readonly Role[] = [
  'cash_registers',
  'bank_accounts',
  'withholding_practised_income',
]

/** Control accounts: only documents and stock movements post to them. */
export const CONTROL_ROLES: readonly Role[] = [
  'receivable',
  'payable',
  'inventory',
  'customer_advances',
  'supplier_advances',
  'goods_received',
]

/** Required account types, so that reports are right. */
export const TYPE_OF_ROLE: Partial<Record<Role, AccountType>> = {
  cash: 'ASSET',
  cash_registers: 'ASSET',
  bank_accounts: 'ASSET',
  receivable: 'ASSET',
  inventory: 'ASSET',
  accumulated_depreciation: 'ASSET',
  payable: 'LIABILITY',
  customer_advances: 'LIABILITY',
  supplier_advances: 'ASSET',
  goods_received: 'LIABILITY',
  early_discount_granted: 'EXPENSE',
  early_discount_taken: 'INCOME',
  bad_debts: 'EXPENSE',
  bank_charges: 'EXPENSE',
  late_fees: 'INCOME',
  tax_payable: 'LIABILITY',
  consumption_tax_payable: 'LIABILITY',
  sales_returns: 'INCOME',
  withholding_suffered_income: 'ASSET',
  withholding_suffered_vat: 'ASSET',
  withholding_suffered_municipal: 'ASSET',
  withholding_practised_income: 'LIABILITY',
  withholding_practised_vat: 'LIABILITY',
  withholding_practised_municipal: 'LIABILITY',
  self_withholding: 'LIABILITY',
  equity_result: 'EQUITY',
  income: 'INCOME',
  cost_of_sales: 'EXPENSE',
  expense: 'EXPENSE',
}
