import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { answered, unanswered } from '#integrations/webhooks/outcome'

const HOUR = 3_600_000
const waitAfter = (attempt: number, status = 500, retryAfter?: string) =>
  answered({ status, body: '', durationMs: 1, retryAfter }, attempt).waitMs

test.group('Outcome of a webhook delivery', () => {
  test('a failed delivery is retried eleven times over about a day, with growing and random delays', ({
    assert,
  }) => {
    const waits = Array.from({ length: 11 }, (_, nth) => waitAfter(nth + 1))
    assert.isBelow(waits[0], 1_000)
    assert.isBelow(waits[1], 2_000)
    for (const [nth, wait] of waits.entries())
      assert.isTrue(nth === 0 || wait > waits[nth - 1] * 0.7, `${wait} after ${waits[nth - 1]}`)
    const day = waits.reduce((sum, wait) => sum + wait) / HOUR
    assert.isTrue(day > 19 && day < 30, `${day} hours`)
    assert.isAbove(new Set(Array.from({ length: 20 }, () => waitAfter(1))).size, 15)

    assert.containsSubset(answered({ status: 500, body: 'no', durationMs: 1 }, 12), {
      status: 'FAILED',
      waitMs: 0,
      responseBody: 'no',
    })
    assert.containsSubset(unanswered(new Error('refused'), 12), {
      status: 'FAILED',
      error: 'refused',
    })
    assert.containsSubset(answered({ status: 204, body: '', durationMs: 1 }, 1), {
      status: 'SUCCEEDED',
      waitMs: 0,
      error: null,
    })
  })

  test('a busy receiver may set the time of the next attempt, within an hour', ({ assert }) => {
    clock.travelTo(new Date('2026-11-21T12:00:00Z'))
    try {
      assert.equal(waitAfter(1, 429, '120'), 120_000)
      assert.equal(waitAfter(1, 503, 'Sat, 21 Nov 2026 12:05:00 GMT'), 300_000)
      assert.equal(waitAfter(1, 503, '86400'), HOUR)
      assert.isAbove(waitAfter(8, 429, '1'), HOUR, 'never sooner than it would come by itself')
      for (const nothing of ['', 'soon', '-5', 'Sat, 21 Nov 2026 11:00:00 GMT'])
        assert.isAtMost(waitAfter(1, 429, nothing), 12_000)
      assert.isAtMost(waitAfter(1, 500, '3600'), 12_000)
    } finally {
      clock.travelTo(null)
    }
  })
})
