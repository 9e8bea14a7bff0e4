/**
 * What documents say of their company, as plain data and with its words: plain data travels to the
 * thread that draws.
 */
import type { CurrentTenant } from '#core/context/current'
import { labelsOf } from '#documents/printing/labels'
import { printedFormatsOf } from '#documents/printing/printed_formats'

type Said = Record<'taxId' | 'address' | 'phone' | 'email', string | null>

/** `printedAt` is written into the file as its time of creation. */
export type IssuerFacts = CurrentTenant & Said & { printedAt: Date }

export type Issuer = ReturnType<typeof withWords>

/** The company with the words and formats of its documents, in its language and currency. */
export const withWords = (facts: IssuerFacts) => ({
  ...facts,
  labels: labelsOf(facts),
  formats: printedFormatsOf(facts, facts.currency),
})

/** The plain data of an issuer. */
export const withoutWords = ({ labels, formats, ...facts }: Issuer): IssuerFacts => facts
