/** Assistant tools of returns, exógena and certificates. */
import type { ToolDefinition } from '#core/endpoints/assistant_tools'

const EXOGENA: Record<string, string> = {
  '1001': 'payments to third parties and their withholdings',
  '1003': 'withholdings that customers made from the company',
  '1005': 'deductible VAT by third party',
  '1006': 'VAT and consumption tax of sales by third party',
  '1007': 'income by third party',
  '1008': 'receivables at the end of the year',
  '1009': 'payables at the end of the year',
}

export const filingTools: Record<string, ToolDefinition> = {
  vat_return: {
    route: 'reports.vat-return',
    description:
      'The boxes of form 300, the VAT return, for a stretch of days, with lines that are still ' +
      'to be classified. Use it when the VAT return is prepared or somebody asks how much VAT ' +
      'is owed.',
  },
  withholding_return: {
    route: 'reports.withholding-return',
    description:
      'The boxes of form 350, the monthly return of withholdings. Use it when somebody asks how ' +
      'much the company withheld and owes to the DIAN for a month.',
  },
  municipal_tax: {
    route: 'reports.ica',
    description:
      'ReteICA of a municipality by activity and rate, and the income of these days. Use it ' +
      'when the municipal tax (ICA) is prepared.',
  },
  ...Object.fromEntries(
    Object.entries(EXOGENA).map(([format, what]) => [
      `exogena_${format}`,
      {
        route: `reports.exogena.${format}`,
        description: `Format ${format} of the exógena of a year: ${what}. \`skipped\` lists amounts without a third party or concept. Use it when the yearly information is prepared or checked.`,
      },
    ])
  ),
  find_withholding_certificates: {
    route: 'withholding-certificates.index',
    description:
      'Find certificates of withholdings from suppliers, by supplier, year or kind. Use it to ' +
      'see whether one was issued and to whom it was mailed.',
  },
  issue_withholding_certificates: {
    route: 'withholding-certificates.store',
    reachesOut: true,
    description:
      'Issue a certificate of the withholdings of a year from one supplier, or with `all` from ' +
      'each supplier, and mail it. Use it when a supplier asks for it or the year is over; try ' +
      'with dryRun and ask before, because mails leave.',
  },
}
