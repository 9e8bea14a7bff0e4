/** Reads of one moment, however long they take. */
import { execute } from '#core/database'
import { transaction } from '#core/transaction'

/** Everything that `work` reads is as it was when it began, whatever others write meanwhile; it writes nothing itself. */
export function snapshot<T>(work: () => Promise<T>): Promise<T> {
  return transaction(async () => {
    await execute('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    try {
      await execute('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY')
      return await work()
    } finally {
      await execute('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED')
    }
  })
}
