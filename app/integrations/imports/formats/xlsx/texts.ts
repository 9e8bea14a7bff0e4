/** Shared strings of a workbook, which cells reference by index. */
import type { Archive } from '#integrations/imports/formats/xlsx/archive'
import { parse } from '#integrations/imports/formats/xlsx/xml'

/** Limit of the texts in memory while the sheet is read. */
const MOST_BYTES = 64 * 2 ** 20

/** Refuses 413 above 64 MiB. */
export async function textsIn(archive: Archive, name: string | undefined): Promise<string[]> {
  const part = name && (await archive.part(name, MOST_BYTES))
  if (!part) return []

  const texts: string[] = []
  const text = new RichText()
  await parse(part, {
    open(tag) {
      if (tag === 'si') text.begin()
      text.open(tag)
    },
    text: (said) => text.add(said),
    close(tag) {
      text.close(tag)
      if (tag === 'si') texts.push(text.said)
    },
  })
  return texts
}

/** Joins the runs of a rich text without phonetic hints (`rPh`). */
export class RichText {
  said = ''
  #isText = false
  #isSound = false

  begin() {
    this.said = ''
  }

  open(tag: string) {
    if (tag === 'rPh') this.#isSound = true
    if (tag === 't') this.#isText = true
  }

  add(text: string) {
    if (this.#isText && !this.#isSound) this.said += text
  }

  close(tag: string) {
    if (tag === 'rPh') this.#isSound = false
    if (tag === 't') this.#isText = false
    if (tag === 'si' || tag === 'is') this.said = unescaped(this.said)
  }
}

/** `_x000D_` stands for a character that XML does not allow. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16))
      )
    : text
