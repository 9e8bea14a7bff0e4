import { databasePid, ticks } from './measure.mjs'

/** Hundredths of a second of CPU per second that count as idle. */
const REST = 3

/** Waits for purges and page writes of the database, which would count as work of the requests. */
export async function atRest() {
  for (let before = ticks(databasePid()), isBusy = true; isBusy;) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const now = ticks(databasePid())
    isBusy = now - before > REST
    before = now
  }
}
