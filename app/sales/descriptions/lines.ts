/** Texts of lines, taxes and withholdings, which documents share. */
import type { Descriptions } from '#core/resources/descriptions'
import { TAX_CATEGORIES } from '#tax/descriptions'
import { ID } from '#sales/descriptions/samples'

const TAXES = [{ taxId: ID, code: 'IVA19', category: 'S', rate: 19, base: 450000, amount: 85500 }]

const LINES = [{ productId: ID, quantity: 2, unitPrice: 250000, taxRate: 19, discountRate: 10 }]

export default {
  fields: {
    'items': {
      description:
        'The lines, at most 500. A bare product id stands for one unit of it at its price.',
      example: LINES,
    },
    'items.id': 'The id of the line. Read-only.',
    'items.productId': 'The id of the product that the line sells.',
    'items.description': {
      description: 'The text of the line; the name of the product by default.',
      example: 'Taladro percutor 650 W',
    },
    'items.quantity': {
      description: 'The units, in the unit of measure of the product.',
      example: 2,
    },
    'items.unitPrice': {
      description:
        'The price of one unit, in the currency of the company; that of the product by default. ' +
        'It is before tax unless `priceIncludesTax`.',
      example: 250000,
    },
    'items.taxRate': {
      description:
        'The rate of the VAT in percent, 0 to 100. Alone it names the VAT of that rate; ' +
        'without it and `taxes`, the taxes of the product count.',
      example: 19,
    },
    'items.discountRate': { description: 'The discount in percent, 0 to 100.', example: 10 },
    'items.subtotal': { example: 500000 },
    'items.discount': {
      description:
        '`discountRate` percent of `subtotal`, rounded half away from zero to the decimals ' +
        'of the currency. ' +
        'Read-only.',
      example: 50000,
    },
    'items.documentDiscount': { example: 0 },
    'items.creditedNet': { example: 0 },
    'items.tax': {
      description:
        'The sum of the amounts of `taxes`, each rounded half away from zero to the ' +
        'decimals of the currency. ' +
        'Read-only.',
      example: 85500,
    },
    'items.taxes': {
      description:
        'The taxes of the line, by `taxId` or `code`; those of the product by default. ' +
        'An empty list is a line without tax. A bare text is a code.',
      example: TAXES,
    },
    ...Object.fromEntries(
      ['InvoiceCreate', 'DebitNoteCreate', 'InvoiceUpdate', 'QuoteCreate', 'QuoteUpdate'].map(
        (body) => [`${body}.items.taxes`, { example: [{ code: 'IVA19' }] }]
      )
    ),
    'items.priceIncludesTax': {
      description:
        'Whether `unitPrice` has the taxes in it: `total` is then quantity × price to the cent. ' +
        'As the product says by default.',
      example: false,
    },
    'items.costCenterId': {
      description: 'The cost centre of the line; that of the document where it is null.',
      example: null,
    },
    'taxes': { description: 'The taxes of all lines, by tax and rate. Read-only.', example: TAXES },
    'withholdings': {
      description:
        'The withholdings, by concepts of `GET /withholding-concepts`; null or nothing leaves ' +
        'them to `autoWithholdings`.',
      example: [],
    },
    'withholdings.conceptId': {
      description: 'The id of the concept, of `GET /withholding-concepts`.',
      example: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90',
    },
    'withholdings.code': { description: 'The code of the concept.', example: 'SERVICIOS' },
    'withholdings.name': {
      description: 'The name of the concept.',
      example: 'Servicios generales',
    },
    'withholdings.base': {
      description: 'The amount of which it is computed; computed unless it is sent.',
      example: 450000,
    },
    'withholdings.type': 'The tax that is withheld.',
    'withholdings.rate': {
      description: 'The percentage; null where the amount was said.',
      example: 4,
    },
    'withholdings.amount': {
      description: 'The amount withheld; computed unless it is sent.',
      example: 18000,
    },
    'withholdings.minimum': {
      description: 'The least base of the day, where it was tested; else null.',
      example: 104748,
    },
    'autoWithholdings':
      'Whether the withholdings of the law are computed; without it invoices go by the setting ' +
      'of `GET /settings/fiscal`, payments withhold nothing.',
    'withheldTotal': { example: 18000 },
    'taxes.taxId':
      'The id of the tax, of `GET /taxes`. Null for lines of earlier releases, which have a rate alone.',
    'taxes.code': { description: 'The code of the tax.', example: 'IVA19' },
    'taxes.rate': {
      description: 'The rate in percent; null for a tax by unit or line.',
      example: 19,
    },
    'taxes.base': {
      description: 'The net amount; for a tax by unit or line the quantity. Read-only.',
      example: 450000,
    },
    'taxes.amount': {
      description: 'The tax, in the currency of the company. Read-only.',
      example: 85500,
    },
    'items.total': { example: 535500 },
    'items.creditedQuantity': { example: 0 },
  },

  enums: {
    'withholdings.type': {
      RENTA: 'Income tax (ReteFuente).',
      VAT: 'IVA (ReteIVA).',
      MUNICIPAL: 'Industry and commerce tax (ReteICA).',
      SELF: 'Income tax that the company withholds from itself.',
    },
    'taxes.category': TAX_CATEGORIES,
  },
} satisfies Descriptions
