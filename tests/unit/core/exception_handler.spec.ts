import { test } from '@japa/runner'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import HttpExceptionHandler from '#core/pipeline/exception_handler'
import { OutcomeUnknown } from '#core/database/errors_and_retries'
import { Refusal } from '#core/errors/refusal'

test.group('Errors of requests', () => {
  test('an unreadable body is logged as our error unless the client has disconnected', async ({
    assert,
  }) => {
    const error = Object.assign(new Error('stream is not readable'), {
      type: 'stream.not.readable',
      status: 500,
    })
    const logged = async (hasLeft: boolean) => {
      const ctx = new HttpContextFactory().create()
      let times = 0
      ctx.logger = { error: () => times++ } as any
      if (hasLeft) ctx.request.request.destroy()
      await new HttpExceptionHandler().report(error, ctx)
      return times
    }

    assert.equal(await logged(false), 1)
    assert.equal(await logged(true), 0)
  })

  test('an unavailable service is logged without a stack trace, and a bug is logged with one', async ({
    assert,
  }) => {
    const logged = async (error: unknown) => {
      const ctx = new HttpContextFactory().create()
      let [facts, text]: [any, string] = [undefined, '']
      ctx.logger = {
        error: (first: any, second: string) => ([facts, text] = [first, second]),
      } as any
      await new HttpExceptionHandler().report(error, ctx)
      return { hasStack: 'err' in facts, text }
    }
    const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:3306'), {
      code: 'ECONNREFUSED',
    })

    assert.deepEqual(await logged(away), {
      hasStack: false,
      text: 'connect ECONNREFUSED 127.0.0.1:3306',
    })
    assert.isFalse((await logged(new OutcomeUnknown(away))).hasStack)
    assert.isFalse(
      (await logged(new Refusal(503, 'UNAVAILABLE', 'This cannot be checked at the moment')))
        .hasStack
    )
    assert.isFalse(
      (await logged(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })))
        .hasStack
    )
    assert.isTrue(
      (await logged(Object.assign(new Error('Deadlock found'), { errno: 1213 }))).hasStack,
      'whoever meets whom is looked for in it'
    )
    assert.isTrue((await logged(new TypeError('x is undefined'))).hasStack)
  })
})
