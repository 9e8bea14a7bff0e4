import { jsonOf } from '#core/database/columns'
import { inJson } from '#core/primitives/decimal'
import { defineTransformer, out } from '#core/resources/transformer'
import {
  BASES,
  CONCEPT_TYPES,
  NATURES,
  RATE_DECLARANTS,
  RATE_PERSONS,
} from '#tax/withholdings/concept'
import { ratesIn } from '#tax/withholdings/concepts/stored_rates'

const day = { type: 'string', format: 'date' }
const rate = {
  validFrom: day,
  validUntil: { ...day, type: ['string', 'null'] },
  minimumUvt: { type: ['number', 'null'], description: 'The least base in units of UVT.' },
  minimumAmount: { type: ['number', 'null'], description: 'The least base as an amount.' },
  personKind: { type: 'string', enum: [...RATE_PERSONS] },
  declarant: {
    type: 'string',
    enum: [...RATE_DECLARANTS],
    description: 'Whether the person who is paid declares income tax.',
  },
  rate: { type: 'number', description: 'A percentage; 9.66 per thousand is 0.966.' },
  source: { type: ['string', 'null'], description: 'The law of this rate.' },
}
const account = { type: ['string', 'null'], format: 'uuid' }
const accounts = {
  suffered: { ...account, description: 'The account of what customers withheld.' },
  practised: { ...account, description: 'The account of what was withheld from suppliers.' },
}
const objectOf = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

export const conceptTransformer = defineTransformer('WithholdingConcept', 'withholding_concepts', {
  id: out.id(),
  code: out.text({ example: 'SERVICIOS' }),
  name: out.text({ example: 'Servicios generales' }),
  type: out.choice(CONCEPT_TYPES),
  base: out.choice(BASES),
  schemeCode: out.orNull(out.text({ example: '06' })),
  municipality: out.orNull(out.text({ example: '11001' })),
  activity: out.orNull(out.text({ example: '6201' })),
  nature: out.orNull(out.choice(NATURES)),
  accounts: {
    ...out.json(objectOf(accounts), {
      sql: 'JSON_ARRAY(t.suffered_account_id, t.practised_account_id)',
    }),
    read: (pair: unknown) => {
      const [suffered, practised] = jsonOf(pair) as (string | null)[]
      return { suffered, practised }
    },
  },
  form350Concept: out.orNull(out.text({ sql: 't.form350_concept', example: 'SERVICES' })),
  exogenaConcept: out.orNull(out.text({ example: '5004' })),
  source: out.orNull(out.text({ example: 'ET 392, DUR 1.2.4.4.1' })),
  active: out.flag({ sql: 't.is_active', initial: true }),
  rates: {
    ...out.json<object[]>({ type: 'array', items: objectOf(rate) }),
    read: (stored: unknown) =>
      ratesIn(stored).map(({ minimumUvt, minimumAmount, ...one }) => ({
        validFrom: one.validFrom,
        validUntil: one.validUntil,
        minimumUvt: minimumUvt && inJson(minimumUvt),
        minimumAmount: minimumAmount && inJson(minimumAmount),
        personKind: one.personKind,
        declarant: one.declarant,
        rate: inJson(one.rate),
        source: one.source,
      })),
  },
})

/** From a model, which has the two accounts and the flag under other names. */
export const shownConcept = ({ $attributes: of, id }: { $attributes: any; id: string }) =>
  conceptTransformer.of({
    ...of,
    id,
    accounts: [of.sufferedAccountId ?? null, of.practisedAccountId ?? null],
    active: of.isActive,
  })
