/** A country's withholding concepts as data. */
import type {
  Base,
  ConceptType,
  Nature,
  RATE_DECLARANTS,
  RATE_PERSONS,
} from '#tax/withholdings/concept'

/** Percent from a day on; `minimumUvt` in units of UVT. */
export type PackRate = {
  from: string
  until?: string
  minimumUvt?: string
  person?: (typeof RATE_PERSONS)[number]
  declarant?: (typeof RATE_DECLARANTS)[number]
  rate: string
  source: string
}

/**
 * `suffered` and `practised` are codes of the country's chart. `form350` names the row of the return
 * by its boxes for legal persons; `exogena` is the concept of format 1001.
 */
export type PackConcept = {
  code: string
  name: string
  type: ConceptType
  base: Base
  schemeCode?: string
  nature?: Nature
  municipality?: string
  activity?: string
  suffered: string
  practised: string
  form350?: string
  exogena?: string
  source: string
  rates: readonly PackRate[]
}
