import { test } from '@japa/runner'
import { csvLine } from '#core/primitives/csv'
import { cellsOf, withoutGuard } from '#integrations/imports/formats/csv_cells'

const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@x',
  '\t=1',
  '\r=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  "'=1",
  "'＝1",
  "''－1",
]

test.group('Cells that a spreadsheet would take for formulas', () => {
  test('are written with a quote in front, also in full-width signs, and come back as they were', ({
    assert,
  }) => {
    for (const text of FORMULAS) {
      const [cell] = cellsOf(csvLine([text, 'b']).trimEnd(), ',')
      assert.equal(cell, `'${text}`)
      assert.equal(withoutGuard(cell), text)
    }
  })

  test('all else is written as it is, a quote in front of other text too', ({ assert }) => {
    for (const text of ["'quoted'", 'a=1', '1＝1', '', '’=1']) {
      assert.equal(cellsOf(csvLine([text, 'b']).trimEnd(), ',')[0], text)
      assert.equal(withoutGuard(text), text)
    }
    assert.equal(csvLine([-5, null, true]), '-5,,true\r\n')
  })
})
