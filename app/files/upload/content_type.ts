/** The type of a file by its content. Its name and the sender's Content-Type say nothing. */
import { fileTypeFromFile } from 'file-type'
import { invalid } from '#core/errors/refusal'
import type { TextContent } from '#files/upload/text_content'
import { CSV, PLAIN, textTypeOf, XML } from '#files/upload/text_type'

const PDF = 'application/pdf'
const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** By type, the endings of names that suit it; the first is the usual one. */
export const TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  [PDF]: ['pdf'],
  [CSV]: ['csv', 'tsv', 'txt'],
  [`${OFFICE}.spreadsheetml.sheet`]: ['xlsx'],
  [`${OFFICE}.wordprocessingml.document`]: ['docx'],
  [XML]: ['xml'],
  [PLAIN]: ['txt', 'csv', 'tsv', 'md', 'log', 'json'],
  'application/zip': ['zip'],
}

/** Names of `file-type` for types that are taken under another name. */
const ALSO: Readonly<Record<string, string>> = { 'image/apng': 'image/png' }

/**
 * The type of the stored file at `path`. Refuses 422 UNSUPPORTED_FILE_TYPE all but `types`. Nothing
 * is unpacked: of archives only the names and the list of types (at most 1 MiB) are read.
 */
export async function contentType(
  path: string,
  { content, name, types = Object.keys(TYPES) }: About
): Promise<string> {
  const found = await typeIn(path, content, name)
  if (found && types.includes(found)) return found
  throw invalid(
    'file',
    'UNSUPPORTED_FILE_TYPE',
    `The content of the file is not ${inWords(types.map((type) => TYPES[type][0]))}`
  )
}

type About = { content: TextContent; name: string; types?: readonly string[] }

/** A PDF may consist of text alone, and a text may begin like another file. */
async function typeIn(path: string, content: TextContent, name: string) {
  if (content.isText) return isPdf(content) ? PDF : textTypeOf(content, name)

  const found = (await fileTypeFromFile(path))?.mime ?? (isPdf(content) ? PDF : undefined)
  const type = (found && ALSO[found]) ?? found
  // Text that is not valid has been refused already.
  return type === XML ? undefined : type
}

/** A line in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1), with no markup before it. */
function isPdf({ start }: TextContent): boolean {
  const begin = start.toString('latin1', 0, 1024)
  const found = /(?:^|[\r\n])(?:\xef\xbb\xbf)?%PDF-\d\.\d/.exec(begin)
  return found !== null && !/<[a-z!?]/i.test(begin.slice(0, found.index))
}

const inWords = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ')
