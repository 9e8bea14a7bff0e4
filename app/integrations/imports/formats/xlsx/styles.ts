/** Number formats of a sheet, which mark numbers as days or percentages. */
import type { Archive } from '#integrations/imports/formats/xlsx/archive'
import { parse } from '#integrations/imports/formats/xlsx/xml'

export type Style = 'day' | 'share' | undefined

const MOST_BYTES = 32 * 2 ** 20

/** Built-in format ids (ECMA-376, 18.8.30); those of East Asia start at 27 and 50. */
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58)
const isBuiltInShare = (id: number) => id === 9 || id === 10

/** The style of each index that cells have in `s`. */
export async function stylesIn(archive: Archive, name: string | undefined): Promise<Style[]> {
  const part = name && (await archive.part(name, MOST_BYTES))
  if (!part) return []

  const formats = new Map<number, string>()
  const ids: number[] = []
  let isInCells = false
  await parse(part, {
    open(tag, { numFmtId, formatCode }) {
      if (tag === 'cellXfs') isInCells = true
      if (tag === 'numFmt') formats.set(Number(numFmtId), formatCode ?? '')
      if (tag === 'xf' && isInCells) ids.push(Number(numFmtId ?? 0))
    },
    close(tag) {
      if (tag === 'cellXfs') isInCells = false
    },
  })
  return ids.map((id) => styleOf(id, formats.get(id)))
}

function styleOf(id: number, code: string | undefined): Style {
  if (code === undefined) return isBuiltInDay(id) ? 'day' : isBuiltInShare(id) ? 'share' : undefined
  // Strips text, escapes, colours and conditions; `[h]` counts hours and stays.
  const bare = code
    .split(';')[0]
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?![hms]+\])[^\]]*\]/gi, '')
  if (/[dyhs]|m/i.test(bare.replace(/general/gi, '')) && !/[#0?]/.test(bare.replace(/\.0+/g, '')))
    return 'day'
  return bare.includes('%') ? 'share' : undefined
}
