/**
 * What someone else wrote must not steer the terminal: control characters, and what turns text
 * around, are taken out of all that is printed.
 */

const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g

/** Those that JSON leaves as they are. */
const LEFT_BY_JSON = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** For a sentence or a cell, which have one line. */
export const plain = (text: string) => text.replace(CONTROLS, ' ')

/** Escaped instead, so that a script reads what there is. */
export const plainJson = (value: unknown, indent?: number) =>
  JSON.stringify(value, null, indent).replace(
    LEFT_BY_JSON,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
