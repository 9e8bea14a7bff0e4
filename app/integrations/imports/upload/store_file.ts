/** Stores an upload block by block, at the speed of the disk. */
import { createReadStream } from 'node:fs'
import { rename, rm, type FileHandle } from 'node:fs/promises'
import { invalid } from '#core/errors/refusal'
import { createFile, pathOf } from '#integrations/imports/files'
import { writeWhole } from '#core/primitives/write_whole'
import { ContentCheck } from '#integrations/imports/upload/content_check'
import type { Encoding } from '#integrations/imports/upload/encodings'

/** `mayYetSay`: a form field after the file may name the encoding. */
type About = {
  fileName: string | null
  type: string | undefined
  encoding?: Encoding
  mayYetSay?: boolean
}

export type Stored = {
  file: FileHandle
  check: ContentCheck
  sha256: string
  fileName: string | null
  type: string | undefined
  isSaid: boolean
}

export async function store(
  importId: string,
  body: AsyncIterable<Buffer>,
  { fileName, type, encoding, mayYetSay }: About
): Promise<Stored> {
  const check = new ContentCheck({ encoding, mayYetSay: mayYetSay && !encoding })
  const file = await createFile(importId)
  try {
    for await (const block of body) await writeWhole(file, check.take(block))
    await writeWhole(file, check.end())
    return { file, check, sha256: check.sha256(), fileName, type, isSaid: encoding !== undefined }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Converts to an encoding named after the file; without one, throws the file's failure. */
export async function inEncoding(importId: string, stored: Stored, said: Encoding | null) {
  const { check } = stored
  if (stored.isSaid || check.isZip || check.isMarked || !said || said === 'utf-8') {
    if (check.failure) throw check.failure
    return
  }
  if (!check.failure) {
    if (check.isAscii && said === 'windows-1252') return
    throw invalid(
      'encoding',
      'WRONG_ENCODING',
      `The file is UTF-8, not ${said}: leave encoding out, or say utf-8`
    )
  }

  const raw = `${pathOf(importId)}.raw`
  await stored.file.close()
  await rename(pathOf(importId), raw)
  try {
    const { file, check } = await store(importId, createReadStream(raw), {
      fileName: null,
      type: undefined,
      encoding: said,
    })
    Object.assign(stored, { file, check })
  } finally {
    await rm(raw, { force: true })
  }
}
