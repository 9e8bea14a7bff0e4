/** A request in its two parts: the document, and when it is made. */
import { allInJson } from '#core/primitives/decimal'
import { invalid } from '#core/errors/refusal'
import { addMonths } from '#core/calendar/days'
import type { Body, Kind } from '#recurring/kinds/kind'
import { today } from '#recurring/occurrences/move_on'

/** The document as JSON, without what is empty; `rest` are the columns of the series. */
export function partsOf(kind: Kind, input: Body): { body: Body; rest: Body } {
  const isOfDocument = ([key]: [string, unknown]) => key in kind.fields
  const entries = Object.entries(input)
  return {
    body: withoutNothing(
      Object.fromEntries(
        entries.filter(isOfDocument).map(([key, value]) => [key, allInJson(value)])
      )
    ),
    rest: Object.fromEntries(entries.filter((entry) => !isOfDocument(entry))),
  }
}

/** Leaves out what is null or absent, at any depth. */
export const withoutNothing = (body: Body): Body =>
  JSON.parse(JSON.stringify(body, (_, value) => value ?? undefined))

/** The columns of a template: its text, and what lists find. */
export const columnsOf = (template: Body) => ({
  template: JSON.stringify(template),
  customerId: template.customerId ?? null,
  supplierId: template.supplierId ?? null,
  number: template.number ?? null,
  reference: template.reference ?? null,
})

const YEARS_BACK = 10

/** 422 TOO_SMALL for a first day of more than ten years ago, which is a typing error. */
export function mustBeginLately(startDate: string) {
  const first = addMonths(today(), -12 * YEARS_BACK)
  if (startDate < first)
    throw invalid('startDate', 'TOO_SMALL', `startDate must be at least ${first}.`)
}
