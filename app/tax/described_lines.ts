/** Texts of taxes and withholdings of documents, for the descriptions of their domains. */
import type { Text } from '#core/resources/descriptions'

const ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
const TAXES = [{ taxId: ID, code: 'IVA19', category: 'S', rate: 19, base: 100000, amount: 19000 }]

/** Fields of a line in the list `list`, whose price is the field `price`. */
export const textsOfLineTaxes = (list: string, price: string): Record<string, Text> => ({
  [`${list}.taxes`]: {
    description:
      'The taxes of the line, by `taxId` or `code`. ' +
      'An empty list is a line without tax. A bare text is a code.',
    example: TAXES,
  },
  [`${list}.priceIncludesTax`]: {
    description: `Whether \`${price}\` includes the taxes: \`total\` is then that amount, to the cent.`,
    example: false,
  },
  [`${list}.costCenterId`]: 'The cost centre of the line; null without one.',
})

/** Fields of `taxes`, of a line or a document. */
export const TEXTS_OF_TAXES: Record<string, Text> = {
  'taxes.taxId': 'The id of the tax, of `GET /taxes`. Null on lines of earlier releases.',
  'taxes.code': { description: 'The code of the tax.', example: 'IVA19' },
  'taxes.category': {
    description: 'The category of the tax by UNCL5305, such as S for taxed. Read-only.',
    example: 'S',
  },
  'taxes.rate': {
    description: 'The rate in percent; null for a tax by unit or line. Read-only.',
    example: 19,
  },
  'taxes.base': {
    description: 'The net amount; for a tax by unit or line the quantity. Read-only.',
    example: 100000,
  },
  'taxes.amount': {
    description: 'The tax, in the currency of the company. Read-only.',
    example: 19000,
  },
}

/** Fields by which a request withholds, and those that answers show. */
export const TEXTS_OF_WITHHOLDINGS: Record<string, Text> = {
  'withholdings': {
    description:
      'The withholdings from the supplier. ' +
      'A `conceptId` alone is computed and obeys its minimum; `base` or `amount` is taken as said.',
    example: [{ conceptId: ID }],
  },
  'withholdings.conceptId': 'The concept, of `GET /withholding-concepts`.',
  'withholdings.code': { description: 'The code of the concept. Read-only.', example: 'SERVICIOS' },
  'withholdings.name': {
    description: 'The name of the concept. Read-only.',
    example: 'Servicios generales',
  },
  'withholdings.type': 'The tax that is withheld. Read-only.',
  'withholdings.base': {
    description: 'The amount on which it is computed; that of the lines by default.',
    example: 2000000,
  },
  'withholdings.rate': {
    description: 'The rate in percent; null where the request gave the amount. Read-only.',
    example: 4,
  },
  'withholdings.amount': {
    description: 'The amount withheld, in the currency of the company; by the rate by default.',
    example: 80000,
  },
  'withholdings.minimum': {
    description: 'The minimum base of the day; null where it was not tested. Read-only.',
    example: 104748,
  },
  'autoWithholdings':
    'Whether withholdings are computed by the profiles of both parties; the setting of the company by default. ' +
    'With `withholdings` it is a 422 `CONTRADICTION`.',
}

export const MEANINGS_OF_WITHHOLDINGS: Record<string, string> = {
  RENTA: 'Income tax (ReteFuente).',
  VAT: 'Value added tax (ReteIVA).',
  MUNICIPAL: 'Industry and commerce tax (ReteICA).',
  SELF: 'Income tax that the company withholds from itself on its sales.',
}
