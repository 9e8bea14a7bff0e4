import { defineTransformer, out } from '#core/resources/transformer'
import { PERSON_KINDS } from '#parties/validators/third_party'

export const thirdPartyTransformer = defineTransformer(
  'ThirdParty',
  'third_parties',
  {
    id: out.id(),
    documentType: out.text({ example: '31' }),
    documentNumber: out.text({ example: '901222333' }),
    dv: out.orNull(out.text({ example: '9' })),
    hasWrongDv: out.flag({
      initial: false,
      description:
        'Whether `dv` is not the check digit of the number. Records from before the check have ' +
        'it. Read-only.',
    }),
    name: out.text({
      example: 'Distribuidora El Páramo S.A.S.',
      description: 'The legal name, or the names of a person in one piece. Read-only.',
    }),
    personKind: out.choice(PERSON_KINDS),
    vatRegime: out.orNull(out.text({ example: '48' })),
    legalName: out.orNull(out.text({ example: 'Distribuidora El Páramo S.A.S.' })),
    firstName: out.orNull(out.text()),
    secondName: out.orNull(out.text()),
    surname: out.orNull(out.text()),
    secondSurname: out.orNull(out.text()),
    tradeName: out.orNull(out.text()),
    responsibilities: out.json<string[] | null>(
      { type: ['array', 'null'], items: { type: 'string' } },
      { initial: null, example: ['O-13', 'O-15'] }
    ),
    taxScheme: out.orNull(out.text({ example: '01' })),
    municipality: out.orNull(out.text({ example: '11001' })),
    address: out.orNull(out.text()),
    postalZone: out.orNull(out.text()),
    country: out.orNull(out.text({ example: 'CO' })),
    ciiu: out.orNull(out.text({ example: '6201' })),
    email: out.orNull(out.text()),
    declarant: out.orNull(out.flag()),
  },
  { soft: true }
)
