/** Countries without a pack: kinds of documents that every country has, and codes of its own. */
import type { CountryPack } from '#parties/identity/country_pack'

export const GENERAL: CountryPack = {
  countryCode: null,
  documentTypes: {
    TAX_ID: { name: 'Tax id', personKind: 'LEGAL' },
    FOREIGN_TAX_ID: { name: 'Tax id of another country', personKind: 'LEGAL', isForeign: true },
    NATIONAL_ID: { name: 'National identity document', personKind: 'NATURAL' },
    PASSPORT: { name: 'Passport', personKind: 'NATURAL' },
    RESIDENCE_PERMIT: { name: 'Residence permit', personKind: 'NATURAL' },
    OTHER: { name: 'Other document', personKind: 'NATURAL' },
  },
  aliases: { TAXID: 'TAX_ID', ID: 'NATIONAL_ID', DNI: 'NATIONAL_ID', PASAPORTE: 'PASSPORT' },
  vatRegimes: undefined,
  responsibilities: undefined,
  taxSchemes: undefined,
}
