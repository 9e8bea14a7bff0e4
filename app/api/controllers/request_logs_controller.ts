import { PREFIX } from '#api/endpoints'
import { requestLogTransformer } from '#api/transformers/request_log_transformer'
import { requestsWritten } from '#core/audit/requests/buffer'
import { oldestRequestId } from '#core/audit/requests/sweep'
import { Current } from '#core/context/current'
import { lists, operation, reads, type Operation } from '#core/endpoints/operations'
import { codeFilter, idFilter, valuesFilter, type QueryField } from '#core/input/query_fields'
import { defineList, type Condition } from '#core/resources/list/list'
import { among } from '#core/resources/list/lookups'

/** `422`, or `4xx` for all of a class. */
const statusFilter: QueryField<string[]> = {
  ...valuesFilter((text, refuse) =>
    /^[1-5](\d\d|xx)$/.test(text)
      ? text
      : refuse('INVALID', 'must be a status such as 422, or a class of them such as 4xx')
  ),
  schema: { type: 'string', examples: ['4xx'] },
}

const isClass = (status: string) => status.endsWith('xx')

const requestList = defineList({
  record: requestLogTransformer,
  filters: {
    status: statusFilter,
    method: codeFilter(8),
    route: codeFilter(255),
    actorId: idFilter(),
    requestId: codeFilter(128),
  },
  where: {
    status(asked: string[]): Condition {
      const single = asked.filter((one) => !isClass(one)).map(Number)
      const conditions: Condition[] = [
        ...(single.length ? [among('t.status', single)] : []),
        ...asked.filter(isClass).map(ofClass),
      ]
      return [
        conditions.map(([sql]) => `(${sql})`).join(' OR '),
        ...conditions.flatMap(([, ...bindings]) => bindings),
      ]
    },
    method: (method: string): Condition => ['t.method = ?', method.toUpperCase()],
    route: (route: string): Condition => [
      't.route = ?',
      route.startsWith(PREFIX) ? route : PREFIX + route,
    ],
  },
  isCounted: true,
})

const ofClass = ([digit]: string): Condition => [
  't.status BETWEEN ? AND ?',
  Number(digit) * 100,
  Number(digit) * 100 + 99,
]

export const requestLogs = {
  // The sweep of the night has not been at the oldest ones yet.
  index: upToNow(lists(requestList, { within: () => [['t.id >= ?', oldestRequestId()]] })),
  show: upToNow(reads(requestLogTransformer)),
}

/** Writes the entries of this process first, so that a reader finds the request just answered. */
function upToNow(one: Operation): Operation {
  return operation(one.declaration, async (ctx) => {
    await requestsWritten(Current.tenant)
    return one(ctx)
  })
}
