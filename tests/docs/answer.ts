/** Compares an answer with the one that a page shows. */

/** Values that differ in each run: they are compared by their form. */
const FORMS = [
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  /^\d{4}-\d\d-\d\d$/,
  /^[\w-]+\.[\w-]{10,}\.[\w-]{10,}$/,
  /^([A-Z2-9]{5}-){2}[A-Z2-9]{5}$/,
]

/** Stands for any text within a text, for any value alone, and for further elements in a list. */
const ANYTHING = '…'

/**
 * Differences of an answer from the one shown, one sentence each. The answer may have further
 * members. Ids, instants, days, tokens and codes are compared by their form.
 */
export function differences(shown: unknown, answer: unknown, at = 'answer'): string[] {
  if (shown === ANYTHING && answer !== undefined) return []
  if (Array.isArray(shown)) return ofLists(shown, answer, at)
  if (typeof shown === 'object' && shown !== null) return ofObjects(shown, answer, at)
  if (isSame(shown, answer)) return []
  return [`${at} is ${JSON.stringify(answer)}, and the page shows ${JSON.stringify(shown)}`]
}

function ofLists(shown: unknown[], answer: unknown, at: string) {
  if (!Array.isArray(answer)) return [`${at} is ${JSON.stringify(answer)}, not a list`]
  const goesOn = shown.at(-1) === ANYTHING
  const rows = goesOn ? shown.slice(0, -1) : shown
  if (goesOn ? answer.length < rows.length : answer.length !== rows.length)
    return [`${at} has ${answer.length} elements, and the page shows ${rows.length}`]
  return rows.flatMap((row, index) => differences(row, answer[index], `${at}.${index}`))
}

function ofObjects(shown: object, answer: unknown, at: string) {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    return [`${at} is ${JSON.stringify(answer)}, not an object`]
  return Object.entries(shown)
    .filter(([name]) => name !== ANYTHING)
    .flatMap(([name, value]) =>
      differences(value, (answer as Record<string, unknown>)[name], `${at}.${name}`)
    )
}

function isSame(shown: unknown, answer: unknown) {
  if (shown === answer) return true
  if (typeof shown !== 'string' || typeof answer !== 'string') return false
  if (FORMS.some((form) => form.test(shown) && form.test(answer))) return true
  if (!shown.includes(ANYTHING)) return false
  const parts = shown.split(ANYTHING).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 's').test(answer)
}

/** The last JSON value that a command printed, which begins on a line of its own. */
export function lastJson(printed: string): unknown {
  const lines = printed.trimEnd().split('\n')
  for (let from = 0; from < lines.length; from++)
    try {
      if (/^\s*[[{"\d-]/.test(lines[from])) return JSON.parse(lines.slice(from).join('\n'))
    } catch {
      // Text before the value, such as headers.
    }
  throw new Error(`No JSON was printed:\n${printed.slice(0, 500)}`)
}
