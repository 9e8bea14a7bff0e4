/**
 * The only source of the current time. It is the database's where the machine's differs
 * (core/database/database_clock.ts), and tests can set it.
 */
let travelledTo: Date | null = null

export const clock = {
  /** Milliseconds to add to the machine's time. */
  offsetMs: 0,

  now(): Date {
    return travelledTo ? new Date(travelledTo) : clock.actual()
  },

  /** For tokens, which tests keep while they travel. */
  actual: () => new Date(Date.now() + clock.offsetMs),

  /** For tests: time stands still at `date` until `travelTo(null)`. */
  travelTo(date: Date | null) {
    travelledTo = date && new Date(date)
  },
}
