/** Workbooks (.xlsx) made by hand, part by part, so that a test says exactly what is in them. */
import { crc32, deflateRawSync } from 'node:zlib'

/** A zip archive of these parts. */
export function zipOf(parts: Record<string, string | Buffer>): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0

  for (const [name, content] of Object.entries(parts)) {
    const raw = Buffer.from(content as string)
    const packed = deflateRawSync(raw)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(raw), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(raw.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      common,
      Buffer.from(name),
      packed,
    ])
    const behind = Buffer.alloc(14)
    behind.writeUInt32LE(offset, 10)
    centrals.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
        common,
        behind,
        Buffer.from(name),
      ])
    )
    locals.push(local)
    offset += local.length
  }

  const central = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(centrals.length, 4)
  end.writeUInt16LE(centrals.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06', 'latin1'), end])
}

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/**
 * Cells by hand: number formats are 1 for a day, 2 for a percentage, 3 for `d/mm/yyyy hh:mm`, 4 for
 * money.
 */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="d/mm/yyyy\\ hh:mm;@"/><numFmt numFmtId="165" formatCode="&quot;$&quot;\\ #,##0.00"/></numFmts>
 <cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`

type About = {
  texts?: string[]
  begins1904?: boolean
  sheet?: string
  more?: Record<string, string | Buffer>
}

/** A workbook whose first sheet has these rows of XML, after a sheet that is hidden. */
export function workbook(
  rows: string,
  { texts = [], begins1904 = false, sheet, more = {} }: About = {}
): Buffer {
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${REL}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${REL}"><workbookPr date1904="${Number(begins1904)}"/><sheets><sheet name="Oculta" sheetId="1" state="hidden" r:id="r0"/><sheet name="Hoja" sheetId="2" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r0" Type="${REL}/worksheet" Target="worksheets/hidden.xml"/><Relationship Id="r1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${REL}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r3" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/worksheets/hidden.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>nothing</t></is></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet1.xml':
      sheet ??
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${MAIN}"><dimension ref="A1"/><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  })
}

/** A row of texts. */
export const textRow = (number: number, ...texts: string[]) =>
  `<row r="${number}">${texts.map((text, column) => `<c r="${String.fromCharCode(65 + column)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
