/** Texts of withholdings and the fiscal settings for the API's description. */
import { TAX_CATEGORIES } from '#tax/catalog/meanings'
import { fieldsOf, type Descriptions } from '#core/resources/descriptions'

const ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

const RATES = {
  'rates': 'The rates by day. An update replaces all of them.',
  'rates.validFrom': { description: 'The first day.', example: '2026-07-01' },
  'rates.validUntil': { description: 'The last day; null without one.', example: null },
  'rates.minimumUvt': {
    description: 'The minimum base in UVT, at the value of the document’s day; null without one.',
    example: 2,
  },
  'rates.minimumAmount': {
    description: 'The minimum base as an amount, in place of `minimumUvt`; null without one.',
    example: null,
  },
  'rates.personKind': 'The kind of payee to which the rate applies.',
  'rates.declarant': 'Whether the rate is for payees who declare income tax.',
  'rates.rate': { description: 'A percentage; 9.66 per thousand is 0.966.', example: 4 },
  'rates.source': { description: 'The law of this rate.', example: 'ET 392, DUR 1.2.4.4.1' },
  'accounts': 'The accounts of the concept, by id or code; null takes those of the roles.',
  'accounts.suffered': {
    description: 'The account of withholdings by customers; null takes that of the role.',
    example: ID,
  },
  'accounts.practised': {
    description: 'The account of withholdings from suppliers; null takes that of the role.',
    example: ID,
  },
}

const CONCEPT = {
  code: { description: 'The code, unique in the company.', example: 'SERVICIOS' },
  name: { description: 'The name.', example: 'Servicios generales' },
  type: 'The tax that is withheld. It never changes.',
  base: 'The part of a document on which it is computed.',
  schemeCode: { description: 'DIAN’s code of the tax.', example: '06' },
  municipality: {
    description: 'The DANE code of the municipality; required for `MUNICIPAL`, else null.',
    example: '11001',
  },
  activity: {
    description: 'The CIIU activity to which it applies; null for all.',
    example: '6201',
  },
  nature: 'Whether it applies to goods or services; null for both.',
  form350Concept: { description: 'The row of form 350, the monthly return.', example: 'SERVICES' },
  exogenaConcept: {
    description: 'The concept of format 1001; also one of 1003 for what customers withhold.',
    example: '5004',
  },
  source: { description: 'The law of the concept.', example: 'ET 392, DUR 1.2.4.4.1' },
  active: 'Whether documents may name it.',
  ...RATES,
}

const { S: _, ...ZERO_RATED } = TAX_CATEGORIES

const CHOICES = {
  personKind: { LEGAL: 'A company.', NATURAL: 'A person.' },
  vatRegime: { 48: 'Responsible for IVA.', 49: 'Not responsible for IVA.' },
  zeroRateCategory: ZERO_RATED,
  withholdingRounding: { CENT: 'To the cent.', PESO: 'To whole pesos.' },
}

/** Requests and answers have the same choices. */
const fieldsOfSettings = Object.fromEntries(
  ['UpdateInput', 'UpdateAnswer', 'ShowAnswer'].flatMap((schema) =>
    Object.entries(CHOICES).map(([field, values]) => [`SettingsFiscal${schema}.${field}`, values])
  )
)

export default {
  operations: {
    'withholding-concepts.index':
      'Lists withholding concepts with their rates and minimums by day. A company gets those of its ' +
      'country when it first asks. Add those of further municipalities with `POST /withholding-concepts`.',
    'withholding-concepts.store':
      'Adds a concept, such as the ReteICA of a municipality. Documents name it in `withholdings`.',
    'withholding-concepts.show':
      'Answers one concept. For the amounts that were withheld by it, use `GET ' +
      '/reports/general-ledger` of its account.',
    'withholding-concepts.update':
      'Changes a concept. Documents of earlier days keep their withholdings. To end a rate, give it ' +
      '`validUntil` and add the next one.',
    'withholding-concepts.destroy':
      'Deletes a concept that nothing refers to, else 409 `IN_USE`. To keep it from documents, send ' +
      '`active: false` with `PATCH /withholding-concepts/:id`.',
    'settings.fiscal.show':
      'Answers the fiscal profile of the company: regime, responsibilities, municipality, withholdings. That of a customer or supplier is in ' +
      '`GET /third-parties/:id`.',
    'settings.fiscal.update':
      'Changes the fiscal profile of the company, and whether documents compute their ' +
      'withholdings. Documents that exist stay as they are.',
  },

  fields: {
    ...fieldsOf(['WithholdingConcept'], CONCEPT),
    ...fieldsOf(['SettingsFiscalUpdateInput'], {
      personKind: 'Whether the company is a legal or a natural person.',
      declarant: 'Whether the company declares income tax.',
      vatRegime: { description: 'DIAN: 48 is responsible for IVA, 49 is not.', example: '48' },
      responsibilities: {
        description: 'DIAN’s codes, such as O-13, O-15, O-23 and O-47.',
        example: ['O-23'],
      },
      municipality: {
        description: 'The DANE code of the municipality whose ReteICA applies; null computes none.',
        example: '11001',
      },
      selfWithholding: 'Whether each sale posts the special self-withholding of income tax.',
      selfWithholdingConceptId: {
        description:
          'The concept of the self-withholding, of type `SELF`; the first by code when absent.',
        example: ID,
      },
      zeroRateCategory: 'The category of lines with `taxRate` 0 whose product has none.',
      withholdingRounding: 'How computed withholdings are rounded.',
      autoWithholdings: 'Whether documents that name no `withholdings` compute them.',
    }),
  },

  enums: {
    'WithholdingConcept.type': {
      RENTA: 'Income tax (ReteFuente).',
      VAT: 'IVA (ReteIVA).',
      MUNICIPAL: 'Industry and commerce tax of a municipality (ReteICA).',
      SELF: 'Income tax that the company withholds from itself on each sale.',
    },
    'WithholdingConcept.base': {
      NET: 'The net amount, without tax.',
      TAX: 'The IVA of the document.',
      GROSS: 'The total, with tax.',
    },
    'WithholdingConcept.nature': {
      GOODS: 'Purchases of goods.',
      SERVICES: 'Services.',
    },
    'WithholdingConcept.rates.personKind': {
      LEGAL: 'Companies.',
      NATURAL: 'Persons.',
      ANY: 'Both.',
    },
    'WithholdingConcept.rates.declarant': {
      YES: 'Payees who declare income tax.',
      NO: 'Payees who do not declare income tax.',
      ANY: 'Both.',
    },
    ...fieldsOfSettings,
  },

  parameters: {
    municipality: { description: 'Only concepts of this DANE code.', example: '11001' },
    nature: 'Only concepts of goods or of services.',
  },
} satisfies Descriptions
