/** Facts of the issuer as plain data, which can be sent to a drawing thread. */
import type { CurrentTenant } from '#core/context/current'
import type { Brand } from '#documents/branding/brand'
import { labelsOf } from '#documents/printing/labels'
import { printedFormatsOf } from '#documents/printing/printed_formats'

type Said = Record<'taxId' | 'address' | 'phone' | 'email', string | null>

/** `printedAt` becomes the creation time of the PDF. */
export type IssuerFacts = CurrentTenant & Said & { printedAt: Date; brand?: Brand }

export type Issuer = ReturnType<typeof withWords>

export const withWords = (facts: IssuerFacts) => ({
  ...facts,
  labels: labelsOf(facts),
  formats: printedFormatsOf(facts, facts.currency),
})

export const withoutWords = ({ labels, formats, ...facts }: Issuer): IssuerFacts => facts
