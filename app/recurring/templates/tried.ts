/** Trials: work whose writes are rolled back, and whose refusals are thrown. */
import { Current } from '#core/context/current'
import { savepoint } from '#core/database/transaction/transaction'
import { refusalFrom } from '#core/errors/refusal'
import { today } from '#recurring/occurrences/move_on'

class TakenBack extends Error {
  constructor(readonly result: unknown) {
    super('The trial is over')
  }
}

/** Runs `work` in the open transaction, takes back all that it wrote, and answers its result. */
export async function tried<T>(work: () => Promise<T>): Promise<T> {
  const unit = Current.unit!
  unit.takeNumbersAtOnce()
  const forget = unit.markEffects()
  try {
    return await savepoint<T>(async () => {
      throw new TakenBack(await work())
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.result as T
    throw error
  } finally {
    forget()
  }
}

/**
 * Tries `work` on a day, or today where that is later or its period is closed: a closed period refuses
 * the document of a period, and not the series. Undefined where the books are closed through today.
 */
export async function triedOn<T>(
  day: string,
  work: (day: string) => Promise<T>
): Promise<T | undefined> {
  const days = new Set([day < today() ? day : today(), today()])
  for (const one of days) {
    try {
      return await tried(() => work(one))
    } catch (error) {
      if (refusalFrom(error)?.code !== 'PERIOD_CLOSED') throw error
    }
  }
}
