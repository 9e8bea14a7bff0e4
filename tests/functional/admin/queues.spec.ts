import { test } from '@japa/runner'
import { Worker } from 'bullmq'
import { randomUUID } from 'node:crypto'
import { rows } from '#core/database/query'
import { QUEUE_NAMES } from '#core/jobs/queue_names'
import { QUEUE_PREFIX, patient, queue } from '#core/jobs/queues'
import { aCompany } from '#tests/company'
import { Browser, loggedIn, onPlatform } from '#tests/functional/admin/administrator'

const SECRETS = [
  'ana@example.test',
  'Ana Gómez',
  'eyJhbGciOiJIUzI1NiJ9',
  '/srv/oficio',
  'INSERT',
  '3001234567',
]

test.group('Administration: the queues', (group) => {
  group.each.setup(async () => {
    const mail = await queue('mail')
    await mail.resume()
    await mail.obliterate({ force: true })
  })

  test('a job shows its ids and its state, and nothing that a company or a person wrote', async ({
    assert,
  }) => {
    const { browser } = await loggedIn()
    const { tenant } = await aCompany()
    const [customerId, job] = [
      randomUUID(),
      await aFailedJob(
        {
          customerId: '',
          email: 'ana@example.test',
          note: 'Ana Gómez',
          attempts: 3,
          token: 'eyJhbGciOiJIUzI1NiJ9',
        },
        tenant.id
      ),
    ]
    await job.updateData({ ...job.data, data: { ...job.data.data, customerId } })

    for (const path of [
      '/queues?activeQueue=mail&status=failed',
      `/queues/mail/${job.id}`,
      `/queues/mail/${job.id}/logs`,
    ]) {
      const { text, status } = await browser.get(`/admin/queues/api${path}`)
      assert.equal(status, 200, path)
      for (const secret of SECRETS) assert.notInclude(text, secret, path)
    }
    const { job: shown } = await browser.look(`/queues/mail/${job.id}`)
    assert.deepEqual(shown.data, {
      tenantId: `${tenant.name} (${tenant.publicId})`,
      actor: { type: 'hidden', id: null, name: 'hidden' },
      data: { customerId, email: 'hidden', note: 'hidden', attempts: 'hidden', token: 'hidden' },
    })
    assert.equal(shown.id, job.id)
    assert.isTrue(shown.isFailed)
    assert.match(shown.failedReason, /^A database statement failed: Duplicate entry/)
    assert.deepEqual(
      (await browser.look('/queues')).queues.map(({ name }: any) => name),
      QUEUE_NAMES
    )
  })

  test('the board speaks the language of the other pages', async ({ assert }) => {
    const { browser } = await loggedIn()
    const inLanguage = async (language: string) => {
      const headers = { 'accept-language': language }
      const { text } = await browser.send('GET', '/admin/queues', { headers })
      const { queues } = JSON.parse(
        (await browser.send('GET', '/admin/queues/api/queues', { headers })).text
      )
      const [, of] = /<html lang="(\w+)"/.exec(text)!
      const { boardTitle, locale, miscLinks } = JSON.parse(
        /id="__UI_CONFIG__" type="application\/json">(.*?)<\/script>/s.exec(text)![1]
      )
      return {
        of,
        boardTitle,
        lng: locale.lng,
        back: miscLinks[0].text,
        out: miscLinks[1].text,
        mail: queues.find(({ name }: any) => name === 'mail').description,
      }
    }
    assert.deepEqual(await inLanguage('en'), {
      of: 'en',
      boardTitle: 'Oficio queues',
      lng: 'en-US',
      back: 'Back to the pages',
      out: 'Log out',
      mail: 'e-mails',
    })
    assert.deepEqual(await inLanguage('es-CO'), {
      of: 'es',
      boardTitle: 'Colas de Oficio',
      lng: 'es-ES',
      back: 'Volver a las páginas',
      out: 'Salir',
      mail: 'correos',
    })
  })

  test('a failed job is retried, and the audit log says by whom', async ({ assert }) => {
    const { user, browser } = await loggedIn()
    const job = await aFailedJob()

    assert.equal((await browser.call(`/queues/mail/${job.id}/retry`)).status, 204)
    assert.equal(await job.getState(), 'waiting')
    assert.deepEqual(await audited(user.id), [
      { action: 'queue.job_retried', entity_id: job.id, after: { queue: 'mail', job: job.id } },
    ])
  })

  test('all failed jobs are retried or removed, delayed ones promoted, queues paused and resumed', async ({
    assert,
  }) => {
    const { user, browser } = await loggedIn()
    const mail = await queue('mail')
    const failed = await aFailedJob()
    const delayed = await mail.add(
      'send',
      { tenantId: 7 },
      { jobId: randomUUID(), delay: 3_600_000 }
    )

    assert.equal((await browser.call('/queues/mail/pause')).status, 200)
    assert.isTrue(await mail.isPaused())
    assert.equal((await browser.call('/queues/mail/promote')).status, 200)
    assert.equal(await delayed.getState(), 'waiting')
    assert.equal((await browser.call('/queues/mail/retry/failed')).status, 200)
    assert.equal(await failed.getState(), 'waiting')
    assert.equal((await browser.call('/queues/mail/resume')).status, 200)
    assert.isFalse(await mail.isPaused())

    const other = await aFailedJob()
    assert.equal((await browser.call(`/queues/mail/${other.id}/clean`)).status, 204)
    assert.isUndefined(await mail.getJob(other.id!))
    assert.deepEqual(
      (await audited(user.id)).map(({ action }) => action),
      [
        'queue.paused',
        'queue.jobs_promoted',
        'queue.jobs_retried',
        'queue.resumed',
        'queue.job_removed',
      ]
    )
  })

  test('queued work cannot be discarded, and jobs are neither created nor changed by hand', async ({
    assert,
  }) => {
    const { user, browser } = await loggedIn()
    const job = await (await queue('mail')).add('send', { tenantId: 7 }, { jobId: randomUUID() })
    const paths = [
      `/queues/mail/${job.id}/clean`,
      '/queues/mail/clean/wait',
      '/queues/mail/clean/active',
      '/queues/mail/empty',
      '/queues/mail/obliterate',
      '/queues/mail/retry/completed',
      '/queues/mail/concurrency',
      '/queues/mail/rate-limit',
    ]

    for (const path of paths) assert.equal((await browser.call(path)).status, 403, path)
    assert.equal((await browser.call('/queues/mail/add', 'POST')).status, 403)
    assert.equal((await browser.call(`/queues/mail/${job.id}/update-data`, 'PATCH')).status, 403)
    assert.equal(await job.getState(), 'waiting')
    assert.deepEqual((await job.asJSON()).data, '{"tenantId":7}')
    assert.deepEqual(await audited(user.id), [])
  })

  test('a failed action leaves no audit row', async ({ assert }) => {
    const { user, browser } = await loggedIn()
    assert.equal((await browser.call(`/queues/mail/${randomUUID()}/retry`)).status, 404)
    assert.equal((await browser.call('/queues/nothing/pause')).status, 404)
    assert.deepEqual(await audited(user.id), [])
  })

  test('an action without the token, or from another site, is refused', async ({ assert }) => {
    const { browser } = await loggedIn()
    assert.equal((await browser.send('PUT', '/admin/queues/api/queues/mail/pause')).status, 403)
    assert.equal(
      (
        await browser.send('PUT', '/admin/queues/api/queues/mail/pause', {
          headers: { 'x-xsrf-token': 'made-up' },
        })
      ).status,
      403
    )
    assert.equal((await new Browser().call('/queues/mail/pause')).status, 403)
    assert.isFalse(await (await queue('mail')).isPaused())
  })

  test('the board is served whole from here, and its files alone', async ({ assert }) => {
    const { browser } = await loggedIn()
    const { text, headers } = await browser.get('/admin/queues')
    assert.notMatch(text.replace(/<script id="__UI_CONFIG__"[^]*?<\/script>/, ''), /https?:\/\//)
    assert.match(headers.get('content-security-policy')!, /default-src 'none'; script-src 'self'/)

    const script = /src="(static\/js\/main[^"]+)"/.exec(text)![1]
    const file = await browser.get(`/admin/queues/${script}`)
    assert.equal(file.status, 200)
    assert.match(file.headers.get('content-type')!, /javascript/)
    for (const path of [
      '..%2f..%2f..%2fpackage.json',
      '%2e%2e/%2e%2e/package.json',
      'js/none.js',
      'js',
    ])
      assert.equal((await browser.get(`/admin/queues/static/${path}`)).status, 404, path)
  })
})

