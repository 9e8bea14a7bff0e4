/** All that is due of one series: failed periods again, then the next ones. */
import { addDays } from '#core/calendar/days'
import { transaction } from '#core/database/transaction/transaction'
import { lockOrFail } from '#core/endpoints/operations'
import type { Kind } from '#recurring/kinds/kind'
import { makeNext } from '#recurring/occurrences/make_next'
import { dueOn, today } from '#recurring/occurrences/move_on'
import { failedOnes, tryAgain } from '#recurring/occurrences/try_again'

/** Documents of a run; the rest follow in the next one. */
export const MOST_OF_A_RUN = 24

/** Failed periods of a run: however many there are, the next ones have room. */
const MOST_TRIED_AGAIN = MOST_OF_A_RUN / 2

type Asked = {
  /** By hand: failed periods are tried again whether they were today or not. */
  isAsked?: boolean
  signal?: AbortSignal
}

/** Each period is a transaction, unless one is open: the worker may die between them. */
export async function runSeries(
  kind: Kind,
  id: string,
  { isAsked = false, signal }: Asked = {}
): Promise<void> {
  const failed = await failedOnes(id, { isAsked, limit: MOST_TRIED_AGAIN })
  for (const one of failed) {
    if (signal?.aborted) return
    await tryAgain(kind, id, one)
  }

  for (let left = MOST_OF_A_RUN - failed.length; left > 0; left--) {
    if (signal?.aborted) return
    if (!(await makeNext(kind, id))) break
  }
  await lookAgain(kind, id)
}

/** The day of the next run; tomorrow where this one has left some. */
function lookAgain(kind: Kind, id: string): Promise<void> {
  return transaction(async () => {
    const template = await lockOrFail(kind.model, id)
    const due = dueOn(template)
    const tomorrow = addDays(today(), 1)
    await template.merge({ dueOn: due !== null && due < tomorrow ? tomorrow : due }).save()
  })
}
