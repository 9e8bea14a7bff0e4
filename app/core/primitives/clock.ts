/** The one place that knows what time it is, so that a test can choose it. */
let travelledTo: Date | null = null

export const clock = {
  /** The current instant, or the one a test has travelled to. */
  now(): Date {
    return travelledTo ? new Date(travelledTo) : new Date()
  },

  /** For tests: time stands still at `date` until `travelTo(null)`. */
  travelTo(date: Date | null) {
    travelledTo = date && new Date(date)
  },
}
