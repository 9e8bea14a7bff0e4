import { test } from '@japa/runner'
import { differences, lastJson } from '#tests/docs/answer'

test.group('Answers that a page shows', () => {
  test('an answer may have further members, and ids, instants and days of its own', ({
    assert,
  }) => {
    assert.deepEqual(
      differences(
        {
          id: '01a1fb20-0e99-7046-92b4-b88b7f073b14',
          date: '2026-11-28',
          total: 80,
          note: 'a … z',
        },
        {
          id: '01a1fb20-0e99-7046-92b4-b88b7f073b15',
          date: '2026-12-01',
          total: 80,
          note: 'a to z',
          further: true,
        }
      ),
      []
    )
  })

  test('other figures, missing members, and lists of another length are differences', ({
    assert,
  }) => {
    assert.deepEqual(
      differences({ total: 80, lines: [1], balance: '…' }, { total: 81, lines: [1, 2] }),
      [
        'answer.total is 81, and the page shows 80',
        'answer.lines has 2 elements, and the page shows 1',
        'answer.balance is undefined, and the page shows "…"',
      ]
    )
    assert.deepEqual(differences(['a', '…'], ['a', 'b']), [])
    assert.lengthOf(differences({ id: '2026-11-28' }, { id: 'no day' }), 1)
  })

  test('the last JSON value counts, after headers and other text', ({ assert }) => {
    assert.deepEqual(lastJson('HTTP/1.1 200 OK\n\n{"a":\n 1}\n'), { a: 1 })
    assert.throws(() => lastJson('nothing'), /No JSON was printed/)
  })
})
