/** GET /employees/:id/timeline: all records of an employee; other domains add their kinds. */
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { rows, selects } from '#core/database/query'
import { dayInZone } from '#core/calendar/day_in_zone'
import type { Condition } from '#core/resources/list/list'
import { readDay } from '#core/input/checks'
import { isUuid } from '#core/input/fields'
import {
  askedBy,
  cursorOf,
  LIST_META,
  readCursor,
  cursorLinks,
  pageLinks,
} from '#core/resources/list/links'
import { operation, pathId } from '#core/endpoints/operations'
import { preferencesOf } from '#core/http/prefer_header'
import { queryOf } from '#core/input/query_string'
import { cursor, limit, page, sortedBy } from '#core/input/query_fields'
import type { Transformer } from '#core/resources/transformer'
import { notFound } from '#core/errors/refusal'
import { name } from '#core/database/sql'
import { absenceTransformer } from '#hr/transformers/absence_transformer'
import {
  contractTransformer,
  salaryIncreaseTransformer,
} from '#hr/transformers/contract_transformer'
import { disciplinaryProcessTransformer } from '#hr/transformers/disciplinary_process_transformer'
import { timeOffTransformer } from '#hr/transformers/time_off_transformer'

/** Other domains may know a person by either id. */
export type Person = { id: string; userId: string | null }

type TimelineKind = {
  /** Such as CONTRACT. */
  type: string
  record: Transformer<any>
  /** SQL of one employee's records; `t` is the record's table. */
  of?: (person: Person) => Condition
} & ({ day: string } | { instant: string })

const ofEmployee = ({ id }: Person): Condition => ['t.employee_id = ?', id]

const kinds: TimelineKind[] = [
  { type: 'CONTRACT', record: contractTransformer, day: 't.start_date' },
  { type: 'SALARY_INCREASE', record: salaryIncreaseTransformer, day: 't.effective_date' },
  { type: 'TIME_OFF', record: timeOffTransformer, day: 't.start_date' },
  { type: 'ABSENCE', record: absenceTransformer, day: 't.date' },
  { type: 'DISCIPLINARY_PROCESS', record: disciplinaryProcessTransformer, day: 't.date' },
]

export function addToTimeline(kind: TimelineKind) {
  kinds.push(kind)
}

const query = queryOf({ page, limit, sort: sortedBy(['date']), cursor })

const entry = {
  type: {
    type: 'string',
    description: 'CONTRACT, SALARY_INCREASE, TIME_OFF, ABSENCE, DISCIPLINARY_PROCESS or ASSET',
    examples: ['CONTRACT'],
  },
  date: { type: 'string', format: 'date', description: 'The day from which it counts' },
  id: { type: 'string', format: 'uuid' },
  record: {
    type: 'object',
    description: 'The record itself, as its own endpoint shows it',
    additionalProperties: true,
  },
}
const schema = {
  type: 'object',
  title: 'EmployeeTimeline',
  properties: {
    data: {
      type: 'array',
      items: { type: 'object', properties: entry, required: Object.keys(entry) },
    },
    meta: { anyOf: Object.values(LIST_META) },
  },
  required: ['data', 'meta'],
}

export const timeline = operation(
  {
    kind: 'read',
    status: 200,
    parameters: query.parameters,
    output: { schema },
    summary: 'Read the timeline of an employee',
  },
  async (ctx) => {
    const { page = 1, limit = 20, sort, cursor } = query.parse(ctx.request.qs(), preferencesOf(ctx))
    const order = sort?.[0].descending === false ? OLDEST_FIRST : NEWEST_FIRST
    const [person] = await rows(
      'SELECT id, user_id AS userId FROM employees WHERE tenant_id = ? AND id = ? AND live = 1',
      [Current.tenantId, pathId(ctx)]
    )
    if (!person) throw notFound()

    const { keys, meta, link } =
      cursor === undefined
        ? await byPage(person as Person, order, page, limit, ctx)
        : await behind(person as Person, order, cursor, limit, ctx)
    if (link) ctx.response.header('Link', link)
    return { data: await entriesOf(keys), meta }
  }
)

type Key = { type: string; date: string; id: string }

/** `marks` end cursors of the unusual order, so that the two kinds are not mixed up. */
type Order = { sql: string; further: '<' | '>'; marks: string[] }

const NEWEST_FIRST: Order = { sql: 'ORDER BY date DESC, id DESC', further: '<', marks: [] }
const OLDEST_FIRST: Order = { sql: 'ORDER BY date, id', further: '>', marks: ['date'] }

async function byPage(
  person: Person,
  { sql: order }: Order,
  page: number,
  limit: number,
  ctx: HttpContext
) {
  const [all, bindings] = entriesWith(person)
  const [keys, [count]] = await selects([
    [`${all} ${order} LIMIT ${limit} OFFSET ${(page - 1) * limit}`, bindings],
    [`SELECT COUNT(*) AS total FROM (${all}) entries`, bindings],
  ])

  return {
    keys: keys as Key[],
    ...pageLinks(askedBy(ctx), { page, limit, total: Number(count.total) }),
  }
}

async function behind(
  person: Person,
  { sql: order, further, marks }: Order,
  cursor: string,
  limit: number,
  ctx: HttpContext
) {
  const [all, bindings] = entriesWith(person)
  const place =
    cursor &&
    readCursor(
      cursor,
      ([day, id, ...more]) =>
        typeof day === 'string' &&
        readDay(day) === day &&
        isUuid(String(id)) &&
        more.join() === marks.join()
    )
  const [where, ...at] = place
    ? [`WHERE date ${further} ? OR (date = ? AND id ${further} ?)`, place[0], place[0], place[1]]
    : ['']
  const found = (await rows(`SELECT * FROM (${all}) entries ${where} ${order} LIMIT ${limit + 1}`, [
    ...bindings,
    ...at,
  ])) as Key[]
  const {
    page: keys,
    meta,
    link,
  } = cursorLinks(askedBy(ctx), found, limit, ({ date, id }) => cursorOf([date, id, ...marks]))

  return { keys, meta, link }
}

function entriesWith(person: Person): [sql: string, bindings: unknown[]] {
  const parts = kinds.map((kind) => {
    const [where, ...bindings] = (kind.of ?? ofEmployee)(person)
    return [
      `SELECT '${kind.type}' AS type, ${dayIn(kind)} AS date, t.id FROM ${name(kind.record.table)} t WHERE t.tenant_id = ? AND ${where}`,
      [Current.tenantId, ...bindings],
    ] as const
  })
  return [parts.map(([sql]) => sql).join(' UNION ALL '), parts.flatMap(([, values]) => values)]
}

const dayIn = (kind: TimelineKind) =>
  'day' in kind ? kind.day : dayInZone(kind.instant, Current.tenant.timezone)

/** Reads all records in one round trip. */
async function entriesOf(keys: Key[]) {
  const wanted = kinds.filter(({ type }) => keys.some((key) => key.type === type))
  if (!wanted.length) return []

  const found = await selects(
    wanted.map(({ type, record }) => {
      const ids = keys.filter((key) => key.type === type).map(({ id }) => id)
      return [
        `SELECT ${record.columns()} FROM ${name(record.table)} t WHERE t.tenant_id = ? AND t.id IN (${ids.map(() => '?').join(',')})`,
        [Current.tenantId, ...ids],
      ] as const
    })
  )
  const records = new Map(
    found.flatMap((rows, index) => rows.map((row) => [row.id, wanted[index].record.of(row)]))
  )
  return keys.map(({ type, date, id }) => ({ type, date, id, record: records.get(id) }))
}
