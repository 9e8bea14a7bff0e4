/**
 * `{{employeeName}}` in a subject or body: a name between braces, and nothing more. There are no
 * loops, conditions or filters.
 */

export type Values = Readonly<Record<string, string>>

const PLACEHOLDER = /\{\{\s*([\p{L}_][\p{L}\p{N}_]{0,63})\s*\}\}/gu

/** The names in all of the texts, each once. */
export function placeholdersIn(...texts: string[]): string[] {
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name))),
  ]
}

/**
 * Whether whatever opens with two braces is a placeholder: a misspelt one would be mailed as it
 * stands.
 */
export function isWellFormed(text: string): boolean {
  return !text.replaceAll(PLACEHOLDER, '').includes('{{')
}

/** The names that have no value. */
export function missingIn(texts: readonly string[], values: Values): string[] {
  return placeholdersIn(...texts).filter((name) => !Object.hasOwn(values, name))
}

/** The text with its values; what has none stays as it is. */
export function fill(
  text: string,
  values: Values,
  as: (value: string) => string = (value) => value
): string {
  return text.replaceAll(PLACEHOLDER, (whole, name) =>
    Object.hasOwn(values, name) ? as(values[name]) : whole
  )
}

/** How long the text is once it is filled, without filling it. */
export function lengthOf(
  text: string,
  values: Values,
  as: (value: string) => string = (value) => value
): number {
  const lengths = new Map<string, number>()
  let length = text.length
  for (const [whole, name] of text.matchAll(PLACEHOLDER)) {
    if (!Object.hasOwn(values, name)) continue
    if (!lengths.has(name)) lengths.set(name, as(values[name]).length)
    length += lengths.get(name)! - whole.length
  }
  return length
}
