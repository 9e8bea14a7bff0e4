/** Reads SQL into words, marks and groups in one pass, so that texts cannot pose as SQL. */

export interface Node {
  /** A lower-case word, number or mark; '`' for a quoted name, "'" for a text, '(' for a group. */
  word: string
  /** As written, if it may be an identifier. */
  name?: string
  /** The index of the binding of a `?`. */
  bind?: number
  kids?: Node[]
}

/** The statement may be correct, but that cannot be proved. */
export class Unproven extends Error {}

const TEXT: Node = { word: "'" }
const MARKS = new Map(
  [...',.=<>!+-*/%&|^~@:'].map((mark): [number, Node] => [mark.charCodeAt(0), { word: mark }])
)
const [QUOTE, DOUBLE_QUOTE, BACKTICK, BACKSLASH, QUESTION, OPEN, CLOSE] = [...'\'"`\\?()'].map(
  (char) => char.charCodeAt(0)
)
const NUMBER = /^(\d+(\.\d*)?(e\d*)?|0x[0-9a-f]+|0b[01]+)$/i
const DEEPEST = 100

/** `names` are all names of the statement, in lower case. */
export function parseSql(
  sql: string,
  { hasBindings }: { hasBindings: boolean }
): { nodes: Node[]; names: string[] } {
  const names: string[] = []
  const outer: Node[][] = []
  let level: Node[] = []
  let binds = 0

  for (let at = 0; at < sql.length;) {
    const code = sql.charCodeAt(at)
    const start = at

    if (isSpace(code)) {
      at++
    } else if (code === QUOTE || code === DOUBLE_QUOTE) {
      at = endOfText(sql, at)
      // The driver ignores '?' between single quotes only.
      if (code === DOUBLE_QUOTE && hasBindings && sql.slice(start, at).includes('?'))
        refuse('a "?" between double quotes')
      level.push(TEXT)
    } else if (isDigit(code)) {
      while (isWordPart(sql.charCodeAt(at)) || sql[at] === '.') at++
      level.push({ word: number(sql.slice(start, at)) })
    } else if (isWordPart(code)) {
      while (isWordPart(sql.charCodeAt(at))) at++
      level.push(bareName(sql.slice(start, at), level.at(-1)?.word))
      names.push(level.at(-1)!.name!.toLowerCase())
    } else if (code === BACKTICK) {
      at = endOfName(sql, at)
      level.push({ word: '`', name: sql.slice(start + 1, at - 1).replaceAll('``', '`') })
      names.push(level.at(-1)!.name!.toLowerCase())
    } else if (code === QUESTION) {
      at++
      if (sql.charCodeAt(at) === QUESTION) refuse('"??" is not filled in')
      level.push({ word: '?', bind: binds++ })
    } else if (code === OPEN) {
      at++
      if (outer.push(level) > DEEPEST) refuse('nested too deep')
      level.push({ word: '(', kids: [] })
      level = level.at(-1)!.kids!
    } else if (code === CLOSE) {
      at++
      level = outer.pop() ?? refuse('a ")" too many')
    } else {
      at++
      level.push(mark(sql, start))
    }
  }
  if (outer.length) refuse('a ")" is missing')

  return { nodes: level, names }
}

function endOfText(sql: string, start: number) {
  const quote = sql.charCodeAt(start)
  for (let at = start + 1; at < sql.length; at++) {
    const code = sql.charCodeAt(at)
    if (code === BACKSLASH) at++
    else if (code === quote) {
      if (sql.charCodeAt(at + 1) !== quote) return at + 1
      at++
    }
  }
  return refuse('a text without an end')
}

/** The server reads `1from t` and `1.from t` differently, so both are refused. */
function number(text: string) {
  return NUMBER.test(text) ? text : refuse(`"${text}" is no number`)
}

/** After `.` and `@` any word is a name: `p.limit or 1` contains no LIMIT. */
function bareName(name: string, before?: string): Node {
  return { word: before === '.' || before === '@' ? '`' : name.toLowerCase(), name }
}

function endOfName(sql: string, start: number) {
  for (let at = start + 1; at < sql.length; at++) {
    if (sql.charCodeAt(at) !== BACKTICK) continue
    if (sql.charCodeAt(at + 1) !== BACKTICK) return at + 1
    at++
  }
  return refuse('a name without an end')
}

function mark(sql: string, at: number) {
  const pair = sql.slice(at, at + 2)
  if (pair === '--' || pair === '/*' || pair[0] === '#') refuse('a comment')
  if (pair[0] === ';') refuse('";" may join statements')
  return MARKS.get(sql.charCodeAt(at)) ?? refuse(`a stray character (${sql.charCodeAt(at)})`)
}

function isSpace(code: number) {
  return code === 32 || (code >= 9 && code <= 13)
}

function isDigit(code: number) {
  return code >= 48 && code <= 57
}

/** Characters beyond ASCII are letters to the server. NaN, the end of the text, is not. */
function isWordPart(code: number) {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    isDigit(code) ||
    code === 95 ||
    code === 36 ||
    code >= 128
  )
}

export function refuse(why: string): never {
  throw new Unproven(why)
}
