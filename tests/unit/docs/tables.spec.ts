import { test } from '@japa/runner'
import { entriesShown, rolesShown } from '#tests/docs/tables'
import { textOf } from '#tests/docs/page'

test.group('Entries that a page shows', () => {
  test('a table right after an answer is an entry, with credits below zero', ({ assert }) => {
    const [first, ...others] = entriesShown('docs/how-to/get-paid.md')
    assert.deepEqual(first.lines, ['110505 2000000', '130505 -1785000', '280505 -215000'])
    assert.lengthOf(others, 2)
    assert.lengthOf(entriesShown('docs/how-to/withhold-tax.md'), 1)
  })

  test('an account beside its role is found', ({ assert }) => {
    assert.include(rolesShown(textOf('docs/how-to/get-paid.md')), 'bank_charges 530505')
  })
})
