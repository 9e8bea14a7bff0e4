import { test } from '@japa/runner'
import { spreadsheetStyle } from '#admin/format/spreadsheet_style'

const COMMA = { separator: ';', decimal: ',', bom: true } as const
const POINT = { separator: ',', decimal: '.', bom: true } as const

test.group('The CSV of a spreadsheet', () => {
  for (const [locale, style] of [
    ['es-CO', COMMA],
    ['es-ES', COMMA],
    ['es-CL', COMMA],
    ['de-DE', COMMA],
    ['es-MX', POINT],
    ['en-US', POINT],
  ] as const) {
    test(`is separated as in ${locale}`, ({ assert }) =>
      assert.deepEqual(spreadsheetStyle(locale), style))
  }
})
