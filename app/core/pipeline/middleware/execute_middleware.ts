/** Runs a write. It calls the handler itself, because `next` cannot run again after a deadlock. */
import type { HttpContext } from '@adonisjs/core/http'
import { declarationOf } from '#core/endpoints/operations'
import { readJsonBody } from '#core/http/json_body'
import { writing } from '#core/database/read_replicas'
import { executeWrite } from '#core/pipeline/execute_write'

export default class ExecuteMiddleware {
  async handle(ctx: HttpContext) {
    const receive = declarationOf(ctx)?.receive
    if (receive) return writing(() => receive(ctx, () => executeWrite(ctx)))

    await readJsonBody(ctx)
    await writing(() => executeWrite(ctx))
  }
}
