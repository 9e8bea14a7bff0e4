import Big from 'big.js'
import { test } from '@japa/runner'
import { packed, unpacked } from '#documents/drawing/packing'

test.group('A document on its way into a thread', () => {
  test('decimals of any size arrive as decimals, and all other values unchanged', async ({
    assert,
  }) => {
    const document = {
      rows: [
        {
          code: '110505',
          debit: new Big('90071992547409931.97'),
          credit: new Big('-0.0001'),
          level: 2,
          note: null,
        },
      ],
      text: '{"$big":"1"}',
      isDone: true,
    }
    const {
      rows: [row],
      ...rest
    } = unpacked(await packed(document))

    assert.instanceOf(row.debit, Big)
    assert.deepEqual(
      [row.debit.toFixed(), row.credit.toFixed()],
      ['90071992547409931.97', '-0.0001']
    )
    assert.deepEqual([row.code, row.level, row.note], ['110505', 2, null])
    assert.deepEqual(rest, { text: '{"$big":"1"}', isDone: true })
  })

  test('a long list travels in batches, and other work proceeds meanwhile', async ({ assert }) => {
    const rows = Array.from({ length: 1_201 }, (_, index) => ({
      index,
      amount: new Big(index).div(4),
    }))
    let turns = 0
    const timer = setInterval(() => turns++, 0)
    const document = await packed({
      name: 'ledger',
      answer: { rows, columns: ['index', 'amount'] },
    })
    clearInterval(timer)

    assert.deepEqual(
      document.lists.map(({ length }) => length),
      [3]
    )
    assert.isAbove(turns, 0)
    const { name, answer } = unpacked(document)
    assert.deepEqual(
      [name, answer.columns, answer.rows.length],
      ['ledger', ['index', 'amount'], 1_201]
    )
    assert.deepEqual(
      [answer.rows[1_200].index, answer.rows[1_200].amount.toFixed()],
      [1_200, '300']
    )
  })
})
