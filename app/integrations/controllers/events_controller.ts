import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { operation, pathId } from '#core/endpoints/operations'
import { streamAsCaller } from '#core/endpoints/stream_as_caller'
import { notFound, Refusal } from '#core/errors/refusal'
import { accepted } from '#core/http/content_negotiation'
import { preferencesOf } from '#core/http/prefer_header'
import { described, limit, textFilter } from '#core/input/query_fields'
import { queryOf } from '#core/input/query_string'
import { mayReadAllOf } from '#core/resources/webhook_events'
import { Feed } from '#integrations/event_log/feed'
import { framesOf } from '#integrations/event_log/frames'
import { openStream } from '#integrations/event_log/open_streams'
import { findEvent, readPage } from '#integrations/event_log/pages'
import { positionAfter } from '#integrations/event_log/positions'
import { typesField, typesFor } from '#integrations/event_log/readable'
import { eventAnswer, eventPage } from '#integrations/transformers/event_transformer'

/** Event types are known once all domains are loaded, before the first request. */
const query = queryOf({
  types: typesField(),
  after: described(
    'Only events after this one: its id, a `nextCursor` or `endCursor`, or `latest` for those to come.',
    { ...textFilter(64), schema: { type: 'string', maxLength: 64, examples: ['latest'] } }
  ),
  limit,
})

const STREAM = 'text/event-stream'

export const events = {
  index: operation(
    {
      kind: 'read',
      status: 200,
      summary: 'List events',
      parameters: query.parameters,
      output: eventPage,
      // A reader would go on after the last event, and miss those that a replica did not have yet.
      isCurrent: true,
      answers: {
        200: {
          description: 'With `Accept: text/event-stream` a stream that goes on with new events',
          content: { [STREAM]: { type: 'string' } },
        },
      },
    },
    async (ctx) => {
      const asked = query.parse(ctx.request.qs(), preferencesOf(ctx))
      mustBeInACompany()
      const isStream =
        ctx.request.method() === 'GET' && accepted(ctx, ['application/json', STREAM]) === STREAM
      if (isStream) return stream(ctx, asked)

      const position = await positionAfter(asked.after)
      const size = asked.limit ?? 20
      const types = typesFor(Current.actor, asked.types)
      const page = await readPage({ ...position, types, limit: size })
      return {
        data: page.events.map(({ shown }) => shown),
        meta: {
          limit: size,
          nextCursor: page.hasMore ? page.endId : null,
          endCursor: page.endId,
        },
      }
    }
  ),

  show: operation(
    { kind: 'read', status: 200, summary: 'Get an event', output: eventAnswer },
    async (ctx) => {
      mustBeInACompany()
      const event = await findEvent(pathId(ctx))
      if (!event || !mayReadAllOf(event.type, Current.actor)) throw notFound()
      return event
    }
  ),
}

type Asked = ReturnType<typeof query.parse>

/** `Last-Event-ID` goes before `after`, since a client that reconnects repeats its address. */
async function stream(ctx: HttpContext, asked: Asked) {
  const { request, response } = ctx
  const lastEventId = request.header('last-event-id')?.trim()
  const { after, afterId, head } = await positionAfter(lastEventId || asked.after)

  let feed: Feed | undefined
  const { signal, actor, moved } = await openStream(ctx, () => feed?.leave())
  if (signal.aborted) return
  feed = Feed.join(head)
  const types = () => typesFor(actor(), asked.types)
  const frames = framesOf({ feed, position: after, id: afterId, types, moved, signal })

  response.header('Content-Type', STREAM)
  response.header('X-Accel-Buffering', 'no')
  response.stream(streamAsCaller(frames, { highWaterMark: 1 }))
}

function mustBeInACompany() {
  if (!Current.tenantIfAny)
    throw new Refusal(400, 'TENANT_REQUIRED', 'Choose a company with the header X-Tenant-Id')
}
