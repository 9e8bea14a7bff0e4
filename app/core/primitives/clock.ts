/** The only source of the current time, so that tests can set it. */
let travelledTo: Date | null = null

export const clock = {
  now(): Date {
    return travelledTo ? new Date(travelledTo) : new Date()
  },

  /** For tests: time stands still at `date` until `travelTo(null)`. */
  travelTo(date: Date | null) {
    travelledTo = date && new Date(date)
  },
}
