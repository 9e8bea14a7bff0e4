import { setImmediate as nextTurn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { paced } from '#core/database/transaction/response_coalescing'

/** How often the event loop looks at its sockets in 30 ms. */
async function turns() {
  const end = performance.now() + 30
  let count = 0
  for (; performance.now() < end; count++) await nextTurn()
  return count
}

/** As many packets on the way, until the answer is called. */
function underWay(count: number) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const answers = Array.from({ length: count }, () => paced(() => promise))
  return async () => {
    resolve('answer')
    return Promise.all(answers)
  }
}

test.group('Answers of the database gather', () => {
  test('the event loop turns at most every 0.2 ms while three packets are on the way, and freely before and after', async ({
    assert,
  }) => {
    const two = underWay(2)
    const free = await turns()

    const one = underWay(1)
    const slow = await turns()
    assert.isAtMost(slow, 30 / 0.18 + 2)

    assert.deepEqual(await one(), ['answer'])
    const again = await turns()
    assert.deepEqual(await two(), ['answer', 'answer'])
    for (const count of [free, again]) assert.isAbove(count, 5 * slow)
  })

  test('a packet that fails is on the way no more', async ({ assert }) => {
    const two = underWay(2)
    await assert.rejects(() => paced(() => Promise.reject(new Error('refused'))), 'refused')
    const free = await turns()
    const one = underWay(1)
    assert.isAbove(free, 5 * (await turns()))
    await one()
    await two()
  })
})