/** A job that a worker really ran and that really failed, with what an error may carry. */
async function aFailedJob(data: object = {}, tenantId = 7) {
  const job = await (
    await queue('mail')
  ).add(
    'send',
    { tenantId, actor: { type: 'user', id: null, name: 'Ana Gómez' }, data },
    { jobId: randomUUID(), attempts: 1 }
  )
  const worker = new Worker(
    'mail',
    async (running) => {
      await running.log('sent to ana@example.test from /srv/oficio/app.js')
      throw new Error(
        "INSERT INTO users (email) VALUES ('ana@example.test') - Duplicate entry 'ana@example.test' for key 'users__email__unique', call 3001234567"
      )
    },
    { connection: patient, prefix: QUEUE_PREFIX }
  )
  await new Promise<void>((resolve) =>
    worker.on('failed', (failed) => failed!.id === job.id && resolve())
  )
  await worker.close()
  return job
}

async function audited(userId: string) {
  const found = await onPlatform(() =>
    rows(
      "SELECT action, entity_id, `after` FROM audit_logs WHERE tenant_id = 1 AND actor_id = ? AND entity = 'queue' ORDER BY id",
      [userId]
    )
  )
  return found.map(({ action, entity_id, after }) => ({
    action,
    entity_id,
    after: JSON.parse(after),
  }))
}
