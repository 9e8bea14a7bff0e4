/**
 * Duplicate names in a JSON object: parsers disagree which one counts (RFC 8259, 4). Names are
 * counted first, and only a text with too many is parsed closely, because that takes longer than
 * JSON.parse.
 */

const NAMES_AND_BRACES = /"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}]/g

const [TAB, LF, CR, SPACE, QUOTE] = [9, 10, 13, 32, 34]

/** The first duplicate name in this JSON text, which was parsed as `value`. */
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

/** Counts quotes before a colon: every name, and sometimes text. */
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
