/** Removes control and direction characters, by which foreign text could steer the terminal. */

const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g

/** Not escaped by JSON.stringify. */
const LEFT_BY_JSON = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

export const plain = (text: string) => text.replace(CONTROLS, ' ')

/** Escapes instead of removing, so that scripts read the exact value. */
export const plainJson = (value: unknown, indent?: number) =>
  JSON.stringify(value, null, indent).replace(
    LEFT_BY_JSON,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
