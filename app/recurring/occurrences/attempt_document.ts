/** One document of a series, in a savepoint: a refusal is an outcome, other errors are thrown. */
import { savepoint } from '#core/database/transaction/transaction'
import { Current } from '#core/context/current'
import { refusalFrom } from '#core/errors/refusal'
import type { Body, Kind, Made, Period } from '#recurring/kinds/kind'
import type RecurringTemplate from '#recurring/models/recurring_template'

const LONGEST_MESSAGE = 1_000

type Outcome = {
  status: 'MADE' | 'FAILED'
  documentId: string | null
  code: string | null
  message: string | null
}

/** Makes the document of a period. A refusal takes it back, and answers its code and sentence. */
export async function attemptDocument(
  kind: Kind,
  template: RecurringTemplate,
  period: Period
): Promise<Outcome> {
  const unit = Current.unit!
  unit.takeNumbersAtOnce()
  const forget = unit.markEffects()
  try {
    const made = await savepoint<Made>(() => kind.make(bodyOf(template), period, template))
    return { status: 'MADE', ...made, message: null }
  } catch (error) {
    const refusal = refusalFrom(error)
    if (!refusal || refusal.status >= 500) throw error
    forget()
    return { status: 'FAILED', documentId: null, ...said(refusal) }
  }
}

/** Of a 422 the code and sentence of its first field. */
function said({ code, message, errors }: NonNullable<ReturnType<typeof refusalFrom>>) {
  const [first] = errors ?? []
  const cause = code === 'VALIDATION_FAILED' && first ? first : { code, message }
  return { code: cause.code, message: cause.message.slice(0, LONGEST_MESSAGE) }
}

export const bodyOf = ({ template }: RecurringTemplate): Body => JSON.parse(template)
