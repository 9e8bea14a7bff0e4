import { bodyOf, mustBeAt, operation, tag, unlessKnown } from '#core/endpoints/operations'
import { TAX_CATEGORIES } from '#tax/catalog/choices'
import { changeFiscalSettings } from '#tax/settings/change_fiscal_settings'
import { fiscalSettings, ROUNDINGS, type FiscalSettings } from '#tax/settings/fiscal_settings'
import { updateFiscalSettings } from '#tax/validators/fiscal_settings'

const properties = {
  personKind: {
    type: 'string',
    enum: ['LEGAL', 'NATURAL'],
    description: 'Whether the company is a legal or a natural person.',
  },
  declarant: { type: 'boolean', description: 'Whether the company declares income tax.' },
  vatRegime: {
    type: ['string', 'null'],
    enum: ['48', '49', null],
    description: 'DIAN: 48 is responsible for IVA, 49 is not.',
  },
  responsibilities: {
    type: 'array',
    items: { type: 'string' },
    examples: [['O-13', 'O-23']],
    description:
      'DIAN: O-13 large taxpayer, O-15 self-withholder, O-23 withholds IVA, O-47 SIMPLE; also ' +
      'O-06, O-07 of the RUT.',
  },
  municipality: {
    type: ['string', 'null'],
    examples: ['11001'],
    description: 'The DANE code of the place whose ReteICA applies; null: none by itself.',
  },
  selfWithholding: {
    type: 'boolean',
    description: 'Whether each sale posts the special self-withholding of income tax.',
  },
  selfWithholdingConceptId: {
    type: ['string', 'null'],
    format: 'uuid',
    description: 'Its concept of type SELF; the first one by code unless it is chosen.',
  },
  zeroRateCategory: {
    type: ['string', 'null'],
    enum: [...TAX_CATEGORIES.filter((category) => category !== 'S'), null],
    description: 'The category of lines with `taxRate` 0 whose product has none.',
  },
  withholdingRounding: {
    type: 'string',
    enum: [...ROUNDINGS],
    description: 'Whether computed withholdings are rounded to the cent or to whole pesos.',
  },
  autoWithholdings: {
    type: 'boolean',
    description:
      'Whether documents that name no `withholdings` compute them by the profiles of both parties.',
  },
  version: { type: 'integer' },
}
const schema = {
  type: 'object',
  title: 'FiscalSettings',
  properties,
  required: Object.keys(properties),
}

export const fiscalSettingsHandlers = {
  show: operation(
    { kind: 'read', status: 200, output: { schema }, summary: 'Read the fiscal settings' },
    async (ctx) => unlessKnown(ctx, shown(await fiscalSettings()))
  ),

  update: operation(
    {
      kind: 'update',
      status: 200,
      input: updateFiscalSettings,
      output: { schema },
      summary: 'Change the fiscal settings',
    },
    async (ctx) => {
      const changes = (await bodyOf(ctx, updateFiscalSettings)) as Partial<FiscalSettings>
      const sent = Object.fromEntries(
        Object.entries(changes).filter(([, value]) => value !== undefined)
      )
      const changed = shown(await changeFiscalSettings(sent, (version) => mustBeAt(ctx, version)))
      tag(ctx, changed)
      return changed
    }
  ),
}

const shown = ({ hasConcepts: _, ...settings }: FiscalSettings) => settings
