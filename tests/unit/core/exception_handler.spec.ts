import { test } from '@japa/runner'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import HttpExceptionHandler from '#core/exceptions/handler'

test.group('Errors of requests', () => {
  test('a body that is not there to be read is our error, unless whoever sent it has left', async ({ assert }) => {
    const error = Object.assign(new Error('stream is not readable'), { type: 'stream.not.readable', status: 500 })
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
})
