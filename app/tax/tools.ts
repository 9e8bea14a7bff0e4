/** Assistant tools of taxes and withholdings. */
import { toolset } from '#core/endpoints/assistant_tools'
import { filingTools } from '#tax/filing_tools'

export default toolset('tax', {
  find_taxes: {
    route: 'taxes.index',
    description:
      'Find the taxes of the company by code or name (`search`), kind or category, each with ' +
      'its rates by day. Use it before a line or a product names `taxes`, which take the id or ' +
      'the code.',
  },
  read_tax: {
    route: 'taxes.show',
    description:
      'Read one tax with its rates, category and accounts. Use it to explain how a tax is ' +
      'computed or booked; find_taxes gives the id.',
  },
  find_withholding_concepts: {
    route: 'withholding-concepts.index',
    description:
      'Find withholding concepts (ReteFuente, ReteIVA, ReteICA) by code or name (`search`), ' +
      'type or municipality, with their rates by day. Use it for the `conceptId` of ' +
      '`withholdings` on invoices, payments and expenses.',
  },
  read_fiscal_settings: {
    route: 'settings.fiscal.show',
    description:
      'Read the fiscal profile of the company (regime, responsibilities, municipality), and ' +
      'whether documents compute their withholdings. Use it to explain why something was ' +
      'withheld or not.',
  },
  create_tax: {
    route: 'taxes.store',
    description:
      'Create a tax with its rates by day. Use it for a tax that find_taxes has not found, such ' +
      'as one on bags; ask for rate, category and first day rather than inventing them.',
  },
  update_tax: {
    route: 'taxes.update',
    description:
      'Change a tax, such as a new rate from a day on (send all of `rates`) or whether it is ' +
      'used (`active`). Use it when the law changes; documents that are posted stay as they ' +
      'are. Ask before you do it.',
  },
  ...filingTools,
  tax_lines: {
    route: 'reports.tax-lines',
    description:
      'List the taxes of posted documents line by line in a stretch of days: base, rate, ' +
      'amount, category. Use it to explain a tax return or a difference; tax_summary has the ' +
      'sums.',
  },
})
