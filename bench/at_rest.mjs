import { databasePid, ticks } from './measure.mjs'

/**
 * Hundredths of a second of processor in a second, below which the database does nothing worth
 * counting.
 */
const REST = 3

/**
 * Waits until the database has ended what it does in the background for what was written before,
 * such as throwing old versions away and writing pages to disk: it would count as work of the
 * requests that are measured meanwhile, and after a million invoices there is much of it.
 */
export async function atRest() {
  for (let before = ticks(databasePid()), isBusy = true; isBusy;) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const now = ticks(databasePid())
    isBusy = now - before > REST
    before = now
  }
}
