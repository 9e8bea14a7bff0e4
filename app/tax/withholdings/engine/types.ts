/** Input and output of the engine: the document, its two parties, the request, the withholdings. */
import type Big from 'big.js'
import type { Concept, ConceptType, Nature, PersonKind } from '#tax/withholdings/concept'

/**
 * SUFFERED: a customer withholds from us. PRACTISED: we withhold from a supplier. A
 * self-withholding of a sale is computed with SUFFERED, and its lines say SELF.
 */
export type Direction = 'SUFFERED' | 'PRACTISED'

/**
 * A line of a document in rounded amounts: net of discount and tax, its IVA, and its total.
 * `conceptIds` are those of its product, else of its account.
 */
export type DocumentLine = {
  id?: string
  net: Big
  vat: Big
  total: Big
  nature: Nature
  conceptIds?: readonly (string | null | undefined)[]
}

/** The payer or the payee. Null means unknown. `responsibilities` are DIAN's, such as `O-13`. */
export type Taxpayer = {
  personKind: PersonKind | null
  declarant: boolean | null
  vatRegime: string | null
  responsibilities: readonly string[]
  municipality: string | null
  ciiu?: string | null
}

/**
 * `conceptId` alone is computed; `base` and `amount` are taken as said. A `rate` must be that of the
 * day.
 */
export type Asked = {
  conceptId: string
  base?: Big | null
  rate?: Big | null
  amount?: Big | null
}

/** `lineIds` are the lines of its base; null is all lines. `minimum` is null where none was tested. */
export type Withholding = {
  conceptId: string
  code: string
  name: string
  type: ConceptType
  base: Big
  rate: Big | null
  amount: Big
  minimum: Big | null
  lineIds: readonly string[] | null
}

export type Rounding = 'CENT' | 'PESO'

/** Law and settings on the document's day. `uvt` is null outside Colombia. */
export type Rules = {
  concepts: readonly Concept[]
  uvt: Big | null
  rounding: Rounding
  selfConceptId?: string | null
}
