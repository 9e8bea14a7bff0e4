/** Texts of taxes for the API's description. */
import { FILING } from '#tax/filing_descriptions'
import { fieldsOf, type Descriptions } from '#core/resources/descriptions'
import withholdings from '#tax/withholdings/descriptions'
import { KINDS, TAX_CATEGORIES } from '#tax/catalog/meanings'

export { TAX_CATEGORIES }

const CALCULATIONS = {
  PERCENT: 'A percentage of the net amount.',
  PER_UNIT: 'An amount for each unit of the quantity.',
  FIXED: 'An amount for each line.',
}
const APPLIES_TO = {
  SALE: 'Only on quotes, invoices and credit notes.',
  PURCHASE: 'Only on orders, bills and expenses.',
  BOTH: 'On sales and purchases.',
}

const SIDES = { SALE: 'Tax on sales.', PURCHASE: 'Tax on purchases.' }
const DOCUMENT_TYPES = {
  INVOICE: 'An invoice.',
  CREDIT_NOTE: 'A credit note of an invoice.',
  DEBIT_NOTE: 'A debit note on an invoice.',
  RECEIPT: 'A receipt of a purchase order.',
  PURCHASE_RETURN: 'A return to a supplier.',
  SUPPLIER_CREDIT_NOTE: 'A credit note of a supplier.',
  EXPENSE: 'An expense.',
  BILL: 'A bill of a supplier.',
  PAYMENT: 'A payment of a customer, whose early discount takes tax back.',
  SUPPLIER_PAYMENT: 'A payment to a supplier, whose early discount takes tax back.',
}

const ACCOUNT = 'the id or code of an account that takes postings; null takes that of the role'

