/** The type of a text by its content: XML, CSV, or plain. */
import { SaxesParser } from 'saxes'
import type { TextContent } from '#files/upload/text_content'

export const XML = 'application/xml'
export const CSV = 'text/csv'
export const PLAIN = 'text/plain'

/** Elements that run in browsers. */
const RUNNING = new Set(['html', 'svg', 'script'])

/** Without an XML declaration browsers take these, too, for a page (WHATWG MIME Sniffing, 7.1). */
const PAGES = new Set('head iframe h1 div font table a style title b body br p'.split(' '))

/** Namespaces whose documents run in browsers. */
const RUNS = /w3\.org\/(1999\/xhtml|2000\/svg|1999\/XSL\/Transform)/

/** Undefined for pages and pictures that run scripts, and for markup that is not XML. */
export function textTypeOf(
  { head, isOfOneByte }: Pick<TextContent, 'head' | 'isOfOneByte'>,
  name: string
): string | undefined {
  const text = head.trimStart()
  if (text.startsWith('<')) return isOfOneByte && !saysItsEncoding(text) ? undefined : xmlType(text)
  // A table of one column looks like any text.
  return isTable(text) || /\.csv$/i.test(name) ? CSV : PLAIN
}

/** XML that says no encoding, or UTF-8, is UTF-8 (W3C XML 1.0, 4.3.3). */
function saysItsEncoding(text: string): boolean {
  const [, encoding] = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(text) ?? []
  return encoding !== undefined && !/^(utf|ucs|iso-10646)/i.test(encoding)
}

function xmlType(text: string): string | undefined {
  const root = rootOf(text)
  if (!root) return
  const local = root.name.slice(root.name.indexOf(':') + 1).toLowerCase()
  const isPage = RUNNING.has(local) || (!text.startsWith('<?xml') && PAGES.has(local))
  return isPage || root.spaces.some((one) => RUNS.test(one)) ? undefined : XML
}

type Root = { name: string; spaces: string[] }

/** The first element, when everything before it is well formed. No entity is expanded. */
function rootOf(text: string): Root | undefined {
  let root: Root | undefined
  let isBroken = false
  const parser = new SaxesParser()
  parser.on('error', () => void (isBroken ||= root === undefined))
  parser.on('opentag', ({ name, attributes }) => {
    const spaces = Object.entries(attributes).filter(([key]) => /^xmlns(:|$)/.test(key))
    root ??= { name, spaces: spaces.map(([, value]) => String(value)) }
  })
  for (let at = 0; at < text.length && !root && !isBroken; at += 4096)
    parser.write(text.slice(at, at + 4096))
  return isBroken ? undefined : root
}

const SEPARATORS = [',', ';', '\t', '|']

/** Two records or more, all with the same number of cells, at least two. */
function isTable(text: string): boolean {
  return SEPARATORS.some((separator) => {
    const counts = cellsOfRecords(text, separator)
    return counts.length > 1 && counts[0] > 1 && counts.every((count) => count === counts[0])
  })
}

const MOST_RECORDS = 50

/** The number of cells in each of the first whole records (RFC 4180). */
function cellsOfRecords(text: string, separator: string): number[] {
  const counts: number[] = []
  let [cells, length, isQuoted] = [1, 0, false]
  for (const character of `${text.trimEnd()}\n`) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && character === separator) cells++
    else if (!isQuoted && character === '\n') {
      if (length) counts.push(cells)
      ;[cells, length] = [1, 0]
      if (counts.length === MOST_RECORDS) break
      continue
    }
    if (character !== '\r') length++
  }
  return isQuoted ? [] : counts
}
