/** Runs a write: handler, answer and idempotency record in one transaction, with retries. */
import type { OutgoingHttpHeaders } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { AnsweredBefore, EXPIRED, IdempotencyClaim, type Answer } from '#core/pipeline/idempotency'
import { deferredJson, type MaybeDeferredText } from '#core/database/deferred_number'
import { declarationOf } from '#core/endpoints/operations'
import { isAway, isTooMuchAtOnce } from '#core/database/errors_and_retries'
import { PROBLEM_TYPE, problem } from '#core/errors/problem_details'
import { preferencesOf } from '#core/http/prefer_header'
import { refusalFrom } from '#core/errors/refusal'
import { PLATFORM } from '#core/context/platform_tenant'
import { transaction } from '#core/database/transaction/transaction'
import type { UnitOfWork } from '#core/database/transaction/unit_of_work'

/** Headers that are stored with an answer, for replays. */
const KEPT_HEADERS = [
  'location',
  'etag',
  'content-type',
  'content-disposition',
  'preference-applied',
]

/** Answers the request, or replays the first answer of its key. */
export async function executeWrite(ctx: HttpContext) {
  const work = () => executeInTenant(ctx)
  return Current.tenantIfAny ? work() : Current.within(PLATFORM, work)
}

async function executeInTenant(ctx: HttpContext, attempts = 3): Promise<void> {
  const preferred = preferencesOf(ctx).dryRun
  const { ownDryRun, isPlain } = declarationOf(ctx) ?? {}
  const dryRun = preferred && !ownDryRun
  const asked = claimOf(ctx)
  const claim = preferred ? undefined : asked
  const headers = ctx.response.getHeaders()
  let isAgain = false

  try {
    const answer = await transaction(
      async () => {
        if (isAgain) startAnew(ctx, headers)
        isAgain = true
        return answerOf(ctx, await handled(ctx), dryRun ? Current.unit : undefined)
      },
      {
        dryRun,
        defersNumbers: !preferred,
        isUnique: claim !== undefined,
        first: claim?.firstRead(),
        onDone: (unit, done) => {
          claim?.keep(unit, done, isPlain)
          return done
        },
      }
    )
    write(ctx, { ...answer, body: String(answer.body) })
  } catch (error) {
    if (error instanceof AnsweredBefore && error.answer) {
      startAnew(ctx, headers)
      return write(ctx, error.answer)
    }
    // A look at the key would wait for an absent database again; a batch too large must be logged.
    if (!claim || isAway(error) || isTooMuchAtOnce(error) || isForbidden(error)) throw error
    const first = await claim.answerInstead(error)
    startAnew(ctx, headers)
    if (first === EXPIRED && attempts > 1) return executeInTenant(ctx, attempts - 1)

    write(ctx, first && first !== EXPIRED ? first : await claim.keepRefusal(refused(ctx, error)))
  }
}

/** A forbidden caller must not see an earlier answer. */
const isForbidden = (error: unknown) => refusalFrom(error)?.status === 403

/** A second attempt reads the same body, which is already in memory. */
async function handled(ctx: HttpContext): Promise<unknown> {
  const { handler } = ctx.route!
  return typeof handler === 'function' ? handler(ctx) : handler.handle(ctx.containerResolver, ctx)
}

function startAnew({ response }: HttpContext, headers: OutgoingHttpHeaders) {
  for (const name of Object.keys(response.getHeaders()))
    if (!(name in headers)) response.removeHeader(name)
  response.status(200)
}

function answerOf(
  { response }: HttpContext,
  value: unknown,
  dryRun?: UnitOfWork
): Answer<MaybeDeferredText> {
  const status = response.getStatus()
  const shown =
    dryRun && value && typeof value === 'object' && !Buffer.isBuffer(value)
      ? { ...value, effects: dryRun.effects }
      : value
  const body =
    shown === undefined || shown === null
      ? ''
      : typeof shown === 'string'
        ? shown
        : Buffer.isBuffer(shown)
          ? shown.toString('base64')
          : Current.unit!.hasDeferredNumber
            ? deferredJson(shown)
            : JSON.stringify(shown)
  if (body && !response.getHeader('content-type'))
    response.header('Content-Type', 'application/json; charset=utf-8')

  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) =>
      response.getHeader(name) ? [[name, String(response.getHeader(name))]] : []
    )
  )
  return { status, headers, body }
}

function refused(ctx: HttpContext, error: unknown): Answer {
  const refusal = refusalFrom(error)
  if (!refusal) throw error

  ctx.refusedWith = refusal.code
  return {
    status: refusal.status,
    headers: { ...refusal.headers, 'content-type': PROBLEM_TYPE },
    body: JSON.stringify(problem(refusal, ctx.request.id()!)),
  }
}

function write(ctx: HttpContext, { status, headers, body }: Answer) {
  const { response } = ctx
  if (headers['content-type'] === PROBLEM_TYPE) ctx.refusedWith ??= codeIn(body)
  for (const [name, value] of Object.entries(headers)) response.header(name, value)
  response.status(status)
  if (body) response.send(isBinary(headers) ? Buffer.from(body, 'base64') : body)
  else response.removeHeader('content-type')
}

/** The code of a refusal that is answered again. */
const codeIn = (body: Answer['body']): string | undefined => JSON.parse(String(body)).code

/** Binary answers are base64, so that they can be stored as text. */
const isBinary = (headers: Answer['headers']) => headers['content-type'] === 'application/pdf'

function claimOf({ request }: HttpContext) {
  // `request.header()` treats an empty key as absent; Node does not.
  const key = request.request.headers['idempotency-key'] as string | undefined
  if (key === undefined || request.method() !== 'POST') return

  return IdempotencyClaim.of(key, [request.method(), request.url(true), request.all()])
}
