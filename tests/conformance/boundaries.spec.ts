import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { MANIFESTS, readings, RULES, TABLES_OF_THE_CORE } from './boundaries.js'

test.group('Boundaries', () => {
  for (const [rule, broken] of Object.entries(RULES))
    test(rule, ({ assert }) => assert.deepEqual(broken(), []))

  test('the readers of the boundary rules find sources', ({ assert }) => {
    const { imports, rooms, tables } = readings()
    assert.isAbove(imports, 1_000)
    assert.isAbove(rooms, 300)
    assert.isAbove(tables, 400)
  })

  test('every table has one owner', async ({ assert }) => {
    const owned = Object.values(MANIFESTS).flatMap(({ tables }) => tables)
    const found = await rows<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name NOT LIKE 'adonis\\_%'"
    )
    assert.sameMembers(
      [...owned, ...TABLES_OF_THE_CORE],
      found.map(({ name }) => name)
    )
  })
})
