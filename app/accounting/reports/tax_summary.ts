/** Tax on sales, tax on purchases, and the amount payable. */
import { sum } from '#core/primitives/decimal'
import { cell, report } from '#core/endpoints/report'
import { accountsByRole } from '#accounting/ledger/ledger_reads'
import { rangeOf, rangeQuery } from '#accounting/reports/days'
import { day, list, number, object, text } from '#accounting/reports/schemas'
import {
  ownTaxAccounts,
  TAX_ACCOUNT_KINDS,
  TAX_ROLES,
  type TaxAccount,
} from '#accounting/tax_accounts'
import { movements } from '#accounting/reports/trial_balance'

/** Each account once, in the kind that names it first. */
async function kindsOfAccounts(): Promise<Map<string, TaxAccount['kind']>> {
  const [roles, own] = [await accountsByRole(), await ownTaxAccounts()]
  const ofRoles = TAX_ROLES.flatMap(({ role, kind }) => {
    const account = roles.get(role)
    return account ? [{ accountId: account.id, kind }] : []
  })
  return new Map([...ofRoles, ...own].reverse().map(({ accountId, kind }) => [accountId, kind]))
}

async function taxSummaryOf(asked: { from?: string; to?: string }) {
  const { from, to } = rangeOf(asked)
  const [kinds, all] = [await kindsOfAccounts(), await movements(from, to)]

  const found = TAX_ACCOUNT_KINDS.flatMap((kind) =>
    all
      .filter(({ accountId }) => kinds.get(accountId) === kind)
      .map((row) => ({
        ...row,
        kind,
        amount: kind === 'PAYABLE' ? row.credit.minus(row.debit) : row.debit.minus(row.credit),
      }))
  )
  const total = (wanted: string) =>
    sum(found.filter(({ kind }) => kind === wanted).map(({ amount }) => amount))
  const [payable, recoverable] = [total('PAYABLE'), total('RECOVERABLE')]
  return {
    from,
    to,
    rows: found.map(({ accountId, code, name, kind, debit, credit, amount }) => ({
      accountId,
      code,
      name,
      kind,
      debit,
      credit,
      amount,
    })),
    totals: { payable, recoverable, net: payable.minus(recoverable) },
  }
}

export const taxSummary = report({
  name: 'tax-summary',
  summary: 'Tax summary',
  query: rangeQuery,
  schema: object(
    {
      from: day,
      to: day,
      rows: list({
        accountId: text,
        code: text,
        name: text,
        kind: { type: 'string', enum: [...TAX_ACCOUNT_KINDS] },
        debit: number,
        credit: number,
        amount: number,
      }),
      totals: object({ payable: number, recoverable: number, net: number }),
    },
    'TaxSummary'
  ),
  columns: {
    code: cell.text,
    name: cell.text,
    kind: cell.text,
    debit: cell.amount,
    credit: cell.amount,
    amount: cell.amount,
  },
  read: taxSummaryOf,
  lines: ({ rows, totals }) => [
    ...rows.map(({ code, name, kind, debit, credit, amount }) => [
      code,
      name,
      kind,
      debit,
      credit,
      amount,
    ]),
    ['', 'Net to pay', '', null, null, totals.net],
  ],
})
