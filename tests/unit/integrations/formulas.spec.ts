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
  test('a cell that looks like a formula is written with a leading quote and read back unchanged', ({
    assert,
  }) => {
    for (const text of FORMULAS) {
      const [cell] = cellsOf(csvLine([text, 'b']).trimEnd(), ',')
      assert.equal(cell, `'${text}`)
      assert.equal(withoutGuard(cell), text)
    }
  })

  test('other cells are written unchanged, also those that begin with a quote', ({ assert }) => {
    for (const text of ["'quoted'", 'a=1', '1＝1', '', '’=1']) {
      assert.equal(cellsOf(csvLine([text, 'b']).trimEnd(), ',')[0], text)
      assert.equal(withoutGuard(text), text)
    }
    assert.equal(csvLine([-5, null, true]), '-5,,true\r\n')
  })
})
