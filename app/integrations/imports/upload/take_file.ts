/** Checks a stored file as a whole, outside a transaction, from a request or a local disk. */
import type { FileHandle } from 'node:fs/promises'
import type { ImportDefinition } from '#core/resources/importable'
import { Current } from '#core/context/current'
import { mustHaveScope } from '#core/security/permissions'
import type { Preferences } from '#core/http/prefer_header'
import { invalid, Refusal } from '#core/errors/refusal'
import { countRows } from '#integrations/imports/file_check'
import { formatOfFile, hasHeader, type Format } from '#integrations/imports/formats/format'
import { Malformed } from '#integrations/imports/formats/scanner'
import type { Reading } from '#integrations/imports/understanding/reading'
import { understood } from '#integrations/imports/understanding/understand'
import { asLines } from '#integrations/imports/upload/as_lines'
import { inEncoding, type Stored } from '#integrations/imports/upload/store_file'
import { parametersOf, type Parameters } from '#integrations/imports/upload/parameters'

export type Upload = {
  importId: string
  parameters: Parameters
  format: Format
  fileName: string | null
  fileSize: number
  sha256: string
  encoding: string
  reading: Reading
  /** Set once an import has the file, which then stays. */
  isTaken: boolean
}

/** Refuses 422 wrong parameters, columns and files, 400 MALFORMED_JSON, 403 missing scopes. */
export async function judged(
  importId: string,
  stored: Stored,
  given: Record<string, unknown>,
  preferences: Preferences
): Promise<Upload> {
  const { bulk, parameters } = await parametersOf(given, preferences)
  await inEncoding(importId, stored, parameters.encoding)
  const { check, fileName, sha256 } = stored
  const format = await formatOf(importId, stored)
  const head = check.head.toString().replace(/^\ufeff/, '')
  if (format !== 'XLSX' && !head.trim() && check.textSize <= check.head.length)
    throw invalid('file', 'EMPTY', 'The file is empty')

  if (format === 'JSON') await mustBeArray(importId, stored, head)
  const reading = await understood(stored.file, format, bulk, parameters)
  if (hasHeader(format) && (await isBlank(stored.file, reading.rows)))
    throw invalid('file', 'EMPTY', 'The file has a header and no rows')
  if (parameters.createMissing)
    mustBeAllowedToMake(
      bulk,
      hasHeader(format) ? [...reading.fields, ...Object.keys(parameters.defaults ?? {})] : undefined
    )
  return {
    importId,
    parameters,
    format,
    fileName,
    fileSize: check.size,
    sha256,
    encoding: check.encoding,
    reading,
    isTaken: false,
  }
}

/** Recognises a workbook by content, whatever its declared type, and converts it to lines. */
async function formatOf(importId: string, stored: Stored): Promise<Format> {
  const { check, fileName, type } = stored
  if (check.isZip) {
    stored.file = await asLines(importId, stored.file)
    return 'XLSX'
  }
  const format = formatOfFile(type, fileName, check.head.toString().replace(/^\ufeff/, ''))
  if (format === 'XLSX')
    throw invalid(
      'file',
      'WRONG_FORMAT',
      'The file is not an .xlsx workbook: send it with its own Content-Type'
    )
  return format
}

/** Malformed JSON is refused at once, as with any body. */
async function mustBeArray(importId: string, { check }: Stored, head: string) {
  if (head.trim() && head.trimStart()[0] !== '[') {
    if (check.textSize <= check.head.length && !isJson(head))
      throw malformed('The file is not valid JSON')
    throw invalid('file', 'WRONG_FORMAT', 'The file must be a JSON array of objects')
  }
  const begin = check.head.toString('hex', 0, 3) === 'efbbbf' ? 3 : 0
  const rows = await countRows(importId, 'JSON', { begin, separator: ',' }).catch((error) => {
    throw error instanceof Malformed ? malformed(error.message) : error
  })
  if (!rows) throw invalid('file', 'EMPTY', 'The file has no rows')
}

const malformed = (why: string) => new Refusal(400, 'MALFORMED_JSON', why)

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Refuses 403 senders who may not make the referenced records; without a header, any row may. */
function mustBeAllowedToMake(
  { references = {} }: ImportDefinition,
  fields?: readonly (string | null)[]
) {
  for (const { column, create, scope } of Object.values(references)) {
    if (create && scope && (!fields || fields.includes(column))) mustHaveScope(Current.actor, scope)
  }
}

/** Looks at 4 KiB at most. */
async function isBlank(file: FileHandle, at: number) {
  const rest = Buffer.alloc(4096)
  const { bytesRead } = await file.read(rest, 0, rest.length, at)
  return bytesRead < rest.length && /^[\r\n]*$/.test(rest.toString('latin1', 0, bytesRead))
}
