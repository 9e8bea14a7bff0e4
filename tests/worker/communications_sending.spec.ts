import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import env from '#start/env'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { CONNECTIONS } from '#core/mail/places'
import { sweepOutbox } from '#core/jobs/reconcile'
import { aCompany } from '#tests/company'
import { unset } from '#tests/environment'
import { eventually } from '#tests/eventually'
import { aTemplate, anEmployee } from '#tests/functional/communications/people'
import { ok } from '#tests/functional/sales/shop'
import { isDone, mailsTo, manyMails, sendsOf } from '#tests/worker/communications_helpers'
import { aWorker, aWorkerProcess, anEmptyOutbox, emptyRedis, outboxOf } from '#tests/worker/helpers'
import { aMailServer, type Behaviour, type Mail } from '#tests/worker/mail_server'
import { optOut } from '#communications/greetings/optouts'
import { sweepSends } from '#worker/communications'
import { sendDue } from '#communications/sending/send_due'

const SENDS = { queues: ['sends' as const] }
const NEVER = new AbortController().signal
const times = (mails: Mail[], address: string) =>
  mails.filter(({ to }) => to.includes(address)).map((mail) => mail.header('message-id'))

/** It answers a mail only on demand; `begun` counts the mails in progress. */
async function aSlowMailServer() {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const server = { begun: 0, mails: [] as Mail[], answer }
  server.mails = await aMailServer({
    behave: async (): Promise<Behaviour> => {
      server.begun++
      await promise
      return 'take'
    },
  })
  return server
}

