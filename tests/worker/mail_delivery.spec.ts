import { test } from '@japa/runner'
import env from '#start/env'
import { deliver } from '#core/mail/mail'
import { reserve } from '#core/mail/rate'
import { later } from '#core/jobs/outbox'
import { queue } from '#core/jobs/queues'
import { aCompany } from '#tests/company'
import { unset } from '#tests/environment'
import { eventually } from '#tests/eventually'
import { pauseRedis } from '#tests/paused_redis'
import { aWorker, acting, anEmptyOutbox, outboxOf } from '#tests/worker/helpers'
import { aMailServer } from '#tests/worker/mail_server'
import { asTenant } from '#worker/job'

/** A worker whose only job mails a note to the given address. */
const aWriter = () =>
  aWorker({
    queues: ['mail'],
    processors: {
      mail: {
        note: asTenant<{ to: string }>(({ data: { to }, outboxId }) =>
          deliver({
            id: `note-${outboxId}`,
            to,
            name: 'Ana\r\nBcc: x@y.test',
            subject: 'A\nB',
            text: 'Hola',
            replyTo: { email: 'r@x.test', name: 'R\r\nX: y' },
          })
        ),
      },
    },
  })

const write = (company: Awaited<ReturnType<typeof aCompany>>, ...addresses: string[]) =>
  acting(company, async () => {
    for (const to of addresses) await later('mail', 'note', { to })
  })

test.group('Mail delivery', (group) => {
  group.each.setup(anEmptyOutbox)

  test('a mail refused for good is not retried, and a deferred one is, under the same Message-ID', async ({
    assert,
  }) => {
    const company = await aCompany()
    let isFirst = true
    const ids: string[] = []
    const mails = await aMailServer({
      behave: (mail) => {
        if (mail.to.includes('gone@x.test')) return 550
        ids.push(mail.header('message-id'))
        if (!isFirst) return 'take'
        isFirst = false
        return 451
      },
    })
    await write(company, 'gone@x.test', 'busy@x.test')
    await aWriter()

    const dead = await eventually(
      'one is given up, one has come',
      async () => {
        const rows = await outboxOf(company)
        return mails.length === 1 && rows.length === 1 && rows[0].state === 'DEAD' && rows[0]
      },
      30
    )
    assert.deepEqual([Number(dead.attempts), /refused it: 550/.test(dead.last_error)], [1, true])
    assert.equal(new Set(ids).size, 1)
    const head = mails[0].raw.slice(0, mails[0].raw.indexOf('\r\n\r\n'))
    assert.notMatch(head, /^(bcc|x):/im)
    assert.equal(mails[0].header('subject'), 'A B')
  }).timeout(60_000)

  test('a refused sender fails a few mails, and the others wait until it is accepted', async ({
    assert,
  }) => {
    const company = await aCompany()
    let isTaken = false
    const mails = await aMailServer({ takesSender: () => isTaken })
    await write(company, ...Array.from({ length: 12 }, (_, nth) => `n${nth}@x.test`))
    await aWriter()

    const isTried = ({ state, last_error }: any) =>
      state === 'DEAD' && /refused the sender: 553/.test(last_error)
    await eventually(
      'four are given up',
      async () => (await outboxOf(company)).filter(isTried).length === 4
    )
    isTaken = true
    await eventually(
      'the others have come',
      async () => mails.length === 8 && (await outboxOf(company)).length === 4,
      40
    )
    assert.isTrue((await outboxOf(company)).every(isTried))
  }).timeout(60_000)

  test('an unreachable mail server or an exhausted rate costs a job no attempt', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => unset('MAIL_RATE'))
    const company = await aCompany()
    await write(company, ...Array.from({ length: 8 }, (_, nth) => `n${nth}@x.test`))
    await aWriter()
    await eventually(
      'each was tried, and waits',
      async () => (await (await queue('mail')).getDelayedCount()) === 8
    )

    env.set('MAIL_RATE', 6)
    const mails = await aMailServer()
    await eventually('the first has come', () => mails.length > 0, 40)
    assert.lengthOf(mails, 1)
    assert.isTrue((await outboxOf(company)).every(({ attempts }) => Number(attempts) === 0))
    unset('MAIL_RATE')
    await eventually(
      'and then all',
      async () => mails.length === 8 && !(await outboxOf(company)).length,
      40
    )
    assert.equal(new Set(mails.map(({ to }) => to[0])).size, 8)
  }).timeout(100_000)

  test('a mail that is not tried uses nothing of the rate', async ({ assert, cleanup }) => {
    cleanup(() => unset('MAIL_RATE'))
    const company = await aCompany()
    const note = () => deliver({ id: 'note', to: 'n@x.test', subject: 'A', text: 'Hola' })

    await company.as(async () => {
      for (let nth = 0; nth < 5; nth++) await assert.rejects(note, /ECONNREFUSED/)
      env.set('MAIL_RATE', 6)
      await assert.rejects(note, /ECONNREFUSED/)
      assert.equal((await reserve(1)).granted, 1)

      unset('MAIL_RATE')
      await aMailServer()
      await eventually('the mail server is tried again', () =>
        note().then(
          () => true,
          () => false
        )
      )
    })
  }).timeout(30_000)

  test('mails wait while Redis cannot count them', async ({ assert, cleanup }) => {
    cleanup(() => unset('MAIL_RATE'))
    const company = await aCompany()
    env.set('MAIL_RATE', 60)

    await company.as(async () => {
      const { resume } = await pauseRedis()
      const { granted, reason } = await reserve(1)
      assert.equal(granted, 0)
      assert.match(reason, /Redis/)
      await resume()
      await eventually('it counts again', async () => (await reserve(1)).granted, 20)
    })
  }).timeout(30_000)
})
