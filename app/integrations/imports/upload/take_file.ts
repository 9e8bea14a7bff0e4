/** A file on its way into an import, be it from a request or from a disk: stored as it comes, and judged as a whole before any transaction is open. */
import type { FileHandle } from 'node:fs/promises'
import type { Bulk } from '#core/bulk'
import { Current } from '#core/current'
import { mustHold } from '#core/permissions'
import type { Preferences } from '#core/preferences'
import { invalid, Refusal } from '#core/refusals'
import { columnsOf } from '#integrations/imports/columns'
import { countRows } from '#integrations/imports/file_check'
import { headerOf } from '#integrations/imports/file_header'
import { createFile, writeWhole } from '#integrations/imports/files'
import { formatOfFile, type Format } from '#integrations/imports/formats/format'
import { Malformed } from '#integrations/imports/formats/scanner'
import { ContentCheck } from '#integrations/imports/upload/content_check'
import { parametersOf, type Parameters } from '#integrations/imports/upload/parameters'

export type Upload = {
  importId: string
  parameters: Parameters
  format: Format
  fileName: string | null
  fileSize: number
  /** Set once an import has it: the file stays. */
  isTaken: boolean
}

/** A file as it lies on disk, with what was seen on its way there and what its sender calls it. */
export type Stored = { file: FileHandle; check: ContentCheck; sha256: string; fileName: string | null; type: string | undefined }

/** Everything that can be said about a file at once: 422 on parameters, columns, and a file that is empty or not what it is sent as, 400 MALFORMED_JSON, 403 for what it would make that its sender may not. */
export async function judged(importId: string, { file, check, fileName, type, given }: Stored & { given: Record<string, unknown> }, preferences: Preferences): Promise<Upload> {
  const { bulk, parameters } = await parametersOf(given, preferences)
  const head = check.head.toString().replace(/^\ufeff/, '')
  const format = formatOfFile(type, fileName, head)
  if (!head.trim() && check.size <= check.head.length) throw invalid('file', 'EMPTY', 'The file is empty')

  const fields = format === 'CSV' ? await judgeColumns(file, check, bulk, parameters) : undefined
  if (parameters.createMissing) mustBeAllowedToMake(bulk, fields)
  if (format === 'JSON') await mustBeArray(importId, check, head)
  return { importId, parameters, format, fileName, fileSize: check.size, isTaken: false }
}

async function judgeColumns(file: FileHandle, check: ContentCheck, bulk: Bulk, { mapping, mode }: Parameters) {
  const { columns, rows } = await headerOf(file, 'CSV')
  const fields = columnsOf(bulk, columns, mapping, mode)
  if (await isBlank(file, rows, check.size)) throw invalid('file', 'EMPTY', 'The file has a header and no rows')
  return fields
}

/** As any body of JSON, one that is none is refused at once: an array that never ends, or something between its elements. */
async function mustBeArray(importId: string, { size, head: { length } }: ContentCheck, head: string) {
  if (head.trim() && head.trimStart()[0] !== '[') {
    if (size <= length && !isJson(head)) throw malformed('The file is not valid JSON')
    throw invalid('file', 'WRONG_FORMAT', 'The file must be a JSON array of objects')
  }
  const rows = await countRows(importId, 'JSON').catch((error) => {
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

/** 403 for whoever may not make what rows would have made on the way: what these fields name, or any row of a file without a header. */
function mustBeAllowedToMake({ references = {} }: Bulk, fields?: readonly (string | null)[]) {
  for (const { column, create, scope } of Object.values(references)) {
    if (create && scope && (!fields || fields.includes(column))) mustHold(Current.actor, scope)
  }
}

/** Whether only line ends come behind byte `at`, as far as that is worth looking at. */
async function isBlank(file: FileHandle, at: number, size: number) {
  const rest = Buffer.alloc(Math.min(size - at, 4096))
  await file.read(rest, 0, rest.length, at)
  return rest.length === size - at && /^[\r\n]*$/.test(rest.toString())
}

/** To disk, block by block, as fast as the disk takes it. */
export async function store(importId: string, body: AsyncIterable<Buffer>, about: { fileName: string | null; type: string | undefined }): Promise<Stored> {
  const check = new ContentCheck()
  const file = await createFile(importId)
  try {
    for await (const block of body) {
      check.take(block)
      await writeWhole(file, block)
    }
    return { file, check, sha256: check.end(), ...about }
  } catch (error) {
    await file.close()
    throw error
  }
}
