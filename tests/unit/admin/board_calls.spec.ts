import { test } from '@japa/runner'
import i18n from '@adonisjs/i18n/services/main'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import { answerCall } from '#admin/board/calls'

/** Fails a call of the queue board with `error`; answers its status and how often it was logged. */
async function looked(error: Error) {
  const ctx = new HttpContextFactory().create()
  let logged = 0
  ctx.i18n = i18n.locale('en')
  ctx.logger = { error: () => logged++ } as any
  await answerCall(
    ctx,
    { method: 'get', route: '/api/queues', handler: () => Promise.reject(error) } as any,
    {} as any
  )
  return {
    status: ctx.response.getStatus(),
    body: JSON.parse(String(ctx.response.getBody())),
    logged,
  }
}

test.group('Errors of the queue board', () => {
  test('without Redis the queue board answers 503 and logs no error', async ({ assert }) => {
    for (const error of [
      new Error('Command timed out'),
      new Error('Connection is closed.'),
      Object.assign(new Error('Reached the max retries per request limit (which is 1)'), {
        name: 'MaxRetriesPerRequestError',
      }),
    ]) {
      const { status, body, logged } = await looked(error)
      assert.deepEqual([status, logged], [503, 0], error.message)
      assert.match(body.message, /^Redis does not answer\. Nothing is lost/)
    }
  })

  test('the queue board rethrows a lost database and logs an unexpected error as a 500', async ({
    assert,
  }) => {
    await assert.rejects(
      () => looked(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })),
      /ECONNREFUSED/
    )
    assert.containsSubset(await looked(new TypeError('x is undefined')), { status: 500, logged: 1 })
  })
})
