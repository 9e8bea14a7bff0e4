import { test } from '@japa/runner'
import { queue } from '#core/jobs/queues'
import { registerSchedule, SCHEDULE } from '#worker/schedule'

const DAY = 86_400_000

test.group('The schedule', (group) => {
  group.each.teardown(() => registerSchedule([]))

  test('the books are checked every night at 00:00 UTC, whenever the worker was first started', async ({
    assert,
  }) => {
    const next = async () =>
      Number((await (await queue('maintenance')).getJobScheduler('check-integrity'))!.next)
    // An earlier release registered it so.
    await (
      await queue('maintenance')
    ).upsertJobScheduler('check-integrity', { every: DAY }, { name: 'check-integrity' })

    for (let times = 0; times < 2; times++) {
      const earliest = Math.floor(Date.now() / DAY + 1) * DAY
      await registerSchedule(SCHEDULE.filter((one) => one.queue === 'maintenance'))
      assert.equal(await next(), earliest)
    }
    const { delay, timestamp } = (await (await queue('maintenance')).getDelayed()).find(
      ({ name }) => name === 'check-integrity'
    )!
    assert.closeTo(timestamp + delay, await next(), 1_000)
  })

  test('a clock that was ahead for a while does not delay the schedule by that time', async ({
    assert,
  }) => {
    const jobs = await queue('maintenance')
    const startDate = Date.now() + 3 * 3_600_000
    for (const name of ['sweep-outbox', 'check-integrity']) await jobs.removeJobScheduler(name)
    // A worker whose clock was three hours ahead leaves this.
    await jobs.upsertJobScheduler(
      'sweep-outbox',
      { every: 5_000, startDate },
      { name: 'sweep-outbox' }
    )
    await jobs.upsertJobScheduler(
      'check-integrity',
      { every: DAY, startDate: (Math.floor(startDate / DAY) + 3) * DAY },
      { name: 'check-integrity' }
    )

    const schedule = SCHEDULE.filter((one) => one.queue === 'maintenance')
    await registerSchedule(schedule)
    for (const { key, next } of await jobs.getJobSchedulers())
      assert.isAtMost(next! - Date.now(), schedule.find(({ name }) => name === key)!.everyMs, key)
  })
})
