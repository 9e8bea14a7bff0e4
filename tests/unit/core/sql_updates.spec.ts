import { test } from '@japa/runner'
import { updateEach } from '#core/database/sql'

const rows = (many: number) =>
  Array.from({ length: many }, (_, index) => ({ id: String(index), values: {} }))

test.group('Updates of many rows', () => {
  test('rows without decimals are joined by their id alone', ({ assert }) => {
    const [[sql]] = updateEach('invoices', 1, rows(21), [', status = ?', ['PAID']])
    assert.include(sql, "COLUMNS (id CHAR(36) PATH '$[0]'))")
    assert.include(sql, 'SET version = version + 1, status = ?')
  })
})
