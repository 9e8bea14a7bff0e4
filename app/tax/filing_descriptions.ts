/** Texts of returns, exógena and certificates for the API's description. */
import { fieldsOf, type Descriptions, type Text } from '#core/resources/descriptions'

const FORMATS =
  'As JSON, or with `Accept: text/csv` or `application/pdf` as a file. Amounts are exact pesos.'

const EXOGENA: Record<string, string> = {
  '1001': 'Sums payments and accruals by concept and third party, with their withholdings. ',
  '1003': 'Sums withholdings that customers made from the company, by third party. ',
  '1005': 'Sums deductible VAT, and the VAT of sales returns, by third party. ',
  '1006': 'Sums VAT and consumption tax of sales by third party. ',
  '1007': 'Sums income and sales returns by concept and third party. ',
  '1008': 'Lists receivables on 31 December by concept and third party. ',
  '1009': 'Lists payables on 31 December by concept and third party. ',
}

const exogenaTexts = Object.fromEntries(
  Object.entries(EXOGENA).map(([format, text]) => [
    `reports.exogena.${format}`,
    text +
      'The CSV has the columns of the schema of the DIAN. ' +
      'Amounts without a third party or concept are in `skipped`; give accounts an ' +
      '`exogenaConcept` with `PATCH /accounts/:id`.',
  ])
)

const REASONS = {
  NO_THIRD_PARTY: 'The documents or lines name no third party.',
  NO_CONCEPT: 'Neither a withholding nor the account has an exógena concept.',
  INCOMPLETE_THIRD_PARTY:
    'The third party lacks surname and first name, or its country has no known code.',
  NEGATIVE: 'An amount of the row is negative, such as a return of the year before.',
  MUNICIPAL_TAX: 'The creditor is a municipality, which the account does not name.',
  PAYROLL: 'Balances of pay are left out without `payroll:read`.',
}

const CERTIFICATE: Record<string, Text> = {
  'number': { example: 12 },
  'supplierId': 'The id of the supplier.',
  'supplierName': {
    description: 'The name of the supplier on the day of issue.',
    example: 'Asesores Legales S.A.S.',
  },
  'thirdPartyId': 'The id of the third party of the supplier.',
  'year': { description: 'The year.', example: 2026 },
  'kind': 'The tax that was withheld.',
  'issuedOn': 'The day of issue.',
  'totalBase': { description: 'The sum of the bases.', example: 2_000_000 },
  'totalWithheld': { description: 'The sum of the amounts withheld.', example: 220_000 },
  'mailedTo': { example: 'impuestos@asesores.co' },
  'items.code': { description: 'The code of the concept.', example: 'HONORARIOS' },
  'items.name': { description: 'The name of the concept.', example: 'Honorarios' },
  'items.municipality': {
    description: 'The DANE code of the municipality of ReteICA, or null.',
    example: '11001',
  },
  'items.from': 'The first day.',
  'items.to': 'The last day.',
  'items.rate': { example: 11 },
  'items.base': { description: 'The base.', example: 2_000_000 },
  'items.amount': { description: 'The amount withheld.', example: 220_000 },
  ...Object.fromEntries(
    ['payer', 'payee'].flatMap((party): [string, Text][] => [
      [`${party}.name`, { description: 'The name.', example: 'Comercial Andina S.A.S.' }],
      [`${party}.taxId`, { description: 'The NIT, or null.', example: '901234567-7' }],
      [`${party}.address`, { description: 'The address, or null.', example: 'CL 72 10 34' }],
      [`${party}.city`, { description: 'The city, or null.', example: 'Bogotá, D.C.' }],
    ])
  ),
}

const KINDS = {
  RENTA: 'Income tax (ReteFuente).',
  VAT: 'VAT (ReteIVA), by bimester.',
  MUNICIPAL: 'Municipal tax (ReteICA), by municipality.',
}

const RETURN = {
  'from': 'The first day.',
  'to': 'The last day.',
  'form': { description: 'The form of the DIAN.', example: '300' },
  'boxes.box': { description: 'The number of the box.', example: 28 },
  'boxes.name': {
    description: 'The name of the box on the form.',
    example: 'Total ingresos brutos',
  },
  'boxes.amount': { description: 'The amount in exact pesos.', example: 1_000_000 },
}

const SIGN = { description: '1, or -1 for returns and voids.', example: 1 }
const BASE = { description: 'The base.', example: 200_000 }
const AMOUNT = { description: 'The tax.', example: 16_000 }