test.group('Sending mails to employees', (group) => {
  group.each.setup(anEmptyOutbox)
  group.each.teardown(() => clock.travelTo(null))

  test('a mail has HTML, text and its own Message-ID, and only greetings have an unsubscribe link', async ({
    assert,
  }) => {
    const company = await aCompany({ locale: 'es-CO' })
    ok(await company.api.patch('/settings/tenant', { email: 'gente@andina.test' }))
    const mails = await aMailServer()
    await aWorker(SENDS)
    const employee = await anEmployee(company, { firstName: 'Zoë', email: 'zoe@personas.test' })
    // accepted by earlier releases
    await company.as(() =>
      execute('UPDATE employees SET first_name = ? WHERE tenant_id = ? AND id = ?', [
        'Zoë\r\nBcc: x@y.test',
        company.tenant.id,
        employee.id,
      ])
    )
    const sent: any = {}
    for (const [eventType, value] of [
      ['BIRTHDAY', 'years'],
      ['PAYROLL_SLIP', 'period'],
    ]) {
      const template = await aTemplate(company, {
        eventType,
        subject: `Señora {{employeeName}}`,
        body: `<p>Hola <b>{{employeeName}}</b>, <a href="https://x.test/?n={{${value}}}">ver</a></p>`,
      })
      sent[eventType] = ok(
        await company.api.post('/communications/sends', {
          employeeId: employee.id,
          templateId: template.id,
          customData: { [value]: 'a&b' },
        })
      )
    }
    await eventually('both have come', async () => mails.length === 2 && isDone(company))

    for (const [eventType, { id }] of Object.entries<any>(sent)) {
      const mail = mails.find((one) => one.header('message-id').includes(id))!
      assert.deepEqual(mail.to, ['zoe@personas.test'])
      assert.equal(
        mail.header('message-id'),
        `<send-${id}@${new URL(env.get('APP_URL')).hostname}>`
      )
      assert.equal(mail.header('subject'), 'Señora Zoë Bcc: x@y.test Gómez')
      assert.notMatch(mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n')), /^bcc/im)
      assert.include(mail.header('reply-to'), 'gente@andina.test')
      assert.include(mail.header('content-type'), 'multipart/alternative')
      assert.include(mail.text, 'ver (https://x.test/?n=a&b)')
      const html = mail.attachments[0].content.toString()
      assert.include(html, 'href="https://x.test/?n=a&amp;b"')

      const out = mail.header('list-unsubscribe')
      if (eventType === 'PAYROLL_SLIP') assert.equal(out, '')
      else {
        assert.match(out, /^<http.+\/unsubscribe\/.+>$/)
        assert.equal(mail.header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
        for (const part of [html, mail.text]) assert.include(part, out.slice(1, -1))
      }
      const shown = ok(await company.api.get(`/communications/sends/${id}`))
      assert.containsSubset(shown, { status: 'SENT', error: null, attempts: 1, version: 2 })
      assert.closeTo(Date.parse(shown.sentAt), Date.now(), 10_000)
    }
    assert.equal(ok(await company.api.get('/communications/log?status=SENT')).meta.total, 2)
    await eventually(
      'nothing is asked for any more',
      async () => !(await outboxOf(company)).some(({ queue }) => queue === 'sends')
    )
  })

  test('a refused mail fails, a deferred one is retried, and a lost answer repeats a payslip but no greeting', async ({
    assert,
  }) => {
    const company = await aCompany()
    const seen = new Map<string, number>()
    const answers: Record<string, Behaviour[]> = {
      'gone@x.test': [550],
      'busy@x.test': [451, 'take'],
      'slip@cut.test': ['cut', 'take'],
      'greeting@cut.test': ['cut', 'take'],
    }
    const mails = await aMailServer({
      behave: ({ to: [address] }) => {
        const nth = seen.get(address) ?? 0
        seen.set(address, nth + 1)
        return answers[address]?.[nth] ?? 'take'
      },
    })
    await mailsTo(
      company,
      'BIRTHDAY',
      'gone@x.test',
      'busy@x.test',
      'greeting@cut.test',
      'fine@x.test'
    )
    await mailsTo(company, 'PAYROLL_SLIP', 'slip@cut.test')
    await aWorker(SENDS)
    await eventually('all have ended', () => isDone(company), 30)

    const became = Object.fromEntries((await sendsOf(company)).map((one) => [one.recipient, one]))
    const states = Object.fromEntries(
      Object.entries<any>(became).map(([address, { status, attempts }]) => [
        address,
        `${status} ${attempts}`,
      ])
    )
    assert.deepEqual(states, {
      'gone@x.test': 'FAILED 1',
      'busy@x.test': 'SENT 2',
      'greeting@cut.test': 'FAILED 1',
      'fine@x.test': 'SENT 1',
      'slip@cut.test': 'SENT 2',
    })
    assert.match(became['gone@x.test'].error, /refused it: 550 No such person/)
    assert.match(became['greeting@cut.test'].error, /Whether it arrived is not known/)
    assert.isNull(became['busy@x.test'].error)

    assert.lengthOf(times(mails, 'greeting@cut.test'), 1)
    const slips = times(mails, 'slip@cut.test')
    assert.deepEqual([slips.length, new Set(slips).size], [2, 1])
    assert.equal(ok(await company.api.get('/communications/log?status=FAILED')).meta.total, 2)
  }).timeout(60_000)

  test('a letter that is too long fails and delays no other', async ({ assert }) => {
    const company = await aCompany()
    const mails = await aMailServer()
    const employee = await anEmployee(company, {
      firstName: 'A'.repeat(255),
      lastName: 'B'.repeat(255),
    })
    const [long, plain] = [
      await aTemplate(company, { eventType: 'TIME_OFF_APPROVED', body: '{{reason}}' }),
      await aTemplate(company),
    ]
    const asked = ok(
      await company.api.post('/communications/sends', {
        employeeId: employee.id,
        templateId: long.id,
        customData: { reason: 'x'.repeat(500) },
      })
    )
    const other = ok(
      await company.api.post('/communications/sends', {
        employeeId: employee.id,
        templateId: plain.id,
      })
    )

    // The body has grown since the mail was requested.
    ok(
      await company.api.patch(`/communications/templates/${long.id}`, {
        body: '{{reason}}'.repeat(6_000),
      })
    )
    await aWorker(SENDS)
    await eventually('both are settled', () => isDone(company))

    const sends = await sendsOf(company)
    assert.containsSubset(
      sends.find(({ id }: any) => id === asked.id),
      {
        status: 'FAILED',
        error: 'With these values the letter would be longer than 500,000 characters',
      }
    )
    assert.lengthOf(mails, 1)
    assert.include(mails[0].header('message-id'), other.id)

    // Automatic mails have no requester to notify.
    ok(
      await company.api.patch(`/communications/templates/${long.id}`, {
        body: '{{employeeName}}'.repeat(4_000),
      })
    )
    const leave = ok(
      await company.api.post('/time-off-requests', {
        employeeId: employee.id,
        type: 'VACATION',
        startDate: '2030-01-07',
        endDate: '2030-01-08',
      })
    )
    ok(await company.api.post(`/time-off-requests/${leave.id}/approve`))
    await aWorker({ queues: ['mail', 'sends'] })
    await eventually('it is written down', async () => (await sendsOf(company)).length === 3)
    assert.deepEqual((await sendsOf(company)).map(({ status }: any) => status).sort(), [
      'FAILED',
      'FAILED',
      'SENT',
    ])
  })

  test('the totals of the log follow a mail from queued through sending to sent', async ({
    assert,
  }) => {
    const company = await aCompany()
    const totals = () =>
      Promise.all(
        ['QUEUED', 'SENDING', 'SENT'].map(
          async (status) =>
            ok(await company.api.get(`/communications/log?status=${status}`)).meta.total
        )
      )
    await mailsTo(company, 'CUSTOM', 'ana@x.test')
    assert.deepEqual(await totals(), [1, 0, 0])

    const server = await aSlowMailServer()
    await aWorker(SENDS)
    await eventually('the mail server has it', async () => server.begun === 1)
    assert.deepEqual(await totals(), [0, 1, 0])
    server.answer()
    await eventually('it is sent', async () => isDone(company))
    assert.deepEqual(await totals(), [0, 0, 1])
  })

  test('a recipient who unsubscribes gets no queued greeting, but still gets mails about work', async ({
    assert,
  }) => {
    const company = await aCompany()
    const [greeting, slip] = [
      ...(await mailsTo(company, 'WORK_ANNIVERSARY', 'ana@x.test')),
      ...(await mailsTo(company, 'PAYROLL_SLIP', 'eva@x.test')),
    ]
    for (const { employeeId } of [greeting, slip])
      await company.as(() => optOut({ tenantPublicId: company.tenant.publicId, employeeId }))

    const mails = await aMailServer()
    await aWorker(SENDS)
    await eventually('both are done with', async () => isDone(company))
    assert.deepEqual(
      mails.map(({ to }) => to),
      [['eva@x.test']]
    )
    assert.containsSubset(ok(await company.api.get(`/communications/sends/${greeting.id}`)), {
      status: 'FAILED',
      error: 'The employee wants no greetings',
    })
  })

  test('a refused mail that is retried arrives under its first Message-ID', async ({ assert }) => {
    const company = await aCompany()
    const mails = await aMailServer({ behave: (_, nth) => (nth ? 'take' : 550) })
    await aWorker(SENDS)
    const [{ id }] = await mailsTo(company, 'PAYROLL_SLIP', 'eva@personas.test')
    const is = async (status: string) =>
      ok(await company.api.get(`/communications/sends/${id}`)).status === status
    await eventually('it has failed', () => is('FAILED'))

    assert.equal((await company.api.post(`/communications/sends/${id}/retry`)).status, 202)
    await eventually('it has arrived', () => is('SENT'))
    assert.lengthOf(mails, 1)
    assert.include(mails[0].header('message-id'), id)
  })

  test('a worker that stops requeues unbegun mails at once, so that no greeting counts as lost', async ({
    assert,
  }) => {
    const company = await aCompany()
    const server = await aSlowMailServer()
    const { mails } = server
    await mailsTo(company, 'BIRTHDAY', ...Array.from({ length: 12 }, (_, nth) => `n${nth}@x.test`))
    const worker = await aWorker(SENDS)
    await eventually('some are begun', () => server.begun === CONNECTIONS)

    const stopped = worker.stop(20_000)
    const states = async () =>
      Map.groupBy(await sendsOf(company), ({ status, attempts }: any) => `${status} ${attempts}`)
    await eventually(
      'the others are given back',
      async () => (await states()).get('QUEUED 0')?.length === 12 - CONNECTIONS
    )
    assert.lengthOf((await states()).get('SENDING 1')!, CONNECTIONS)
    server.answer()
    await stopped
    assert.lengthOf((await states()).get('SENT 1')!, CONNECTIONS)

    await aWorker(SENDS)
    await eventually('all have come', () => isDone(company), 40)
    assert.equal(new Set(mails.map(({ to }) => to[0])).size, 12)
    assert.lengthOf(mails, 12)
  }).timeout(60_000)

  test('mails that a slow mail server has not begun are requeued before another worker claims them', async ({
    assert,
  }) => {
    const company = await aCompany()
    const server = await aSlowMailServer()
    const { mails } = server
    await mailsTo(company, 'BIRTHDAY', ...Array.from({ length: 8 }, (_, nth) => `n${nth}@x.test`))
    const [{ templateId }] = await mailsTo(company, 'WORK_ANNIVERSARY', 'nobody@x.test')
    ok(
      await company.api.patch(`/communications/templates/${templateId}`, {
        body: '<p>{{years}}</p>',
      })
    )
    const aTurn = (limits = {}) =>
      company.as(() => sendDue({ signal: NEVER, finish: async () => {} }, limits))
    const states = async () =>
      Object.fromEntries(
        Map.groupBy(await sendsOf(company), ({ status, attempts }: any) => `${status} ${attempts}`)
          .entries()
          .map(([state, all]) => [state, all.length])
      )

    const slow = aTurn({ beginWithinMs: 500, prolongEveryMs: 100 })
    await eventually(
      'some are begun, the others given back',
      async () => server.begun === CONNECTIONS && (await states())['QUEUED 0'] === 8 - CONNECTIONS
    )
    assert.deepEqual(
      await states(),
      { 'SENDING 1': CONNECTIONS + 1, 'QUEUED 0': 8 - CONNECTIONS },
      'what cannot be written is in this hand until it is told'
    )

    for (const minutes of [4, 8]) {
      clock.travelTo(new Date(Date.now() + minutes * 60_000))
      const held = async () =>
        (await sendsOf(company))
          .filter(({ status }: any) => status === 'SENDING')
          .map(
            ({ due_at: due }: any) =>
              Date.parse(`${due.replace(' ', 'T')}Z`) - clock.now().getTime()
          )
      await eventually('the worker says that it lives', async () =>
        (await held()).every((ms: number) => ms > 200_000)
      )
    }
    const other = aTurn()
    await eventually(
      'another worker takes what was given back, and nothing else',
      async () => (await states())['SENDING 1'] === 9
    )
    server.answer()
    await Promise.all([slow, other])
    assert.deepEqual(await states(), { 'SENT 1': 8, 'FAILED 1': 1 })
    assert.equal(new Set(mails.map(({ to }) => to[0])).size, 8)
    assert.lengthOf(mails, 8)
  })

  test('a kill between answer and commit loses no payslip and repeats no greeting', async ({
    assert,
  }) => {
    const company = await aCompany()
    let kill = () => {}
    const { promise: bothAreThere, resolve: theSecondIsThere } = Promise.withResolvers<void>()
    const mails = await aMailServer({
      behave: async (_, nth): Promise<Behaviour> => {
        if (nth === 1) {
          kill()
          theSecondIsThere()
        }
        await bothAreThere // both must be in progress before either has an outcome
        return 'take'
      },
    })
    await mailsTo(company, 'WORK_ANNIVERSARY', 'greeting@x.test')
    await mailsTo(company, 'PAYROLL_SLIP', 'slip@x.test')
    const doomed = await aWorkerProcess('worker/main.ts', ['--queues', 'sends'])
    kill = () => void doomed.child.kill('SIGKILL')
    await doomed.exited
    assert.deepEqual(
      (await sendsOf(company)).map(({ status }) => status),
      ['SENDING', 'SENDING']
    )
    assert.lengthOf(mails, 2)

    await emptyRedis()
    await aWorker(SENDS)
    await eventually('what Redis has lost is brought back', async () => {
      clock.travelTo(new Date(Date.now() + 20_000))
      return sweepOutbox()
    })
    await eventually(
      'the turn is over, and the next one waits for the worker to be taken for dead',
      async () => {
        const turns = (await outboxOf(company)).filter(({ queue }) => queue === 'sends') // this worker serves no other queue
        return (
          turns.length === 1 &&
          turns[0].state === 'PENDING' &&
          turns[0].available_at > sqlInstant(clock.now())!
        )
      }
    )
    assert.deepEqual(
      (await sendsOf(company)).map(({ status }) => status),
      ['SENDING', 'SENDING'],
      'the worker might still live'
    )

    clock.travelTo(new Date(Date.now() + 400_000))
    await sweepSends(NEVER)
    await eventually('both have ended', () => isDone(company))
    assert.deepEqual(
      (await sendsOf(company)).map(({ status, attempts }) => [status, attempts]),
      [
        ['FAILED', 1],
        ['SENT', 2],
      ]
    )
    assert.lengthOf(times(mails, 'greeting@x.test'), 1)
    const slips = times(mails, 'slip@x.test')
    assert.deepEqual([slips.length, new Set(slips).size], [2, 1])
  }).timeout(90_000)

  test('the sweep finds queued mails that have lost their job', async ({ assert }) => {
    const company = await aCompany()
    await mailsTo(company, 'CUSTOM', 'forgotten@x.test')
    await anEmptyOutbox()
    const mails = await aMailServer()
    await aWorker(SENDS)

    await sweepSends(NEVER)
    assert.lengthOf(await outboxOf(company), 0, 'it is not missed yet')
    clock.travelTo(new Date(Date.now() + 60_000))
    await sweepSends(NEVER)
    await sweepSends(NEVER)
    assert.isAtMost((await outboxOf(company)).length, 1)
    await eventually('it has come', () => mails.length === 1 && isDone(company))
  })

  test('mails wait without a used attempt while the mail server is unreachable, and leave afterwards', async ({
    assert,
  }) => {
    const company = await aCompany()
    await manyMails(company, 60)
    await aWorker(SENDS)

    await eventually('every mail says why it waits', async () =>
      (await sendsOf(company)).every(
        ({ status, error, attempts }) =>
          status === 'QUEUED' && /mail server does not take mail/.test(error) && attempts === 0
      )
    )
    const waiting = ok(await company.api.get('/communications/log?status=QUEUED&limit=1'))
    assert.equal(waiting.meta.total, 60)
    assert.match(waiting.data[0].error, /ECONNREFUSED/)

    const mails = await aMailServer()
    await eventually('all have come', () => mails.length === 60 && isDone(company), 40)
    assert.equal(new Set(mails.map((mail) => mail.header('message-id'))).size, 60)
  }).timeout(60_000)

  test('many mails of one company delay a welcome of another by at most one job run', async ({
    assert,
  }) => {
    const [large, small] = [await aCompany(), await aCompany()]
    const mails = await aMailServer({
      behave: () => new Promise((take) => setTimeout(() => take('take'), 10)),
    })
    const address = await manyMails(large, 900)
    await aWorker({ ...SENDS, concurrency: 1 })
    await eventually('the large one has begun', () => mails.length > 0)

    await mailsTo(small, 'WELCOME', 'new@small.test')
    await eventually('the welcome has come', () => times(mails, 'new@small.test').length)
    assert.isBelow(times(mails, address).length, 850)
    await eventually('and the others, each once', () => isDone(large), 30)
    assert.equal(new Set(times(mails, address)).size, 900)
    assert.lengthOf(times(mails, address), 900)
  }).timeout(60_000)

  test('the mails per minute stay within the limits of each company and of all', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => unset('MAIL_RATE_TENANT', 'MAIL_RATE'))
    const [busy, other] = [await aCompany(), await aCompany()]
    const came: { at: number; to: string }[] = []
    await aMailServer({
      behave: ({ to }) => (came.push({ at: performance.now(), to: to[0] }), 'take'),
    })
    env.set('MAIL_RATE_TENANT', 60)

    const address = await manyMails(busy, 13)
    const began = performance.now()
    await aWorker(SENDS)
    await eventually('the mails of ten seconds have come', () => came.length >= 10)
    await mailsTo(other, 'CUSTOM', 'other@x.test')
    await eventually('the other company does not wait', () =>
      came.some(({ to }) => to === 'other@x.test')
    )
    await eventually('the rest follows', () => isDone(busy))

    const own = came.filter(({ to }) => to === address).map(({ at }) => at - began)
    assert.lengthOf(own, 13)
    // By the rate each would follow a second after the last.
    for (let nth = 1; nth < 10; nth++) assert.isBelow(own[nth] - own[nth - 1], 900)
    for (const [nth, at] of own.slice(10).entries())
      assert.isAbove(at, 1_000 * (nth + 1) - 10, `the ${nth + 11}th`)
    assert.deepEqual(
      (await sendsOf(busy)).map(({ attempts }) => attempts),
      Array(13).fill(1)
    )

    env.set('MAIL_RATE', 60)
    await manyMails(other, 12)
    await eventually('as many as may', () => came.length >= 24)
    await eventually('those above it wait, and say why', async () =>
      (await sendsOf(other)).some(
        ({ status, error }) => status === 'QUEUED' && /As many mails as may leave/.test(error)
      )
    )
  }).timeout(60_000)
})
