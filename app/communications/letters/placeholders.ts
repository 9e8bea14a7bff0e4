/** Placeholders such as `{{employeeName}}`; there are no loops, conditions or filters. */

export type Values = Readonly<Record<string, string>>

const PLACEHOLDER = /\{\{\s*([\p{L}_][\p{L}\p{N}_]{0,63})\s*\}\}/gu

export function placeholdersIn(...texts: string[]): string[] {
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name))),
  ]
}

/** Refuses stray double braces, since a misspelt placeholder would be mailed as is. */
export function isWellFormed(text: string): boolean {
  return !text.replaceAll(PLACEHOLDER, '').includes('{{')
}

export function missingIn(texts: readonly string[], values: Values): string[] {
  return placeholdersIn(...texts).filter((name) => !Object.hasOwn(values, name))
}

/** Placeholders without a value stay. */
export function fill(
  text: string,
  values: Values,
  as: (value: string) => string = (value) => value
): string {
  return text.replaceAll(PLACEHOLDER, (whole, name) =>
    Object.hasOwn(values, name) ? as(values[name]) : whole
  )
}

/** Length after filling, without filling. */
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
