/**
 * Runs a write: it reads the body, then calls the handler in a transaction, with
 * `Idempotency-Key` and `Prefer: dry-run`. It calls the handler itself, because `next` cannot run
 * again after a deadlock. Stands behind `can`.
 */
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
