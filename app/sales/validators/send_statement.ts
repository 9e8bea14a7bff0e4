import { day, object, optional } from '#core/input/fields'
import { validator, type Infer } from '#core/input/validation'
import { sendingFields } from '#document_mails/mails'

/** `period` has the days that the query of the statement has. */
export const sendStatement = validator(
  {
    ...sendingFields,
    period: optional(object({ from: optional(day()), to: optional(day()) })),
  },
  {
    check: ({ period }, fail) => {
      if (period?.from && period.to && period.to < period.from)
        fail('period.to', 'INVALID', 'period.to must not be before from.')
    },
  }
)

export type StatementSending = Infer<typeof sendStatement>
