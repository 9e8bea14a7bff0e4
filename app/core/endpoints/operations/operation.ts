/** A handler with its declaration, and operations that need more scopes. */
import type { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { reading } from '#core/database/read_replicas'
import { refuseParameters } from '#core/endpoints/operations/bodies'
import type { Declaration, Handler, Operation } from '#core/endpoints/operations/declaration'

/** A handler with its declaration, for unusual endpoints. */
export function operation(declaration: Declaration, handler: Handler): Operation {
  const asksNothing = !declaration.parameters && declaration.kind !== 'delete'
  const write = async (ctx: HttpContext) => {
    if (asksNothing) await refuseParameters(ctx)
    return handler(ctx)
  }
  // A missing record is a 404 even with unknown parameters, so the record is read first.
  const read = async (ctx: HttpContext) => {
    const answer = await handler(ctx)
    await refuseParameters(ctx).catch((refusal) => {
      ;(ctx.response.outgoingStream as Readable | undefined)?.destroy() // a file that is not sent then
      throw refusal
    })
    return answer
  }
  const answer = asksNothing ? read : handler
  return Object.assign(
    (ctx: HttpContext) => {
      if (!isRead(ctx)) return write(ctx)
      return mayBeBehind(ctx, declaration) ? reading(() => answer(ctx)) : answer(ctx)
    },
    { declaration }
  )
}

/** Lists may come from a replica; one record may not, because it may be new. */
const mayBeBehind = ({ auth, params }: HttpContext, { isCurrent }: Declaration) =>
  auth?.user !== undefined && !Object.keys(params).length && !isCurrent

/** The same operation; its description names further permissions. */
export const alsoNeeds = (what: string, one: Operation): Operation =>
  Object.assign((ctx: HttpContext) => one(ctx), {
    declaration: { ...one.declaration, alsoNeeds: what },
  })

/** The same operation for callers who also have `scope`. */
export const holding = (scope: string, one: Operation): Operation =>
  Object.assign((ctx: HttpContext) => one(ctx), {
    declaration: { ...one.declaration, needs: scope, alsoNeeds: `\`${scope}\`` },
  })

const isRead = ({ request }: HttpContext) => ['GET', 'HEAD'].includes(request.method())
