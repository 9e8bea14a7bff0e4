/** Locates the parts of a workbook: its first visible sheet, its texts and styles. */
import { posix } from 'node:path'
import { noWorkbook, type Archive } from '#integrations/imports/formats/xlsx/archive'
import { attribute, parse } from '#integrations/imports/formats/xlsx/xml'

/** `begins1904`: days count from 1904, as on old Macs. */
export type Workbook = { sheet: string; texts?: string; styles?: string; begins1904: boolean }

const MOST_BYTES = 4 * 2 ** 20

type Relation = { id: string; type: string; target: string }

/** Refuses 422 an archive that is no workbook or has no sheet. */
export async function workbookIn(archive: Archive): Promise<Workbook> {
  const main =
    (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument')?.target ??
    'xl/workbook.xml'
  const part = (await archive.part(main, MOST_BYTES)) ?? noWorkbook()
  const sheets: { id?: string; isHidden: boolean }[] = []
  let begins1904 = false
  await parse(part, {
    open(name, attributes) {
      if (name === 'workbookPr') begins1904 = ['1', 'true'].includes(attributes.date1904)
      if (name === 'sheet')
        sheets.push({
          id: attribute(attributes, 'id'),
          isHidden: /hidden/i.test(attributes.state ?? ''),
        })
    },
  })

  const relations = await relationsOf(archive, main)
  const of = (type: string) => relations.find((one) => one.type === type)?.target
  const worksheets = sheets.flatMap((one) =>
    relations
      .filter(({ id, type }) => id === one.id && type === 'worksheet')
      .map(({ target }) => ({ ...one, target }))
  )
  const sheet = (worksheets.find(({ isHidden }) => !isHidden) ?? worksheets[0])?.target
  if (!sheet || !archive.has(sheet)) noWorkbook()
  return { sheet, texts: of('sharedStrings'), styles: of('styles'), begins1904 }
}

async function relationsOf(archive: Archive, source: string): Promise<Relation[]> {
  const folder = posix.dirname(source)
  const part = await archive.part(
    posix.join(folder, '_rels', `${posix.basename(source)}.rels`),
    MOST_BYTES
  )
  const relations: Relation[] = []
  if (!part) return relations

  await parse(part, {
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name !== 'Relationship') return
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: path })
    },
  })
  return relations
}
