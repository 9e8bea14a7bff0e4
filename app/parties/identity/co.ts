/**
 * Colombia: DIAN's code lists TipoIdentificacion-2.1 (47 and 48 by the technical annex 1.9),
 * TipoResponsabilidad-2.1 and TipoImpuesto-2.1. Regime 48 is responsible for VAT, 49 is not.
 */
import type { CountryPack } from '#parties/identity/country_pack'

const NUMERIC = { matches: /^\d{3,15}$/, like: '1020304050' }
const PERSON = { personKind: 'NATURAL' } as const

export const CO: CountryPack = {
  countryCode: 'CO',
  documentTypes: {
    11: { name: 'Registro civil', ...PERSON },
    12: { name: 'Tarjeta de identidad', ...PERSON, ...NUMERIC },
    13: { name: 'Cédula de ciudadanía', ...PERSON, ...NUMERIC },
    21: { name: 'Tarjeta de extranjería', ...PERSON },
    22: { name: 'Cédula de extranjería', ...PERSON },
    31: {
      name: 'NIT',
      personKind: 'LEGAL',
      matches: /^\d{3,15}$/,
      like: '901222333',
      hasCheckDigit: true,
    },
    41: { name: 'Pasaporte', ...PERSON },
    42: { name: 'Documento de identificación extranjero', ...PERSON, isForeign: true },
    47: { name: 'PEP (Permiso Especial de Permanencia)', ...PERSON },
    48: { name: 'PPT (Permiso Protección Temporal)', ...PERSON },
    50: { name: 'NIT de otro país', personKind: 'LEGAL', isForeign: true },
    91: { name: 'NUIP', ...PERSON, ...NUMERIC },
  },
  aliases: {
    RC: '11',
    TI: '12',
    CC: '13',
    CEDULA: '13',
    CÉDULA: '13',
    TE: '21',
    CE: '22',
    NIT: '31',
    PA: '41',
    PAS: '41',
    PP: '41',
    PASAPORTE: '41',
    PASSPORT: '41',
    DE: '42',
    PEP: '47',
    PT: '48',
    PPT: '48',
    NUIP: '91',
  },
  vatRegimes: ['48', '49'],
  responsibilities: ['O-13', 'O-15', 'O-23', 'O-47', 'R-99-PN'],
  taxSchemes: ['01', '04', 'ZA', 'ZY', 'ZZ'],
  ciiu: /^\d{4}$/,
  postalZone: /^\d{6}$/,
}
