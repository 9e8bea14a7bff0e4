/** Locks of other domains that a merge takes before it moves journal lines and lines of documents. */
type Lock = () => Promise<unknown>

const locks: Lock[] = []

/** Called by the domain of the ledger, which locks it exclusively: no posting runs meanwhile. */
export const lockBeforeLines = (lock: Lock) => void locks.push(lock)

export async function lockLines() {
  for (const lock of locks) await lock()
}
