import { test } from '@japa/runner'
import { find } from '../../scripts/lib/binaries.mjs'
import { run } from './run.js'
import { seedOfToday, written } from './report.js'

const canStart = Boolean(find('mariadbd') && find('redis-server'))

test.group('Business under faults', () => {
  for (const [what, seed] of [
    ['a fixed seed', 1],
    ["today's seed", seedOfToday()],
  ] as const)
    test(`two minutes with ${what} violate nothing`, async ({ assert }) => {
      const report = await run({ seed, minutes: 2, clients: 4, pauseMs: 60 })
      written(report, { seed })

      const violated = report.violations.map(({ what: which, detail, at, shortest }) =>
        JSON.stringify({ which, at, detail, shortest }).slice(0, 2_000)
      )
      assert.equal(violated.join('\n'), '')
      assert.isAbove(report.counts.done, 200)
      assert.isAbove(report.faults.length, 3)
    })
      .skip(!canStart, 'MariaDB and Redis are not installed here')
      .timeout(900_000)
})
