/** A handler with its declaration, and operations that ask for more scopes. */
import type { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { reading } from '#core/database/read_replicas'
import { refuseParameters } from '#core/endpoints/operations/bodies'
import type { Declaration, Handler, Operation } from '#core/endpoints/operations/declaration'

/** A handler with its declaration, for endpoints that are none of the usual kinds. */
export function operation(declaration: Declaration, handler: Handler): Operation {
  const asksNothing = !declaration.parameters && declaration.kind !== 'delete'
  const write = async (ctx: HttpContext) => {
    if (asksNothing) await refuseParameters(ctx)
    return handler(ctx)
  }
  // A missing record is a 404, also with unknown parameters; only reading tells.
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
      return mayBeBehind(ctx) ? reading(() => answer(ctx)) : answer(ctx)
    },
    { declaration }
  )
}

/**
 * Lists and reports of a caller may come from a replica. One record is read where it was written:
 * its reader may just have been told of it.
 */
const mayBeBehind = ({ auth, params }: HttpContext) =>
  auth?.user !== undefined && !Object.keys(params).length

/** The same operation; its description says what it asks for beside the scope of its route. */
export const alsoNeeds = (what: string, one: Operation): Operation =>
  Object.assign((ctx: HttpContext) => one(ctx), {
    declaration: { ...one.declaration, alsoNeeds: what },
  })

/**
 * The same operation for callers who also hold `scope`, such as that of a figure that it compares
 * with.
 */
export const holding = (scope: string, one: Operation): Operation =>
  Object.assign((ctx: HttpContext) => one(ctx), {
    declaration: { ...one.declaration, needs: scope, alsoNeeds: `\`${scope}\`` },
  })

const isRead = ({ request }: HttpContext) => ['GET', 'HEAD'].includes(request.method())
