import { test } from '@japa/runner'
import { readings, RULES } from './boundaries.js'

test.group('Boundaries', () => {
  for (const [rule, broken] of Object.entries(RULES))
    test(rule, ({ assert }) => assert.deepEqual(broken(), []))

  test('the readers of the boundary rules find sources', ({ assert }) => {
    const { imports, rooms, tables } = readings()
    assert.isAbove(imports, 1_000)
    assert.isAbove(rooms, 300)
    assert.isAbove(tables, 400)
  })
})
