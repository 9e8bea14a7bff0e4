/** Converts a workbook to lines of its first sheet, each a JSON list of cells: line 7 is row 7. */
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { invalid } from '#core/errors/refusal'
import { pathOf } from '#integrations/imports/files'
import { writeWhole } from '#core/primitives/write_whole'
import { Archive } from '#integrations/imports/formats/xlsx/archive'
import { readSheet } from '#integrations/imports/formats/xlsx/sheet'
import { stylesIn } from '#integrations/imports/formats/xlsx/styles'
import { textsIn } from '#integrations/imports/formats/xlsx/texts'
import { workbookIn } from '#integrations/imports/formats/xlsx/workbook'

/** Enough for a million rows of some columns. */
const LARGEST_SHEET = 512 * 2 ** 20

/** Replaces the file `workbook`. Refuses 422 an invalid or empty one, 413 above 512 MiB. */
export async function asLines(importId: string, workbook: FileHandle): Promise<FileHandle> {
  const [path, lines] = [pathOf(importId), `${pathOf(importId)}.sheet`]
  const archive = await Archive.open(path)
  try {
    const file = await open(lines, 'wx+', 0o600)
    try {
      await write(archive, file)
      await rename(lines, path)
    } catch (error) {
      await file.close()
      throw error
    }
    await workbook.close()
    return file
  } finally {
    archive.close()
    await rm(lines, { force: true })
  }
}

async function write(archive: Archive, file: FileHandle) {
  const { sheet, texts, styles, begins1904 } = await workbookIn(archive)
  const about = {
    texts: await textsIn(archive, texts),
    styles: await stylesIn(archive, styles),
    begins1904,
  }
  let line = 1

  await readSheet((await archive.part(sheet, LARGEST_SHEET))!, about, async (rows) => {
    const text = rows.map(({ number, cells }) => {
      const blank = '\n'.repeat(number - line)
      line = number + 1
      return `${blank}${JSON.stringify(cells)}\n`
    })
    await writeWhole(file, Buffer.from(text.join('')))
  })
  if (line === 1) throw invalid('file', 'EMPTY', 'The first sheet of the workbook is empty')
}