export const FILING: Descriptions = {
  operations: {
    'reports.vat-return': `Fills the boxes of form 300 from the taxes of posted documents. ${FORMATS} For the balances of the accounts of taxes, use \`GET /reports/tax-summary\`.`,
    'reports.withholding-return': `Fills the boxes of form 350 from the withholdings of posted documents. ${FORMATS} For the municipal tax, use \`GET /reports/ica\`.`,
    'reports.ica': `Sums ReteICA of a municipality by concept and rate, and the income of these days. ${FORMATS} For withholdings of national taxes, use \`GET /reports/withholding-return\`.`,
    ...exogenaTexts,
    'withholding-certificates.index':
      'Lists certificates by supplier, year and kind. Each is a snapshot of its day; issue ' +
      'another one with `POST /withholding-certificates` after a correction.',
    'withholding-certificates.store':
      'Issues a certificate of the withholdings from a supplier in a year, and mails it to the supplier. ' +
      'With `all` each supplier with withholdings in the year gets one, and the answer is a list. ' +
      'Send `Prefer: dry-run` first to see them.',
    'withholding-certificates.show':
      'Reads one certificate as it was issued. Use `GET /withholding-certificates/:id/pdf` to print it.',
    'withholding-certificates.pdf':
      'Answers a certificate as PDF, with the contents that ET 381 requires. The mail to the ' +
      'supplier has the same file.',
  },

  fields: {
    ...fieldsOf(['ReportsVatReturnAnswer', 'ReportsWithholdingReturnAnswer'], RETURN),
    ...fieldsOf(['ReportsVatReturnAnswer'], {
      'unclassified.side': {
        description: 'Whether the lines are of sales or of purchases.',
        example: 'SALE',
      },
      'unclassified.sign': SIGN,
      'unclassified.kind': { description: 'The kind of tax.', example: 'VAT' },
      'unclassified.category': { description: 'The category, or null.', example: 'S' },
      'unclassified.rate': { example: 16 },
      'unclassified.nature': { description: 'Goods or services.', example: 'GOODS' },
      'unclassified.base': BASE,
      'unclassified.amount': AMOUNT,
      'unclassified.box': { example: 54 },
      'otherTaxes.side': {
        description: 'Whether the lines are of sales or of purchases.',
        example: 'SALE',
      },
      'otherTaxes.kind': { description: 'The kind of tax.', example: 'CONSUMPTION' },
      'otherTaxes.rate': { example: 8 },
      'otherTaxes.base': {
        description: 'The base; of taxes by unit the quantity.',
        example: 200_000,
      },
      'otherTaxes.amount': AMOUNT,
    }),
    ...fieldsOf(['ReportsWithholdingReturnAnswer'], {
      'unclassified.direction': {
        description: 'PRACTISED, or SELF for a self-withholding.',
        example: 'PRACTISED',
      },
      'unclassified.type': { description: 'The tax.', example: 'RENTA' },
      'unclassified.code': { description: 'The code of the concept.', example: 'OTROS' },
      'unclassified.row': {
        description: 'The row that the concept names, or null.',
        example: 'OTHER',
      },
      'unclassified.personKind': {
        description: 'The kind of person, or null where it is not known.',
        example: 'NATURAL',
      },
      'unclassified.sign': SIGN,
      'unclassified.base': BASE,
      'unclassified.amount': { description: 'What was withheld.', example: 5_000 },
    }),
    ...fieldsOf(['ReportsIcaAnswer'], {
      'from': 'The first day.',
      'to': 'The last day.',
      'municipality': { description: 'The DANE code.', example: '11001' },
      'rows': 'A row for each concept and rate, less what was taken back.',
      'rows.direction': 'Who withheld.',
      'rows.code': { description: 'The code of the concept.', example: 'ICA-BOG-1-SERVICIOS' },
      'rows.name': { description: 'Its name.', example: 'ReteICA Bogotá: demás servicios' },
      'rows.activity': { description: 'Its CIIU activity, or null.', example: '6910' },
      'rows.rate': { example: 0.966 },
      'rows.base': { description: 'The base.', example: 1_200_000 },
      'rows.amount': { description: 'What was withheld.', example: 11_592 },
      'totals': 'The sums of the rows.',
      'totals.suffered': 'What customers withheld.',
      'totals.suffered.base': { description: 'The base.', example: 1_200_000 },
      'totals.suffered.amount': { description: 'The tax.', example: 11_592 },
      'totals.practised': 'Withholdings that the company made.',
      'totals.practised.base': { description: 'The base.', example: 1_000_000 },
      'totals.practised.amount': { description: 'The tax.', example: 9_660 },
      'income': 'All income of the company: documents do not say where it was earned.',
      'income.sales': { description: 'Sales, net of discounts and taxes.', example: 1_200_000 },
      'income.returns': { description: 'Sales that were returned or voided.', example: 600_000 },
      'income.net': { description: 'Sales less returns.', example: 600_000 },
    }),
    ...fieldsOf(
      ['WithholdingCertificate', 'IssuedCertificates', 'IssuedCertificates.data'],
      CERTIFICATE
    ),
    'IssuedCertificatesCreate.supplierId': 'The supplier; leave it out with `all`.',
    'IssuedCertificatesCreate.all':
      'Whether each supplier with withholdings in the year gets a certificate.',
    'IssuedCertificatesCreate.year': { description: 'The year.', example: 2026 },
    'IssuedCertificatesCreate.kind': 'The tax that was withheld.',
    'IssuedCertificates.data': 'With `all`: the certificates.',
    'IssuedCertificates.meta': 'With `all`: the size of the list.',
    'IssuedCertificates.meta.total': { description: 'How many there are.', example: 12 },
  },

  enums: {
    ...Object.fromEntries(
      Object.keys(EXOGENA).map((format) => [
        `ReportsExogena${format}Answer.skipped.reason`,
        REASONS,
      ])
    ),
    'ReportsIcaAnswer.rows.direction': {
      SUFFERED: 'Customers withheld it from the company.',
      PRACTISED: 'The company withheld it from suppliers.',
      SELF: 'The company withheld it from itself.',
    },
    ...Object.fromEntries(
      [
        'WithholdingCertificate',
        'IssuedCertificates',
        'IssuedCertificates.data',
        'IssuedCertificatesCreate',
        'withholding-certificates.index',
      ].map((schema) => [`${schema}.kind`, KINDS])
    ),
    'reports.vat-return.form': { '300': 'The VAT return.' },
    'reports.withholding-return.form': { '350': 'The monthly return of withholdings.' },
  },

  parameters: {
    ...Object.fromEntries(
      Object.keys(EXOGENA).map((format) => [`reports.exogena.${format}.year`, { example: 2026 }])
    ),
    'withholding-certificates.index.year': {
      description: 'Only certificates of this year.',
      example: 2026,
    },
    'withholding-certificates.index.kind': 'Only certificates of this tax.',
    'withholding-certificates.index.thirdPartyId': 'Only certificates of this third party.',
    'withholding-certificates.index.number': { example: '12' },
  },
}
