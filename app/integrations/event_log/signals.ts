/** Signals of the event log between processes. Each has a poll beside it. */

/** A transaction with events was committed. */
export const WRITTEN = 'events:written'

/** Events were published. The message is `<tenant id>:<last sequence number>`. */
export const PUBLISHED = 'events:published'
