/**
 * Names that stand twice in one JSON object: JSON.parse takes the last one in silence, other
 * readers the first (RFC 8259, 4), and what was meant is anybody's guess, also when it is an
 * amount. Names are counted, which takes a third of the time of reading them; only a text that
 * seems to have more of them than what was read is looked at closely.
 */

const NAMES_AND_BRACES = /"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}]/g

const [TAB, LF, CR, SPACE, QUOTE] = [9, 10, 13, 32, 34]

/** The first name that an object of this JSON text, which was read as `value`, has twice. */
export function repeatedName(text: string, value: unknown): string | undefined {
  if (namesAtMostIn(text) <= namesIn(value)) return

  const open: Set<string>[] = []
  for (const [token] of text.matchAll(NAMES_AND_BRACES)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (token.endsWith(':')) {
      const name = JSON.parse(token.slice(0, token.lastIndexOf('"') + 1)) as string
      if (open.at(-1)!.has(name)) return name
      open.at(-1)!.add(name)
    }
  }
}

/** Quotes before a colon: the end of each name, and now and then something within a text. */
function namesAtMostIn(text: string): number {
  let count = 0
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1
    while (isBlank(text.charCodeAt(before))) before--
    if (text.charCodeAt(before) === QUOTE) count++
  }
  return count
}

const isBlank = (code: number) => code === SPACE || code === LF || code === CR || code === TAB

function namesIn(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  let count = 0
  if (Array.isArray(value)) {
    for (const one of value) count += namesIn(one)
    return count
  }
  for (const name in value) count += 1 + namesIn((value as Record<string, unknown>)[name])
  return count
}
