import { test } from '@japa/runner'
import { shrunk } from './shrink.js'
import { slopeOf } from './use.js'

const steps = Array.from({ length: 200 }, (_, index) => index)

test.group('Shrinking of a run', () => {
  test('only the steps that a failure needs are left, in their order', async ({ assert }) => {
    let tries = 0
    const left = await shrunk(steps, async (some) => {
      tries++
      return [7, 90, 183].every((needed) => some.includes(needed))
    })
    assert.deepEqual(left, [7, 90, 183])
    assert.isBelow(tries, 120)
  })

  test('a failure that one step causes is shrunk to it', async ({ assert }) => {
    assert.deepEqual(await shrunk(steps, async (some) => some.includes(199)), [199])
  })

  test('nothing is dropped after the end of the time', async ({ assert }) => {
    assert.deepEqual(await shrunk(steps, async () => true, Date.now() - 1), steps)
  })
})

test.group('Growth of memory', () => {
  test('the slope is that of the straight line of least squares', ({ assert }) => {
    const points = [10, 11, 12, 13].map((minute) => [minute, 100 + 2 * minute] as const)
    assert.closeTo(slopeOf(points), 2, 1e-9)
    assert.equal(slopeOf([[10, 300]]), 0)
  })
})
