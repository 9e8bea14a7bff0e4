/** A report that is a form with boxes: JSON with its boxes, CSV and PDF of them. */
import { allInJson } from '#core/primitives/decimal'
import { cell, report } from '#core/endpoints/report'
import { choiceFilter, described, type QueryField } from '#core/input/query_fields'
import type { ApiRecord, JsonSchema } from '#core/resources/transformer'
import { drawn } from '#documents/drawn'
import { issuerOf } from '#documents/issuer'
import type { FilledBox } from '#tax/returns/boxes'
import { daysOf, daysQuery, type Days, type Months } from '#tax/returns/periods'
import { BOXES, day, object, text } from '#tax/returns/schemas'

const COLUMNS = {
  box: { type: 'integer' },
  name: cell.text,
  amount: { type: 'number' },
}

type Return = {
  name: string
  summary: string
  title: string
  form: string
  /** Months of a usual period. */
  months: Months
  /** Members of the answer beside from, to, form and boxes. */
  more: Record<string, JsonSchema>
  read(days: Days): Promise<ApiRecord & { boxes: FilledBox[] }>
}

/** The handler of `GET /reports/<name>?form=&from=&to=`. */
export const filedReturn = ({ name, summary, title, form, months, more, read }: Return) =>
  report({
    name,
    summary,
    query: {
      form: described(`The form of the DIAN; ${form} by default.`, formFilter(form)),
      ...daysQuery(months),
    },
    columns: COLUMNS,
    schema: object({ from: day, to: day, form: text, boxes: BOXES, ...more }, title),
    read: async ({ from, to }) => {
      const days = daysOf({ from, to }, months)
      return { ...days, form, ...(await read(days)) }
    },
    lines: ({ boxes }) => boxes.map(({ box, name, amount }) => [box, name, amount]),
    pdf: async ({ from, to, boxes }) =>
      drawn('report', await issuerOf(), {
        name,
        columns: COLUMNS,
        answer: allInJson({ from, to, form, rows: boxes.filter(({ amount }) => !amount.eq(0)) }),
      }),
  })

const formFilter = (form: string): QueryField<string> => choiceFilter([form])