export default {
  operations: {
    ...withholdings.operations,
    ...FILING.operations,
    'taxes.index':
      'Lists the taxes of the company with their rates, newest first. ' +
      'Lines and products name them by `id` or `code`.',
    'taxes.store':
      'Creates a tax with its rates by day. ' +
      'A company begins with those of its country, so look with `GET /taxes` first.',
    'taxes.show':
      'Answers one tax with its rates. To find it by its code, use `GET /taxes`, filtered by `code`.',
    'taxes.update':
      'Changes the fields that are sent; `rates` replaces all rates. ' +
      'Documents that are posted keep their taxes. ' +
      'To keep a tax from new lines, send `active: false`.',
    'taxes.destroy':
      'Deletes a tax that no document and no product names; otherwise it is a 409 `IN_USE`. ' +
      'To keep it from new lines, send `active: false` with `PATCH /taxes/:id`.',

    'reports.tax-lines':
      'Lists the taxes of posted documents, a row per line and tax, by day. ' +
      'Beyond 20,000 lines only CSV is written, with `Accept: text/csv`. ' +
      'For sums by account, use `GET /reports/tax-summary`.',
  },
  fields: {
    ...withholdings.fields,
    ...FILING.fields,
    'Tax.code': {
      description: 'The code of the tax, unique in the company without regard to case.',
      example: 'IVA19',
    },
    'Tax.name': { description: 'The name, as documents print it.', example: 'IVA 19 %' },
    'Tax.kind': 'The kind of tax. It never changes.',
    'Tax.schemeCode': {
      description:
        'The code of the tax in electronic documents, such as 01 for IVA and 04 for INC in Colombia.',
      example: '01',
    },
    'Tax.category':
      'The category of UNCL5305: how VAT treats the net amount. VAT with a rate is S by default; ' +
      'a tax of another kind may have none.',
    'Tax.exemptionReason': {
      description: 'The reason of a rate of 0, as electronic documents state it.',
      example: 'Excluido del IVA (ET 424, 476)',
    },
    'Tax.calculation':
      'How the amount is computed; PER_UNIT by default for the kind PER_UNIT, else PERCENT. ' +
      'It never changes.',
    'Tax.rates': 'The rates by day, the oldest first. They do not overlap.',
    'Tax.priceIncluded':
      'Whether prices include this tax where neither line nor product says so; false by default.',
    'Tax.creditable':
      'Whether the tax on purchases is deducted; otherwise it is part of the cost. ' +
      'By default true for VAT only.',
    'Tax.accounts': `The accounts of the tax by side: ${ACCOUNT}.`,
    'Tax.accounts.sale': {
      description: `For tax on sales: ${ACCOUNT}, \`tax_payable\` for VAT.`,
      example: '240805',
    },
    'Tax.accounts.purchase': {
      description: `For tax on purchases: ${ACCOUNT}, \`tax_recoverable\`.`,
      example: '240810',
    },
    'Tax.appliesTo': 'The documents whose lines may name the tax.',
    'Tax.active': 'Whether new lines may name the tax; true by default.',
    'rates.validFrom': { description: 'The first day of the rate.', example: '2017-01-01' },
    'rates.validUntil': {
      description: 'The last day of the rate; null while no end is known.',
      example: '2026-12-31',
    },
    'rates.rate': {
      description: 'A percentage with at most 4 decimals: 9.66 per thousand is 0.966.',
      example: 19,
    },
    'rates.amount': { description: 'Money a unit, or a line for FIXED.', example: 73 },
    'rates.unit': { description: 'The unit of `amount`.', example: 'und' },
    'ReportsTaxLinesAnswer.from': 'The first day.',
    'ReportsTaxLinesAnswer.to': 'The last day.',
    'ReportsTaxLinesAnswer.rows': 'The lines by day, in the order of recording.',
    ...fieldsOf(['ReportsTaxLinesAnswer.rows'], {
      documentType: 'The kind of document.',
      documentId: 'The id of the invoice, credit note, receipt, return, expense or bill.',
      lineId: 'The id of the line in the document.',
      day: { description: 'The day on which the document was posted.', example: '2026-03-02' },
      side: 'Whether it is tax on sales or on purchases.',
      sign: '1, or -1 for documents that take back, such as a credit note or a void.',
      taxId: 'The id of the tax; null without a tax, and on documents of releases before 0.4.',
      code: { description: 'The code of the tax.', example: 'IVA19' },
      name: { description: 'The name of the tax.', example: 'IVA 19 %' },
      kind: 'The kind of tax; VAT for a line without a tax.',
      schemeCode: { description: 'The code of the tax in electronic documents.', example: '01' },
      category: 'How VAT treats the base; null for a line that is not classified.',
      rate: { description: 'The percentage; null for a tax by unit or line.', example: 19 },
      base: {
        description: 'The net amount, never negative; of a tax by unit or line the quantity.',
        example: 1000000,
      },
      amount: { description: 'The tax, never negative.', example: 190000 },
      perUnit: { description: 'Money a unit or line; null for a percentage.', example: 73 },
      quantity: { description: 'The quantity of the line.', example: 2 },
      nature: 'Whether the line is goods or services.',
      creditable: 'Whether tax on purchases is deducted.',
      accountId:
        'The account of the tax; null for a tax that is part of the cost, and without a tax.',
      thirdPartyId: 'The third party of the document; null without one.',
    }),
    'ReportsTaxLinesAnswer.totals': 'The sums of `sign` × `amount` by side.',
    'ReportsTaxLinesAnswer.totals.saleAmount': { description: 'Tax on sales.', example: 206000 },
    'ReportsTaxLinesAnswer.totals.purchaseAmount': {
      description: 'Tax on purchases.',
      example: 19000,
    },
  },
  enums: {
    ...withholdings.enums,
    ...FILING.enums,
    'Tax.kind': KINDS,
    'Tax.category': TAX_CATEGORIES,
    'Tax.calculation': CALCULATIONS,
    'Tax.appliesTo': APPLIES_TO,
    'ReportsTaxLinesAnswer.rows.documentType': DOCUMENT_TYPES,
    'ReportsTaxLinesAnswer.rows.side': SIDES,
    'ReportsTaxLinesAnswer.rows.kind': KINDS,
    'ReportsTaxLinesAnswer.rows.category': TAX_CATEGORIES,
    'ReportsTaxLinesAnswer.rows.nature': { GOODS: 'Goods.', SERVICES: 'Services.' },
    'reports.tax-lines.side': SIDES,
    'taxes.index.kind': KINDS,
    'taxes.index.category': TAX_CATEGORIES,
    'taxes.index.appliesTo': APPLIES_TO,
  },
  parameters: {
    ...withholdings.parameters,
    ...FILING.parameters,
    'taxes.index.kind': 'Only taxes of this kind.',
    'taxes.index.category': 'Only taxes of this category.',
    'taxes.index.appliesTo': 'Only taxes for these documents.',
    'taxes.index.active': 'Only active taxes, or only those that are not.',
  },
} satisfies Descriptions
