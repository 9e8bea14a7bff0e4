/** Calls of the board: checked, run, written to the platform's audit log, redacted, answered. */
import type { HttpContext } from '@adonisjs/core/http'
import type {
  AppControllerRoute,
  BullBoardRequest,
  ControllerHandlerReturnType,
} from '@bull-board/api/typings/app'
import { record } from '#core/audit/audit'
import { isUuid } from '#core/input/fields'
import { isRedisAway } from '#core/redis/connection'
import { refusalFrom } from '#core/errors/refusal'
import { transaction } from '#core/database/transaction/transaction'
import { allowed } from '#admin/board/actions'
import { withCompanyNames } from '#admin/board/company_names'
import { redacted, sentence } from '#admin/board/redaction'
import { describedIn } from '#admin/board/words'

type Reply = { status?: number; body: unknown }

export async function answerCall(
  ctx: HttpContext,
  route: AppControllerRoute,
  board: Pick<BullBoardRequest, 'queues' | 'uiConfig'>
) {
  const { request, response, params } = ctx
  const asked: BullBoardRequest = {
    ...board,
    query: request.qs(),
    params,
    body: {},
    headers: request.headers() as Record<string, string>,
  }
  const { status = 200, body } = await reply(ctx, route, asked)

  response.status(status).header('Content-Type', 'application/json; charset=utf-8')
  response.send(
    status === 204
      ? ''
      : JSON.stringify(
          describedIn(ctx.i18n, await withCompanyNames(redacted(body, String(route.route))))
        )
  )
}

async function reply(
  ctx: HttpContext,
  route: AppControllerRoute,
  asked: BullBoardRequest
): Promise<Reply> {
  try {
    return route.method === 'get' ? await route.handler(asked) : await done(ctx, route, asked)
  } catch (error: any) {
    if (isRedisAway(error)) return redisAway(ctx)
    if (refusalFrom(error)?.code === 'UNAVAILABLE') throw error
    ctx.logger.error(
      { err: error, requestId: ctx.request.id(), route: ctx.route?.pattern },
      error?.message ?? 'An error without a message'
    )
    return {
      status: 500,
      body: { error: ctx.i18n.t('queues.failed'), message: sentence(String(error?.message ?? '')) },
    }
  }
}

/** Not logged here: the process logs a lost Redis once. */
const redisAway = ({ i18n }: HttpContext): Reply => ({
  status: 503,
  body: { error: i18n.t('queues.failed'), message: i18n.t('queues.redis_away') },
})

async function done(
  { i18n }: HttpContext,
  route: AppControllerRoute,
  asked: BullBoardRequest
): Promise<Reply> {
  const answer = await allowed(String(route.method), String(route.route), asked, i18n)
  if ('refused' in answer)
    return { status: 403, body: { error: i18n.t('queues.not_from_here'), message: answer.refused } }

  return audited(answer.audit, asked, async () => route.handler(asked))
}

class Undone extends Error {
  constructor(readonly reply: Reply) {
    super()
  }
}

/** The audit row comes before the deed and commits with it: nothing happens unlogged. */
async function audited(
  action: string,
  { params }: BullBoardRequest,
  deed: () => Promise<ControllerHandlerReturnType>
): Promise<Reply> {
  const { queueName: queue, jobId: job, queueStatus: state } = params
  let once: Promise<ControllerHandlerReturnType> | undefined

  try {
    return await transaction(async () => {
      record({
        action,
        entity: 'queue',
        entityId: job && isUuid(job) ? job : null,
        after: { queue: queue ?? 'all', job, state },
      })

      const reply = await (once ??= deed())
      if ((reply.status ?? 200) >= 400) throw new Undone(reply)
      return reply
    })
  } catch (error) {
    if (error instanceof Undone) return error.reply
    throw error
  }
}

/** True for calls of the board's script, false for pages. */
export const isCallOfBoard = ({ request }: HttpContext) =>
  request.url().startsWith('/admin/queues/api/')
