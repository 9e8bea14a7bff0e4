import { open } from 'node:fs/promises'
import { pathOf } from '#integrations/imports/files'
import { hasHeader, scannerOf, type Format } from '#integrations/imports/formats/format'
import type { FileHeader } from '#integrations/imports/understanding/header'

const BLOCK = 256 * 1024

/** Reads the whole file and returns its number of rows; throws Malformed, with the place. */
export async function countRows(
  importId: string,
  format: Format,
  { begin, separator }: Pick<FileHeader, 'begin' | 'separator'>
): Promise<number> {
  const file = await open(pathOf(importId))
  try {
    const scanner = scannerOf(format, separator)
    const block = Buffer.allocUnsafe(BLOCK)
    let records = 0
    const counted = () => void records++

    for (let at = begin; ;) {
      const { bytesRead } = await file.read(block, 0, BLOCK, at)
      if (!bytesRead) {
        scanner.finish(at, counted)
        return hasHeader(format) ? records - 1 : records
      }
      scanner.scan(block.subarray(0, bytesRead), at, counted)
      at += bytesRead
    }
  } finally {
    await file.close()
  }
}
