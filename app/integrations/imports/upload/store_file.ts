/** Stores a file, block by block, with backpressure. */
import { createReadStream } from 'node:fs'
import { rename, rm, type FileHandle } from 'node:fs/promises'
import { invalid } from '#core/errors/refusal'
import { createFile, pathOf, writeWhole } from '#integrations/imports/files'
import { ContentCheck } from '#integrations/imports/upload/content_check'
import type { Encoding } from '#integrations/imports/upload/encodings'

/** `encoding` as known so far; it may follow the file in a form. */
type About = {
  fileName: string | null
  type: string | undefined
  encoding?: Encoding
  mayYetSay?: boolean
}

/** A stored file, with what was detected and its sender's name for it. */
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

/** Applies an encoding that followed the file; throws the file's error if none did. */
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
